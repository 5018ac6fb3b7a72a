/*
 * What was measured on 1,276 hands of four of our own bots at a table of 144 tiles: `bench/fit.ts` prints it, and
 * `bench/results.md` keeps the printout. Rates are against a kind's share of the unseen tiles.
 */

/** Discards of a kind by one opponent between two own draws: by class of kind (`kindClass`), then by stage (`stageOf`). */
export const DISCARD_STAGE: readonly (readonly number[])[] = [
  [2.1, 1.95, 1.72, 1.56, 1.6, 1.6, 1.6],
  [1.23, 1.22, 1.14, 1.08, 1.03, 0.98, 0.99],
  [0.99, 0.97, 0.93, 0.89, 0.86, 0.81, 0.8],
  [0.61, 0.65, 0.67, 0.65, 0.62, 0.58, 0.57],
];
/** Factors beside that: by live copies, and by how much of the neighbours is accounted for (`neighboursSeen`). */
export const DISCARD_LIVE: readonly number[] = [1, 1.36, 1.29, 1.05, 0.78];
export const DISCARD_BLOCKED: readonly number[] = [0.89, 1.01, 1.21, 1.5, 1.74];

/** Own draws of a kind, half a hand after the deal and later: others keep what serves them. */
export const DRAW_CLASS: readonly number[] = [1.19, 1.05, 0.98, 0.92];
export const DRAW_LIVE: readonly number[] = [1, 1.36, 1.13, 0.98, 0.91];
export const DRAW_BLOCKED: readonly number[] = [0.97, 1.01, 1.02, 1.09, 1.18];

/** Chance that somebody else wins before the next own draw, by own draws left. */
export const HAZARD: readonly number[] = [
  0.07, 0.19, 0.21, 0.23, 0.22, 0.2, 0.19, 0.18, 0.17, 0.165, 0.14, 0.112, 0.094, 0.072, 0.059, 0.047, 0.035, 0.019,
  0.007, 0.004, 0.001, 0,
];
/** How often others win, against the mean of the same time, by claimed melds of all three. */
export const HAZARD_MELDS: readonly number[] = [0.67, 0.76, 0.92, 1.08, 1.2, 1.36, 1.44];
/** Of the wins of others, those on an own discard: 71 of 100 are by discard, one in three of them one's own. */
export const OWN_DEAL_INS = 0.24;

/**
 * Log-odds that one opponent wins on a discard: a constant, and terms by his discards so far, class of kind, copies
 * lying open, his claimed melds, whether he threw the kind himself, and how many within three ranks of it.
 */
export const DANGER = {
  constant: -6.84,
  turn: [0, -2.4, -2.35, -1.65, -1.19, -0.8, 0.4, 0.83, 1.03, 1.47, 1.68, 1.95, 2.14, 2.41, 2.75, 2.95],
  kind: [0, 0.47, 0.68, 0.91],
  shown: [0, -0.78, -1.63, -1.54, -1.54],
  melds: [0, 0.37, 0.74, 1.24, 1.24],
  his: -1.79,
  near: [0, -0.03, -0.13, -0.46],
} as const;
