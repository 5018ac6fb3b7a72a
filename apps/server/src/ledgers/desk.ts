import { randomBytes } from 'node:crypto';
import type { Context, Fact, KeyOf, Refused } from '@gorrion/events/ledger';
import type { Envelope, Me, PersonId } from '@gorrion/protocol';
import type { Clock } from '@gorrion/table';
import type { Log } from '../config/log.ts';
import type { Guests } from '../identity/guests.ts';
import { withNames } from '../identity/names.ts';
import type { Standing } from '../limits/guesses.ts';
import type { Regards } from '../peace/regards.ts';
import type { LedgerIndex, LedgerStore, StoredFact } from '../persistence/ledgers.ts';
import { newCode } from '../tables/code.ts';
import { Turns } from '../turns/turns.ts';
import { cardsOf } from './cards.ts';
import { DamagedLedgers } from './damage.ts';
import { withoutPerson } from './forgetting.ts';
import { type Held, HeldLedgers, newHeld } from './held.ts';
import type { AnyKind } from './kinds.ts';
import { lateOf } from './late.ts';
import { LateAlarms } from './lateAlarms.ts';
import { addLate, decideFor, shownTo, versionFor, viewOf } from './lateViews.ts';
import { type LedgerLists, type LedgerPage, ListsOfLedgers } from './lists.ts';
import type { LedgerQuotas } from './quotas.ts';

/*
 * All ledgers of this server: finds and folds them, decides commands one after another, writes facts before anybody sees
 * them, and tells those who watch. A command that is sent again has one effect. A ledger whose facts cannot be read or
 * folded stays closed until the next start, and the others go on.
 */

/** What the server does because of what a ledger says: opens tables, takes results. */
export interface Follower {
  readonly kind: string;
  /**
   * Called after every change, and at the start for every ledger of the kind. Compares what is with what should be, so
   * that a kill at any moment loses nothing.
   */
  follow(id: string, state: unknown): void;
  /** Called at the start, in the place of `follow`, with what can be known of a ledger that is damaged. */
  damaged?(id: string, state: unknown): void;
}

export type LedgerAnswer<T> = ({ readonly ok: true } & T) | ({ readonly ok: false } & Refused);

interface DeskOptions {
  readonly kinds: readonly AnyKind[];
  readonly store: LedgerStore;
  readonly hasBlocked: Regards['hasBlocked'];
  readonly clock: Clock;
  readonly namesOf: Guests['namesOf'];
  readonly hasRoom: () => boolean;
  /** Returns the key (128 bits, hex) that belongs to a text. Only this server can make it, and it is always the same. */
  readonly keyFor: KeyOf;
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
  readonly #damaged: DamagedLedgers;
  readonly #held: HeldLedgers;
  readonly #followers: Follower[] = [];
  readonly #wishes = new Turns<string>();
  readonly #listeners = new Set<(id: string, version: number) => void>();
  readonly #lists: ListsOfLedgers;
  readonly #alarms: LateAlarms;

  constructor(options: DeskOptions) {
    this.#options = options;
    this.#kinds = new Map(options.kinds.map(kind => [kind.kind, kind]));
    this.#damaged = new DamagedLedgers(options.store, options.log);
    this.#held = new HeldLedgers(options.store, this.#kinds, this.#damaged);
    this.#lists = new ListsOfLedgers({
      ...options,
      cardsFor: cardsOf({ ...options, find: id => this.#find(id) }),
      isDamaged: id => this.#damaged.at(id) !== undefined,
    });
    this.#alarms = new LateAlarms({
      ...options,
      find: id => this.#held.find(id),
      onShown: ({ id }) => this.#lists.changed(id),
      onDue: held => this.#tell(held),
    });
  }

  /** Calls back with each ledger that has changed, once the change is durable. */
  onChange(listener: (id: string, version: number) => void): void {
    this.#listeners.add(listener);
  }

  /** Adds what follows a kind of ledgers, and shows it those that are there. */
  async add(follower: Follower): Promise<void> {
    this.#followers.push(follower);
    for (const id of await this.#options.store.allLedgers(follower.kind)) {
      const held = await this.#held.find(id);
      const damaged = this.#damaged.at(id);
      if (held) this.#follow(follower, held);
      else if (damaged) this.#guarded(follower, () => follower.damaged?.(id, damaged.state));
    }
  }

  /** How many ledgers were found damaged since the start. */
  get damagedCount(): number {
    return this.#damaged.size;
  }

  /** Whether pages may ask for ledgers of a kind. */
  hasKind(kind: string): boolean {
    const known = this.#kinds.get(kind);
    return known !== undefined && !known.isOwn;
  }

  /** Opens a ledger. The same wish of the same person opens one, also across a restart. */
  open(
    kind: string,
    me: Me,
    request: string,
    wish: unknown,
    network?: string,
  ): Promise<LedgerAnswer<{ readonly id: string }>> {
    const open = async (): Promise<LedgerAnswer<{ readonly id: string }>> => {
      const opened = await this.#options.store.ledgerOpenedBy(me.id, request);
      return opened === undefined ? this.#create(kind, { me, network }, request, wish) : { ok: true, id: opened };
    };
    return this.#wishes.take(`${me.id}:${request}`, open).catch((error: unknown) => this.#notStored(error));
  }

  /**
   * Does what a person commands, or refuses it. Resolves once it is durable. `network`: the key for limits by address;
   * undefined for this machine.
   */
  async command(id: string, me: Me, { id: command, command: sent }: Envelope<unknown>, network?: string) {
    const held = await this.#find(id);
    if (!held) return this.#damaged.refusal(id, me.id);
    const read = held.kind.command.safeParse(sent);
    if (!read.success) return no('bad-request');
    const change = async (): Promise<LedgerAnswer<{ readonly version: number }>> => {
      const done = held.commands.get(command) ?? held.idle.get(command);
      if (done !== undefined) return { ok: true, version: held.late ? versionFor(held, me.id) : done };
      if (!this.#options.hasRoom()) return no('no-room-left');
      if (this.#options.quotas?.isSpent({ person: me.id, network })) return no('too-many-bytes');
      if (!held.kind.maySee(held.state, me.id) && !isWayIn(read.data)) return no('not-yours');
      this.#alarms.show(held);
      const context = { ...this.#context(me), by: me };
      const decided = decideFor(held, read.data, context);
      if (!decided.ok) return decided;
      const refusal = this.#options.quotas?.refusal({ person: me.id, network }, held, decided.events);
      if (refusal) return no(refusal);
      await this.#append(held, context, command, decided.events);
      return { ok: true, version: versionFor(held, me.id) };
    };
    return this.#next(held, change).catch((error: unknown) => this.#notStored(error));
  }

  /** Adds facts of the server itself; resolves with the version after them. */
  async record(id: string, ownFacts: OwnFacts): Promise<number | undefined> {
    const held = await this.#held.find(id);
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
    if (!held) return this.#damaged.refusal(id, person);
    const { kind, state } = held;
    const version = versionFor(held, person);
    if (!kind.maySee(state, person)) return no('not-yours');
    if (since === version) return { ok: true, version };
    const people = kind.peopleOf(state);
    const keyOf = this.keysOf(held.id);
    const view = await withNames(this.#options.namesOf, nameOf => viewOf(held, person, nameOf, keyOf), people);
    return { ok: true, version, view };
  }

  /** Returns a part of a ledger that its views leave out, by its name. */
  async part(
    id: string,
    person: PersonId,
    name: string,
  ): Promise<LedgerAnswer<{ readonly version: number; readonly part: unknown }>> {
    const held = await this.#find(id);
    if (!held) return this.#damaged.refusal(id, person);
    const part = held.kind.part?.(shownTo(held, person), person, name);
    return part !== undefined ? { ok: true, version: versionFor(held, person), part } : no('no-such-ledger');
  }

  /** Returns what makes the keys of a ledger, for its views and for the server's own work. */
  keysOf =
    (id: string): KeyOf =>
    text =>
      this.#options.keyFor(`ledger ${id} ${text}`);

  /** Returns the version of a ledger that a person may see; undefined if they may not. */
  async versionFor(id: string, person: PersonId): Promise<number | undefined> {
    const held = await this.#find(id);
    return held?.kind.maySee(held.state, person) ? versionFor(held, person) : undefined;
  }

  /** Returns the version of a ledger for somebody who is shown what all outsiders are shown; undefined for others. */
  async versionForOutsider(id: string, person: PersonId): Promise<number | undefined> {
    const held = await this.#find(id);
    return held?.kind.isOutsider?.(held.state, person) ? versionFor(held, person) : undefined;
  }

  /** Returns what a person has to do with a ledger, which is to be of a kind if one is named. */
  async standing(id: string, person: PersonId, name?: string): Promise<Standing> {
    const held = await this.#held.find(id);
    if (!held) return this.#damaged.standing(id, person, name);
    const { kind, state } = held;
    if (name !== undefined && kind.kind !== name) return 'nothing';
    return kind.isPublic(state) || kind.peopleOf(state).includes(person) ? 'known' : 'other';
  }

  /** Returns the state of a ledger, for the server's own work; undefined if there is none, or it is damaged. */
  async stateOf(id: string): Promise<unknown> {
    return (await this.#held.find(id))?.state;
  }

  /** Returns the cards of a kind's ledgers, page by page. */
  list(kind: string, person: PersonId, page?: LedgerPage): Promise<LedgerLists> {
    return this.#lists.list(kind, person, page);
  }

  /** Returns the cards of ledgers that the person may find, in their order, page by page. */
  listOf(ids: readonly string[], person: PersonId, page?: LedgerPage): Promise<LedgerLists> {
    return this.#lists.listOf(ids, person, page);
  }

  /** Returns how many ledgers have a person in them. */
  async countOf(person: PersonId): Promise<number> {
    const { store } = this.#options;
    const shown = [...this.#kinds.keys()].filter(kind => this.hasKind(kind));
    const own = await Promise.all(shown.map(kind => store.ledgersOf(person, kind)));
    return own.flat().length;
  }

  /**
   * Takes a person out of all ledgers: adds the facts by which they go, and leaves nothing of them in those that were there.
   * Resolves once that is durable.
   */
  async forget(person: PersonId): Promise<void> {
    for (const id of await this.#options.store.ledgersWith(person)) {
      const held = await this.#held.find(id);
      if (held) await this.#next(held, () => this.#forgetIn(held, person));
    }
  }

  async #forgetIn(held: Held, person: PersonId): Promise<void> {
    const { id, kind } = held;
    const { store } = this.#options;
    const stored = (await store.readLedger(id))?.facts ?? [];
    const { changed, added, state } = withoutPerson(held, stored, person, this.#context(null).at);
    await store.rewriteFacts({ id, kind: kind.kind }, changed, added, this.#indexOf(held, state));
    held.state = state;
    held.version += added.length;
    if (held.late) held.late = lateOf(kind, (await store.readLedger(id))?.facts ?? []);
    if (added.length > 0) this.#changed(held);
  }

  #indexOf({ kind }: Held, state: unknown): LedgerIndex {
    return { people: [...new Set(kind.peopleOf(state))], isPublic: kind.isPublic(state) };
  }

  /** Resolves once everything that was begun is done. */
  async settled(): Promise<void> {
    await this.#held.settled();
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
    const held = newHeld({ id, kind, state: kind.empty, version: 0, commands: new Map() });
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
      await this.#options.store.addFacts({ id, kind: kind.kind }, facts, this.#indexOf(held, state));
      addLate(held, facts);
      held.state = state;
      held.version = version + facts.length;
    }
    if (command !== null) (events.length > 0 ? held.commands : held.idle).set(command, held.version);
    if (events.length === 0) return;
    // Held before anybody hears of it: a follower that looks for a new ledger must find this one.
    this.#held.hold(held);
    this.#changed(held);
  }

  /** Finds a ledger as it is shown now. */
  async #find(id: string): Promise<Held | undefined> {
    const held = await this.#held.find(id);
    if (held) this.#alarms.show(held);
    return held;
  }

  /** Shows nothing later any more. */
  stop(): void {
    this.#alarms.stop();
  }

  #tell({ id, version }: Held): void {
    for (const listener of this.#listeners) listener(id, version);
  }

  #changed(held: Held): void {
    this.#alarms.show(held);
    this.#lists.changed(held.id);
    this.#tell(held);
    for (const follower of this.#followers) if (follower.kind === held.kind.kind) this.#follow(follower, held);
  }

  #follow(follower: Follower, { id, state }: Held): void {
    this.#guarded(follower, () => follower.follow(id, state));
  }

  #guarded(follower: Follower, follow: () => void): void {
    try {
      follow();
    } catch (error) {
      this.#options.log.error({ err: error, kind: follower.kind }, 'a ledger could not be followed');
    }
  }
}
