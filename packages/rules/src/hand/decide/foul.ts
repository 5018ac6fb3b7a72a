import type { FoulId } from '../../fouls/fouls.ts';
import { FOULS } from '../../fouls/fouls.ts';
import { isDeadAfter, penaltyPayments, sanctionOf } from '../../fouls/penalty.ts';
import type { Seat } from '../../tiles/seat.ts';
import type { HandEvent } from '../events.ts';
import type { HandState } from '../state.ts';
import { winAttempt } from '../win.ts';

/** The fact of an offence: its price by how often it happened in this session (ruling 96). */
export function foulEvent(state: HandState, seat: Seat, foul: FoulId, voidsClaim: boolean): HandEvent {
  const sanction = sanctionOf(foul, state.seats[seat].fouls);
  const points = sanction.kind === 'points' ? sanction.points : 0;
  const payments = penaltyPayments(seat, points, FOULS[foul].paidTo);
  return { type: 'fouled', seat, foul, sanction, payments, isDead: isDeadAfter(foul), voidsClaim };
}

/** Which false Hu it is: a complete hand below the minimum costs 10 to each, anything else and a dead hand 20 (rulings 93, 94). */
export function falseHu(state: HandState, seat: Seat): FoulId {
  if (state.seats[seat].isDead) return 'false-hu-shape';
  return winAttempt(state, seat) ? 'false-hu-points' : 'false-hu-shape';
}
