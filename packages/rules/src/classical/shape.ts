import { isThirteen } from '../melds/handSize.ts';
import { type Meld, meldTiles } from '../melds/meld.ts';
import { FOURFOLD, HONOURS_GROUP, kindsOf, PAIRED, packGroup, presentRanks } from '../melds/packed.ts';
import { addOrphans, addRegular, addSevenPairs, type KindMasks, SIMPLES } from '../melds/waits.ts';
import type { ClassicalRules } from '../rulesets/ruleset.ts';
import { countsOf } from '../tiles/counts.ts';
import type { Tile, TileCounts } from '../tiles/tile.ts';

/* What completes a hand of the older ways (CLASSICAL 36): four sets and a pair, seven pairs, twin sevens, wonders. */

/** One tile of each of seven ranks in a row, from rank 0, as a packed group. */
const SEVEN = 0o1111111;
const HONOURS_FROM = 27;

/** Counts the suits that hold any tile. */
const suitsHeld = (m: number, s: number, p: number): number =>
  (m === 0 ? 0 : 1) + (s === 0 ? 0 : 1) + (p === 0 ? 0 : 1);

/** Thirteen singles of two suits, all within the same seven ranks in a row: the fourteenth is the one that lacks. */
function addTwinSevens(m: number, s: number, p: number, into: KindMasks): void {
  const ranks = m | s | p;
  if ((ranks & (PAIRED | FOURFOLD)) !== 0) return;
  if (ranks !== SEVEN && ranks !== SEVEN << 3 && ranks !== SEVEN << 6) return;
  const lacking = (suit: number) => (suit === 0 ? 0 : presentRanks(ranks & ~suit));
  into.suits |= lacking(m) | (lacking(s) << 9) | (lacking(p) << 18);
}

/** Which shapes complete a hand. */
type Shapes = Pick<ClassicalRules, 'setsAndPairOnly'>;
const ALL_SHAPES: Shapes = {};

/** Finds the kinds that complete a hand of 13 - 3 x `melds` tiles, by shape alone; allocates nothing. */
function readShape(counts: TileCounts, melds: number, { setsAndPairOnly }: Shapes, into: KindMasks): void {
  into.suits = 0;
  into.honours = 0;
  const m = packGroup(counts, 0);
  const s = packGroup(counts, 1);
  const p = packGroup(counts, 2);
  const h = packGroup(counts, HONOURS_GROUP);
  addRegular(m, s, p, h, into);
  if (melds > 0 || setsAndPairOnly) return;
  const suits = suitsHeld(m, s, p);
  // Pairs are of one suit at most, with or without honours (CLASSICAL 52).
  if (suits <= 1) addSevenPairs(m, s, p, h, into);
  else if (suits === 2 && h === 0) addTwinSevens(m, s, p, into);
  else if (((m | s | p) & SIMPLES) === 0) addOrphans(m, s, p, h, into);
}

/** Scratch space, overwritten by every call. */
const masks: KindMasks = { suits: 0, honours: 0 };

/** Returns whether a tile completes the shape of a hand of 13 - 3 x melds tiles. It runs at every discard. */
export function completesHand(
  concealed: readonly Tile[],
  melds: readonly Meld[],
  tile: Tile,
  rules: Shapes = ALL_SHAPES,
): boolean {
  readShape(countsOf(concealed), melds.length, rules, masks);
  return (tile < HONOURS_FROM ? (masks.suits >> tile) & 1 : (masks.honours >> (tile - HONOURS_FROM)) & 1) === 1;
}

/**
 * Returns the kinds that complete a hand of 13 - 3 x melds tiles, of which a copy can still come: hand and melds hold
 * fewer than four. Empty for another number of tiles.
 */
export function classicalWaits(
  concealed: readonly Tile[],
  melds: readonly Meld[],
  rules: Shapes = ALL_SHAPES,
): readonly Tile[] {
  if (!isThirteen(concealed.length, melds.length)) return [];
  const counts = countsOf(concealed);
  readShape(counts, melds.length, rules, masks);
  const kinds = kindsOf(masks.suits, masks.honours);
  for (const meld of melds) for (const tile of meldTiles(meld)) counts[tile]!++;
  return kinds.filter(tile => counts[tile]! < 4);
}
