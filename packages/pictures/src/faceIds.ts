export const RANKS = [...'123456789'];
const HONOURS_AND_FLOWERS = 'WE WS WW WN DR DG DW F1 F2 F3 F4 S1 S2 S3 S4'.split(' ');

/** The ids of the drawings in the sprite, by tile number; the back is last. */
export const faceIds: readonly string[] = [
  ...[...'CBD'].flatMap(suit => RANKS.map(rank => suit + rank)),
  ...HONOURS_AND_FLOWERS,
  'BK',
].map(id => `t-${id}`);

/** The corner indices: ranks, winds, and the dragons C (中), F (發), B (白). */
export const INDEX_SIGNS = [...RANKS, ...'ESWNCFB'];
