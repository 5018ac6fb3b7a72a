import type { PersonId } from '@gorrion/protocol';
import { PLAYERS } from '@gorrion/rules';
import type { KeyOf, NameOf } from '../ledger/index.ts';
import type { AtTable, TournamentEvent } from './facts.ts';
import { playerFor, rightsFor, sitterOf, tableOf } from './read.ts';
import type { TournamentState } from './state.ts';
import type { SessionView, TableView, TournamentView } from './view.ts';
import { viewFor } from './viewOf.ts';

/*
 * An event that is shown with a delay. From its first session on, what happens at its tables and what follows from it is
 * folded twice: at once for who helps to run the event, and later for everybody else. A player sees their own table at once.
 */

/** Facts of plans and people, which tell nothing of play: they are shown at once. */
const AT_ONCE: ReadonlySet<TournamentEvent['type']> = new Set([
  'created',
  'planned',
  'announced',
  'opened',
  'unopened',
  'players-set',
  'player-added',
  'player-changed',
  'player-withdrawn',
  'player-reinstated',
  'helper-invited',
  'helper-changed',
  'helper-removed',
  'link-renewed',
  'joined',
  'person-forgotten',
  'checked-in',
  'sworn',
]);

/** Longest delay (ms). Tables of events tell of whole hands only, so that a hand's delay is none here. */
const LONGEST = 600_000;

/** Returns by how much (ms) all but helpers see play later; 0 where they see it at once. */
export function delayOf({ plan }: TournamentState): number {
  const { delay } = plan.settings;
  return delay === undefined ? 0 : delay === 'hand' ? LONGEST : delay * 1000;
}

/** Whether a fact gives an event a delay. */
export const setsDelay = (event: TournamentEvent): boolean =>
  event.type === 'planned' && event.changes.settings?.delay !== undefined;

/** Whether a fact waits for the delay, by the state before it. */
export const isHeld = ({ sessions }: TournamentState, { type }: TournamentEvent): boolean =>
  sessions.length > 0 && !AT_ONCE.has(type);

/** Returns the table of a fact; undefined if it is about a session or the whole event. */
function tableOfFact(state: TournamentState, event: TournamentEvent): AtTable | undefined {
  if ('table' in event && typeof event.table === 'number') return { session: event.session, table: event.table };
  if (event.type === 'call-taken') return state.calls.find(({ number }) => number === event.call);
  if (event.type === 'ruling-revoked') return state.rulings.find(({ number }) => number === event.ruling);
  if (event.type === 'appealed-further' || event.type === 'appeal-answered')
    return state.appeals.find(({ number }) => number === event.appeal);
  return undefined;
}

/** Returns the players (roster numbers) who see at once what a fact changes; `all` of what is of a session. */
export function concernedBy(state: TournamentState, event: TournamentEvent): readonly number[] | 'all' {
  const at = tableOfFact(state, event);
  if (!at) return 'all';
  const players = tableOf(state, at)?.players ?? [null, null, null, null];
  const sitters = PLAYERS.map(chair => sitterOf(state, at.session, players[chair]));
  return [...new Set([...players, ...sitters].filter(player => player !== null))];
}

/** Returns how a person sees an event with a delay: `live` who helps, else by their roster number; null for outsiders. */
export function readerOf(state: TournamentState, person: PersonId): 'live' | number | null {
  return rightsFor(state, person).length > 0 ? 'live' : (playerFor(state, person)?.number ?? null);
}

const isOwn =
  (player: number) =>
  ({ players, substitutes }: TableView): boolean =>
    PLAYERS.some(chair => (substitutes[chair] ?? players[chair]) === player || players[chair] === player);

/** Returns the sessions as they are shown late, with a player's own table as it is now. */
function withOwnTables(late: readonly SessionView[], live: readonly SessionView[], player: number): SessionView[] {
  return live.flatMap(session => {
    const shown = late.find(one => one.session === session.session);
    const own = session.tables.find(isOwn(player));
    if (!own) return shown ?? [];
    const others = (shown?.tables ?? []).filter(({ table }) => table !== own.table);
    return { ...session, tables: [...others, own].sort((a, b) => a.table - b.table) };
  });
}

/** Returns what a person who does not help may know of an event with a delay: it as it was, and their own table as it is. */
export function lateView(
  late: TournamentState,
  state: TournamentState,
  viewer: PersonId,
  nameOf: NameOf,
  keyOf?: KeyOf,
): TournamentView | undefined {
  const shown = viewFor(late, viewer, nameOf, keyOf);
  if (!shown) return undefined;
  const behind = delayOf(state);
  const player = playerFor(state, viewer)?.number;
  const own = player === undefined ? undefined : viewFor(state, viewer, nameOf, keyOf);
  if (player === undefined || !own) return { ...shown, behind };
  const ownTables = new Set(
    own.sessions.flatMap(({ session, tables }) =>
      tables.filter(isOwn(player)).map(({ table }) => `${session} ${table}`),
    ),
  );
  const isHere = ({ session, table }: AtTable) => ownTables.has(`${session} ${table}`);
  return {
    ...shown,
    behind,
    you: own.you,
    calls: own.calls,
    appeals: own.appeals,
    rulings: [...shown.rulings.filter(one => !isHere(one)), ...own.rulings.filter(isHere)].sort(
      (a, b) => a.number - b.number,
    ),
    sessions: withOwnTables(shown.sessions, own.sessions, player),
  };
}
