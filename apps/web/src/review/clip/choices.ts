import type { Size } from '../../shell/share/clip.ts';

/* What one chooses of a clip. */

/** Most moves of a clip. */
export const MOST_MOVES = 24;

export const SHAPES = ['wide', 'square', 'tall'] as const;
export type Shape = (typeof SHAPES)[number];

/** Sizes (px), as networks show them. */
export const SIZES: Readonly<Record<Shape, Size>> = {
  wide: { width: 1200, height: 630 },
  square: { width: 1080, height: 1080 },
  tall: { width: 1080, height: 1920 },
};

/** How much faster than usual a clip plays. */
export const PACES = [0.5, 1, 2] as const;
export type Pace = (typeof PACES)[number];

export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Returns a range with its begin moved, which its end follows where the clip would become too long or end before it begins. */
export const withFrom = ({ to }: Range, from: number): Range => ({
  from,
  to: Math.min(Math.max(to, from), from + MOST_MOVES - 1),
});

/** The same with its end moved. */
export const withTo = ({ from }: Range, to: number): Range => ({
  from: Math.max(Math.min(from, to), to - MOST_MOVES + 1),
  to,
});

/** Returns a range whose nearer end is moved to a move. */
export const towards = (range: Range, move: number): Range =>
  Math.abs(move - range.from) <= Math.abs(move - range.to) ? withFrom(range, move) : withTo(range, move);
