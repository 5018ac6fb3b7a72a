/**
 * A tile as a small integer. It is a kind, never a physical piece: equal copies have no identity that could leak who
 * holds which one. Order: characters, bamboos, dots, winds, dragons, flowers.
 */
export type Tile = number & { readonly __tile: unique symbol };

/** Stands for a tile that the viewer may not see, so that one `evolve` folds states and views. */
export const HIDDEN = -1 as Tile;

export const SUITS = ['characters', 'bamboos', 'dots'] as const;
export type Suit = (typeof SUITS)[number];
/** The three suits in every order, for patterns with one part in each suit. */
export const SUIT_ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;

/** Number of kinds that can stand in a hand (34), and with the eight flowers (42). */
export const PLAYING_KINDS = 34;
export const KINDS = 42;
export const WALL_SIZE = 144;

/** Number of copies of each of the 34 playing kinds. */
export type TileCounts = Uint8Array;

/** Returns the tile of a kind number 0-41, or `HIDDEN` for -1. Throws a RangeError for other numbers. */
export function tileOf(kind: number): Tile {
  if (!Number.isInteger(kind) || kind < -1 || kind >= KINDS) throw new RangeError(`no tile ${kind}`);
  return kind as Tile;
}

/** Returns the tile of a suit and a rank 1-9. */
export const suited = (suit: Suit, rank: number): Tile => (SUITS.indexOf(suit) * 9 + rank - 1) as Tile;

export const isSuited = (tile: Tile): boolean => tile >= 0 && tile < 27;
export const isWind = (tile: Tile): boolean => tile >= 27 && tile < 31;
export const isDragon = (tile: Tile): boolean => tile >= 31 && tile < 34;
export const isHonour = (tile: Tile): boolean => tile >= 27 && tile < 34;
export const isFlower = (tile: Tile): boolean => tile >= 34;
export const isHidden = (tile: Tile): boolean => tile === HIDDEN;

/** Returns the suit of a tile; undefined for honours, flowers and hidden tiles. */
export const suitOf = (tile: Tile): Suit | undefined => (isSuited(tile) ? SUITS[Math.floor(tile / 9)] : undefined);
/** Returns the rank 1-9 of a suited tile; undefined for others. */
export const rankOf = (tile: Tile): number | undefined => (isSuited(tile) ? (tile % 9) + 1 : undefined);

/** The nine knitted tiles in each of their six arrangements: 147 of one suit, 258 of another, 369 of the third (fan 35). */
export const KNITTED_NINES: readonly (readonly Tile[])[] = SUIT_ORDERS.map(starts =>
  starts.flatMap((start, suit) => [0, 3, 6].map(step => (9 * suit + start + step) as Tile)),
);

export const EAST = 27 as Tile;
export const SOUTH = 28 as Tile;
export const WEST = 29 as Tile;
export const NORTH = 30 as Tile;
export const RED = 31 as Tile;
export const GREEN = 32 as Tile;
export const WHITE = 33 as Tile;

/** Returns the number of copies in the full set: four, one of a flower (article 1). */
export const copiesOf = (tile: Tile): number => (isFlower(tile) ? 1 : 4);

/** The 144 tiles, sorted by kind (article 1). */
export const ALL_TILES: readonly Tile[] = Array.from({ length: KINDS }, (_, kind) => kind as Tile).flatMap(tile =>
  Array.from({ length: copiesOf(tile) }, () => tile),
);
