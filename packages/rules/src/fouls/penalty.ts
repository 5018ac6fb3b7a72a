import { FOULS, type Foul, type FoulId, type Sanction } from './fouls.ts';

/** Returns the sanction of an offence that its player has committed so many times before in this session (article 96). */
export function sanctionOf(id: FoulId, before: number): Sanction {
  const { steps } = FOULS[id];
  return steps[Math.min(before, steps.length - 1)]!;
}

export const isDeadAfter = (id: FoulId): boolean => FOULS[id].isDeadHand;

/**
 * Returns the points that each of four gains or pays, by seat or by player; a number as `paidTo` is the injured one.
 * Points paid to nobody break the zero sum (articles 81, 96).
 */
export function penaltyShares<Key extends number>(
  offender: Key,
  points: number,
  paidTo: Exclude<Foul['paidTo'], 'injured-player'> | Key,
): readonly [number, number, number, number] {
  const share = (one: number): number => {
    if (one === offender) return 0 - (paidTo === 'each-opponent' ? 3 : 1) * points;
    return paidTo === 'each-opponent' || one === paidTo ? points : 0;
  };
  return [share(0), share(1), share(2), share(3)];
}

/** Returns the points that each of four gains or pays, by seat or by player, for an offence of which nobody was injured. */
export const penaltyPayments = <Key extends number>(
  offender: Key,
  points: number,
  paidTo: Foul['paidTo'],
): readonly [number, number, number, number] =>
  penaltyShares(offender, points, paidTo === 'injured-player' ? 'nobody' : paidTo);
