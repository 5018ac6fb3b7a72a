import type { HandCommand } from '../hand/commands.ts';
import { decide } from '../hand/decide.ts';
import { evolve } from '../hand/evolve.ts';
import { legalActions } from '../hand/legalActions.ts';
import type { HandState } from '../hand/state.ts';
import { SEATS } from '../tiles/seat.ts';

/** Returns all commands that are possible next: each seat's actions and, in a window, its closing. */
function continuations(state: HandState): readonly HandCommand[] {
  const actions: HandCommand[] = SEATS.flatMap(seat => legalActions(state, seat));
  return state.phase.name === 'claims' ? [...actions, { type: 'close-claims' }] : actions;
}

/** Counts the sequences of commands of this length that the rules allow from a state, as chess engines count moves. */
export function perft(state: HandState, depth: number): number {
  if (depth === 0 || state.phase.name === 'over') return 1;
  return continuations(state).reduce((count, command) => {
    const decision = decide(state, command);
    if (!decision.ok) throw new Error(`${JSON.stringify(command)} refused: ${decision.error.code}`);
    return count + perft(decision.value.reduce(evolve, state), depth - 1);
  }, 0);
}
