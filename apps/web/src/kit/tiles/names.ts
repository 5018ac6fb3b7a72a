import { EAST, HIDDEN, rankOf, type Seat, suitOf, type Tile } from '@gorrion/rules';
import type { Key, Translate } from '../i18n/index.ts';

/** The 1 of bamboo, a sparrow: "gorrión" in Spanish. */
export const SPARROW = 9 as Tile;

const SUIT_KEYS = { characters: 'tile.characters', bamboos: 'tile.bamboos', dots: 'tile.dots' } as const;

/** The keys of the honours and flowers, by tile number from the East Wind on. */
const NAMED = [
  ...(['tile.east', 'tile.south', 'tile.west', 'tile.north'] as const),
  ...(['tile.red', 'tile.green', 'tile.white'] as const),
  ...(['tile.plum', 'tile.orchid', 'tile.bamboo', 'tile.chrysanthemum'] as const),
  ...(['tile.spring', 'tile.summer', 'tile.autumn', 'tile.winter'] as const),
] satisfies readonly Key[];

/** Returns tiles of one suit by their ranks, as "789 Bamboo"; the name of the first tile where it has no suit. */
export function rankedName(t: Translate, first: Tile, ranks: string): string {
  const suit = suitOf(first);
  return suit ? t(SUIT_KEYS[suit], { rank: ranks }) : tileName(t, first);
}

/** Returns the name of a tile, such as "5 Bamboo" or "Red Dragon". */
export function tileName(t: Translate, tile: Tile): string {
  const suit = suitOf(tile);
  if (suit) return t(SUIT_KEYS[suit], { rank: rankOf(tile)! });
  return tile === HIDDEN ? t('tile.hidden') : t(NAMED[tile - EAST]!);
}

export const windName = (t: Translate, wind: Seat): string => t(`wind.${wind}`);
