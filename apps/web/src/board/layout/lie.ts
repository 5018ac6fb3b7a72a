import type { Seat, Tile } from '@gorrion/rules';
import type { ByPosition, Position } from '../position.ts';
import { type Box, type Geometry, HEIGHT, type Mark, type TileKind, type Zone } from './types.ts';

type Turn = (x: number, y: number) => readonly [number, number];

/**
 * Converts from a seat's frame (x to the player's right, y towards the player, origin in the centre) to the screen. Seats
 * are turned by this arithmetic, never by rotating a container, so that light and thickness fall the same way for all.
 */
const TO_SCREEN: ByPosition<Turn> = [(x, y) => [x, y], (x, y) => [y, -x], (x, y) => [-x, -y], (x, y) => [-y, x]];
const FACE_TURN = [0, -90, 180, 90] as const;

export const toScreen = (position: Position, x: number, y: number): readonly [number, number] =>
  TO_SCREEN[position](x, y);

const halfPixel = (value: number) => Math.round(value * 2) / 2;

/** A tile that lies on the table: `x`, `y` the centre of its footprint in the owner's frame, in units. */
export interface LyingTile {
  readonly slot: string;
  readonly tile: Tile;
  readonly kind: TileKind;
  readonly zone: Zone;
  readonly seat: Seat;
  readonly position: Position;
  readonly x: number;
  readonly y: number;
  /** The tile lies on its side for its owner. */
  readonly turned?: boolean;
  /** Height of its underside above the felt, in units. */
  readonly height?: number;
  readonly scale?: number;
  readonly marks?: readonly Mark[];
}

const isSide = (position: Position) => position === 1 || position === 3;

export function lie(g: Geometry, tile: LyingTile): Box {
  const { position, turned = false, height = 0, scale = 1, marks = [] } = tile;
  const [dx, dy] = toScreen(position, tile.x, tile.y);
  const face = g.u * scale;
  const isWide = isSide(position) !== turned;
  const [w, h] = isWide ? [HEIGHT * face, face] : [face, HEIGHT * face];
  return {
    slot: tile.slot,
    tile: tile.tile,
    kind: tile.kind,
    zone: tile.zone,
    seat: tile.seat,
    position,
    x: halfPixel(g.cx + dx * g.u - w / 2),
    y: halfPixel(g.cy + dy * g.u - h / 2 - height * g.u),
    w,
    h,
    face,
    turn: FACE_TURN[position] + (turned ? 90 : 0),
    z: Math.round((g.cy + dy * g.u + h / 2) * 2) + Math.round(height * 40),
    marks,
  };
}
