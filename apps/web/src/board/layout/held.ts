import type { Scene } from '../scene.ts';
import { type Geometry, HEIGHT, placesFor, THICKNESS } from './types.ts';

/* The own hand alone, as large as it can be: in rows of five on an upright screen, in one row on a wide one. */

/** Tiles a row of an upright screen, and the most rows of a hand. */
const COLUMNS = 5;
const ROWS = 3;
/** Free at each side, below the hand, and between its rows (px). */
const [SIDE, FOOT, BETWEEN] = [10, 18, 6];
/** The widest tile (px), and the most of the height of a screen that the rows of a hand take. */
const WIDEST = 104;
const SHARE = { upright: 0.52, wide: 0.34 } as const;
/** A hand in one row with its gap (tile widths). */
const ONE_ROW = 14.2;
/** Above the hand, room for the own melds and flowers (px). */
const MELDS = 48;
/** How far beyond the upper edge the middle of the table is (units): discards fly off the screen. */
const BEYOND = -14;

/** Returns the distance between two rows (px). */
export const heldPitch = (ownU: number): number => (HEIGHT + THICKNESS) * ownU + BETWEEN;

/** Returns the measures of a phone with nothing but the own hand, from those of its whole table. */
export function asHeld(base: Geometry, scene: Scene): Geometry {
  const { w, h } = base.size;
  const isWide = base.mode === 'land';
  const own = scene.positions[0];
  const places = placesFor(own.hand.length + (own.apart === undefined ? 0 : 1));
  const most = isWide ? 1 : ROWS;
  const byWidth = (w - 2 * SIDE) / (isWide ? ONE_ROW : COLUMNS + 0.2);
  const byHeight = (h * SHARE[isWide ? 'wide' : 'upright']) / most / (HEIGHT + THICKNESS + 0.08);
  const ownU = Math.max(18, Math.floor(Math.min(byWidth, byHeight, WIDEST)));
  const columns = isWide ? places : COLUMNS;
  const rows = Math.max(1, Math.ceil(places / columns));
  const top = h - FOOT - rows * heldPitch(ownU) + BETWEEN;
  return {
    ...base,
    ownU,
    cy: BEYOND * base.u,
    own: {
      y: h - FOOT - HEIGHT * ownU,
      rows: 1,
      held: { columns, top },
      x: undefined,
      meldY: top - MELDS,
      plateY: top - MELDS,
    },
  };
}
