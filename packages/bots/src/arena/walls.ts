import { type BySeat, type Deal, type Ruleset, type Seat, seeded, shuffledRing, throwDice } from '@gorrion/rules';

/** Who sits where: for each seat the place of its player in the list of the four. */
export type Seating = BySeat<number>;

/** The wall, dice and round of a wall's number; the round's wind changes with the wall. */
export function dealOf(wall: number, seed: string, rules: Ruleset): Deal {
  const random = seeded(`${seed}/${wall}`);
  return { ring: shuffledRing(random), dice: throwDice(random), prevalentWind: (wall & 3) as Seat, rules };
}

/** All move on by one wind each hand, so that each plays each of the four deals. */
const ROTATIONS: readonly Seating[] = [0, 1, 2, 3].map(hand => [hand, (hand + 1) & 3, (hand + 2) & 3, (hand + 3) & 3]);

function orders(places: readonly number[]): readonly (readonly number[])[] {
  if (places.length === 0) return [[]];
  return places.flatMap(first => orders(places.filter(place => place !== first)).map(rest => [first, ...rest]));
}
const ALL = orders([0, 1, 2, 3]) as readonly Seating[];

export const PERMUTATIONS = [1, 4, 24] as const;
export type Permutations = (typeof PERMUTATIONS)[number];

const BY_NUMBER: Readonly<Record<Permutations, readonly Seating[]>> = { 1: [[0, 1, 2, 3]], 4: ROTATIONS, 24: ALL };

/**
 * The seatings in which one wall is played: every player at every seat, or also beside every other one. One is for four
 * of a kind, who would play the same hand again.
 */
export const seatingsOf = (permutations: Permutations): readonly Seating[] => BY_NUMBER[permutations];
