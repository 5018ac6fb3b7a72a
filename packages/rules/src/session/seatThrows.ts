import { isClassical, type Ruleset } from '../rulesets/ruleset.ts';
import { below, type RandomSource } from '../wall/random.ts';
import { type ByPlayer, byPlayer, PLAYERS, type Player } from './players.ts';

/* Seats and the first banker by dice (CLASSICAL 4). */

/** One throw of two dice. */
export type TwoDice = readonly [number, number];

/** How dice decide the seats: all four of them, or only who is banker, and the others keep their places. */
export type SeatsByDice = 'all' | 'banker';

/** The throws of each chair in their order, and the chair of each player. */
export interface ThrownSeats {
  readonly throws: ByPlayer<readonly TwoDice[]>;
  readonly order: ByPlayer<Player>;
}

/** Returns how dice decide the seats under these rules; undefined where lots do. */
export function seatsByDice(rules: Ruleset): SeatsByDice | undefined {
  if (!isClassical(rules)) return undefined;
  return rules.id === 'macau' ? 'banker' : 'all';
}

const sumOf = ([one, other]: TwoDice): number => one + other;

/** Returns how a chair's throws compare with another's: above 0 if they are higher, 0 if they are equal. */
function higher(one: readonly TwoDice[], other: readonly TwoDice[]): number {
  const at = one.findIndex((thrown, n) => other[n] !== undefined && sumOf(thrown) !== sumOf(other[n]));
  return at < 0 ? 0 : sumOf(one[at]!) - sumOf(other[at]!);
}

/** Returns the chairs whose throws equal those of another chair for a seat that is still to be decided. */
function tied(throws: ByPlayer<readonly TwoDice[]>, by: SeatsByDice): readonly Player[] {
  const isHighest = (chair: Player) => PLAYERS.every(other => higher(throws[chair], throws[other]) >= 0);
  return PLAYERS.filter(
    chair =>
      (by === 'all' || isHighest(chair)) &&
      PLAYERS.some(other => other !== chair && higher(throws[chair], throws[other]) === 0),
  );
}

/**
 * Throws for the seats: the highest throw is East, to its right South, then West and North, by the order of the throws or
 * by the places. Those whose equal throws leave a seat open throw again.
 */
export function throwForSeats(random: RandomSource, by: SeatsByDice): ThrownSeats {
  const die = () => below(random, 6) + 1;
  let throws: ByPlayer<readonly TwoDice[]> = byPlayer(() => [[die(), die()] as const]);
  for (let again = tied(throws, by); again.length > 0; again = tied(throws, by)) {
    throws = byPlayer(chair => (again.includes(chair) ? [...throws[chair], [die(), die()] as const] : throws[chair]));
  }
  const ranked = [...PLAYERS].sort((one, other) => higher(throws[other], throws[one]));
  const banker = ranked[0]!;
  return { throws, order: byPlayer(player => (by === 'all' ? ranked[player]! : (((banker + player) & 3) as Player))) };
}
