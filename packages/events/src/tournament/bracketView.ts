import { byPlayer } from '@gorrion/rules';
import { roundsOf } from '../rotation/index.ts';
import { goingOn, isRoundOver } from './pairing.ts';
import type { BracketRound } from './play.ts';
import { robinSessions } from './seats.ts';
import type { PairingState, TournamentState } from './state.ts';

/* The tree of a knock-out, with the rounds that are still empty. */

function roundView(state: TournamentState, pairing: PairingState): BracketRound {
  const { session, tables, byes = [] } = pairing;
  const isOver = isRoundOver(state, pairing);
  const on = goingOn(state, pairing);
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

export function bracketOfEvent(state: TournamentState): readonly BracketRound[] {
  if (state.plan.form === 'round-robin') return [];
  const rounds = state.pairings.filter(({ entrants }) => entrants !== undefined);
  const entrants = rounds[0]?.entrants?.length ?? entrantsPlanned(state);
  if (entrants < 4) return [];
  const empty = roundsOf(entrants, state.plan.advance).slice(rounds.length);
  return [
    ...rounds.map(pairing => roundView(state, pairing)),
    ...empty.map(({ tables }, n) => ({
      session: robinSessions(state.plan) + rounds.length + n + 1,
      tables: Array.from({ length: tables }, () => ({ players: byPlayer(() => null), advanced: [] })),
      byes: [],
    })),
  ];
}
