import type { Scene } from '../scene.ts';
import { modeOf } from './mode.ts';
import { type Geometry, HEIGHT, type LayoutOptions, type Size, THICKNESS } from './types.ts';

/** px kept free beside the table for plates. */
const GUTTER = { desk: 246, tablet: 124 } as const;
/** px: height of the claim bar on one line, on phones, and its distance from the hand. */
export const BAR = { line: 50, gap: 4 } as const;
const HALF_ROW = HEIGHT / 2;

const half = (value: number) => Math.floor(value * 2) / 2;
const clamp = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high));

/** All lengths that follow from the size of the stage. */
export function geometryOf(scene: Scene, size: Size, options: LayoutOptions = {}): Geometry {
  const mode = modeOf(size);
  if (mode === 'land') return landscape(scene, size);
  return mode === 'port' ? portrait(scene, size) : whole(scene, size, mode, options.compactWall === true);
}

/** Half the side of the table with its wall, and how much nearer everything beyond a wall comes when a ring stands for it. */
const TABLE = 13.4;
const WALL_BAND = 1.35;
const RING_AT = 8.82;

/**
 * The whole table with its wall: 6 + 2 x 4 rows of rivers fit between the walls by construction. Around a ring the rows
 * of melds lie as a pinwheel, each past the corner where the next begins, and so are as long as around a wall.
 */
function whole(scene: Scene, size: Size, mode: 'desk' | 'tablet', isCompact: boolean): Geometry {
  const { w, h } = size;
  const isOver = scene.positions[1].isOpen;
  const nearer = isCompact ? WALL_BAND : 0;
  const table = TABLE - nearer;
  const below = (scene.hasOwnHand ? 12.2 + 1.5 * 1.74 : TABLE) - nearer;
  const margins = scene.hasOwnHand ? 34 : 36;
  const u = half(Math.min((h - margins) / (table + below), (w - 2 * GUTTER[mode]) / (2 * table)));
  const ownU = Math.round(Math.min(1.74 * u, 64));
  const river = { first: 3.17, columns: 6, rows: 4 };
  const ends = isCompact ? { from: -8.7, to: 10.3 } : { from: -9.6, to: 9.6 };
  const base = (at: number) => at - nearer + HALF_ROW;
  const row = { ...ends, base: base(isOver ? 11.06 : 11.2) };
  const hand = { at: (isOver ? 12.68 : 12.6) - nearer };
  return {
    mode,
    size,
    u,
    ownU,
    cx: w / 2,
    cy: Math.round(18 + table * u),
    panel: { w: 6.1 * u, h: 6.1 * u },
    river: [river, river, river, river],
    rows: [{ ...row, base: base(isOver && !scene.hasOwnHand ? 11.06 : 11.2) }, row, row, row],
    hands: [hand, hand, hand, hand],
    openScale: 1,
    table,
    ring: isCompact ? RING_AT : undefined,
    own: { y: h - 10 - HEIGHT * ownU, rows: 1, x: undefined, meldY: 0, plateY: 0 },
  };
}

/**
 * px: on a lower screen the claim bar covers the second row of the own river, since tiles would be too small without
 * that room; on others it lies between the river and the hand.
 */
const LOW = 360;

/** A phone on its side: no wall; a wide scoreboard, side rivers six to a column, the others at the edges of the screen. */
function landscape(scene: Scene, size: Size): Geometry {
  const { w, h } = size;
  const ownU = scene.hasOwnHand ? clamp(40, Math.floor((w - 20) / 14.4), 44) : 26;
  const handBand = 8 + (HEIGHT + THICKNESS) * ownU + 8;
  const free = h < LOW ? 18 : BAR.line + BAR.gap - 8;
  const u = half(Math.min((h - handBand - 6 - free) / 10.25, (w / 2 - 10) / 14.3, 32));
  const cy = Math.round(h - handBand - free - (1.6 + 2.83) * u);
  const edge = (w / 2 - 8) / u;
  const low = (h - handBand - cy) / u - 0.2;
  const high = cy / u - 0.3;
  const barHigh = (BAR.line + BAR.gap + 4) / u;
  const acrossHand = scene.positions[2].hand.length + (scene.positions[2].apart === undefined ? 0 : 1);
  const side = { first: 6.34, columns: 6, rows: 4 };
  const flat = { first: 1.6, columns: 12, rows: 2 };
  const base = edge - 1.45 + HALF_ROW;
  return {
    mode: 'land',
    size,
    u,
    ownU,
    cx: w / 2,
    cy,
    panel: { w: 12.5 * u, h: 3.1 * u },
    river: [flat, side, flat, side],
    rows: [
      undefined,
      { from: -low + barHigh, to: high, base },
      { from: LAND_ACROSS + acrossHand * LAND_PITCH + 0.5, to: Math.min(13.4, edge - 2.4), base: 5.22 + HALF_ROW },
      { from: -high, to: low, base },
    ],
    hands: [
      undefined,
      { at: edge - 0.3, from: Math.max(0.6, barHigh + 0.4) - low, to: high - 0.15 },
      { at: 5.25 },
      { at: edge - 0.3, from: 0.15 - high, to: low - 0.6 },
    ],
    openScale: 0.55,
    table: 0,
    ring: undefined,
    own: { y: h - 8 - HEIGHT * ownU, rows: 1, x: 12, meldY: 0, plateY: 0 },
  };
}

/** Across on a phone on its side: where the hand begins, and its narrow pitch. */
export const LAND_ACROSS = -10.2;
export const LAND_PITCH = 0.78;

/** An upright phone: plates in a header, own hand in two rows, side rivers in two columns of 6 + 6. */
function portrait(scene: Scene, size: Size): Geometry {
  const { w, h } = size;
  const isWide = w >= 700;
  const isShort = h < 720;
  const own = scene.positions[0];
  const count = own.hand.length + (own.apart === undefined ? 0 : 1);
  const rows = isWide || !scene.hasOwnHand ? 1 : 2;
  const ownU = portraitOwnU(size, isWide, isShort, scene.hasOwnHand);
  const isTwo = rows === 2 && count > 7;
  const y = h - (isShort ? 8 : 14) - HEIGHT * ownU;
  const handTop = y - THICKNESS * ownU - (rows === 2 ? (HEIGHT + THICKNESS) * ownU + 4 : 0);
  const widest = half(Math.min(w / 16.2, isWide ? (handTop - 9 - 48 - 58) / 21.8 : 30));
  const { u, meldY, plateY, rivers, strip, cy } = portraitFit(widest, handTop, isWide);
  const top = 3.1 + 1.4 * rivers;
  const flat = { first: 3.1, columns: 6, rows: rivers };
  const side = { first: 3.08, columns: 12, rows: 2 };
  // The side rows end above what the claim bar says of a claim's cost.
  const low = Math.min(6.2, (barBottom(handTop, plateY, isWide) - TWO_LINES - COST - cy) / u);
  const base = 6.72 + HALF_ROW;
  return {
    mode: 'port',
    size,
    u,
    ownU,
    cx: w / 2,
    cy,
    panel: { w: 6 * u, h: 6 * u },
    river: [flat, side, flat, side],
    rows: [
      undefined,
      { from: -low, to: 6.3, base },
      { from: -6.2, to: 6.3, base: top + 0.82 + HALF_ROW },
      { from: -6.2, to: low, base },
    ],
    hands: [undefined, { at: 7.75 }, strip > 2 ? { at: top + 2.12 } : undefined, { at: 7.75 }],
    openScale: 0.53,
    table: 0,
    ring: undefined,
    own: { y, rows, x: undefined, meldY: isTwo || rows === 1 ? meldY : meldY + (HEIGHT + THICKNESS) * ownU, plateY },
  };
}

function portraitOwnU({ w }: Size, isWide: boolean, isShort: boolean, hasOwnHand: boolean): number {
  if (!hasOwnHand) return isWide ? 44 : 25;
  if (isWide) return Math.min(64, Math.floor((w - 32) / 14.4));
  return clamp(44, Math.floor((w - 28) / 7), isShort ? 46 : 56);
}

/** px: the claim bar on two lines and what is between it and the hand. */
const TWO_LINES = 112;
/** px: two lines of what a claim costs, and their distance from the bar. */
const COST = 42;
/** Units below the centre that the side rivers and melds reach. */
const SIDE_REACH = 6.5;
const SMALLEST_U = 17;

/** px: lower edge of the claim bar on two lines. A tablet has room for it above the own plate; a phone has not. */
const barBottom = (handTop: number, plateY: number, isWide: boolean) => (isWide ? plateY - 8 : handTop);

/** The largest tiles with which the claim bar covers nothing of the others. */
function portraitFit(widest: number, handTop: number, isWide: boolean) {
  for (let u = widest; ; u -= 0.5) {
    const meldY = handTop - 9 - HEIGHT * u;
    const plateY = meldY - 48;
    const floor = portraitFloor(u, plateY, isWide);
    const above = TWO_LINES + (isWide ? COST : 0);
    const isClear = floor.cy + SIDE_REACH * u <= barBottom(handTop, plateY, isWide) - above;
    if (isClear || u <= SMALLEST_U) return { u, meldY, plateY, ...floor };
  }
}

/** Row 4 of the rivers goes first when the screen is short, then the backs of the hand across. */
function portraitFloor(u: number, plateY: number, isWide: boolean) {
  const head = 54;
  const room = plateY - 4 - head;
  const need = (rivers: number, strip: number) => (2 * (3.1 + 1.4 * rivers) + strip) * u;
  const choices = [
    [4, 2.8],
    [3, 2.8],
    [3, 1.55],
  ] as const;
  const [rivers, strip] = choices.find(([r, s]) => need(r, s) <= room) ?? choices[2];
  const slack = Math.max(0, room - need(rivers, strip));
  // On a tablet all that is left over goes below the rivers, where the claim bar comes.
  const over = isWide ? 0 : slack / 2;
  return { rivers, strip, cy: Math.round(head + over + (strip + 3.1 + 1.4 * rivers) * u) };
}
