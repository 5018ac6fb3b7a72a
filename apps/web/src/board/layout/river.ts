import type { Tile } from '@gorrion/rules';
import { type Position, withPosition } from '../position.ts';
import type { Scene } from '../scene.ts';
import { lie } from './lie.ts';
import { type Box, type Geometry, HEIGHT } from './types.ts';

const COLUMN_PITCH = 1.02;
const ROW_PITCH = 1.4;
/** The gap between the two sixes of a row of twelve (units). */
const GAP = 0.35;

/** Returns the distance between rows. It shrinks if there are more rows than room. */
const rowPitch = (rows: number, room: number) =>
  rows <= room ? ROW_PITCH : (ROW_PITCH * (room - 1)) / Math.max(1, rows - 1);

/** Returns the boxes of the discards of one seat, in rows, with the last discard lifted. */
export function riverBoxes(g: Geometry, scene: Scene, position: Position): readonly Box[] {
  const { river, asDrawn, seat } = scene.positions[position];
  const { first, columns, rows } = g.river[position];
  const pitch = rowPitch(Math.ceil(river.length / columns), rows);
  return river.map((tile, i) => {
    const column = i % columns;
    const shift = columns === 12 ? (column < 6 ? -GAP / 2 : GAP / 2) : 0;
    const isLast = scene.lastDiscard === position && i === river.length - 1;
    return lie(g, {
      slot: `${position}-river-${i}`,
      tile,
      kind: 'up',
      zone: 'river',
      seat,
      position,
      x: (column - (columns - 1) / 2) * COLUMN_PITCH + shift,
      y: first + HEIGHT / 2 + Math.floor(i / columns) * pitch,
      height: isLast ? 0.12 : 0,
      marks: [...(isLast ? (['last'] as const) : []), ...(asDrawn[i] ? (['as-drawn'] as const) : [])],
    });
  });
}

/** Returns the box of the next discard of the bottom seat. */
export function nextRiverBox(g: Geometry, scene: Scene, tile: Tile): Box {
  const own = scene.positions[0];
  const positions = withPosition(scene.positions, 0, { ...own, river: [...own.river, tile] });
  return riverBoxes(g, { ...scene, positions, lastDiscard: 0 }, 0).at(-1)!;
}
