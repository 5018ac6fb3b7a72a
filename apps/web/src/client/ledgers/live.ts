import { newId, type Outbox, pageTimers } from '@gorrion/client/connection';
import { client } from '../index.ts';
import { ledgerOutbox, loadWaiting, type Sent, saveWaiting, type Waiting } from './outbox.ts';
import { fetchLedger, type LedgerKindName, type Refusal, sendToLedger } from './server.ts';

/*
 * One ledger that a page shows. The socket says that there is a newer version, HTTP says what it holds; the page asks
 * every half minute as well, in case the socket has missed something.
 */

/** Time (ms) between two looks at a ledger about which nothing is heard. */
const LOOK_EVERY = 30_000;
/** Time (ms) before a look that has failed is repeated. */
const RETRY = 3000;

/** Refusals after which nothing of the ledger is shown any more. */
const NOT_SHOWN: ReadonlySet<string> = new Set(['no-such-ledger', 'ledger-damaged', 'not-yours']);

/** What a page knows of a ledger. */
export interface LedgerSight<View> {
  /** Undefined until the first answer. */
  readonly view: View | undefined;
  /** Why there is no view, or no newer one. */
  readonly refusal: Refusal | undefined;
  /** Commands that wait for the network. */
  readonly waiting: number;
  /** The commands that the view does not show yet, in their order: those that wait, and those just taken. */
  readonly outgoing: readonly unknown[];
  /** Commands of an earlier page that the server has refused since. */
  readonly unheard: readonly RefusedCommand[];
}

/** A command that the server has refused, and why. */
export interface RefusedCommand {
  readonly command: unknown;
  readonly refusal: Refusal;
}

const UNSEEN: LedgerSight<never> = { view: undefined, refusal: undefined, waiting: 0, outgoing: [], unheard: [] };

/** Follows one ledger as long as somebody listens. */
export class LiveLedger<View> {
  readonly kind: LedgerKindName;
  readonly id: string;
  #sight: LedgerSight<View> = UNSEEN;
  #version: number | undefined;
  /** The version that is being asked for, or that the socket has named. */
  #wanted = 0;
  #isAsking = false;
  /** Whether the server has refused to send changes, as it does to those who may not see the ledger yet. */
  #isRefused = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Commands that are taken, but not in the view yet, with the version that has them. */
  #landing: readonly { readonly call: Waiting; readonly version: number }[] = [];
  readonly #listeners = new Set<() => void>();
  readonly outbox: Outbox<Waiting, Sent>;

  constructor(kind: LedgerKindName, id: string) {
    this.kind = kind;
    this.id = id;
    const send = async (call: Waiting, answered: (answer: Sent) => void) => {
      const answer = await sendToLedger(kind, id, call);
      if (answer.ok) this.#landing = [...this.#landing, { call, version: answer.value.version }];
      answered(answer);
    };
    const changed = (waiting: readonly Waiting[]) => {
      saveWaiting(kind, id, waiting);
      queueMicrotask(() => this.#set(this.#out()));
    };
    const unheard = ({ command }: Waiting, answer: Sent) => {
      if (!answer.ok) this.#set({ unheard: [...this.#sight.unheard, { command, refusal: answer }] });
      void this.look(answer.ok ? answer.value.version : 0);
    };
    this.outbox = ledgerOutbox({ send, changed, unheard, after: pageTimers.after }, loadWaiting(kind, id));
    this.#sight = { ...this.#sight, ...this.#out() };
  }

  #out(): Pick<LedgerSight<View>, 'waiting' | 'outgoing'> {
    this.#landing = this.#landing.filter(({ version }) => version > (this.#version ?? 0));
    const { waiting } = this.outbox;
    return { waiting: waiting.length, outgoing: [...this.#landing.map(({ call }) => call), ...waiting].map(commandOf) };
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

  /** Asks for the ledger, unless a version at least as new is here or nobody listens. */
  async look(version = 0): Promise<void> {
    if (this.#listeners.size === 0) return;
    this.#wanted = Math.max(this.#wanted, version);
    if (this.#isAsking || (version > 0 && version <= (this.#version ?? 0))) return;
    this.#isAsking = true;
    const answer = await fetchLedger<View>(this.kind, this.id, this.#version);
    this.#isAsking = false;
    if (answer.ok) {
      const isNews = answer.value.version !== this.#version;
      this.#version = answer.value.version;
      // What the reader is shown later than others comes when it is due, and is not asked for again and again.
      if (!isNews) this.#wanted = Math.min(this.#wanted, answer.value.version);
      const { view } = answer.value;
      this.#set({ refusal: undefined, ...(view !== undefined && { view }), ...this.#out() });
      // A person who has joined may see the ledger now.
      if (this.#isRefused) this.watch();
    } else if (NOT_SHOWN.has(answer.code)) {
      this.#version = undefined;
      this.#set({ view: undefined, refusal: answer });
    } else this.#set({ refusal: answer });
    // Who may not see it asks again when that may have changed: after a command, on a new
    // connection, or when they come back to the page.
    if (!answer.ok && answer.code === 'not-yours') return clearTimeout(this.#timer);
    const isBehind = answer.ok && this.#wanted > answer.value.version;
    this.#later(answer.ok ? (isBehind ? 0 : LOOK_EVERY) : RETRY);
  }

  #later(ms: number): void {
    clearTimeout(this.#timer);
    if (this.#listeners.size > 0) this.#timer = setTimeout(() => void this.look(), ms);
  }

  #begin(): void {
    watchedNow.set(this.id, this as LiveLedger<unknown>);
    hearChanges();
    this.watch();
    void this.look();
  }

  /** Asks the server to send changes, if there is a connection; a new one asks again. */
  watch(): void {
    if (!client.wire.isOpen()) return;
    this.#isRefused = false;
    client.wire.ask('ledger:watch', { ledger: this.id }, answer => {
      this.#isRefused = !answer.ok;
      if (answer.ok && this.#listeners.size > 0) void this.look(answer.version);
    });
  }

  #end(): void {
    clearTimeout(this.#timer);
    watchedNow.delete(this.id);
    if (client.wire.isOpen()) client.wire.ask('ledger:unwatch', { ledger: this.id }, () => {});
  }

  #set(change: Partial<LedgerSight<View>>): void {
    this.#sight = { ...this.#sight, ...change };
    for (const listener of this.#listeners) listener();
  }
}

const commandOf = ({ command }: Waiting): unknown => command;

const watchedNow = new Map<string, LiveLedger<unknown>>();
let isHearing = false;

function hearChanges(): void {
  if (isHearing) return;
  isHearing = true;
  client.wire.on('ledger:changed', ({ ledger, version }) => void watchedNow.get(ledger)?.look(version));
  client.wire.onOpen(() => {
    for (const live of watchedNow.values()) {
      live.watch();
      live.outbox.resend();
    }
  });
  // Somebody else may have let the reader in meanwhile.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    for (const live of watchedNow.values()) if (live.sight.refusal?.code === 'not-yours') void live.look();
  });
}
