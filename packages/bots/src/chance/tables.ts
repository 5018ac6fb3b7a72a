/*
 * What was measured on 1,834 hands of four experts at a table of 144 tiles: `bench/fit.ts` prints it, and `bench/fit.txt`
 * keeps the printout. Rates are against a kind's share of the unseen tiles. What is discarded is the mean of experts and
 * of 1,276 hands of weaker bots, who throw honours more freely: an expert meets both.
 */

/** Discards of a kind by one opponent between two own draws: by class of kind (`kindClass`), then by stage (`stageOf`). */
export const DISCARD_STAGE: readonly (readonly number[])[] = [
  [1.83, 1.74, 1.54, 1.38, 1.33, 1.3, 1.3],
  [1.31, 1.21, 1.12, 1.03, 0.98, 0.95, 0.95],
  [1.05, 0.96, 0.9, 0.84, 0.78, 0.7, 0.67],
  [0.75, 0.72, 0.69, 0.65, 0.62, 0.58, 0.55],
];
/** Factors beside that: by live copies, and by how much of the neighbours is accounted for (`neighboursSeen`). */
export const DISCARD_LIVE: readonly number[] = [1, 1.46, 1.32, 1.05, 0.76];
export const DISCARD_BLOCKED: readonly number[] = [0.9, 1, 1.17, 1.4, 1.65];

/** Own draws of a kind, likewise: others keep what serves them. */
export const DRAW_STAGE: readonly (readonly number[])[] = [
  [1.03, 1.1, 1.1, 1.14, 1.13, 1.13, 1.13],
  [1.02, 1.06, 1.05, 1.03, 1, 0.98, 1],
  [1.01, 1.02, 0.95, 0.88, 0.81, 0.75, 0.72],
  [1, 1, 0.91, 0.82, 0.76, 0.71, 0.65],
];
/** Factors beside that, half a hand after the deal and later. */
export const DRAW_LIVE: readonly number[] = [1, 1.37, 1.12, 0.98, 0.91];
export const DRAW_BLOCKED: readonly number[] = [0.93, 0.98, 1.1, 1.17, 1.4];

/** Chance that somebody else wins before the next own draw, by own draws left. */
export const HAZARD: readonly number[] = [
  0.05, 0.18, 0.21, 0.21, 0.21, 0.2, 0.2, 0.18, 0.17, 0.15, 0.134, 0.11, 0.094, 0.075, 0.059, 0.049, 0.036, 0.021,
  0.012, 0.006, 0.001, 0,
];
/** How often others win, against the mean of the same time, by claimed melds of all three. */
export const HAZARD_MELDS: readonly number[] = [0.65, 0.73, 0.88, 1.1, 1.28, 1.38, 1.6];
/** Of the wins of others, those on an own discard: 74 of 100 are by discard, one in three of them one's own. */
export const OWN_DEAL_INS = 0.245;

/**
 * Log-odds that one opponent wins on a discard: a constant, and terms by his discards so far, class of kind and copies
 * lying open (a late live honour is the most dangerous tile, a second one of the safest), his claimed melds, whether he
 * threw the kind himself, how many within three ranks of it, what his melds tell of his suits (`MELDS_TELL`), how much
 * of the neighbours is accounted for, and what his melds tell of a fan of three sets (`ROUTE_TELLS`).
 */
export const DANGER = {
  constant: -6.12,
  turn: [-2.8, -2.8, -2.8, -1.5, -1.5, -1, 0.1, 0.85, 1.05, 1.15, 1.5, 1.97, 2.2, 2.44, 2.67, 2.8, 3, 3.05, 3.15],
  kind: [
    [0, -1.3, -1.98, -2.6, -2.6],
    [-0.23, -0.89, -1.33, -1.4, -1.4],
    [0.16, -0.35, -0.84, -0.4, -0.4],
    [0.17, -0.19, -0.64, -0.55, -0.55],
  ],
  melds: [0, 0.48, 0.35, 0.8, 0.8],
  his: [0, -2.5],
  near: [0, -0.05, -0.45, -0.55],
  told: [0, 0.79, 0.34, 0.32, 0.43, 0.54],
  blocked: [0, 0, -0.1, -0.39, -0.65],
  routes: [0, 1.06, -0.16, 1],
} as const;
