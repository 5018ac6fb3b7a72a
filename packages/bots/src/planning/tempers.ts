import type { Style } from './styles.ts';

/** How a bot likes to play. A temper changes the result by two points a hand at most (bench/results.md). */
export const TEMPERS = ['balanced', 'fast', 'patient', 'big'] as const;
export type Temper = (typeof TEMPERS)[number];

const CHANGES: Readonly<Record<Temper, (style: Style) => Partial<Style>>> = {
  balanced: () => ({}),
  /** Claims even at a small loss, as if the others were close to a win. */
  fast: ({ firstClaim, fears }) => ({
    firstClaim: firstClaim - 3,
    fears: { ...fears, hazardShare: 1.4 * fears.hazardShare },
  }),
  /** Keeps its hand concealed unless a claim gains much. */
  patient: () => ({ firstClaim: 7 }),
  /** Counts the points of a win twice, and expects the others to win later. */
  big: ({ fears }) => ({
    relish: 2,
    firstClaim: 4,
    fears: { ...fears, hazardShare: 0.75 * fears.hazardShare },
  }),
};

export const tempered = (style: Style, temper: Temper): Style => ({ ...style, ...CHANGES[temper](style) });
