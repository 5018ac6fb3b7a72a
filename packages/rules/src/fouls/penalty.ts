import { type BySeat, bySeat, type Seat } from '../tiles/seat.ts';
import { FOULS, type Foul, type FoulId, type Sanction } from './fouls.ts';

/** Returns the sanction of an offence; `earlier` are the player's offences in this session so far (ruling 96). */
export function sanctionOf(id: FoulId, earlier: readonly FoulId[]): Sanction {
  const { steps } = FOULS[id];
  const times = earlier.filter(other => other === id).length;
  return steps[Math.min(times, steps.length - 1)]!;
}

export const isDeadAfter = (id: FoulId): boolean => FOULS[id].isDeadHand;

/** Returns the points that each seat gains or pays. Points paid to nobody break the zero sum (rulings 81, 96). */
export function penaltyPayments(offender: Seat, points: number, paidTo: Foul['paidTo']): BySeat<number> {
  if (paidTo === 'each-opponent') return bySeat(seat => (seat === offender ? 0 - 3 * points : points));
  return bySeat(seat => (seat === offender ? 0 - points : 0));
}
