import type { CSSProperties } from 'react';
import type { FinaleStage } from '../../board/index.ts';
import type { Geometry } from '../../board/layout/index.ts';
import { handTop } from '../../board/parts/plates.ts';
import type { Position } from '../../board/position.ts';
import type { Tier } from './timeline.ts';

/* Where the end of a hand is shown, on a table of any size (px). */

/** The table on which it is shown. */
type Floor = Pick<FinaleStage, 'geometry' | 'hasOwnHand'>;

interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Half the side of the room between the walls (tile widths). */
const FLOOR = 8.7;

/** Returns the room of the count: between the walls; on phones between the plates, or above the own hand. */
export function countArea(g: Geometry): Area {
  const { cx, cy, u, size, own, mode } = g;
  if (mode === 'port') return { left: 14, top: 68, width: size.w - 28, height: own.plateY - 82 };
  if (mode === 'land') {
    const width = Math.min(660, size.w - 120);
    return { left: (size.w - width) / 2, top: 12, width, height: handTop(g) - 22 };
  }
  const half = FLOOR * u;
  return { left: cx - half, top: cy - half, width: 2 * half, height: 2 * half };
}

/** Returns the felt, as far as it is on the screen. */
export function feltArea({ geometry: { cx, cy, u, table, size }, hasOwnHand }: Floor): Area {
  if (table === 0) return { left: 0, top: 0, width: size.w, height: size.h };
  const half = table * u;
  return { left: cx - half, top: cy - half, width: 2 * half, height: hasOwnHand ? size.h - cy + half : 2 * half };
}

/** Returns the size of the words of the count. */
export const countSize = ({ mode, u }: Geometry): number =>
  mode === 'port' ? 19 : mode === 'land' ? 17 : Math.max(14, u * 0.84);

const DARK = '6 22 16';
/** How dark the felt gets where it is darkest, by the size of the win. */
const DIM: Readonly<Record<Tier, number>> = { 8: 0.44, 24: 0.58, 48: 0.7, 88: 0.82 };
/** Where the hands of the others lie on the felt (per cent from left and top). */
const HANDS: Readonly<Record<Position, readonly [number, number]>> = {
  0: [50, 92],
  1: [92, 50],
  2: [50, 6],
  3: [8, 50],
};

/** Returns the light that stays on the winner's tiles: at `position`, or in the middle once they lie there. */
export function lampLight(floor: Floor, tier: Tier, position: Position, isCarried: boolean): string {
  const dim = DIM[tier];
  const fades = `rgb(${DARK} / ${dim * 0.75})`;
  const dark = `rgb(${DARK} / ${dim})`;
  if (isCarried) {
    const glow = 'radial-gradient(46% 26% at 50% 40%, rgb(255 240 200 / 0.13), transparent)';
    return `${glow}, radial-gradient(66% 50% at 50% 48%, rgb(${DARK} / ${0.5 * dim + 0.12}), ${fades} 55%, ${dark} 100%)`;
  }
  if (position !== 0) {
    const [x, y] = HANDS[position];
    return `radial-gradient(46% 46% at ${x}% ${y}%, rgb(${DARK} / 0), ${fades} 60%, ${dark})`;
  }
  const { top, height } = feltArea(floor);
  const y = ((handMiddle(floor.geometry) - top) / height) * 100;
  const glow = `radial-gradient(60% 22% at 50% ${y}%, rgb(255 240 200 / 0.13), transparent)`;
  return `${glow}, radial-gradient(78% 34% at 50% ${y}%, rgb(${DARK} / 0), ${fades} 55%, ${dark} 100%)`;
}

const handMiddle = (g: Geometry): number => (handTop(g) + g.size.h) / 2;

/** Returns what darkens the room around a table; undefined where the felt fills the screen. */
export function roomShade(floor: Floor, tier: Tier): CSSProperties | undefined {
  if (floor.geometry.table === 0 || tier < 48) return undefined;
  const { left, top, width, height } = feltArea(floor);
  const [right, foot] = [left + width, top + height];
  const hole = `${left}px ${top}px, ${right}px ${top}px, ${right}px ${foot}px, ${left}px ${foot}px, ${left}px ${top}px`;
  return {
    background: `rgb(${DARK} / ${tier === 88 ? 0.62 : 0.34})`,
    clipPath: `polygon(evenodd, 0 0, 100% 0, 100% 100%, 0 100%, 0 0, ${hole})`,
  };
}
