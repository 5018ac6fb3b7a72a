import {
  type BySeat,
  type Deal,
  type Ruleset,
  type Seat,
  seeded,
  shuffledRing,
  throwDice,
  wallOf,
} from '@gorrion/rules';

/** The place, in the list of the four, of the player at each seat. */
export type Seating = BySeat<number>;

/** Returns the deal of a wall's number; the prevalent wind changes with the number. */
export function dealOf(wall: number, seed: string, rules: Ruleset): Deal {
  const random = seeded(`${seed}/${wall}`);
  return {
    ring: shuffledRing(random, wallOf(rules)),
    dice: throwDice(random),
    prevalentWind: (wall & 3) as Seat,
    rules,
  };
}

/** Four seatings that move all players on by one wind, so each plays all four hands of the deal. */
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
 * Returns the seatings in which a wall is played: 4 puts every player at every seat, 24 also beside every other player.
 * 1 is for four equal players, who would repeat the same hand.
 */
export const seatingsOf = (permutations: Permutations): readonly Seating[] => BY_NUMBER[permutations];
