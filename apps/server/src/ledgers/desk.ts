import { randomBytes } from 'node:crypto';
import type { Context, Fact, LedgerKind, Refused } from '@gorrion/events/ledger';
import type { Me, PersonId } from '@gorrion/protocol';
import type { Clock } from '@gorrion/table';
import type { Log } from '../config/log.ts';
import type { Guests } from '../identity/guests.ts';
import { withNames } from '../identity/names.ts';
import type { Standing } from '../limits/guesses.ts';
import type { LedgerStore, StoredFact } from '../persistence/ledgers.ts';
import { newCode, readCode } from '../tables/code.ts';
import { type LedgerLists, type LedgerPage, ListsOfLedgers } from './lists.ts';
import type { LedgerQuotas } from './quotas.ts';

/*
 * All ledgers of this server: finds and folds them, decides commands one after another, writes facts before anybody sees
 * them, and tells those who watch. A command that is sent again has one effect.
 */

/** Ledgers whose states stay in memory. */
const MOST_REMEMBERED = 500;

/** A kind of ledger whose own types only its functions know. */
export type AnyKind = LedgerKind<unknown, unknown, unknown, unknown, unknown, unknown>;

/** What the server does because of what a ledger says: opens tables, takes results. */
export interface Follower {
  readonly kind: string;
  /**
   * Called after every change, and at the start for every ledger of the kind. Compares what is with what should be, so
   * that a kill at any moment loses nothing.
   */
  follow(id: string, state: unknown): void;
}

export type LedgerAnswer<T> = ({ readonly ok: true } & T) | ({ readonly ok: false } & Refused);

/** A command on its way: the client makes `id` (128 bits, hex), and sends it again until it is answered. */
export interface Envelope {
  readonly id: string;
  readonly command: unknown;
}

interface Held {
  readonly id: string;
  readonly kind: AnyKind;
  state: unknown;
  version: number;
  /** The version after each command, by the command's id. */
  readonly commands: Map<string, number>;
  /** The last change, after which the next one is decided. */
  last: Promise<unknown>;
}

interface DeskOptions {
  readonly kinds: readonly AnyKind[];
  readonly store: LedgerStore;
  readonly clock: Clock;
  readonly namesOf: Guests['namesOf'];
  readonly hasRoom: () => boolean;
  /** What guests and networks may add; undefined: they may add anything. */
  readonly quotas?: LedgerQuotas;
  readonly log: Log;
}

/** Who wishes for a ledger, and from which network. */
interface From {
  readonly me: Me;
  readonly network: string | undefined;
}

const no = (code: string): { readonly ok: false } & Refused => ({ ok: false, code });

/** Whether a command brings the key of a link, with which a person comes in who may not see the ledger yet. */
export const isWayIn = (command: unknown): boolean =>
  typeof command === 'object' && command !== null && 'key' in command;

/** Asks the server's own facts for a ledger, from its state, which stays as it is until they are there; none changes nothing. */
type OwnFacts = (state: unknown) => readonly unknown[] | Promise<readonly unknown[]>;

export class LedgerDesk {
  readonly #options: DeskOptions;
  readonly #kinds: ReadonlyMap<string, AnyKind>;
  readonly #held = new Map<string, Held>();
  readonly #reading = new Map<string, Promise<Held | undefined>>();
  readonly #followers: Follower[] = [];
  readonly #wishes = new Map<string, Promise<LedgerAnswer<{ readonly id: string }>>>();
  readonly #listeners = new Set<(id: string, version: number) => void>();
  readonly #lists: ListsOfLedgers;

  constructor(options: DeskOptions) {
    this.#options = options;
    this.#kinds = new Map(options.kinds.map(kind => [kind.kind, kind]));
    this.#lists = new ListsOfLedgers({ ...options, cardsFor: (ids, person) => this.#cards(ids, person) });
  }

  /** Calls back with each ledger that has changed, once the change is durable. */
  onChange(listener: (id: string, version: number) => void): void {
    this.#listeners.add(listener);
  }

  /** Adds what follows a kind of ledgers, and shows it those that are there. */
  async add(follower: Follower): Promise<void> {
    this.#followers.push(follower);
    for (const id of await this.#options.store.allLedgers(follower.kind)) {
      const held = await this.#find(id);
      if (held) this.#follow(follower, held);
    }
  }

  hasKind(kind: string): boolean {
    return this.#kinds.has(kind);
  }

  /** Opens a ledger. The same wish of the same person opens one, also across a restart. */
  open(
    kind: string,
    me: Me,
    request: string,
    wish: unknown,
    network?: string,
  ): Promise<LedgerAnswer<{ readonly id: string }>> {
    const key = `${me.id}:${request}`;
    const granted = this.#wishes.get(key);
    if (granted) return granted;
    const opening = this.#open(kind, { me, network }, request, wish).catch((error: unknown) => this.#notStored(error));
    this.#wishes.set(key, opening);
    // A wish that was refused may be made again, once it can be granted.
    void opening.then(({ ok }) => ok || this.#wishes.delete(key));
    return opening;
  }

  async #open(
    kind: string,
    from: From,
    request: string,
    wish: unknown,
  ): Promise<LedgerAnswer<{ readonly id: string }>> {
    const opened = await this.#options.store.ledgerOpenedBy(from.me.id, request);
    return opened === undefined ? this.#create(kind, from, request, wish) : { ok: true, id: opened };
  }

  /**
   * Does what a person commands, or refuses it. Resolves once it is durable. `network`: the key for limits by address;
   * undefined for this machine.
   */
  async command(id: string, me: Me, { id: command, command: sent }: Envelope, network?: string) {
    const held = await this.#find(id);
    if (!held) return no('no-such-ledger');
    const read = held.kind.command.safeParse(sent);
    if (!read.success) return no('bad-request');
    const change = async (): Promise<LedgerAnswer<{ readonly version: number }>> => {
      const done = held.commands.get(command);
      if (done !== undefined) return { ok: true, version: done };
      if (!this.#options.hasRoom()) return no('no-room-left');
      if (this.#options.quotas?.isSpent({ person: me.id, network })) return no('too-many-bytes');
      if (!this.#maySee(held, me.id) && !isWayIn(read.data)) return no('not-yours');
      const context = this.#context(me);
      const decided = held.kind.decide(held.state, read.data, context);
      if (!decided.ok) return decided;
      const refusal = this.#options.quotas?.refusal({ person: me.id, network }, held, decided.events);
      if (refusal) return no(refusal);
      await this.#append(held, context, command, decided.events);
      return { ok: true, version: held.version };
    };
    return this.#next(held, change).catch((error: unknown) => this.#notStored(error));
  }

  /** Adds facts of the server itself; resolves with the version after them. */
  async record(id: string, ownFacts: OwnFacts): Promise<number | undefined> {
    const held = await this.#find(id);
    if (!held) return undefined;
    return this.#next(held, async () => {
      const events = await ownFacts(held.state);
      await this.#append(held, this.#context(null), null, events);
      return held.version;
    });
  }

  /** Returns what a person may know of a ledger now; `view` is absent if nothing has changed since a version. */
  async view(
    id: string,
    person: PersonId,
    since?: number,
  ): Promise<LedgerAnswer<{ readonly version: number; readonly view?: unknown }>> {
    const held = await this.#find(id);
    if (!held) return no('no-such-ledger');
    const { kind, state, version } = held;
    const people = kind.peopleOf(state);
    const view = await withNames(this.#options.namesOf, nameOf => kind.view(state, person, nameOf), people);
    if (view === undefined) return no('not-yours');
    return since === version ? { ok: true, version } : { ok: true, version, view };
  }

  /** Returns a part of a ledger that its views leave out, by its name. */
  async part(
    id: string,
    person: PersonId,
    name: string,
  ): Promise<LedgerAnswer<{ readonly version: number; readonly part: unknown }>> {
    const held = await this.#find(id);
    const part = held?.kind.part?.(held.state, person, name);
    return held && part !== undefined ? { ok: true, version: held.version, part } : no('no-such-ledger');
  }

  /** Returns the version of a ledger that a person may see; undefined if they may not. */
  async versionFor(id: string, person: PersonId): Promise<number | undefined> {
    const held = await this.#find(id);
    return held && this.#maySee(held, person) ? held.version : undefined;
  }

  /** Returns the version of a ledger for somebody who is shown what all outsiders are shown; undefined for others. */
  async versionForOutsider(id: string, person: PersonId): Promise<number | undefined> {
    const held = await this.#find(id);
    return held?.kind.isOutsider?.(held.state, person) ? held.version : undefined;
  }

  /** Returns what a person has to do with a ledger, which is to be of a kind if one is named. */
  async standing(id: string, person: PersonId, name?: string): Promise<Standing> {
    const held = await this.#find(id);
    if (!held || (name !== undefined && held.kind.kind !== name)) return 'nothing';
    const { kind, state } = held;
    return kind.isPublic(state) || kind.peopleOf(state).includes(person) ? 'known' : 'other';
  }

  /** Returns the state of a ledger, for the server's own work; undefined if there is none. */
  async stateOf(id: string): Promise<unknown> {
    return (await this.#find(id))?.state;
  }

  /** Returns the cards of a kind's ledgers, page by page. */
  list(kind: string, person: PersonId, page?: LedgerPage): Promise<LedgerLists> {
    return this.#lists.list(kind, person, page);
  }

  /** Takes a person out of all ledgers. Resolves once that is durable. */
  async forget(person: PersonId): Promise<void> {
    for (const kind of this.#kinds.values())
      for (const id of await this.#options.store.ledgersOf(person, kind.kind))
        await this.record(id, state => kind.forget(state, person));
  }

  /** Resolves once everything that was begun is done. */
  async settled(): Promise<void> {
    await Promise.all([...this.#held.values()].map(({ last }) => last));
  }

  async #cards(ids: readonly string[], person: PersonId): Promise<unknown[]> {
    const found: Pick<Held, 'id' | 'kind' | 'state'>[] = [];
    for (const id of ids) {
      const held = await this.#find(id);
      if (held) found.push({ id, kind: held.kind, state: held.state });
    }
    return withNames(this.#options.namesOf, nameOf =>
      found.flatMap(({ id, kind, state }) => {
        const card = kind.card(state, person, nameOf);
        return card === undefined ? [] : [{ id, ...(card as object) }];
      }),
    );
  }

  async #create(
    name: string,
    { me, network }: From,
    request: string,
    sent: unknown,
  ): Promise<LedgerAnswer<{ readonly id: string }>> {
    const kind = this.#kinds.get(name);
    if (!kind) return no('bad-request');
    const wish = kind.wish.safeParse(sent);
    if (!wish.success) return no('bad-request');
    if (!this.#options.hasRoom()) return no('no-room-left');
    const context = this.#context(me);
    const decided = kind.open(wish.data, context);
    if (!decided.ok) return decided;
    const id = newCode();
    const held: Held = { id, kind, state: kind.empty, version: 0, commands: new Map(), last: Promise.resolve() };
    const refusal = this.#options.quotas?.refusal({ person: me.id, network }, held, decided.events);
    if (refusal) return no(refusal);
    await this.#next(held, () => this.#append(held, context, request, decided.events));
    return { ok: true, id };
  }

  #context(by: Me | null): Context {
    const { clock, quotas } = this.#options;
    const fresh = () => randomBytes(16).toString('hex');
    return { by, at: Math.floor(clock.now()), fresh, ...(quotas && { mostPages: quotas.pages }) };
  }

  #maySee = (held: Held, person: PersonId): boolean => held.kind.view(held.state, person, () => '') !== undefined;

  #notStored(error: unknown): { readonly ok: false } & Refused {
    this.#options.log.error({ err: error }, 'facts of a ledger could not be stored');
    return no('not-stored');
  }

  /** Runs a change after the last one. */
  #next<T>(held: Held, change: () => Promise<T>): Promise<T> {
    const next = held.last.then(change);
    held.last = next.catch(() => {});
    return next;
  }

  async #append(held: Held, { by, at }: Context, command: string | null, events: readonly unknown[]): Promise<void> {
    const { id, kind, version } = held;
    if (events.length > 0) {
      const facts = events.map(
        (event, n): StoredFact => ({ seq: version + n + 1, at, by: by?.id ?? null, command, event }),
      );
      const state = facts.reduce((before: unknown, fact: Fact<unknown>) => kind.evolve(before, fact), held.state);
      const index = { people: [...new Set(kind.peopleOf(state))], isPublic: kind.isPublic(state) };
      await this.#options.store.addFacts({ id, kind: kind.kind }, facts, index);
      held.state = state;
      held.version = version + facts.length;
    }
    if (command !== null) held.commands.set(command, held.version);
    if (events.length === 0) return;
    // Held before anybody hears of it: a follower that looks for a new ledger must find this one.
    this.#hold(held);
    this.#changed(held);
  }

  #changed(held: Held): void {
    this.#lists.changed(held.id);
    for (const listener of this.#listeners) listener(held.id, held.version);
    for (const follower of this.#followers) if (follower.kind === held.kind.kind) this.#follow(follower, held);
  }

  #follow(follower: Follower, { id, state }: Held): void {
    try {
      follower.follow(id, state);
    } catch (error) {
      this.#options.log.error({ err: error, kind: follower.kind }, 'a ledger could not be followed');
    }
  }

  /** Resolves with a ledger; undefined if there is none. All who ask share one, so that changes wait for each other. */
  async #find(typed: string): Promise<Held | undefined> {
    const id = readCode(typed);
    if (!id) return undefined;
    const known = this.#held.get(id);
    if (known) {
      this.#hold(known);
      return known;
    }
    const reading = this.#reading.get(id) ?? this.#read(id).finally(() => this.#reading.delete(id));
    this.#reading.set(id, reading);
    return reading;
  }

  async #read(id: string): Promise<Held | undefined> {
    const stored = await this.#options.store.readLedger(id);
    // It may have been opened meanwhile.
    const known = this.#held.get(id);
    if (known) return known;
    const kind = stored && this.#kinds.get(stored.kind);
    if (!kind) return undefined;
    const commands = new Map<string, number>();
    let state = kind.empty;
    for (const fact of stored.facts) {
      state = kind.evolve(state, fact);
      if (fact.command !== null) commands.set(fact.command, fact.seq);
    }
    const held: Held = { id, kind, state, version: stored.facts.length, commands, last: Promise.resolve() };
    this.#hold(held);
    return held;
  }

  /** Keeps a ledger in memory as the newest that was asked for, and lets the oldest go. */
  #hold(held: Held): void {
    this.#held.delete(held.id);
    this.#held.set(held.id, held);
    if (this.#held.size <= MOST_REMEMBERED) return;
    const [oldest] = this.#held.values();
    if (!oldest) return;
    const { last } = oldest;
    // A change that is being written still needs the ledger: it goes only if nothing has come since.
    void last.then(() => {
      const [first] = this.#held.values();
      const isIdle = oldest.last === last && first === oldest;
      if (isIdle && this.#held.size > MOST_REMEMBERED) this.#held.delete(oldest.id);
    });
  }
}
