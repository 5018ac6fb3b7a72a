import { mostBehind, type PersonId } from '@gorrion/protocol';
import { PLAYERS } from '@gorrion/rules';
import type { KeyOf, NameOf } from '../ledger/index.ts';
import type { TournamentCommand } from './commands.ts';
import type { AtTable, TournamentEvent } from './facts.ts';
import { isOfTable, playerFor, rightsFor, sitterOf, tableOf } from './read.ts';
import { seatsOf } from './seats.ts';
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

/** Returns by how much (ms) all but helpers see play later; 0 where they see it at once. A delay by hand counts as the longest one. */
export const delayOf = ({ plan }: TournamentState): number => mostBehind(plan.settings);

/** Whether a fact gives an event a delay. */
export const setsDelay = (event: TournamentEvent): boolean =>
  event.type === 'planned' && event.changes.settings?.delay !== undefined;

/** Whether a fact waits for the delay, by the state before it. */
export const isHeld = ({ sessions }: TournamentState, { type }: TournamentEvent): boolean =>
  sessions.length > 0 && !AT_ONCE.has(type);

/** Returns the table at which a player has a place in a session, their own or another's. */
function tableWith(state: TournamentState, session: number, player: number): readonly AtTable[] {
  const seats = seatsOf(state, session) ?? [];
  const at = seats.findIndex(players => isOfTable(state, session, players, player));
  return at < 0 ? [] : [{ session, table: at + 1 }];
}

/** Returns the tables of a fact; none if it is about a session or the whole event. */
function tablesOfFact(state: TournamentState, event: TournamentEvent): readonly AtTable[] {
  const numbered = <T extends AtTable & { readonly number: number }>(all: readonly T[], wanted: number) =>
    all.filter(({ number }) => number === wanted);
  switch (event.type) {
    case 'substituted':
    case 'session-lost':
      return tableWith(state, event.session, event.player);
    case 'seats-exchanged':
      return [event.one, event.other].map(({ table }) => ({ session: event.session, table }));
    case 'call-taken':
      return numbered(state.calls, event.call);
    case 'ruling-revoked':
      return numbered(state.rulings, event.ruling);
    case 'appealed-further':
    case 'appeal-answered':
      return numbered(state.appeals, event.appeal);
    default:
      return 'table' in event && typeof event.table === 'number' ? [event] : [];
  }
}

/** Returns who has a place at a table only after a fact. */
function newcomersOf(event: TournamentEvent): readonly number[] {
  if (event.type === 'substituted') return [event.by];
  return event.type === 'seat-filled' ? [event.player] : [];
}

/** Returns the players (roster numbers) who see at once what a fact changes; `all` of what is of a session. */
export function concernedBy(state: TournamentState, event: TournamentEvent): readonly number[] | 'all' {
  const tables = tablesOfFact(state, event);
  if (tables.length === 0) return 'all';
  const places = tables.flatMap(({ session, table }) => {
    const players = seatsOf(state, session)?.[table - 1] ?? [];
    return players.flatMap(player => [player, sitterOf(state, session, player)]);
  });
  return [...new Set([...places.filter(player => player !== null), ...newcomersOf(event)])];
}

/** Returns how a person sees an event with a delay: `live` who helps, else by their roster number; null for outsiders. */
export function readerOf(state: TournamentState, person: PersonId): 'live' | number | null {
  return rightsFor(state, person).length > 0 ? 'live' : (playerFor(state, person)?.number ?? null);
}

/**
 * Whether a command of a player is about a table at which they have a place: they see it at once, and are answered by how it
 * is. To others it is refused by how the event is shown to them.
 */
export function isAboutOwn(state: TournamentState, command: TournamentCommand, person: PersonId): boolean {
  const own = playerFor(state, person)?.number;
  const at = tableOfCommand(state, command);
  if (own === undefined || !at) return false;
  const table = tableOf(state, at);
  return table !== undefined && isOfTable(state, at.session, table.players, own);
}

/** Returns the table about which players send a command; undefined for commands of helpers and about none. */
function tableOfCommand({ calls, appeals }: TournamentState, command: TournamentCommand): AtTable | undefined {
  switch (command.type) {
    case 'sign':
    case 'call-umpire':
    case 'appeal':
      return command;
    case 'take-back-call':
      return calls.find(({ number }) => number === command.call);
    case 'appeal-further':
      return appeals.find(({ number }) => number === command.appeal);
    default:
      return undefined;
  }
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
