import type { Scene } from '../scene.ts';
import { asHeld } from './held.ts';
import { modeOf } from './mode.ts';
import { type Geometry, HEIGHT, type LayoutOptions, type Size, THICKNESS } from './types.ts';

/** px kept free beside the table for plates. */
const GUTTER = { desk: 246, tablet: 124 } as const;
/**
 * The height (px) of the claim bar on one line on a phone in landscape, buttons of 44 px with padding and frame as in
 * `claim.css`, and its distance from the hand. A unit falls by half pixels, so one more pixel here may shrink the tiles.
 */
export const BAR = { line: 50, gap: 4 } as const;
const HALF_ROW = HEIGHT / 2;

const half = (value: number) => Math.floor(value * 2) / 2;
const clamp = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high));

/** Returns all lengths that follow from the size of the stage. */
export function geometryOf(scene: Scene, size: Size, options: LayoutOptions = {}): Geometry {
  if (options.isHeld) return asHeld(size.w > size.h ? landscape(scene, size) : portrait(scene, size, options), scene);
  const mode = modeOf(size);
  if (mode === 'land') return landscape(scene, size);
  return mode === 'port' ? portrait(scene, size, options) : whole(scene, size, mode, options.compactWall === true);
}

/** Half the side of a table with a wall, and how much smaller it is with a ring instead (units). */
const TABLE = 13.4;
const WALL_BAND = 1.35;
const RING_AT = 8.82;

/**
 * Returns the measures of the whole table. Between the walls fit the panel (6 units) and two rivers of 4 rows. Around a
 * ring the rows of melds form a pinwheel, each past the corner where the next begins, so they are as long as around a wall.
 */
function whole(scene: Scene, size: Size, mode: 'desk' | 'tablet', isCompact: boolean): Geometry {
  const { w, h } = size;
  const isOver = scene.isLaidOpen;
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
 * On a screen lower than this (px) the claim bar covers the second row of the own river; leaving room for it would make
 * the tiles too small. On others it lies between the river and the hand.
 */
const LOW = 360;

/** Returns the measures for a phone in landscape: no wall, a wide scoreboard, side rivers of six a column, hands at the edges. */
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
    openScale: Math.min(LARGEST_LAND, openScaleOf(edge - 0.3, w / 2 / u)),
    table: 0,
    ring: undefined,
    own: { y: h - 8 - HEIGHT * ownU, rows: 1, x: 12, meldY: 0, plateY: 0 },
  };
}

/** The width of an upright phone, and with open hands, which have to be read (units). */
const [ACROSS, OPEN_ACROSS] = [16.2, 17.4];
/** Units from the middle of an upright phone to the middle of the hands at its sides. */
const SIDE_HAND = 7.75;
/** Where open tiles at the sides of a phone begin, before the middle of the standing hand (units). */
export const OPEN_FROM = 0.325;
/** What stays free at the edge of the screen (units), and the largest open tiles at a side, of those of a river. */
const [FREE, LARGEST_OPEN, LARGEST_LAND] = [0.1, 0.9, 0.6];

/** Returns how large open tiles at the sides of a phone are: as large as there is room to the edge of the screen. */
const openScaleOf = (at: number, edge: number): number =>
  Math.min(LARGEST_OPEN, (edge - FREE - at + OPEN_FROM) / HEIGHT);

/** The opposite hand on a phone in landscape: where it begins, and its narrow pitch (units). */
export const LAND_ACROSS = -10.2;
export const LAND_PITCH = 0.78;

/** Returns the measures for an upright phone: plates in a header, the own hand in two rows, side rivers of 6 + 6 in columns. */
function portrait(scene: Scene, size: Size, options: LayoutOptions): Geometry {
  const { w, h } = size;
  const isReadOnly = options.isReadOnly === true;
  const isLow = isReadOnly && h < LOW_TO_READ;
  const isWide = w >= 700;
  const isShort = h < 720;
  const own = scene.positions[0];
  const count = own.hand.length + (own.apart === undefined ? 0 : 1);
  const isInRow = isWide || isLow;
  const rows = isInRow || !scene.hasOwnHand ? 1 : 2;
  const ownU = portraitOwnU(size, isInRow, isShort, scene.hasOwnHand);
  const isTwo = rows === 2 && count > 7;
  const y = h - (isShort ? 8 : 14) - HEIGHT * ownU;
  const handTop = y - THICKNESS * ownU - (rows === 2 ? (HEIGHT + THICKNESS) * ownU + 4 : 0);
  const across = scene.isLaidOpen ? OPEN_ACROSS : ACROSS;
  const widest = half(Math.min(w / across, isWide ? (handTop - 9 - 48 - 58) / 21.8 : 30));
  const head = Math.max(HEAD, (options.noticeEnd ?? 0) + NOTICE_GAP);
  const { u, meldY, plateY, rivers, strip, cy } = portraitFit(widest, {
    handTop,
    head,
    isWide,
    isReadOnly,
    hasAcross: isReadOnly || scene.isLaidOpen,
  });
  const top = 3.1 + 1.4 * rivers;
  const flat = { first: 3.1, columns: 6, rows: rivers };
  // The side rows end above the text about the cost of a claim.
  const rowsEnd = isReadOnly ? plateY - 4 : barBottom(handTop, plateY, isWide) - TWO_LINES - COST;
  const low = Math.min(6.2, (rowsEnd - cy) / u);
  const base = 6.72 + HALF_ROW;
  // On a short screen the hands at the sides end above the own plate, closer together.
  const [up, down] = [(cy - head) / u, (plateY - 4 - cy) / u];
  const downRight = options.hasAdvice && !isWide ? Math.min(down, (handTop - ADVICE_ABOVE_HAND - 10 - cy) / u) : down;
  return {
    mode: 'port',
    size,
    u,
    ownU,
    cx: w / 2,
    cy,
    panel: { w: 6 * u, h: 6 * u },
    river: [flat, SIDE_RIVER, flat, SIDE_RIVER],
    rows: [
      undefined,
      { from: -low, to: 6.3, base },
      { from: -6.2, to: 6.3, base: top + 0.82 + HALF_ROW },
      { from: -6.2, to: low, base },
    ],
    hands: [
      undefined,
      { at: SIDE_HAND, from: -downRight, to: up },
      strip > NO_HAND ? { at: top + 2.12 } : undefined,
      { at: SIDE_HAND, from: -up, to: down },
    ],
    openScale: openScaleOf(SIDE_HAND, w / 2 / u),
    table: 0,
    ring: undefined,
    own: { y, rows, x: undefined, meldY: isTwo || rows === 1 ? meldY : meldY + (HEIGHT + THICKNESS) * ownU, plateY },
  };
}

function portraitOwnU({ w }: Size, isInRow: boolean, isShort: boolean, hasOwnHand: boolean): number {
  if (!hasOwnHand) return isInRow ? Math.min(44, Math.floor((w - 32) / 14.4)) : 25;
  if (isInRow) return Math.min(64, Math.floor((w - 32) / 14.4));
  return clamp(44, Math.floor((w - 28) / 7), isShort ? 46 : 56);
}

/** How far above the own hand the button for advice begins (px); see `pillsStyle`. */
const ADVICE_ABOVE_HAND = 110 + 44;
/** The height of the plates in the header of an upright phone, with the space below them (px). */
const HEAD = 54;
/** The rivers at the sides of an upright phone. */
const SIDE_RIVER = { first: 3.08, columns: 12, rows: 2 } as const;
/** The space below a notice (px). */
const NOTICE_GAP = 6;
/** The height of the claim bar on two lines with the space below it (px). */
const TWO_LINES = 112;
/** The height of two lines about the cost of a claim, with the space below them (px). */
const COST = 42;
/** Units below the centre that the side rivers and melds reach. */
const SIDE_REACH = 6.5;
const SMALLEST_U = 17;
/** On a stage lower than this (px) a hand that is only looked at stands in one row, and tiles may be this small (px). */
const [LOW_TO_READ, SMALLEST_TO_READ] = [600, 11];
/** The strip above the rivers with the opposite hand and without it (units). */
const [HAND_ACROSS, NO_HAND] = [2.8, 1.55];

/** Returns the lower edge of the claim bar on two lines (px). Only a tablet has room for it above the own plate. */
const barBottom = (handTop: number, plateY: number, isWide: boolean) => (isWide ? plateY - 8 : handTop);

interface PortraitRoom {
  /** The upper edge of the own hand (px). */
  readonly handTop: number;
  /** Where the header ends, with what the app lays below it (px). */
  readonly head: number;
  readonly isWide: boolean;
  /** No claim bar needs room. */
  readonly isReadOnly: boolean;
  /** The opposite hand is drawn however small the tiles get. */
  readonly hasAcross: boolean;
}

/** Returns the measures with the largest tiles for which the claim bar covers nothing of the other seats. */
function portraitFit(widest: number, { handTop, head, isWide, isReadOnly, hasAcross }: PortraitRoom) {
  for (let u = widest; ; u -= 0.5) {
    const meldY = handTop - 9 - HEIGHT * u;
    const plateY = meldY - 48;
    const floor = portraitFloor(u, { head, plateY, isWide, hasAcross });
    const above = TWO_LINES + (isWide ? COST : 0);
    const reach = floor.cy + SIDE_REACH * u;
    const isClear = isReadOnly || reach <= barBottom(handTop, plateY, isWide) - above;
    const isFit = isClear && (floor.fits || !hasAcross);
    if (isFit || u <= (isReadOnly ? SMALLEST_TO_READ : SMALLEST_U)) return { u, meldY, plateY, ...floor };
  }
}

interface PortraitFloor extends Pick<PortraitRoom, 'head' | 'isWide' | 'hasAcross'> {
  readonly plateY: number;
}

/** Fits the rows into a short screen: the fourth row of the rivers is left out first, then an opposite hand of backs. */
function portraitFloor(u: number, { head, plateY, isWide, hasAcross }: PortraitFloor) {
  const room = plateY - 4 - head;
  const need = (rivers: number, strip: number) => (2 * (3.1 + 1.4 * rivers) + strip) * u;
  const least = [3, hasAcross ? HAND_ACROSS : NO_HAND] as const;
  const choices = [[4, HAND_ACROSS], [3, HAND_ACROSS], least] as const;
  const [rivers, strip] = choices.find(([r, s]) => need(r, s) <= room) ?? least;
  const slack = Math.max(0, room - need(rivers, strip));
  const fits = need(rivers, strip) <= room;
  // On a tablet all spare room goes below the rivers, where the claim bar appears.
  const over = isWide ? 0 : slack / 2;
  return { rivers, strip, fits, cy: Math.round(head + over + (strip + 3.1 + 1.4 * rivers) * u) };
}
