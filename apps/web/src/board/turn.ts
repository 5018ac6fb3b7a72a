import type { HandState, Seat } from '@gorrion/rules';

/** Whose tile all look at: who is to play, or who waits for the answers to his tile. */
export function turnSeat({ phase }: HandState): Seat | undefined {
  if (phase.name === 'turn') return phase.seat;
  return phase.name === 'claims' ? phase.from : undefined;
}
