import { HIDDEN } from '@gorrion/rules';
import type { Position } from '../position.ts';
import type { LaidMeld, Scene } from '../scene.ts';
import { lie } from './lie.ts';
import { type Box, type Geometry, HEIGHT, type Mark, placesFor, type Row, THICKNESS } from './types.ts';

const PITCH = 1.02;
const TURNED_PITCH = HEIGHT + 0.04;
const MELD_GAP = 0.42;
/** How far the fourth tile of a promoted kong lies towards the centre, on the turned tile (tile widths). */
const ADDED = 0.62;

export const meldLength = (meld: LaidMeld): number =>
  meld.tiles.reduce((sum, { turned }) => sum + (turned ? TURNED_PITCH : PITCH), 0) + MELD_GAP;

const sum = (lengths: readonly number[]) => lengths.reduce((a, b) => a + b, 0);

/** A tile of a meld or a flower, in tile widths from the left end and the lower edge of its row. */
export interface RowTile {
  readonly slot: string;
  readonly tile: LaidMeld['tiles'][number]['tile'];
  readonly zone: 'meld' | 'flower';
  readonly dx: number;
  readonly dy: number;
  readonly turned: boolean;
  readonly height: number;
  readonly marks: readonly Mark[];
}

function tilesOfMeld(meld: LaidMeld, slot: string, from: number): readonly RowTile[] {
  let x = from;
  const laid = meld.tiles.map(({ tile, turned }, i): RowTile => {
    const at = x;
    x += turned ? TURNED_PITCH : PITCH;
    const centre = turned ? { dx: at + HEIGHT / 2, dy: 0.5 } : { dx: at + 0.5, dy: HEIGHT / 2 };
    return { slot: `${slot}-${i}`, tile, zone: 'meld', ...centre, turned, height: 0, marks: [] };
  });
  const on = laid.find(tile => tile.turned);
  if (meld.added === undefined || !on) return laid;
  const added: RowTile = { ...on, slot: `${slot}-added`, dy: on.dy + ADDED, height: THICKNESS, marks: ['added'] };
  return [...laid, added];
}

/** Returns the melds of a seat as one row, in tile widths. */
export function meldRow(melds: readonly LaidMeld[], position: Position): { tiles: readonly RowTile[]; length: number } {
  const starts = melds.map((_, i) => sum(melds.slice(0, i).map(meldLength)));
  const tiles = melds.flatMap((meld, i) => tilesOfMeld(meld, `${position}-meld-${i}`, starts[i]!));
  return { tiles, length: sum(melds.map(meldLength)) };
}

export function flowerRow(flowers: Scene['positions'][0]['flowers'], position: Position) {
  const tiles = flowers.map(
    (tile, i): RowTile => ({
      slot: `${position}-flower-${i}`,
      tile,
      zone: 'flower',
      dx: i * PITCH + 0.5,
      dy: HEIGHT / 2,
      turned: false,
      height: 0,
      marks: ['flower'],
    }),
  );
  return { tiles, length: flowers.length * PITCH };
}

/** Below this scale, on phones, flowers get a row of their own towards the centre. */
const SMALLEST_ON_ONE_ROW = 0.6;
const SCALE_ON_TWO_ROWS = 0.5;

interface Fit {
  readonly scale: number;
  readonly flowersAt: { readonly x: number; readonly base: number };
}

/** Fits melds at the left end of a row and flowers at its right end. A row that is too long is scaled by itself. */
function fit(row: Row, melds: number, flowers: number, isFlat: boolean): Fit {
  const room = row.to - row.from;
  const scale = Math.min(1, room / (melds + flowers));
  if (!isFlat || scale >= SMALLEST_ON_ONE_ROW) {
    return { scale, flowersAt: { x: row.to - flowers * scale, base: row.base } };
  }
  const small = Math.min(SCALE_ON_TWO_ROWS, room / Math.max(melds, flowers));
  const inner = row.base - (HEIGHT + ADDED + 1 - HEIGHT + 0.06) * small;
  return { scale: small, flowersAt: { x: row.to - flowers * small, base: inner } };
}

/** Returns the boxes of the melds and flowers of a seat on the felt. */
export function meldBoxes(g: Geometry, scene: Scene, position: Position, row: Row): readonly Box[] {
  const { melds, flowers, seat } = scene.positions[position];
  const meld = meldRow(melds, position);
  const flower = flowerRow(flowers, position);
  const { scale, flowersAt } = fit(row, meld.length, flower.length, g.table === 0);
  const put = (tile: RowTile, x: number, base: number) =>
    lie(g, {
      ...tile,
      kind: tile.tile === HIDDEN ? 'down' : 'up',
      seat,
      position,
      x: x + tile.dx * scale,
      y: base - tile.dy * scale,
      scale,
    });
  return [
    ...meld.tiles.map(tile => put(tile, row.from, row.base)),
    ...flower.tiles.map(tile => put(tile, flowersAt.x, flowersAt.base)),
  ];
}

/** Returns the boxes of the own melds and flowers on phones, where they lie above the hand or right of it. */
export function ownMeldBoxes(g: Geometry, scene: Scene): readonly Box[] {
  const { melds, flowers, seat, hand, apart } = scene.positions[0];
  const meld = meldRow(melds, 0);
  const flower = flowerRow(flowers, 0);
  const isPort = g.mode === 'port';
  const tilesInHand = hand.length + (apart === undefined ? 0 : 1);
  const x = isPort ? 10 : (g.own.x ?? 0) + placesFor(tilesInHand) * g.ownU + 0.36 * g.ownU + 18;
  const right = g.size.w - 10;
  const scale = Math.min(isPort ? 1 : 1.13, (right - x) / g.u / (meld.length + flower.length || 1));
  const unit = g.u * scale;
  const base = isPort ? g.own.meldY + HEIGHT * g.u : g.size.h - 10;
  const put = (tile: RowTile, from: number): Box => {
    const [w, h] = tile.turned ? [HEIGHT * unit, unit] : [unit, HEIGHT * unit];
    const bottom = base - tile.dy * unit + h / 2;
    return {
      slot: tile.slot,
      tile: tile.tile,
      zone: tile.zone,
      kind: tile.tile === HIDDEN ? 'down' : 'up',
      seat,
      position: 0,
      x: from + tile.dx * unit - w / 2,
      y: bottom - h - tile.height * unit,
      w,
      h,
      face: unit,
      turn: tile.turned ? 90 : 0,
      z: 2 * Math.round(bottom) + (tile.height ? 80 : 0),
      marks: tile.marks,
    };
  };
  return [
    ...meld.tiles.map(tile => put(tile, x)),
    ...flower.tiles.map(tile => put(tile, right - flower.length * unit)),
  ];
}
