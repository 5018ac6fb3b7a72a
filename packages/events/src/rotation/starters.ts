/*
 * Found once by exhaustive search; `designs.test.ts` verifies what grows from them.
 */

/**
 * Blocks of one session from which a resolvable design of 3q + 1 players grows (a 1-rotational design). Each element is
 * a pair: an integer modulo 3, and an element of the group of q sessions. The blocks move through the integers modulo 3
 * within a session, and through the group from session to session.
 */
export interface Starter {
  readonly sizes: readonly number[];
  readonly blocks: readonly (readonly (readonly [number, number])[])[];
}

// biome-ignore format: one line for each block
export const STARTERS: Readonly<Record<number, Starter>> = {
  4: { sizes: [1], blocks: [] },
  16: { sizes: [5], blocks: [[[0, 1], [1, 2], [1, 3], [0, 4]]] },
  28: { sizes: [3, 3], blocks: [[[0, 1], [0, 2], [0, 3], [1, 6]], [[0, 4], [1, 5], [2, 7], [1, 8]]] },
  40: {
    sizes: [13],
    blocks: [
      [[0, 1], [1, 5], [1, 8], [0, 12]],
      [[0, 2], [1, 3], [1, 10], [0, 11]],
      [[0, 4], [1, 6], [1, 7], [0, 9]],
    ],
  },
  52: {
    sizes: [17],
    blocks: [
      [[0, 1], [0, 2], [1, 3], [0, 8]],
      [[0, 4], [2, 10], [2, 12], [2, 15]],
      [[0, 5], [2, 6], [0, 9], [1, 13]],
      [[0, 7], [2, 11], [1, 14], [0, 16]],
    ],
  },
};

/**
 * One session of 24 players from which seven grow by counting modulo 7. Players 0 .. 20 are three circles of seven;
 * 21 .. 23 stay.
 */
export const STARTER_24: readonly (readonly number[])[] = [
  [0, 8, 17, 21],
  [1, 10, 14, 22],
  [3, 7, 15, 23],
  [2, 4, 5, 20],
  [6, 9, 11, 12],
  [13, 16, 18, 19],
];

/** Rows of a difference matrix whose first two rows are zeros and the elements in order. */
export interface DifferenceRows {
  readonly sizes: readonly number[];
  readonly third: readonly number[];
  readonly fourth: readonly number[];
}

/** Difference matrices of orders that are no product of prime powers from 4 up. */
export const DIFFERENCE_ROWS: Readonly<Record<number, DifferenceRows>> = {
  12: {
    sizes: [2, 2, 3],
    third: [0, 2, 3, 4, 9, 1, 8, 11, 10, 7, 5, 6],
    fourth: [0, 3, 5, 8, 2, 9, 11, 6, 4, 10, 7, 1],
  },
  15: {
    sizes: [15],
    third: [0, 2, 1, 5, 8, 11, 3, 14, 13, 12, 4, 7, 10, 6, 9],
    fourth: [0, 3, 5, 1, 11, 13, 10, 12, 4, 6, 9, 2, 7, 14, 8],
  },
};
