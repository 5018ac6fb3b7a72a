import { isClaimed, type Meld } from '../melds/meld.ts';
import type { ClassicalRules } from '../rulesets/ruleset.ts';
import type { CountedDouble, CountedHand, CountedSet, CountedSpecial } from '../scoring/counted.ts';
import { isTerminal } from '../scoring/fans/sets.ts';
import { countsOf } from '../tiles/counts.ts';
import { type Seat, windTile } from '../tiles/seat.ts';
import { isDragon, isFlower, isHonour, isWind, type Tile } from '../tiles/tile.ts';

/* Points and doubles of a hand (CLASSICAL, section "What a hand is worth"). */

/** A hand whose seat did not win, with what its count depends on. */
export interface HandToCount {
  readonly concealed: readonly Tile[];
  readonly melds: readonly Meld[];
  readonly flowers: number;
  readonly seat: Seat;
  /** The seat at whose side the wall was broken. */
  readonly opener: Seat;
}

/** The winds that double for a seat, as seats. */
export type Winds = Pick<HandToCount, 'seat' | 'opener'>;

const FLOWER_POINTS = 4;
export const MAH_JONG_POINTS = 20;
const EAST: Seat = 0;

/** Terminals and honours count twice what 2 to 8 count. */
export const isHigh = (tile: Tile): boolean => isHonour(tile) || isTerminal(tile);

/** Returns a set with its points by the table. */
export function countedSet(kind: CountedSet['kind'], tile: Tile, isConcealed: boolean): CountedSet {
  const points = { chow: 0, pair: isHonour(tile) ? 2 : 0, pung: 2, kong: 8 }[kind];
  const isTripled = kind === 'pung' || kind === 'kong';
  const worth = isTripled ? points * (isHigh(tile) ? 2 : 1) * (isConcealed ? 2 : 1) : points;
  return { kind, tile, isConcealed, points: worth };
}

/** Returns a meld as a counted set. */
export const setOfMeld = (meld: Meld): CountedSet =>
  countedSet(meld.kind, meld.kind === 'chow' ? meld.low : meld.tile, !isClaimed(meld));

/** Returns whether a group is a pung or a kong. */
export const isTriple = ({ kind }: CountedSet): boolean => kind === 'pung' || kind === 'kong';

/** Returns the doubles that any of the four hands may have. */
export function doublesOf(sets: readonly CountedSet[], { seat, opener }: Winds): readonly CountedDouble[] {
  const triples = sets.filter(isTriple);
  const winds = [
    ['own-wind', seat],
    ['opener-wind', opener],
    ['east-wind', EAST],
  ] as const;
  const doubles = triples.flatMap(({ tile }): CountedDouble[] => {
    if (isDragon(tile)) return [{ id: 'dragons', tile, doubles: 1 }];
    if (!isWind(tile)) return [];
    return winds.filter(([, wind]) => windTile(wind) === tile).map(([id]) => ({ id, tile, doubles: 1 }));
  });
  if (triples.filter(({ isConcealed }) => isConcealed).length >= 3) {
    return [...doubles, { id: 'three-concealed-pungs', doubles: 2 }];
  }
  return triples.length >= 3 ? [...doubles, { id: 'three-pungs', doubles: 1 }] : doubles;
}

/** Parts of an account before its product. */
export interface Account {
  readonly sets: readonly CountedSet[];
  readonly flowers: number;
  readonly bonus: number;
  readonly doubles: readonly CountedDouble[];
  readonly special?: CountedSpecial;
}

/** Returns the account with its points, its product and what the limit leaves of it. */
export function totalled({ special, ...account }: Account, { limit }: ClassicalRules): CountedHand {
  const flowerPoints = account.flowers * FLOWER_POINTS;
  const points = account.bonus + flowerPoints + account.sets.reduce((sum, set) => sum + set.points, 0);
  const product = points * 2 ** account.doubles.reduce((sum, { doubles }) => sum + doubles, 0);
  // Half of an odd limit is rounded down: points are whole.
  const floor = special ? (special.worth === 'limit' ? limit : Math.floor(limit / 2)) : 0;
  const isSpecial = special !== undefined && floor >= Math.min(product, limit);
  const total = Math.min(limit, Math.max(product, floor));
  return {
    ...account,
    flowerPoints,
    points,
    ...(isSpecial && { special }),
    isCapped: !isSpecial && product > limit,
    total,
  };
}

/** Returns the groups that the tiles of an incomplete hand hold: pungs, and pairs of honours. */
function groupsIn(concealed: readonly Tile[]): readonly CountedSet[] {
  const counts = countsOf(concealed.filter(tile => !isFlower(tile)));
  return [...counts].flatMap((copies, kind) => {
    const tile = kind as Tile;
    if (copies >= 3) return [countedSet('pung', tile, true)];
    return copies === 2 && isHonour(tile) ? [countedSet('pair', tile, true)] : [];
  });
}

/** Returns what the hand of a seat that did not win is worth. */
export function countHand(hand: HandToCount, rules: ClassicalRules): CountedHand {
  const sets = [...hand.melds.map(setOfMeld), ...groupsIn(hand.concealed)];
  return totalled({ sets, flowers: hand.flowers, bonus: 0, doubles: doublesOf(sets, hand) }, rules);
}
