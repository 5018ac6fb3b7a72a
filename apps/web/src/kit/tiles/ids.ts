/** The ids of the symbols in the sprite, by tile number; the back is last. */
export const faceIds: readonly string[] = [
  ...ranks('C'),
  ...ranks('B'),
  ...ranks('D'),
  't-WE',
  't-WS',
  't-WW',
  't-WN',
  't-DR',
  't-DG',
  't-DW',
  't-F1',
  't-F2',
  't-F3',
  't-F4',
  't-S1',
  't-S2',
  't-S3',
  't-S4',
  't-BK',
];

function ranks(suit: string): readonly string[] {
  return Array.from({ length: 9 }, (_, i) => `t-${suit}${i + 1}`);
}

/** The corner indices: ranks, winds, and the dragons C (中), F (發), B (白). */
export const INDEX_SIGNS = [...'123456789ESWNCFB'];
