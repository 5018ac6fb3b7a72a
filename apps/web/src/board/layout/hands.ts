import { HIDDEN, type Tile } from '@gorrion/rules';
import type { Position } from '../position.ts';
import type { Scene, SeatScene } from '../scene.ts';
import { LAND_ACROSS, LAND_PITCH, OPEN_FROM } from './geometry.ts';
import { heldPitch } from './held.ts';
import { lie, toScreen } from './lie.ts';
import {
  type Box,
  type Geometry,
  type HandRow,
  HEIGHT,
  type Mark,
  type OwnArea,
  placesFor,
  THICKNESS,
  type TileKind,
} from './types.ts';

/** The gap before the tile just drawn, in the own hand and in the other hands (tile widths). */
const OWN_APART = 0.36;
const APART = 0.35;

interface InHand {
  readonly slot: string;
  readonly tile: Tile;
  readonly isApart: boolean;
}

const tilesOf = (scene: SeatScene, position: Position): readonly InHand[] => [
  ...scene.hand.map((tile, i) => ({ slot: `${position}-hand-${i}`, tile, isApart: false })),
  ...(scene.apart === undefined ? [] : [{ slot: `${position}-hand-apart`, tile: scene.apart, isApart: true }]),
];

/** Returns the boxes of the bottom hand: it faces the viewer; for a spectator it shows its backs. */
export function ownHandBoxes(g: Geometry, scene: Scene): readonly Box[] {
  const tiles = tilesOf(scene.positions[0], 0);
  const kind = ownKind(scene);
  const spots = spotsOf(g, tiles);
  return tiles.map(({ slot, tile, isApart }, i) => ({
    slot,
    tile,
    kind,
    zone: 'hand',
    seat: scene.positions[0].seat,
    position: 0,
    ...spots[i]!,
    w: g.ownU,
    h: HEIGHT * g.ownU,
    face: g.ownU,
    turn: 0,
    z: 4000 + i,
    marks: isApart ? [apartMark(scene, 0)] : [],
  }));
}

const apartMark = (scene: Scene, position: Position) => (scene.positions[position].hasWon ? 'won' : 'drawn');

const ownKind = (scene: Scene): TileKind => {
  if (scene.hasOwnHand) return 'hand';
  return scene.positions[0].isOpen ? 'up' : 'rack-front';
};

type Spot = { readonly x: number; readonly y: number };

function oneRow(g: Geometry, tiles: readonly InHand[]): readonly Spot[] {
  const apart = OWN_APART * g.ownU;
  const left = g.own.x ?? Math.round(g.cx - (placesFor(tiles.length) * g.ownU + apart) / 2);
  return tiles.map(({ isApart }, i) => ({ x: left + i * g.ownU + (isApart ? apart : 0), y: g.own.y }));
}

function spotsOf(g: Geometry, tiles: readonly InHand[]): readonly Spot[] {
  const { held, rows } = g.own;
  if (held) return heldSpots(g, held, tiles);
  return rows === 1 ? oneRow(g, tiles) : twoRows(g, tiles);
}

/** Returns the places of a hand that is all that is shown: in full rows, the tile just drawn apart in the last one. */
function heldSpots({ ownU, size }: Geometry, held: OwnArea['held'] & object, tiles: readonly InHand[]) {
  const columns = Math.min(held.columns, placesFor(tiles.length));
  const left = Math.round((size.w - columns * ownU) / 2);
  const rightmost = size.w - ownU - 4;
  return tiles.map(({ isApart }, i): Spot => {
    const x = left + ((i % columns) + (isApart ? OWN_APART / 2 : 0)) * ownU;
    const y = held.top + THICKNESS * ownU + Math.floor(i / columns) * heldPitch(ownU);
    return { x: Math.min(x, rightmost), y };
  });
}

/** Returns the places of a hand in two rows of up to seven. The tile just drawn stands apart in the lower row. */
function twoRows(g: Geometry, tiles: readonly InHand[]): readonly Spot[] {
  const places = placesFor(tiles.length);
  const upper = places > 7 ? Math.ceil(places / 2) : 0;
  const apart = 0.22;
  const widest = Math.max(upper, places - upper + apart);
  const left = Math.round((g.size.w - widest * g.ownU) / 2);
  const rowHeight = (HEIGHT + THICKNESS) * g.ownU + 4;
  return tiles.map(({ isApart }, i) => {
    const column = i < upper ? i : i - upper;
    return {
      x: left + (column + (isApart ? apart : 0)) * g.ownU,
      y: i < upper ? g.own.y - rowHeight : g.own.y,
    };
  });
}

/** Returns the boxes of another hand: standing backs, or open tiles at the end. */
export function otherHandBoxes(g: Geometry, scene: Scene, position: Position): readonly Box[] {
  const row = g.hands[position];
  if (!row) return [];
  const { isOpen } = scene.positions[position];
  const tiles = tilesOf(scene.positions[position], position);
  const widest = isNarrow(g, position) ? LAND_PITCH : isOpen ? openScale(g, position) : 1;
  const { pitch, xs } = spread(g, position, row, tiles, widest);
  return isOpen
    ? openHand(g, scene, position, row.at, tiles, xs, pitch)
    : standing(g, scene, position, row.at, tiles, xs, pitch);
}

/** Returns whether a hand is drawn narrower than its tiles: the opposite one on a phone in landscape. */
const isNarrow = (g: Geometry, position: Position) => g.mode === 'land' && position === 2;

/** Returns the places of a hand, left to right for its owner: centred in its room, closer together if the room is short. */
function spread(g: Geometry, position: Position, row: HandRow, tiles: readonly InHand[], widest: number) {
  const places = placesFor(tiles.length);
  const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = row;
  const pitch = Math.min(widest, (to - from) / (places + APART));
  const middle = Number.isFinite(from)
    ? Math.max(from + (places * pitch) / 2, Math.min(0, to - (places / 2 + APART) * pitch))
    : 0;
  const first = isNarrow(g, position) ? LAND_ACROSS : middle + (0.5 - places / 2) * pitch;
  const step = (isApart: boolean) => (isApart && !isNarrow(g, position) ? APART * pitch : 0);
  return { pitch, xs: tiles.map(({ isApart }, i) => first + i * pitch + step(isApart)) };
}

/** The size of open tiles at the top of an upright phone, in the strip of the standing backs. */
const ACROSS_SCALE = 0.8;

const openScale = (g: Geometry, position: Position) => (g.table || position !== 2 ? g.openScale : ACROSS_SCALE);

/** Returns the middle of open tiles. On phones they begin beside the melds, and end where the screen does. */
const openBase = (g: Geometry, position: Position, at: number, scale: number) =>
  g.table || position === 2 ? at - 0.05 : at - OPEN_FROM + (HEIGHT * scale) / 2;

function openHand(
  g: Geometry,
  scene: Scene,
  position: Position,
  at: number,
  tiles: readonly InHand[],
  xs: readonly number[],
  pitch: number,
): readonly Box[] {
  const scale = isNarrow(g, position) ? pitch - 0.02 : pitch;
  return tiles.map(({ slot, tile, isApart }, i) =>
    lie(g, {
      slot,
      tile,
      kind: tile === HIDDEN ? 'down' : 'up',
      zone: 'hand',
      seat: scene.positions[position].seat,
      position,
      x: xs[i]!,
      y: openBase(g, position, at, scale),
      scale,
      marks: isApart ? [apartMark(scene, position)] : [],
    }),
  );
}

function standing(
  g: Geometry,
  scene: Scene,
  position: Position,
  at: number,
  tiles: readonly InHand[],
  xs: readonly number[],
  pitch: number,
): readonly Box[] {
  const spots = xs.map(x => toScreen(position, x, at));
  const nearest = Math.max(...spots.map(([, dy]) => dy));
  return tiles.map(({ slot, tile, isApart }, i) => {
    const [dx, dy] = spots[i]!;
    const [cx, cy] = [g.cx + dx * g.u, g.cy + dy * g.u];
    const body = position % 2 === 1 ? sideBody(g, position, cx, cy, pitch) : facingBody(g, position, cx, cy, pitch);
    const isNear = position % 2 === 1 && dy === nearest;
    return {
      slot,
      tile,
      zone: 'hand',
      seat: scene.positions[position].seat,
      position,
      turn: 0,
      z: Math.round(cy * 2),
      ...body,
      marks: [...body.marks, ...(isApart ? (['drawn'] as const) : []), ...(isNear ? (['near'] as const) : [])],
    };
  });
}

interface Body extends Pick<Box, 'x' | 'y' | 'w' | 'h' | 'face'> {
  readonly kind: TileKind;
  readonly marks: readonly Mark[];
}

/** Returns the body of a standing tile at a side, seen from above its edge. */
function sideBody(g: Geometry, position: Position, cx: number, cy: number, pitch: number): Body {
  const w = g.u * (g.table ? 0.62 : 0.5);
  const h = g.u * pitch;
  return {
    kind: 'rack-side',
    x: cx - w / 2,
    y: cy - h / 2 - 0.35 * g.u,
    w,
    h,
    face: g.u,
    marks: [position === 3 ? 'left' : 'right'],
  };
}

/** Returns the body of a standing tile at the top, seen from behind, or at the bottom, seen from above its face. */
function facingBody(g: Geometry, position: Position, cx: number, cy: number, pitch: number): Body {
  const w = g.u * pitch;
  const h = g.u * (g.mode === 'land' ? 0.95 : 1.22);
  return { kind: position === 0 ? 'rack-front' : 'rack-back', x: cx - w / 2, y: cy - h / 2, w, h, face: w, marks: [] };
}
