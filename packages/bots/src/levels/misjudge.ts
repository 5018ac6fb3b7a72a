import { type HandState, type RandomSource, SEATS, type SeatCommand, seeded } from '@gorrion/rules';
import type { Candidate } from '../candidate/candidate.ts';

const RANGE = 2 ** 32;
/** Twelve uniform numbers less six: as good as normal, with deviation 1. */
const UNIFORMS = 12;

function normal(random: RandomSource): number {
  let sum = -UNIFORMS / 2;
  for (let n = 0; n < UNIFORMS; n++) sum += random() / RANGE;
  return sum;
}

/** Which moment of the hand it is: every action adds to a river or to the melds. */
const momentOf = ({ seats, phase }: HandState): string =>
  `${phase.name}${SEATS.map(seat => `${seats[seat].discards.length}.${seats[seat].melds.length}`).join()}`;

function nameOf(action: SeatCommand): string {
  if (action.type === 'claim') return action.claim.kind === 'chow' ? `chow${action.claim.low}` : action.claim.kind;
  return 'tile' in action ? `${action.type}${action.tile}` : action.type;
}

/**
 * What a player thinks who errs in every value by so many points (standard deviation): the same seed and moment, the
 * same errors. What is certain stays certain.
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
