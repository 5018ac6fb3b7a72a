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

/** What a seat can see of a hand, as counts by kind. */
export interface Sight {
  readonly view: HandState;
  readonly seat: Seat;
  /** Own concealed tiles. */
  readonly counts: TileCounts;
  readonly melds: readonly Meld[];
  /** Copies face up to everybody: rivers and melds, concealed kongs apart (ruling 49). */
  readonly shown: TileCounts;
  /** Copies that may still come: in the wall or in other hands. */
  readonly live: TileCounts;
  /** Their sum. */
  readonly unseen: number;
  /** Own draws that the wall still holds. */
  readonly drawsLeft: number;
  /** Tiles of the wall that others draw after the last own draw: as many discards can still be won on. */
  readonly afterLast: number;
}

/** Own turns to come if nobody claims: the wall goes round, the right neighbour of the one who played last draws first. */
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

/** The same once this seat has claimed what is offered: whoever claims plays without a draw, and the next one draws. */
export const afterClaiming = (sight: Sight): Sight => ({ ...sight, ...turnsAfter(sight.seat, sight.view, sight.seat) });

/** Counts of everything that the seat's view shows. */
export function lookAround(view: HandState, seat: Seat): Sight {
  const { concealed, melds } = view.seats[seat];
  const { shown, unseen: live } = copiesSeen(view, seat);
  const unseen = live.reduce((sum, copies) => sum + copies, 0);
  return { view, seat, counts: countsOf(concealed), melds, shown, live, unseen, ...turnsToCome(view, seat) };
}
