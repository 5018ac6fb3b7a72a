import { type Seat, seatAfter } from '../tiles/seat.ts';
import { drawsFrom, tilesLeftFor } from '../wall/wall.ts';
import type { HandState } from './state.ts';

/** The seat that draws next if nobody claims: the right neighbour of the one who plays or has played. */
function nextDrawer({ phase }: HandState): Seat {
  if (phase.name === 'turn') return seatAfter(phase.seat);
  return phase.name === 'claims' ? seatAfter(phase.from) : 0;
}

/** Returns how many draws follow if nobody claims. */
export const drawsLeft = (state: HandState): number => drawsFrom(state.wall, nextDrawer(state));

/** Whether no tile is left for the seat that draws next: what is drawn or discarded now is the last of the wall. */
export const isWallEmpty = (state: HandState): boolean => tilesLeftFor(state.wall, nextDrawer(state)) === 0;

/** Whether a seat could draw a replacement now: without one there is no kong and no flower (rulings 16, 30). */
export const hasReplacement = (state: HandState, seat: Seat): boolean =>
  !isWallEmpty(state) && tilesLeftFor(state.wall, seat) > 0;
