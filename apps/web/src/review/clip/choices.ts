import type { Range } from '../../shell/share/clip.ts';

/* What one chooses of a clip. */

export type Form = 'film' | 'strip' | 'picture';

/** Most moves of a clip. */
export const MOST_MOVES = 24;

/** How much faster than usual a clip plays. */
export const PACES = [0.5, 1, 2] as const;
export type Pace = (typeof PACES)[number];

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
