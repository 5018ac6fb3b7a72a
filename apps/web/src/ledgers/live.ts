import { client } from '../client/index.ts';
import { newId } from '../connection/ids.ts';
import { LedgerOutbox, loadWaiting, type Sent, saveWaiting } from './outbox.ts';
import { fetchLedger, type LedgerKindName, type Refusal, sendToLedger } from './server.ts';

/*
 * One ledger that a page shows. The socket says that there is a newer version, HTTP says what it holds; the page asks
 * every half minute as well, in case the socket has missed something.
 */

/** Time (ms) between two looks at a ledger about which nothing is heard. */
const LOOK_EVERY = 30_000;
/** Time (ms) before a look that has failed is repeated. */
const RETRY = 3000;

/** What a page knows of a ledger. */
export interface LedgerSight<View> {
  /** Undefined until the first answer. */
  readonly view: View | undefined;
  /** Why there is no view, or no newer one. */
  readonly refusal: Refusal | undefined;
  /** Commands that wait for the network. */
  readonly waiting: number;
}

const UNSEEN: LedgerSight<never> = { view: undefined, refusal: undefined, waiting: 0 };

/** Follows one ledger as long as somebody listens. */
export class LiveLedger<View> {
  readonly kind: LedgerKindName;
  readonly id: string;
  #sight: LedgerSight<View> = UNSEEN;
  #version: number | undefined;
  /** The version that is being asked for, or that the socket has named. */
  #wanted = 0;
  #isAsking = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();
  readonly outbox: LedgerOutbox;

  constructor(kind: LedgerKindName, id: string) {
    this.kind = kind;
    this.id = id;
    this.outbox = new LedgerOutbox({
      send: call => sendToLedger(kind, id, call),
      load: () => loadWaiting(kind, id),
      save: waiting => saveWaiting(kind, id, waiting),
      after: (ms, task) => void setTimeout(task, ms),
      changed: () => queueMicrotask(() => this.#set({ waiting: this.outbox.waiting.length })),
    });
  }

  get sight(): LedgerSight<View> {
    return this.#sight;
  }

  listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) this.#begin();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#end();
    };
  };

  /** Sends a command and shows what it has changed. Resolves with the server's answer. */
  async send(command: unknown): Promise<Sent> {
    const answer = await this.outbox.push({ id: newId(), command });
    if (answer.ok) await this.look(answer.value.version);
    else if (answer.code !== 'offline') await this.look();
    return answer;
  }

  /** Asks for the ledger, unless a version at least as new is here. */
  async look(version = 0): Promise<void> {
    this.#wanted = Math.max(this.#wanted, version);
    if (this.#isAsking || (version > 0 && version <= (this.#version ?? 0))) return;
    this.#isAsking = true;
    const answer = await fetchLedger<View>(this.kind, this.id, this.#version);
    this.#isAsking = false;
    if (answer.ok) {
      this.#version = answer.value.version;
      this.#set({ refusal: undefined, ...(answer.value.view !== undefined && { view: answer.value.view }) });
    } else if (answer.code === 'no-such-ledger' || answer.code === 'not-yours') {
      this.#version = undefined;
      this.#set({ view: undefined, refusal: answer });
    } else this.#set({ refusal: answer });
    const isBehind = answer.ok && this.#wanted > answer.value.version;
    this.#later(answer.ok ? (isBehind ? 0 : LOOK_EVERY) : RETRY);
  }

  #later(ms: number): void {
    clearTimeout(this.#timer);
    if (this.#listeners.size > 0) this.#timer = setTimeout(() => void this.look(), ms);
  }

  #begin(): void {
    watchedNow.set(this.id.toUpperCase(), this as LiveLedger<unknown>);
    hearChanges();
    askToWatch(this.id);
    void this.look();
  }

  #end(): void {
    clearTimeout(this.#timer);
    watchedNow.delete(this.id.toUpperCase());
    if (client.wire.isOpen()) client.wire.ask('ledger:unwatch', { ledger: this.id }, () => {});
  }

  #set(change: Partial<LedgerSight<View>>): void {
    this.#sight = { ...this.#sight, ...change };
    for (const listener of this.#listeners) listener();
  }
}

const watchedNow = new Map<string, LiveLedger<unknown>>();
let isHearing = false;

/** Asks the server to be told about a ledger, if there is a connection; a new one asks again. */
function askToWatch(ledger: string): void {
  if (!client.wire.isOpen()) return;
  client.wire.ask('ledger:watch', { ledger }, answer => {
    if (answer.ok) void watchedNow.get(ledger.toUpperCase())?.look(answer.version);
  });
}

function hearChanges(): void {
  if (isHearing) return;
  isHearing = true;
  client.wire.on('ledger:changed', ({ ledger, version }) => void watchedNow.get(ledger)?.look(version));
  client.wire.onOpen(() => {
    for (const [id, live] of watchedNow) {
      askToWatch(id);
      live.outbox.hurry();
    }
  });
}
