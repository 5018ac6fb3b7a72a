import type { HandState, Seat } from '@gorrion/rules';

/** Returns the seat in focus: the one that is to play, or whose discard can be claimed. */
export function turnSeat({ phase }: HandState): Seat | undefined {
  if (phase.name === 'turn') return phase.seat;
  return phase.name === 'claims' ? phase.from : undefined;
}
