import {
  afterDraw,
  breakStack,
  COMPETITION_WALL,
  type Dice,
  dealtWall,
  isFlower,
  nextTile,
  OWN_WALLS,
  SEATS,
  type Seat,
  type Tile,
  takerOf,
  tileSet,
  tilesASide,
  tilesOfLayout,
  type WallLayout,
} from '@gorrion/rules';
import type { ForeignHand, ForeignMove } from './foreign.ts';

const NO_DICE: Dice = [1, 1, 1, 1];

type Draw = Extract<ForeignMove, { kind: 'draw' }>;
type Place = { readonly seat: Seat; readonly tile: Tile; readonly isReplacement: boolean };

/** Returns how many moves at the beginning only replace flowers of the deal. */
function dealtFlowersEnd(moves: readonly ForeignMove[]): number {
  const end = moves.findIndex(move => move.kind !== 'flower' && !(move.kind === 'draw' && move.isReplacement));
  return end < 0 ? moves.length : end;
}

/**
 * Returns the draws in the order in which our rules make them. Each seat replaces all flowers of its deal before the next
 * seat does; of its replacements the flowers come first, so that every one of them is replaced in its turn.
 */
function drawsOf(moves: readonly ForeignMove[]): readonly Place[] {
  const end = dealtFlowersEnd(moves);
  const isDraw = (move: ForeignMove): move is Draw => move.kind === 'draw';
  const dealt = moves.slice(0, end).filter(isDraw);
  const replaced = SEATS.flatMap(seat => {
    const own = dealt.filter(draw => draw.seat === seat);
    return [...own.filter(({ tile }) => isFlower(tile)), ...own.filter(({ tile }) => !isFlower(tile))];
  });
  return [...replaced, ...moves.slice(end).filter(isDraw)];
}

/** Returns the places of the dealt tiles in drawing order, each with its tile. */
function dealtPlaces({ hands }: ForeignHand, layout: WallLayout): ReadonlyMap<number, Tile> {
  const places = new Map<number, Tile>();
  const side = tilesASide(layout);
  const rest = hands.map(hand => [...hand]);
  const count = hands.reduce((sum, hand) => sum + hand.length, 0);
  for (let n = 0; n < count; n++) {
    const seat = layout.walls === 'own' ? SEATS[Math.floor(n / 13)]! : takerOf(n);
    const place = layout.walls === 'own' ? seat * side + (n % 13) : n;
    const tile = rest[seat]?.shift();
    if (tile !== undefined) places.set(place, tile);
  }
  return places;
}

/** Returns the places of all drawn tiles: the same draws are made on a wall of which every tile is its own place. */
function drawnPlaces(hand: ForeignHand, layout: WallLayout): ReadonlyMap<number, Tile> {
  const numbers = Array.from({ length: tilesOfLayout(layout) }, (_, place) => place as Tile);
  let wall = dealtWall(layout, numbers, 0, hand.hands);
  const places = new Map<number, Tile>();
  for (const { seat, tile, isReplacement } of drawsOf(hand.moves)) {
    const place = nextTile(wall, seat, isReplacement);
    if (place === undefined) break;
    places.set(place, tile);
    wall = afterDraw(wall, seat, isReplacement);
  }
  return places;
}

/** Takes a tile out of those that are left; returns whether it was there. */
function take(left: Map<Tile, number>, tile: Tile | undefined): tile is Tile {
  const count = tile === undefined ? 0 : (left.get(tile) ?? 0);
  if (tile !== undefined && count > 0) left.set(tile, count - 1);
  return count > 0;
}

/** Puts the tiles that nobody drew into the places that are left: where the record has them, else in their order. */
function filled(known: ReadonlyMap<number, Tile>, layout: WallLayout, wall: ForeignHand['wall']) {
  const left = new Map<Tile, number>();
  for (const tile of tileSet(layout)) left.set(tile, (left.get(tile) ?? 0) + 1);
  const tiles = Array.from({ length: tilesOfLayout(layout) }, (_, place) => known.get(place));
  if (!tiles.every(tile => tile === undefined || take(left, tile))) return undefined;
  const placed = tiles.map((tile, place) => {
    const meant = wall?.[place];
    return tile ?? (take(left, meant) ? meant : undefined);
  });
  const rest = [...left].flatMap(([tile, count]) => Array.from({ length: count }, () => tile));
  return placed.map(tile => tile ?? (rest.shift() as Tile));
}

/** The chance of a hand, as our rules deal it. */
export interface ArrangedWall {
  readonly layout: WallLayout;
  readonly dice: Dice;
  /** By ring index. */
  readonly ring: readonly Tile[];
}

/**
 * Returns the wall from which our rules deal and draw just what a foreign hand dealt and drew; undefined if its tiles are
 * no set. What nobody drew lies where the record has it, as far as both servers draw from the same ends.
 */
export function arrangedWall(hand: ForeignHand): ArrangedWall | undefined {
  const layout = hand.walls === 'own' ? OWN_WALLS : COMPETITION_WALL;
  const dice = hand.dice ?? NO_DICE;
  const known = new Map([...dealtPlaces(hand, layout), ...drawnPlaces(hand, layout)]);
  const tiles = filled(known, layout, hand.wall);
  if (!tiles) return undefined;
  const begin = 2 * breakStack(dice, layout);
  return { layout, dice, ring: tiles.map((_, n) => tiles[(n - begin + tiles.length) % tiles.length]!) };
}
