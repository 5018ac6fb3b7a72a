import type { Budget } from '../future/future.ts';

/** How far a level looks and what it dares: a stronger level is another row of these numbers. */
export interface Style {
  readonly budget: Budget;
  /** Discards whose future is looked into: so many of those that leave most weight, with this share of the most. */
  readonly lookedInto: number;
  readonly leastShare: number;
  /** How much longer than the shortest a target may be, by the length of the shortest. */
  readonly slack: readonly number[];
  /** What a claim must gain: the first one gives the concealed hand away, with more ways to improve than are seen. */
  readonly firstClaim: number;
  readonly furtherClaim: number;
  /** What dealing in costs beyond what it costs that another wins at all. */
  readonly dealtIn: number;
  /** A kong is declared when the hand keeps this share of its worth: its points and the extra draw are the gain. */
  readonly kongShare: number;
}

export const REGULAR: Style = {
  budget: { targets: 80, nodes: 250 },
  lookedInto: 5,
  leastShare: 0.1,
  slack: [1, 1, 1, 1, 1, 1, 0],
  firstClaim: 3,
  furtherClaim: 0.3,
  dealtIn: 9,
  kongShare: 0.98,
};
