import { type BySeat, SEATS, type Seat, seatAfter, withSeat } from '../tiles/seat.ts';
import { HIDDEN, type Tile } from '../tiles/tile.ts';
import { tilesASide, type WallLayout } from './layout.ts';

/**
 * The walls of a hand. A shared wall is told from its break: stack k is tiles 2k (top) and 2k + 1 (bottom). Own walls
 * are told one after another, East's first. `front` tiles have gone in the deal and in normal draws, `back` as
 * replacements; at the end of a shared wall the top of the last stack goes before its bottom (article 10).
 */
export interface Wall {
  readonly layout: WallLayout;
  readonly tiles: readonly Tile[];
  /** Ring index of stack 0, for those who draw the table (article 6). */
  readonly breakAt: number;
  readonly front: number;
  readonly back: number;
  /** Tiles that have gone from each seat's own wall; absent where one wall is shared. */
  readonly own?: BySeat<number>;
}

/** Returns the walls after the deal, from the tiles in drawing order and the hands that were dealt of them. */
export function dealtWall(
  layout: WallLayout,
  tiles: readonly Tile[],
  breakAt: number,
  hands: BySeat<readonly Tile[]>,
): Wall {
  const front = hands.reduce((sum, hand) => sum + hand.length, 0);
  const wall = { layout, tiles, breakAt, front, back: 0 };
  const own: BySeat<number> = [hands[0].length, hands[1].length, hands[2].length, hands[3].length];
  return layout.walls === 'own' ? { ...wall, own } : wall;
}

/** Tiles of a shared wall that normal draws leave alone. */
function deadTiles({ layout: { dead }, back }: Wall): number {
  if (!dead || dead.isPlayed) return 0;
  if (dead.isRefilled === 'by-pairs') return dead.tiles - (back % 2);
  return dead.isRefilled ? dead.tiles : Math.max(0, dead.tiles - back);
}

/** Returns how many tiles normal draws can still take, from all walls together (article 4). */
export const tilesLeft = (wall: Wall): number =>
  Math.max(0, wall.tiles.length - wall.front - wall.back - deadTiles(wall));

/** Returns how many tiles a seat could still draw if nobody else drew. */
export const tilesLeftFor = (wall: Wall, seat: Seat): number =>
  wall.own ? tilesASide(wall.layout) - wall.own[seat] : tilesLeft(wall);

/**
 * Returns how many draws follow if nobody claims: until the seat whose turn it is finds no tile. `first` draws next.
 */
export function drawsFrom(wall: Wall, first: Seat): number {
  if (!wall.own) return tilesLeft(wall);
  let draws = 0;
  for (let seat = first; draws >> 2 < tilesLeftFor(wall, seat); seat = seatAfter(seat)) draws++;
  return draws;
}

/**
 * Returns the tile of the next normal draw; undefined if the wall is empty. Both ends may meet in a stack (article 10).
 */
export function nextFromFront(wall: Wall): Tile | undefined {
  if (tilesLeft(wall) <= 0) return undefined;
  const topOfLastTaken = wall.back % 2 === 1 && wall.front === wall.tiles.length - wall.back - 1;
  return wall.tiles[topOfLastTaken ? wall.front + 1 : wall.front];
}

/**
 * Returns the next tile from the end: the top of the last stack, or its bottom if the top is gone; undefined if empty.
 */
export function nextFromBack(wall: Wall): Tile | undefined {
  if (wall.front + wall.back >= wall.tiles.length) return undefined;
  const bottom = wall.tiles.length - 1 - wall.back + (wall.back % 2);
  const topIsThere = wall.back % 2 === 0 && wall.front < bottom;
  return wall.tiles[topIsThere ? bottom - 1 : bottom];
}

/** Returns the tile that a seat draws next; undefined if there is none for it. */
export function nextTile(wall: Wall, seat: Seat, isReplacement: boolean): Tile | undefined {
  const { layout, own, tiles } = wall;
  if (own) return tilesLeftFor(wall, seat) > 0 ? tiles[seat * tilesASide(layout) + own[seat]] : undefined;
  return isReplacement && layout.replacements === 'end' ? nextFromBack(wall) : nextFromFront(wall);
}

/** Returns the walls after a seat has drawn. */
export function afterDraw(wall: Wall, seat: Seat, isReplacement: boolean): Wall {
  const { layout, own, front, back } = wall;
  if (own) return { ...wall, front: front + 1, own: withSeat(own, seat, own[seat] + 1) };
  return isReplacement && layout.replacements === 'end' ? { ...wall, back: back + 1 } : { ...wall, front: front + 1 };
}

function standsInOwn({ layout, own }: Wall, place: number): boolean {
  const side = tilesASide(layout);
  return place % side >= own![SEATS[Math.floor(place / side)]!];
}

/** Returns the tiles that still stand in the walls, by their places in drawing order. */
export function standingTiles(wall: Wall): readonly number[] {
  const { tiles, front, back, own } = wall;
  const places = tiles.map((_, place) => place);
  if (own) return places.filter(place => standsInOwn(wall, place));
  const end = tiles.length;
  const fromEnd = new Set(Array.from({ length: back }, (_, n) => (n % 2 === 0 ? end - 2 - n : end - n)));
  const standing = places.filter(place => place >= front && !fromEnd.has(place));
  return standing.slice(standing.length - Math.max(0, end - front - back));
}

const hiddenWalls = new Map<number, readonly Tile[]>();
let newest: readonly Tile[] = [];

/** Returns so many tiles that nobody may see; the same list each time, because every view holds one. */
export function hiddenWall(size: number): readonly Tile[] {
  if (newest.length === size) return newest;
  newest = hiddenWalls.get(size) ?? Array.from({ length: size }, () => HIDDEN);
  hiddenWalls.set(size, newest);
  return newest;
}
