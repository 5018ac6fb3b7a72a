/*
 * Tables fitted on games with 144 tiles. `bench/fit.ts` prints them; `bench/fit.txt` keeps the printouts.
 * Discards and draws: 1,427 hands of four experts, and 700 each of four strong and four regular bots. Danger: the
 * experts' hands. Hazard: 1,834 hands of experts. Rates are relative to a kind's share of the unseen tiles.
 */

/** Rate of a kind in an opponent's discards if no copy lies open: by class (`kindClass`), then by stage (`stageOf`). */
export const DISCARD_STAGE: readonly (readonly number[])[] = [
  [1.29, 1.02, 0.85, 0.75, 0.73, 0.72, 0.66],
  [1.09, 1, 0.89, 0.8, 0.73, 0.71, 0.67],
  [0.91, 0.82, 0.76, 0.68, 0.61, 0.58, 0.55],
  [0.73, 0.66, 0.62, 0.58, 0.53, 0.47, 0.44],
];
/**
 * Factors on that rate: by class and copies that lie open (a seat with a use for the kind would have kept them), by
 * copies in the own hand, and by seen neighbours (`neighboursSeen`).
 */
export const DISCARD_SHOWN: readonly (readonly number[])[] = [
  [1, 1.68, 1.94, 2.43],
  [1, 1.41, 1.68, 1.99],
  [1, 1.41, 1.7, 1.93],
  [1, 1.4, 1.78, 2.09],
];
export const DISCARD_HELD: readonly number[] = [1, 1.08, 1.19, 1.3];
export const DISCARD_BLOCKED: readonly number[] = [0.94, 0.98, 1.07, 1.2, 1.41];

/** Rate of a kind in own draws, by class and stage: the others keep the kinds that serve them. */
export const DRAW_STAGE: readonly (readonly number[])[] = [
  [1.08, 1.02, 0.99, 0.94, 0.92, 0.91, 0.87],
  [1.07, 1.05, 0.99, 0.93, 0.89, 0.88, 0.85],
  [1.11, 1.04, 0.99, 0.95, 0.86, 0.85, 0.77],
  [1.15, 1.07, 0.98, 0.92, 0.86, 0.78, 0.75],
];
/** Factors on that rate, half a hand after the deal and later. */
export const DRAW_SHOWN: readonly (readonly number[])[] = [
  [0.94, 1.18, 1.42, 1.82],
  [0.93, 1.08, 1.27, 1.56],
  [0.91, 1.01, 1.15, 1.36],
  [0.88, 0.95, 1.09, 1.29],
];
export const DRAW_HELD: readonly number[] = [0.99, 1.02, 1.05, 1.12];
export const DRAW_BLOCKED: readonly number[] = [0.95, 0.98, 1.05, 1.14, 1.29];

/** Chance that another seat wins before the next own draw, by own draws left. */
export const HAZARD: readonly number[] = [
  0.05, 0.18, 0.21, 0.21, 0.21, 0.2, 0.2, 0.18, 0.17, 0.15, 0.134, 0.11, 0.094, 0.075, 0.059, 0.049, 0.036, 0.021,
  0.012, 0.006, 0.001, 0,
];
/** Factor on that chance by the number of claimed melds of the three others. */
export const HAZARD_MELDS: readonly number[] = [0.65, 0.73, 0.88, 1.1, 1.28, 1.38, 1.6];
/** Share of the others' wins that are on the seat's own discard: 74 of 100 are by discard, a third of them its own. */
export const OWN_DEAL_INS = 0.245;

/**
 * Log-odds that one opponent wins on a discard: a constant, and a term for each feature of the opponent and the kind.
 * `turn` discards so far; `kind` class and copies that lie open; `melds` claimed melds; `own` whether the opponent has
 * discarded the kind; `near` its discards within three ranks; `told` suits of its melds (`MELDS_TELL`); `blocked` seen
 * neighbours; `routes` a fan of three sets (`ROUTE_TELLS`); `passed` since the kind was discarded (`PASSED`);
 * `sinceClaim` since its latest claim (`SINCE_CLAIM`); `useful` useful tiles among its last two discards.
 */
export const DANGER = {
  constant: -6.27,
  turn: [
    -2.7, -2.7, -2.4, -1.75, -1.5, -0.75, -0.25, 0.35, 0.65, 1.05, 1.4, 1.7, 1.92, 2.12, 2.3, 2.42, 2.55, 2.7, 3.1,
  ],
  kind: [
    [0, -0.81, -1.55, -1.9, -1.9],
    [-0.36, -0.85, -1.4, -1.1, -1.1],
    [0.03, -0.43, -0.71, -0.67, -0.67],
    [0.26, -0.13, -0.17, -0.1, -0.1],
  ],
  melds: [0, 0.23, 0.2, 0.3, 0.8],
  own: [0, -2.4],
  near: [0, 0, -0.1, -0.5],
  told: [0, 0.62, 0.1, 0.1, 0.38, 0.6],
  blocked: [0, 0.05, 0, -0.06, -0.41],
  routes: [0, 0.82, -0.16, 0.6],
  passed: [0, -2.6, -1.25, -0.84, -0.46, -0.15],
  sinceClaim: [0, 0.63, 0.68, 0.5, 0.2, 0],
  useful: [0, 0.33, 0.53],
} as const;
