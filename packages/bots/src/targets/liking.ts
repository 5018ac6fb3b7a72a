import { PLAYING_KINDS } from '@gorrion/rules';
import { ALL_KINDS, isSuitedKind, isWindKind } from '../routes/universe.ts';

/** Points that a win counts more for what it consists of, whatever it brings: a taste, where a few points change little. */
export interface Liking {
  readonly halfFlush: number;
  readonly allTypes: number;
  readonly allPungs: number;
  readonly outsideHand: number;
}

export const IMPARTIAL: Liking = { halfFlush: 0, allTypes: 0, allPungs: 0, outsideHand: 0 };
export const isImpartial = (liking: Liking): boolean => Object.values(liking).every(points => points === 0);

const SUITS = [0, 9, 18] as const;
const TYPE_OF = Uint8Array.from(ALL_KINDS, kind => {
  if (isSuitedKind(kind)) return Math.floor(kind / 9);
  return isWindKind(kind) ? 3 : 4;
});
const HONOUR_TYPES = 0b11000;
const ALL_TYPES = 0b11111;

/**
 * The points for a complete hand, melds and all; of a kong three tiles are counted. By the tiles alone, for it is asked of
 * every target: wherever the scorer counts one of these fans it is liked, and knitted hands are of all five types too.
 */
export function likedPoints(counts: ArrayLike<number>, liking: Liking): number {
  let [types, pungs, pairs, singles] = [0, 0, 0, 0];
  for (let kind = 0; kind < PLAYING_KINDS; kind++) {
    const copies = counts[kind]!;
    if (copies === 0) continue;
    types |= 1 << TYPE_OF[kind]!;
    if (copies === 3) pungs++;
    else if (copies === 2) pairs++;
    else singles++;
  }
  let liked = 0;
  if (types === ALL_TYPES) liked += liking.allTypes;
  if ((types & HONOUR_TYPES) !== 0 && isOneSuit(types & ~HONOUR_TYPES)) liked += liking.halfFlush;
  if (pungs === 4 && pairs === 1 && singles === 0) liked += liking.allPungs;
  if (liking.outsideHand > 0 && isOutside(counts)) liked += liking.outsideHand;
  return liked;
}

const isOneSuit = (suits: number): boolean => suits !== 0 && (suits & (suits - 1)) === 0;

/** Every set and the pair with a terminal or an honour: next to the ends only what chows take, in the middle nothing. */
function isOutside(counts: ArrayLike<number>): boolean {
  for (const one of SUITS) {
    if (counts[one + 3]! + counts[one + 4]! + counts[one + 5]! > 0) return false;
    if (counts[one + 1] !== counts[one + 2] || counts[one + 6] !== counts[one + 7]) return false;
    if (!isEnd(counts[one]! - counts[one + 1]!) || !isEnd(counts[one + 8]! - counts[one + 7]!)) return false;
  }
  return true;
}

/** Terminals that are no part of a chow: none, the pair, a pung. */
const isEnd = (copies: number): boolean => copies === 0 || copies === 2 || copies === 3;
