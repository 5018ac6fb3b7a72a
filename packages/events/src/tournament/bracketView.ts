import { byPlayer } from '@gorrion/rules';
import { roundsOf } from '../rotation/index.ts';
import type { BracketRound } from './play.ts';
import { goingOn, isRoundOver, undecidedCut } from './rounds.ts';
import { ownPlayers, robinSessions } from './seats.ts';
import type { PairingState, TournamentState } from './state.ts';

/* The tree of a knock-out, with the rounds that are still empty. */

/** `tied`: players who do not go on yet, because the organiser has not told them from their equals. */
function roundView(state: TournamentState, pairing: PairingState, tied: readonly number[]): BracketRound {
  const { session, tables, byes = [] } = pairing;
  const isOver = isRoundOver(state, pairing);
  const on = goingOn(state, pairing).filter(player => !tied.includes(player));
  return {
    session,
    tables: tables.map(players => ({ players, advanced: isOver ? players.filter(player => on.includes(player)) : [] })),
    byes,
  };
}

/** Returns how many players will enter the knock-out. */
function entrantsPlanned({ plan, draw }: TournamentState): number {
  return plan.form === 'mixed' ? plan.finalists : (draw?.order.length ?? 0);
}

/** Returns how many players will enter the first round that is not made yet. */
function entrantsNext(state: TournamentState, last: PairingState | undefined): number {
  if (!last) return entrantsPlanned(state);
  return isRoundOver(state, last) ? goingOn(state, last).length : 0;
}

export function bracketOfEvent(state: TournamentState): readonly BracketRound[] {
  if (state.plan.form === 'round-robin') return [];
  const rounds = state.pairings.filter(({ entrants }) => entrants !== undefined);
  const last = rounds.at(-1);
  const { tied = [] } = undecidedCut(state) ?? {};
  const next = entrantsNext(state, last);
  const after = last?.entrants && next === 0 ? roundsOf(last.entrants.length, state.plan.advance).slice(1) : [];
  const empty = next < 4 ? after : roundsOf(next, state.plan.advance);
  return [
    ...rounds.map(pairing => roundView(state, pairing, pairing === last ? tied : [])),
    ...empty.map(({ tables }, n) => ({
      session: robinSessions(state.plan) + rounds.length + n + 1,
      tables: Array.from({ length: tables }, () => ({ players: byPlayer(() => null), advanced: [] })),
      byes: [],
    })),
  ];
}

/**
 * Returns how many sessions and rounds an event has with its players, by the plan and its bracket; null while too few are
 * known to tell.
 */
export function plannedSessions(state: TournamentState, bracket: readonly BracketRound[]): number | null {
  const { plan, draw } = state;
  const listed = plan.form === 'knock-out' && !draw ? ownPlayers(state).filter(one => !one.isWithdrawn).length : 0;
  const rounds = listed < 4 ? bracket.length : roundsOf(listed, plan.advance).length;
  return robinSessions(plan) + rounds || null;
}
