import { legalClaims } from '../src/hand/claims.ts';
import type { HandCommand } from '../src/hand/commands.ts';
import { decide } from '../src/hand/decide.ts';
import { evolve } from '../src/hand/evolve.ts';
import { type HandState, undealt } from '../src/hand/state.ts';
import { randomDeal } from '../src/testing/playout.ts';
import { othersInTurn, type Seat } from '../src/tiles/seat.ts';
import { below, type RandomSource } from '../src/wall/random.ts';

function apply(state: HandState, command: HandCommand): HandState {
  const decision = decide(state, command);
  if (!decision.ok) throw new Error(`${JSON.stringify(command)} refused: ${decision.error.code}`);
  return decision.value.reduce(evolve, state);
}

/** Lets each other seat answer once with a random legal claim, then closes the window. */
function answered(state: HandState, from: Seat, random: RandomSource): HandState {
  let after = state;
  for (const seat of othersInTurn(from)) {
    const claims = legalClaims(after, seat);
    if (claims.length === 0) continue;
    after = apply(after, { type: 'claim', seat, claim: claims[below(random, claims.length)]! });
  }
  return apply(after, { type: 'close-claims' });
}

/** Plays a whole hand through `decide` and `evolve`, with random discards and random legal claims. */
export function randomHand(random: RandomSource): HandState {
  let state = apply(undealt, randomDeal(random));
  while (state.phase.name !== 'over') {
    const { phase } = state;
    if (phase.name === 'claims') {
      state = answered(state, phase.from, random);
    } else if (phase.name === 'turn') {
      const { concealed } = state.seats[phase.seat];
      state = apply(state, { type: 'discard', seat: phase.seat, tile: concealed[below(random, concealed.length)]! });
    }
  }
  return state;
}
