import type { Seat, Tile } from '@gorrion/rules';
import type { ByPosition, Position } from '../position.ts';

/** The height of a tile, and the visible part of its thickness (tile widths). */
export const HEIGHT = 4 / 3;
export const THICKNESS = 0.16;

/**
 * Returns how many places a hand has: one for a drawn tile too, so that the other tiles stay where they are when it comes
 * and when it goes.
 */
export const placesFor = (tiles: number): number => tiles + (tiles % 3 === 1 ? 1 : 0);

/** The four layouts: whole table with room beside it, whole table, phone in landscape, phone upright. */
export type Mode = 'desk' | 'tablet' | 'land' | 'port';
export const isFlat = (mode: Mode): boolean => mode === 'land' || mode === 'port';

export interface Size {
  readonly w: number;
  readonly h: number;
}

export type TileKind = 'up' | 'down' | 'hand' | 'rack-back' | 'rack-front' | 'rack-side';
export type Zone = 'wall' | 'hand' | 'meld' | 'flower' | 'river';
/**
 * What distinguishes a tile: `last` is the last discard, `drawn` stands apart from the hand, `added` lies on a turned tile,
 * `top` and `under` are in a stack of the wall, `dead` in a part of it that nobody plays; `left`, `right` and `near` name the visible faces of a standing tile.
 */
export type Mark =
  | 'last'
  | 'drawn'
  | 'added'
  | 'top'
  | 'under'
  | 'dead'
  | 'left'
  | 'right'
  | 'near'
  | 'flower'
  | 'won'
  | 'as-drawn';

/** The preferences of one person for the layout. */
export interface LayoutOptions {
  /** Draws a thin ring instead of the wall, so that all tiles are larger. Phones show no wall at all. */
  readonly compactWall?: boolean;
  /** On a narrow upright phone the button for advice stands below the hand at the right, which ends above it. */
  readonly hasAdvice?: boolean;
  /** Nobody plays from the own hand: where an upright phone leaves a low stage it stands in one row, and no bar needs room. */
  readonly isReadOnly?: boolean;
  /** The lower edge of what the app lays below the header of an upright phone (px); the table makes room for it. */
  readonly noticeEnd?: number;
  /** The own hand is all that is shown, as large as it can be. */
  readonly isHeld?: boolean;
}

/** One tile on the screen; px from the upper left corner of the stage. */
export interface Box {
  /** Names the place on the table, not the tile; `motion/identity.ts` follows the tiles. */
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
  /** The width of the face as its owner sees it (px). */
  readonly face: number;
  /** The rotation of the face (degrees). The body is never rotated, so that light falls the same way everywhere. */
  readonly turn: number;
  readonly z: number;
  readonly marks: readonly Mark[];
}

/** Where a row of melds and flowers may lie before a seat, from left to right for its owner (units). */
export interface Row {
  readonly from: number;
  readonly to: number;
  /** The distance of the row's lower edge from the centre. */
  readonly base: number;
}

/** Where the hand of another seat stands (units). */
export interface HandRow {
  /** Distance of its middle from the centre. */
  readonly at: number;
  /** Both ends of its room, left to right for its owner; tiles close up to stay within. Default: the room the hand needs. */
  readonly from?: number;
  readonly to?: number;
}

/** The measures of one table on one screen, in units of `u` from the centre unless a comment says px. */
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
  /** The near edge of the first row of each river, its tiles a row, and the number of rows that fit. */
  readonly river: ByPosition<{ readonly first: number; readonly columns: number; readonly rows: number }>;
  /** The rows of melds on the felt; undefined for own melds on phones, which lie elsewhere. */
  readonly rows: readonly [Row | undefined, Row, Row, Row];
  /** The hands of the other seats; undefined if there is no room for one. */
  readonly hands: ByPosition<HandRow | undefined>;
  /** Scale of hands that lie open at the end. */
  readonly openScale: number;
  /** Half the side of the table; 0 where the felt fills the screen and there is no wall. */
  readonly table: number;
  /** The distance of the ring from the centre; undefined if the wall is drawn, and on phones. */
  readonly ring: number | undefined;
  /** px: the viewer's own tiles. */
  readonly own: OwnArea;
}

export interface OwnArea {
  /** Top of the (last) row of tiles. */
  readonly y: number;
  readonly rows: 1 | 2;
  /** Where the own hand is all that is shown: its tiles a row, and the top of its first row. */
  readonly held?: { readonly columns: number; readonly top: number };
  /** Left edge where the hand is not centred. */
  readonly x: number | undefined;
  /** Top of the row of own melds, on phones. */
  readonly meldY: number;
  /** Top of the strip with the own plate, upright. */
  readonly plateY: number;
}
