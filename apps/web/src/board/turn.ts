import { actingSeat, type HandState, type Seat } from '@gorrion/rules';

/** Returns the seat in focus: the one that is to play, or whose discard can be claimed, or who counts. */
export function turnSeat({ phase }: HandState): Seat | undefined {
  if (phase.name === 'counting') return phase.seat;
  return actingSeat({ phase }) ?? (phase.name === 'claims' ? phase.from : undefined);
}
