import type { Me } from '@gorrion/protocol';
import type { TournamentCommand } from '../commands.ts';
import type { AtTable } from '../facts.ts';
import { sessionsKnown } from '../pairing.ts';
import { chairOf, isOfTable, playerFor } from '../read.ts';
import { nextSession, seatsOf } from '../seats.ts';
import type { TournamentState } from '../state.ts';
import type { CommandOf } from './common.ts';

/*
 * The law of the own table (our ruling, the book has none): a helper of an event who plays in it decides nothing there
 * about the table at which they play. Every command says which tables it decides about, so a new one does not compile
 * without.
 */

/** Returns the tables that a command decides about. `own`: the number of the player who sends it. */
type About<Type extends TournamentCommand['type']> = (
  command: CommandOf<Type>,
  state: TournamentState,
  own: number,
) => readonly AtTable[];

const none = (): readonly AtTable[] => [];
const itself = (at: AtTable): readonly AtTable[] => [at];

/** Returns the table at which a player sits in a session, or is replaced. */
function tableWith(state: TournamentState, session: number, player: number): readonly AtTable[] {
  const at = seatsOf(state, session)?.findIndex(players => isOfTable(state, session, players, player)) ?? -1;
  return at < 0 ? [] : [{ session, table: at + 1 }];
}

/** Returns the table at which a player sits now. */
const tableNow = (state: TournamentState, player: number): readonly AtTable[] =>
  state.sessions.flatMap(({ session, stage }) => (stage === 'playing' ? tableWith(state, session, player) : []));

/** Returns what has a number, as tables are told by it. */
const numbered = (all: readonly (AtTable & { readonly number: number })[], number: number): readonly AtTable[] =>
  all.filter(one => one.number === number);

/** Signing is for players too: what they sign for themselves decides nothing. */
const signedFor: About<'sign'> = ({ session, table, as }, state, own) => {
  const players = seatsOf(state, session)?.[table - 1];
  return players && as === chairOf(state, session, { players }, own) ? [] : [{ session, table }];
};

const ABOUT: { readonly [Type in TournamentCommand['type']]: About<Type> } = {
  plan: none,
  'open-event': none,
  'unopen-event': none,
  'set-players': none,
  'add-player': none,
  'change-player': none,
  // A player may always withdraw.
  'withdraw-player': ({ player }, state, own) => (player === own ? [] : tableNow(state, player)),
  'reinstate-player': ({ player }, state) => tableNow(state, player),
  'draw-lots': none,
  'set-rotation': none,
  'exchange-seats': ({ session, one, other }) => [one, other].map(({ table }) => ({ session, table })),
  'fill-seat': itself,
  substitute: ({ session, player }, state) => tableWith(state, session, player),
  invite: none,
  'change-helper': none,
  'new-link': ({ player }, state) => (player === undefined ? [] : tableNow(state, player)),
  'remove-helper': none,
  join: none,
  'check-in': none,
  'check-in-all': none,
  swear: none,
  'begin-session': none,
  'pause-session': none,
  'call-time': none,
  'end-session': none,
  'pair-next': none,
  'lose-session': ({ session, player }, state) => tableWith(state, session, player),
  'enter-hand': itself,
  'drop-hand': itself,
  'end-table': itself,
  sign: signedFor,
  'call-umpire': none,
  'take-back-call': none,
  'take-call': ({ call }, { calls }) => numbered(calls, call),
  rule: itself,
  'revoke-ruling': ({ ruling }, { rulings }) => numbered(rulings, ruling),
  correct: itself,
  appeal: none,
  'appeal-further': none,
  'answer-appeal': ({ appeal }, { appeals }) => numbered(appeals, appeal),
  'end-event': none,
};

/** Whether a command decides about a table at which its sender plays, in a seat of their own or in the place of another. */
export function isAboutOwnTable(state: TournamentState, command: TournamentCommand, by: Me | null): boolean {
  const own = playerFor(state, by?.id ?? null)?.number;
  if (own === undefined) return false;
  const about = ABOUT[command.type] as About<TournamentCommand['type']>;
  return about(command, state, own).some(({ session, table }) => {
    const players = seatsOf(state, session)?.[table - 1];
    return players !== undefined && isOfTable(state, session, players, own);
  });
}

/**
 * Whether tables of sessions to come, known before a command and after it, seat its sender otherwise. Who withdraws
 * themself decides only that they go.
 */
export function movesOwnTable(
  before: TournamentState,
  after: TournamentState,
  command: TournamentCommand,
  by: Me | null,
): boolean {
  const own = playerFor(after, by?.id ?? null)?.number;
  if (own === undefined || (command.type === 'withdraw-player' && command.player === own)) return false;
  const ownAmong = (seats: ReturnType<typeof seatsOf> & {}, session: number) =>
    JSON.stringify(seats.flatMap((players, n) => (isOfTable(after, session, players, own) ? [{ n, players }] : [])));
  for (let session = nextSession(after); session <= sessionsKnown(after); session++) {
    const [old, now] = [seatsOf(before, session), seatsOf(after, session)];
    if (old && now && ownAmong(old, session) !== ownAmong(now, session)) return true;
  }
  return false;
}
