import type { HandState, Seat } from '@gorrion/rules';
import { useState } from 'react';

/** Names the tile that a seat has drawn and not discarded yet; undefined if it has none. */
const drawOf = ({ phase, wall }: HandState, seat: Seat | undefined): string | undefined =>
  phase.name === 'turn' && phase.seat === seat && phase.drawn !== undefined ? `${wall.front} ${wall.back}` : undefined;

/**
 * Returns whether a drawn tile still lies face down, and how it is taken up. The table has drawn it already: this is how its
 * player sees it first.
 */
export function useDraw(hand: HandState, seat: Seat | undefined, drawsItself: boolean) {
  const [taken, setTaken] = useState<string>();
  const draw = drawOf(hand, seat);
  return {
    isUndrawn: draw !== undefined && draw !== taken && !drawsItself,
    take: () => setTaken(draw),
  };
}
