import type { Chair, Entry, GameId, GameRecord, RecordedFact, TableEvent, TableState } from '@gorrion/protocol';
import { PLAYERS } from '@gorrion/rules';
import { changesUmpire } from '../people/umpire.ts';
import { evolveTable } from '../state/evolve.ts';
import { unopened } from '../state/unopened.ts';
import { upcast } from '../state/upcast.ts';
import { recordOf } from './sheetOf.ts';

/*
 * Cuts the games out of a table's log, as records that fold alone. This is the one place where the tiles of all hands
 * leave a log, so it takes finished hands only: nothing after the newest opened shuffle of a game that is still played.
 */

/** Facts that say nothing about the game, or that only one player or the host may know. */
const LEFT_OUT: ReadonlySet<TableEvent['type']> = new Set([
  'table-opened',
  'settings-changed',
  'agreed',
  'address-learned',
  'barred',
  'shown-out',
  'switched',
  'umpire-invited',
  'watch-asked',
  'watch-answered',
  'rematch-begun',
  'table-closed',
]);

/** Facts that still belong to a game after its end: its sheet is signed, disputed and corrected, by an umpire if there is one. */
const AFTER_THE_END: ReadonlySet<TableEvent['type']> = new Set([
  'session',
  'shuffle-opened',
  'umpire-appointed',
  'umpire-left',
  'ruled',
  'sheet-signed',
  'appealed',
  'appeal-answered',
]);

/** A game in the making. */
interface Draft {
  readonly facts: RecordedFact[];
  /** Number of facts up to the end of the newest finished hand. */
  finished: number;
  isOver: boolean;
}

type Committed = Extract<TableEvent, { type: 'shuffle-committed' }>;

const isFirstCommit = ({ handNumber, bound }: Committed): boolean => handNumber === 1 && (bound?.attempt ?? 1) === 1;

/** Whether a fact is the first of a game. A log without a commitment begins with the session. */
function begins(event: TableEvent, draft: Draft | undefined): boolean {
  if (event.type === 'shuffle-committed') return isFirstCommit(event);
  return event.type === 'session' && event.event.type === 'session-started' && (!draft || draft.isOver);
}

const withPresence = (chair: Chair): Chair =>
  chair.kind === 'person' ? { kind: 'person', id: chair.id, name: chair.name, presence: chair.presence } : chair;

/** Returns the facts that lead from nothing to the table before a game: its settings, who sits where, and the umpire. */
function opening(state: TableState, at: number): RecordedFact[] {
  const { settings, clockPreset, host, address, forms, places, umpire, event } = state;
  const opened: TableEvent = {
    type: 'table-opened',
    settings,
    clock: clockPreset,
    host: host ?? ('' as NonNullable<typeof host>),
    ...(address && { address }),
    ...(forms && { hasForms: true as const }),
    ...(event && { event }),
  };
  const seated = PLAYERS.filter(place => places[place].kind !== 'empty').map(
    (place): TableEvent => ({ type: 'seated', place, who: withPresence(places[place]) }),
  );
  const appointed: TableEvent[] = umpire?.person
    ? [{ type: 'umpire-appointed', person: { id: umpire.person.id, name: umpire.person.name } }]
    : [];
  return [opened, ...seated, ...appointed].map(event => ({ at, event }));
}

/**
 * Returns a fact without what is not for readers: the secret of a shuffle, until it is opened by a fact of its own, and
 * under which key the umpire of an event came.
 */
function forReaders(event: TableEvent): TableEvent {
  if (event.type === 'shuffle-committed') return { ...event, secret: undefined };
  return event.type === 'umpire-appointed' ? { type: event.type, person: event.person } : event;
}

/**
 * Whether a fact closes a hand for good: it is scored or voided, and no secret of its shuffle is kept any more. A table
 * of sealed deals has no hand to show before its game is over: others have the same deals before them.
 */
function endsHand(event: TableEvent, after: TableState): boolean {
  if (after.session.phase === 'playing' || after.secret !== undefined || after.settings.deals) return false;
  // A log without a commitment has nothing to open.
  return event.type === 'shuffle-opened' || (event.type === 'session' && event.event.type === 'hand-scored');
}

function add(draft: Draft, { at, event }: Entry, after: TableState): void {
  if (draft.isOver ? !AFTER_THE_END.has(event.type) : LEFT_OUT.has(event.type)) return;
  draft.facts.push({ at, event: forReaders(event) });
  if (event.type === 'session' && event.event.type === 'session-ended') draft.isOver = true;
  if (draft.isOver || endsHand(event, after)) draft.finished = draft.facts.length;
}

/** Whether a fact is of the game that is over, although the shuffle of the next one may be committed already. */
const isOfEndedGame = (event: TableEvent, before: TableState): boolean =>
  before.session.phase === 'over' && event.type !== 'shuffle-opened' && AFTER_THE_END.has(event.type);

/** Returns the games to which a fact belongs: between two games, a change of the umpire, who stays, belongs to both. */
function draftsOfFact(drafts: readonly Draft[], event: TableEvent, before: TableState): readonly Draft[] {
  const newest = drafts.slice(-1);
  if (!isOfEndedGame(event, before)) return newest;
  const ended = drafts.filter(({ isOver }) => isOver).slice(-1);
  return changesUmpire({ event }) ? [...new Set([...ended, ...newest])] : ended;
}

/** Returns the facts of every game of a log, in order, each up to its newest finished hand. */
function draftsOf(log: readonly Entry[]): readonly Draft[] {
  const drafts: Draft[] = [];
  let state = unopened;
  for (const entry of log) {
    const { at, event } = entry;
    const last = drafts.at(-1);
    if (begins(event, last)) drafts.push({ facts: opening(state, at), finished: 0, isOver: false });
    const before = state;
    state = evolveTable(state, entry);
    for (const draft of draftsOfFact(drafts, event, before)) add(draft, entry, state);
  }
  return drafts;
}

const recordOfDraft = ({ facts, finished }: Draft, id: GameId): GameRecord => recordOf(id, facts.slice(0, finished));

const isPlayed = ({ facts, finished }: Draft): boolean =>
  facts.slice(0, finished).some(({ event }) => event.type === 'session' && event.event.type === 'hand-scored');

/**
 * Returns the games of a table's log that are over, each with its number at the table (from 1). Games in which no hand
 * was finished are left out.
 */
export function finishedGames(
  log: readonly Entry[],
  idOf: (number: number) => GameId,
): readonly { readonly number: number; readonly record: GameRecord }[] {
  return draftsOf(upcast(log)).flatMap((draft, n) =>
    draft.isOver && isPlayed(draft) ? [{ number: n + 1, record: recordOfDraft(draft, idOf(n + 1)) }] : [],
  );
}

/**
 * Returns all facts of a log's newest game in which a hand was finished, those of a hand in play among them: for no reader.
 * `number`: its number at the table, from 1.
 */
export function newestGame(
  log: readonly Entry[],
): { readonly number: number; readonly facts: readonly RecordedFact[]; readonly isOver: boolean } | undefined {
  const drafts = draftsOf(log);
  const draft = drafts.at(-1);
  return draft && isPlayed(draft) ? { number: drafts.length, ...draft } : undefined;
}

/**
 * Returns the finished hands of a log's newest game, whether or not it is over; undefined while there are none. Nothing
 * of a hand in play is in it.
 */
export function openHands(log: readonly Entry[], idOf: (number: number) => GameId): GameRecord | undefined {
  const drafts = draftsOf(upcast(log));
  const draft = drafts.at(-1);
  return draft && isPlayed(draft) ? recordOfDraft(draft, idOf(drafts.length)) : undefined;
}
