import { type Seat, seatAfter } from '../tiles/seat.ts';
import { drawsFrom, tilesLeftFor } from '../wall/wall.ts';
import type { HandState } from './state.ts';

/** Returns the seat that draws next if nobody claims: the right neighbour of the seat that plays or played last. */
function nextDrawer({ phase }: HandState): Seat {
  if (phase.name === 'turn') return seatAfter(phase.seat);
  return phase.name === 'claims' ? seatAfter(phase.from) : 0;
}

/** Returns how many draws follow if nobody claims. */
export const drawsLeft = (state: HandState): number => drawsFrom(state.wall, nextDrawer(state));

/** Returns whether the next seat has no tile to draw, so that the present tile or discard is the last. */
export const isWallEmpty = (state: HandState): boolean => tilesLeftFor(state.wall, nextDrawer(state)) === 0;

/** Returns whether a seat could draw a replacement: kongs and flowers need one (articles 16, 30). */
export const hasReplacement = (state: HandState, seat: Seat): boolean =>
  !isWallEmpty(state) && tilesLeftFor(state.wall, seat) > 0;
