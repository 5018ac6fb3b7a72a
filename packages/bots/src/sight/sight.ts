import {
  copiesSeen,
  countsOf,
  drawsFrom,
  type HandState,
  type Meld,
  othersInTurn,
  type Seat,
  seatAfter,
  type TileCounts,
} from '@gorrion/rules';

/** What a seat sees of a hand, as counts by kind. */
export interface Sight {
  readonly view: HandState;
  readonly seat: Seat;
  /** The seat's concealed tiles. */
  readonly counts: TileCounts;
  readonly melds: readonly Meld[];
  /** Copies that lie face up for all seats: rivers and melds without concealed kongs (article 49). */
  readonly shown: TileCounts;
  /** Copies that the seat cannot see: in the wall or in other hands. */
  readonly live: TileCounts;
  /** Sum of `live`. */
  readonly unseen: number;
  /** Draws that the seat has left if nobody claims. */
  readonly drawsLeft: number;
  /** Draws of the others after the seat's last draw: it can still win on as many discards. */
  readonly afterLast: number;
}

/** Counts the draws to come if nobody claims. The right neighbour of `last`, the seat that played last, draws first. */
function turnsAfter(last: Seat, view: HandState, seat: Seat): Pick<Sight, 'drawsLeft' | 'afterLast'> {
  const left = drawsFrom(view.wall, seatAfter(last));
  const place = othersInTurn(last).indexOf(seat);
  const before = place < 0 ? 3 : place;
  const drawsLeft = Math.max(0, Math.floor((left - before + 3) / 4));
  return { drawsLeft, afterLast: drawsLeft === 0 ? left : left - before - 4 * (drawsLeft - 1) - 1 };
}

function turnsToCome(view: HandState, seat: Seat): Pick<Sight, 'drawsLeft' | 'afterLast'> {
  const { phase } = view;
  if (phase.name === 'turn') return turnsAfter(phase.seat, view, seat);
  return phase.name === 'claims' ? turnsAfter(phase.from, view, seat) : { drawsLeft: 0, afterLast: 0 };
}

/**
 * Returns the sight after this seat has claimed the offered tile: it plays without a draw, and its neighbour draws
 * next.
 */
export const afterClaiming = (sight: Sight): Sight => ({ ...sight, ...turnsAfter(sight.seat, sight.view, sight.seat) });

/** Counts everything that a seat's view shows. */
export function lookAround(view: HandState, seat: Seat): Sight {
  const { concealed, melds } = view.seats[seat];
  const { shown, unseen: live } = copiesSeen(view, seat);
  const unseen = live.reduce((sum, copies) => sum + copies, 0);
  return { view, seat, counts: countsOf(concealed), melds, shown, live, unseen, ...turnsToCome(view, seat) };
}
