import { accept, type LedgerKind } from '../ledger/index.ts';
import type { TournamentCommand } from './commands.ts';
import { passingOn } from './decide/helpers.ts';
import { decideTournament } from './decide/index.ts';
import { evolveTournament } from './evolve/index.ts';
import type { TournamentEvent } from './facts.ts';
import { concernedBy, delayOf, isAboutOwn, isHeld, lateView, readerOf, setsDelay } from './late.ts';
import { actorOf } from './read.ts';
import { commandSchema, wishSchema } from './schemas.ts';
import { scrubTournament } from './scrub.ts';
import { NO_TOURNAMENT, type TournamentState } from './state.ts';
import type { TournamentCard, TournamentView } from './view.ts';
import { cardFor, maySee, partFor, viewFor } from './viewOf.ts';

/* The law of a tournament's ledger. For the server: it brings the schemas. */

/** The wish for a new event. */
export interface TournamentWish {
  readonly name: string;
}

export type TournamentKind = LedgerKind<
  TournamentState,
  TournamentWish,
  TournamentCommand,
  TournamentEvent,
  TournamentView,
  TournamentCard
>;

export const tournamentKind: TournamentKind = {
  kind: 'tournament',
  empty: NO_TOURNAMENT,
  wish: wishSchema,
  command: commandSchema,
  open: ({ name }) => accept({ type: 'created', name }),
  decide: decideTournament,
  evolve: evolveTournament,
  maySee,
  view: viewFor,
  part: partFor,
  card: cardFor,
  forget: (state, person) =>
    [...state.players, ...state.helpers].some(one => one.person === person)
      ? [...passingOn(state, person), { type: 'person-forgotten', person }]
      : [],
  scrub: scrubTournament,
  peopleOf: ({ players, helpers }) =>
    [...new Set([...players, ...helpers].map(({ person }) => person))].filter(person => person !== null),
  isPublic: ({ stage }) => stage === 'open' || stage === 'over',
  tablesOf: event =>
    event.type === 'session-begun' ? event.tables.filter(({ isReal, isPlayed }) => isPlayed && !isReal).length : 0,
  isOutsider: (state, viewer) => actorOf(state, viewer) === null,
  late: { delayOf, setsDelay, isHeld, concernedBy, readerOf, isAboutOwn, view: lateView },
};

export * from './facts.ts';
export type { TournamentState } from './state.ts';
export { type EventUmpire, umpireKeyOf, umpiresAt, umpiresOf } from './umpires.ts';
export { nextMoment, timesDue, type WantedChair, type WantedTable, wantedTables } from './wanted.ts';
