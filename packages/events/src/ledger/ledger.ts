import type { Me, PersonId } from '@gorrion/protocol';

/*
 * A ledger: the append-only record of a group, a duplicate evening or a tournament. Commands are decided once, with what
 * the server knows; facts are folded for ever. Each kind of ledger is one object of pure functions.
 */

/** A change of a ledger as it is stored. */
export interface Fact<Event> {
  /** Counts from 1 in each ledger. */
  readonly seq: number;
  /** Server time (ms). */
  readonly at: number;
  /** The person whose command it follows from; null for the server. */
  readonly by: PersonId | null;
  readonly event: Event;
}

/** What a command is decided with, beside the state. */
export interface Context {
  /** Null: the server itself. */
  readonly by: Me | null;
  /** Server time (ms). */
  readonly at: number;
  /** Returns 128 fresh random bits, in hex. */
  readonly fresh: () => string;
  /** Whether something waits to be shown to those who see the ledger with a delay. */
  readonly isBehind?: boolean;
  /** The most pages that an event may have room for; undefined where nobody limits them. */
  readonly mostPages?: number;
}

/** Why a command is refused. `figures` completes the sentence: a difference, a number of lines. */
export interface Refused {
  readonly code: string;
  readonly figures?: Readonly<Record<string, number | string>>;
}

export type Decision<Event> =
  | { readonly ok: true; readonly events: readonly Event[] }
  | ({ readonly ok: false } & Refused);

export const accept = <Event>(...events: readonly Event[]): Decision<Event> => ({ ok: true, events });

export const refuse = (code: string, figures?: Refused['figures']): { readonly ok: false } & Refused =>
  figures ? { ok: false, code, figures } : { ok: false, code };

/** Reads names of people as they are now; a forgotten person has another one. */
export type NameOf = (person: PersonId) => string;

/** Returns the key (128 bits, hex) that belongs to a text in one ledger. Only the server can make it; it is always the same. */
export type KeyOf = (text: string) => string;

/** Checks the shape of what a client sends; every schema of Zod is one. */
export interface Shape<T> {
  safeParse(value: unknown): { readonly success: true; readonly data: T } | { readonly success: false };
}

/** The law of one kind of ledger. `view` is the only way by which a state leaves the server. */
export interface LedgerKind<State, Wish, Command, Event, View, Card> {
  readonly kind: string;
  /** The server alone opens and shows such ledgers: no page asks for one. */
  readonly isOwn?: true;
  readonly empty: State;
  readonly wish: Shape<Wish>;
  readonly command: Shape<Command>;
  /** Decides the first facts of a new ledger. */
  open(wish: Wish, context: Context): Decision<Event>;
  decide(state: State, command: Command, context: Context): Decision<Event>;
  evolve(state: State, fact: Fact<Event>): State;
  /** Whether the ledger is a person's to see. Every check asks this, so that no view is made but to be sent. */
  maySee(state: State, viewer: PersonId): boolean;
  /** Returns what a person may know; undefined if the ledger is not theirs to see. Without `keyOf` it shows no such keys. */
  view(state: State, viewer: PersonId, nameOf: NameOf, keyOf?: KeyOf): View | undefined;
  /** Returns a part that is too large for every view, by its name; undefined if there is none that is theirs to see. */
  part?(state: State, viewer: PersonId, name: string): unknown;
  /** Returns what a list shows of the ledger; undefined if the ledger is not theirs to see. */
  card(state: State, viewer: PersonId, nameOf: NameOf): Card | undefined;
  /** Returns who asks somebody whether they join; undefined or null if nobody does. */
  askedBy?(state: State, viewer: PersonId): PersonId | null | undefined;
  /** Returns the facts that take a person out, who wants to be forgotten. What is theirs alone passes on, or closes. */
  forget(state: State, person: PersonId): readonly Event[];
  /**
   * Returns all facts of a ledger without what a person has written of themself: names and notes. Ids are none of its
   * concern: one that is nobody's takes their place in whatever fact they stand.
   */
  scrub(facts: readonly Fact<Event>[], person: PersonId): readonly Fact<Event>[];
  /** Returns the people in whose lists the ledger stands. */
  peopleOf(state: State): readonly PersonId[];
  /** Whether everybody finds the ledger in a list. */
  isPublic(state: State): boolean;
  /** Returns how many tables of the server a fact wants; absent: none. */
  tablesOf?(event: Event): number;
  /** Whether a person is shown what everybody is shown who has no part in the ledger; absent: nobody is. */
  isOutsider?(state: State, viewer: PersonId): boolean;
  /** How the ledger is shown with a delay; absent where it never is. */
  readonly late?: LateKind<State, Command, Event, View>;
}

/** How a kind of ledger is shown with a delay to those who do not help to run it. */
interface LateKind<State, Command, Event, View> {
  /** Returns the delay (ms); 0 for none. */
  delayOf(state: State): number;
  /** Whether a fact gives the ledger a delay. */
  setsDelay(event: Event): boolean;
  /** Whether a fact waits for the delay, by the state before it. Those that wait keep their order. */
  isHeld(state: State, event: Event): boolean;
  /** Returns the numbers of the people who see at once what a fact changes, or `all` who have one. */
  concernedBy(state: State, event: Event): readonly number[] | 'all';
  /** Returns how a person sees the ledger: `live`, late but for what concerns their number, or late in all. */
  readerOf(state: State, person: PersonId): 'live' | number | null;
  /** Whether a command of somebody who has a number is about what they see at once. */
  isAboutOwn(state: State, command: Command, person: PersonId): boolean;
  /** Returns what somebody who does not see it live may know, from the ledger as it is shown late and as it is. */
  view(late: State, state: State, viewer: PersonId, nameOf: NameOf, keyOf?: KeyOf): View | undefined;
}

/** Folds the facts of a ledger, oldest first. */
export const fold = <State, Event>(
  { empty, evolve }: Pick<LedgerKind<State, never, never, Event, unknown, unknown>, 'empty' | 'evolve'>,
  facts: Iterable<Fact<Event>>,
): State => {
  let state = empty;
  for (const fact of facts) state = evolve(state, fact);
  return state;
};
