import type { Seat, Tile } from '@gorrion/rules';
import type { ByPosition, Position } from '../position.ts';

/** Height of a tile in widths, and how much of its thickness is seen, in widths. */
export const HEIGHT = 4 / 3;
export const THICKNESS = 0.16;

/** How the table is laid out: whole table with room beside it, whole table, phone on its side, phone upright. */
export type Mode = 'desk' | 'tablet' | 'land' | 'port';
export const isFlat = (mode: Mode): boolean => mode === 'land' || mode === 'port';

export interface Size {
  readonly w: number;
  readonly h: number;
}

export type TileKind = 'up' | 'down' | 'hand' | 'rack-back' | 'rack-front' | 'rack-side';
export type Zone = 'wall' | 'hand' | 'meld' | 'flower' | 'river';
/**
 * `last` the discard all look at, `drawn` apart from the hand, `added` on top of a turned tile, `top` and `under` in the
 * wall, `left`, `right` and `near` which faces of a standing tile are seen.
 */
export type Mark =
  | 'last'
  | 'drawn'
  | 'added'
  | 'top'
  | 'under'
  | 'left'
  | 'right'
  | 'near'
  | 'flower'
  | 'won'
  | 'as-drawn';

/** How a person wants the table laid out. */
export interface LayoutOptions {
  /** A thin ring instead of the wall's tiles: all others are larger. Phones show no wall anyway. */
  readonly compactWall?: boolean;
}

/** One tile on the screen; px from the upper left corner of the stage. */
export interface Box {
  /** Which place on the table this is; not which tile: that is for `identity` to follow. */
  readonly slot: string;
  readonly tile: Tile;
  readonly kind: TileKind;
  readonly zone: Zone;
  readonly position: Position;
  readonly seat: Seat;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** Width of the face as its owner sees it. */
  readonly face: number;
  /** Rotation of the face in degrees; the body is never rotated, so that light falls the same way everywhere. */
  readonly turn: number;
  readonly z: number;
  readonly marks: readonly Mark[];
}

/** Where a row of melds and flowers may lie before a seat: from left to right for its owner, in units. */
export interface Row {
  readonly from: number;
  readonly to: number;
  /** Distance of the row's lower edge from the centre. */
  readonly base: number;
}

/** Where somebody else's hand stands. */
export interface HandRow {
  /** Distance of its middle from the centre. */
  readonly at: number;
  /** Between which points, left to right for its owner; tiles close up to stay within. Default: as long as it is. */
  readonly from?: number;
  readonly to?: number;
}

/** The measures of one table on one screen; lengths in units `u` from the centre unless they say px. */
export interface Geometry {
  readonly mode: Mode;
  readonly size: Size;
  /** px: width of a tile on the table, and in the viewer's own hand. */
  readonly u: number;
  readonly ownU: number;
  /** px: the centre of the table. */
  readonly cx: number;
  readonly cy: number;
  /** px */
  readonly panel: Size;
  /** Near edge of each river's first row, tiles a row, and how many rows there is room for. */
  readonly river: ByPosition<{ readonly first: number; readonly columns: number; readonly rows: number }>;
  /** Rows on the felt; where a seat's melds lie elsewhere (own ones on phones), undefined. */
  readonly rows: readonly [Row | undefined, Row, Row, Row];
  /** The others' hands; undefined where there is no room to show one. */
  readonly hands: ByPosition<HandRow | undefined>;
  /** Scale of hands that lie open at the end. */
  readonly openScale: number;
  /** Half the side of the table; 0 where the felt fills the screen and there is no wall. */
  readonly table: number;
  /** Units from the centre to a ring that stands for the wall; undefined where its tiles lie, and on phones. */
  readonly ring: number | undefined;
  /** px: the viewer's own tiles. */
  readonly own: OwnArea;
}

export interface OwnArea {
  /** Top of the (last) row of tiles. */
  readonly y: number;
  readonly rows: 1 | 2;
  /** Left edge where the hand is not centred. */
  readonly x: number | undefined;
  /** Top of the row of own melds, on phones. */
  readonly meldY: number;
  /** Top of the strip with the own plate, upright. */
  readonly plateY: number;
}
