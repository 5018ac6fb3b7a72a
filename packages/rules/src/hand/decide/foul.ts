import type { FoulId } from '../../fouls/fouls.ts';
import { FOULS } from '../../fouls/fouls.ts';
import { isDeadAfter, penaltyPayments, sanctionOf } from '../../fouls/penalty.ts';
import type { Seat } from '../../tiles/seat.ts';
import type { Tile } from '../../tiles/tile.ts';
import type { HandEvent } from '../events.ts';
import type { HandState } from '../state.ts';
import { winAttempt } from '../win.ts';

/**
 * Returns the event of an offence; its penalty rises with every repetition in the session (article 96). Tiles that it has
 * shown to all are to be discarded (3.4.27, 3.11.6.7).
 */
export function foulEvent(
  state: HandState,
  seat: Seat,
  foul: FoulId,
  voidsClaim: boolean,
  shown?: readonly Tile[],
): HandEvent {
  const before = state.seats[seat].fouls.filter(earlier => earlier === foul).length;
  const sanction = sanctionOf(foul, before);
  const points = sanction.kind === 'points' ? sanction.points : 0;
  const payments = penaltyPayments(seat, points, FOULS[foul].paidTo);
  const owed = shown && { shown, mustDiscard: true as const };
  return { type: 'fouled', seat, foul, sanction, payments, isDead: isDeadAfter(foul), voidsClaim, ...owed };
}

/** Returns the kind of a false Hu: a complete hand below the minimum pays 10 to each, others 20 (articles 93, 94). */
export function falseHu(state: HandState, seat: Seat): FoulId {
  if (state.seats[seat].isDead) return 'false-hu-shape';
  return winAttempt(state, seat) ? 'false-hu-points' : 'false-hu-shape';
}
