import type { Context, Decision } from '../../ledger/index.ts';
import { commitmentTo, drawLots, type Lots } from '../../lots/index.ts';
import type { TournamentCommand } from '../commands.ts';
import { evolveTournament } from '../evolve/index.ts';
import type { DrawPromise, FactOf, TournamentEvent } from '../facts.ts';
import { ownPlayers } from '../seats.ts';
import type { TournamentState } from '../state.ts';

/* What decisions about a tournament share. */

export type CommandOf<Type extends TournamentCommand['type']> = Extract<TournamentCommand, { readonly type: Type }>;

export type Decided = Decision<TournamentEvent>;

/** Decides one command. */
export type Decide<Type extends TournamentCommand['type']> = (
  state: TournamentState,
  command: CommandOf<Type>,
  context: Context,
) => Decided;

/** Returns the state after facts that are about to be stored. */
export const after = (state: TournamentState, events: readonly TournamentEvent[], { at, by }: Context) =>
  events.reduce((one, event) => evolveTournament(one, { seq: 0, at, by: by?.id ?? null, event }), state);

/** The list that numbers are drawn for: each entrant by roster number and name. */
const lotsOf = ({ event, entrants, names }: Pick<DrawPromise, 'event' | 'entrants' | 'names'>): Lots => ({
  event,
  purpose: 'players',
  entrants: entrants.map((number, n) => `${number} ${names[n]}`),
});

/** Returns the promise of a draw among the players as they are. */
export function newPromise(state: TournamentState, { fresh }: Context): FactOf<'draw-promised'> {
  const players = ownPlayers(state).filter(({ isWithdrawn }) => !isWithdrawn);
  const list = { event: fresh(), entrants: players.map(one => one.number), names: players.map(one => one.name) };
  const secret = { seed: fresh() + fresh(), salt: fresh() + fresh() };
  return { type: 'draw-promised', ...list, ...secret, commitment: commitmentTo(lotsOf(list), secret) };
}

/** Returns the whole draw of a promise, as everybody can verify it (3.5.1). */
export function drawOf(promise: DrawPromise, absent: readonly number[]) {
  const { seed, salt, entrants } = promise;
  const places = entrants.flatMap((number, place) => (absent.includes(number) ? [place] : []));
  return drawLots(lotsOf(promise), { seed, salt }, places);
}

/** Adds a new promise to facts that change the list of players of an event which everybody sees, before its draw. */
export function withPromise(
  state: TournamentState,
  events: readonly TournamentEvent[],
  context: Context,
): { readonly ok: true; readonly events: readonly TournamentEvent[] } {
  const next = after(state, events, context);
  if (next.stage === 'draft' || next.draw) return { ok: true, events };
  const promise = newPromise(next, context);
  const isKept =
    next.promise?.entrants.join() === promise.entrants.join() && next.promise.names.join() === promise.names.join();
  return { ok: true, events: isKept ? events : [...events, promise] };
}
