import type { CSSProperties } from 'react';
import type { Geometry } from '../layout/index.ts';
import { BAR } from '../layout/index.ts';
import { HEIGHT, THICKNESS } from '../layout/types.ts';
import type { ByPosition } from '../position.ts';

const RIM = 12;
const PLATE = { desk: 216, tablet: 104 } as const;

/** Returns the outer edges of the table (px). */
const edges = ({ cx, table, u }: Geometry) => ({ left: cx - table * u - RIM, right: cx + table * u + RIM });

/** Returns the places of what stands beside the table (px). */
export function sides(g: Geometry): { readonly left: number; readonly right: number; readonly middle: number } {
  const { left, right } = edges(g);
  if (g.mode === 'tablet') {
    return { left: (left - PLATE.tablet) / 2, right: right + (g.size.w - right - PLATE.tablet) / 2, middle: g.cy - 60 };
  }
  return { left: Math.max(16, left - PLATE.desk - 22), right: right + 22, middle: g.cy - 40 };
}

/** Returns the upper edge of a plate at the left without marks (px). It makes room for the marks of the own one. */
const leftMiddle = (g: Geometry, isOwnMarked: boolean): number =>
  sides(g).middle - (isOwnMarked ? MARKS_HEIGHT[g.mode] : 0);

/**
 * Returns the places of the four plates; undefined on a phone in landscape, where the panel shows the scores. `isOwnMarked`:
 * the plate at the bottom carries marks of penalties.
 */
export function plateStyles(g: Geometry, isTold: boolean, isOwnMarked: boolean): ByPosition<CSSProperties> | undefined {
  if (g.mode === 'land') return undefined;
  if (g.mode === 'port') return portraitPlates(g);
  const { left, right, middle } = sides(g);
  // These grow upwards, so that what stands below them stays.
  const aside = (top: number) => ({ bottom: g.size.h - top - PLATE_HEIGHT[g.mode as 'desk'] });
  return [
    { left, bottom: g.mode === 'desk' ? 18 : 14 },
    { left: right, ...(g.mode === 'tablet' ? aside(middle) : { top: isTold ? RIGHT_WHEN_TOLD : middle }) },
    { left: right, top: TOP },
    { left, ...aside(leftMiddle(g, isOwnMarked)) },
  ];
}

/** Returns the place of the last moves, between the left plate and the pills above the own one. */
export function logStyle(g: Geometry, isOwnMarked: boolean): CSSProperties {
  const { left } = sides(g);
  const top = leftMiddle(g, isOwnMarked) + 100;
  return { left, top, maxHeight: `calc(${g.size.h - top - 8}px - var(--pills-foot, 0px))` };
}

/** The top of the room beside the table, and the height of the plates there (px). */
const TOP = 66;
const PLATE_HEIGHT = { desk: 68, tablet: 134 } as const;

/** By how much the marks of penalties make a plate higher; on an upright phone they hang from it (px). */
export const MARKS_HEIGHT = { desk: 57, tablet: 46, port: 23, land: 0 } as const;

/** The top of the right plate of a large table while a panel stands at the right: directly below the plate above it. */
const RIGHT_WHEN_TOLD = TOP + PLATE_HEIGHT.desk + 12;

/** An upright screen of this width (px) or more is a tablet, with room for the claim bar above the own plate. */
const TABLET = 700;

/** Returns whether the claim bar covers the pills beside the own plate. */
export const isBarOnPills = ({ mode, size }: Geometry): boolean =>
  mode === 'land' || (mode === 'port' && size.w < TABLET);

/** The room for the app's messages and for what concerns the whole table (px), as CSS properties. */
export interface RoomBeside {
  readonly left: number;
  readonly width: number;
  /** The upper edge of messages. `end` is how far down they may reach. */
  readonly top: number;
  readonly end: number;
  /** The upper edge of what concerns the whole table. */
  readonly low: number;
  readonly side: number;
  /** The lower edge of what lies above the own plate, or sideways above the hand. */
  readonly foot: number;
}

/** The least width of that room on a phone in landscape (px): a wish beside its buttons takes three lines. */
const LAND_WIDTH = 420;

/** Which plates carry marks of penalties. */
export type MarkedPlates = ByPosition<boolean>;

/** Returns how far the marks of the header's plates on an upright phone reach below them (px). */
export const marksBelowHeader = ({ size }: Geometry, [, ...others]: MarkedPlates): number =>
  size.w < TABLET && others.includes(true) ? MARKS_HEIGHT.port : 0;

/**
 * Returns the room at the left of the table, on tablets also at the right. On an upright phone it is below the plates, in
 * landscape over the backs of the opposite hand. It leaves the marks of the plates in sight.
 */
export function roomBeside(g: Geometry, isWatching: boolean, marked: MarkedPlates): RoomBeside {
  const { size, cx, u, mode } = g;
  if (mode === 'port') {
    const top = 54 + marksBelowHeader(g, marked);
    return { left: 8, width: size.w - 16, top, end: size.h / 2, low: top, side: 8, foot: g.own.plateY - 8 };
  }
  if (mode === 'land') {
    const foot = handTop(g) - BAR.gap;
    const right = size.w - 3.4 * u;
    const left = Math.min(cx, right - LAND_WIDTH);
    return { left, width: right - left, top: 4, end: size.h / 2, low: 4, side: left, foot };
  }
  const { left, middle } = sides(g);
  const above = leftMiddle(g, marked[0]);
  const isDesk = mode === 'desk';
  const width = isDesk ? PLATE.desk : edges(g).left - 16;
  const low = (isDesk ? above : middle) + PLATE_HEIGHT[mode] + 12;
  const top = isWatching ? TOP + 52 : TOP;
  const end = above - (marked[3] ? MARKS_HEIGHT[mode] : 0) - 12;
  return { left: isDesk ? left : 8, width, top, end, low, side: isDesk ? left : size.w - 8 - width, foot: size.h };
}

/** Returns the plates of an upright screen: three in a header as they sit, the own one above the hand. */
function portraitPlates({ size, own }: Geometry): ByPosition<CSSProperties> {
  const width = (size.w - 28) / 3;
  const header = (column: number): CSSProperties => ({ left: 8 + column * (width + 6), top: 6, width });
  return [{ left: 8, top: own.plateY, minWidth: Math.min(width * 1.2, 170) }, header(2), header(1), header(0)];
}

/** Returns the upper edge of the own hand (px). */
export const handTop = ({ own, ownU, mode }: Geometry): number => {
  if (own.held) return own.held.top;
  const rows = mode === 'port' && own.rows === 2 ? (HEIGHT + THICKNESS) * ownU + 4 : 0;
  return own.y - THICKNESS * ownU - rows;
};

/** Returns how far above the lower edge an upright phone has room above the claim bar of two lines (px). */
export const aboveBar = (g: Geometry): number => g.size.h - handTop(g) + 110;

/**
 * Returns the place of the claim bar. It covers the own wall and the far rows of the own river; on phones what lies just
 * above the hand, and on one line of an upright phone only the own plate, so that the own melds stay visible.
 */
export function barStyle(g: Geometry, isTwoLines: boolean): CSSProperties {
  const { cx, cy, u, size, mode, own, table } = g;
  if (own.held) return { bottom: size.h - own.meldY };
  if (mode === 'land') return { right: 8, bottom: size.h - handTop(g) + BAR.gap };
  if (mode === 'port') {
    if (size.w >= TABLET) return { bottom: size.h - own.plateY + 8 };
    return { bottom: size.h - (isTwoLines ? handTop(g) - 6 : own.plateY + 47) };
  }
  return { left: cx, bottom: size.h - (cy + (table - 2.98) * u), transform: 'translateX(-50%)' };
}

/**
 * Returns the place of the line above the claim bar, within it. On a phone in landscape a second row of own discards
 * leaves no room between it and the bar: the line stands in the corner at the left of that row then.
 */
export function costStyle(g: Geometry, ownDiscards: number): CSSProperties | undefined {
  const { mode, size, cx, u, river } = g;
  if (mode !== 'land' || ownDiscards <= river[0].columns) return undefined;
  const right = cx - (river[0].columns / 2 + 0.5) * u;
  const left = 12 + 2.5 * u;
  return { right: size.w - 8 - right, width: right - left, transform: 'none' };
}

/** Returns the places of the pill beside the own hand and of its panel, which may cover rivers but never own tiles. */
export function readyStyles(g: Geometry): { readonly pill: CSSProperties; readonly panel: CSSProperties } {
  const { size, own, mode, u } = g;
  const top = handTop(g);
  if (mode === 'port') {
    const plate = 8 + Math.min(((size.w - 28) / 3) * 1.2, 170);
    const abovePills = (size.w < TABLET ? top - 110 : own.plateY - 8) - 52;
    return {
      pill: { left: plate + 14, top: own.plateY - 4, maxWidth: size.w - plate - 74 },
      panel: { left: 8, right: 8, bottom: size.h - abovePills, maxHeight: abovePills - 62 },
    };
  }
  if (mode === 'land') {
    const left = 12 + 2.95 * u + 104;
    return {
      pill: { left, top: top - 50 },
      panel: { left, width: 320, bottom: size.h - top + ABOVE_BAR, maxHeight: top - ABOVE_BAR - LAND_TOP },
    };
  }
  if (mode === 'tablet') {
    return { pill: { right: 8, bottom: 8, maxWidth: size.w - edges(g).right - 16 }, panel: overRiversStyle(g) };
  }
  const [right, abovePill] = [20, 74];
  return {
    pill: { right, bottom: 18 },
    panel: {
      right,
      width: Math.min(310, size.w - edges(g).right - right - 8),
      bottom: abovePill,
      maxHeight: size.h - abovePill - RIGHT_WHEN_TOLD - PLATE_HEIGHT.desk - 12,
    },
  };
}

/** Width (px) of a panel that lies in the middle of the table. */
const IN_MIDDLE = 400;

/**
 * Returns the place of a panel over the rivers, where there is no room beside the table. Upright it reaches from the
 * plates above to the own one. It never covers own tiles.
 */
export function overRiversStyle(g: Geometry): CSSProperties {
  const { size, own, mode, cx, cy, u, table } = g;
  if (mode === 'port') return { left: 6, right: 6, top: 56, bottom: size.h - own.plateY + 8 };
  if (mode === 'land') return { left: 64, right: 64, top: LAND_TOP - 12, bottom: size.h - handTop(g) + ABOVE_BAR };
  const half = (table - 3.2) * u;
  return { left: cx - IN_MIDDLE / 2, width: IN_MIDDLE, top: cy - half, bottom: size.h - cy - half };
}

/** From the hand to what lies above the claim bar in landscape (px). */
const ABOVE_BAR = BAR.line + 2 * BAR.gap;

/** The lower edge of the opposite melds and hand on a phone in landscape (px). */
const LAND_TOP = 56;

/** Returns the place of the line for typed moves: beside the table; on phones at the upper edge of the felt. */
export function typedStyle(g: Geometry): CSSProperties {
  if (g.mode === 'port') return { left: 8, right: 8, top: 60 };
  if (g.mode === 'land') return { left: 76, width: 300, top: 6 };
  const { left } = sides(g);
  return g.mode === 'desk' ? { left, width: PLATE.desk, top: 66 } : { left: 8, width: 150, top: 70 };
}

/**
 * Returns the place of the app's buttons: at the upper right; on phones near the own hand. On an upright phone they stand
 * above the claim bar while it covers that place: a game against bots has no clock, and who wants to leave need not answer.
 */
export function toolsStyle(g: Geometry, isAsked: boolean): CSSProperties | undefined {
  if (g.mode === 'port' && isAsked && isBarOnPills(g)) return { left: 8, bottom: aboveBar(g), zIndex: 8100 };
  if (g.mode === 'port') return { right: 8, top: g.own.plateY - 1 };
  if (g.mode === 'land') return { left: 12 + 2.95 * g.u, top: handTop(g) - 6 - 44 };
  if (g.mode === 'desk') return undefined;
  const { right } = edges(g);
  return { right: Math.max(4, (g.size.w - right - 92) / 2), top: 10 };
}
