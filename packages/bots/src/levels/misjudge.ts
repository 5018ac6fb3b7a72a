import { type HandState, type RandomSource, SEATS, type SeatCommand, seeded } from '@gorrion/rules';
import type { Candidate } from '../candidate/candidate.ts';

const RANGE = 2 ** 32;
/** The sum of twelve uniform numbers less six is nearly normal, with mean 0 and standard deviation 1. */
const UNIFORMS = 12;

function normal(random: RandomSource): number {
  let sum = -UNIFORMS / 2;
  for (let n = 0; n < UNIFORMS; n++) sum += random() / RANGE;
  return sum;
}

/** Names a moment of the hand: every action adds a discard or a meld, or changes the phase. */
const momentOf = ({ seats, phase }: HandState): string =>
  `${phase.name}${SEATS.map(seat => `${seats[seat].discards.length}.${seats[seat].melds.length}`).join()}`;

function nameOf(action: SeatCommand): string {
  if (action.type === 'claim') return action.claim.kind === 'chow' ? `chow${action.claim.low}` : action.claim.kind;
  if (action.type === 'exchange') return `exchange${action.tiles.join('.')}`;
  return 'tile' in action ? `${action.type}${action.tile}` : action.type;
}

/**
 * Returns the candidates with a normal error of the given standard deviation added to each value, best first. The same
 * seed and moment of the hand give the same errors. A single candidate is returned as it is.
 */
export function misjudged(
  candidates: readonly Candidate[],
  deviation: number,
  view: HandState,
  seed: string,
): readonly Candidate[] {
  if (deviation === 0 || candidates.length < 2) return candidates;
  const moment = `${seed}/${momentOf(view)}`;
  const wrong = candidates.map(candidate => ({
    ...candidate,
    value: candidate.value + deviation * normal(seeded(`${moment}/${nameOf(candidate.action)}`)),
  }));
  return wrong.sort((a, b) => b.value - a.value);
}
