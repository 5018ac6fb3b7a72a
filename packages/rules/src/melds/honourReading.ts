import { indexOf, unpack } from './packed.ts';

/**
 * The one reading that seven counts of honours can have: pungs by rank (bits 0-6), number of pungs (3 bits), pair
 * rank + 1 (3 bits), number of pairs (3 bits). Negative when a count is one or four: no set and no pair.
 */
export const HONOUR_PUNGS_SHIFT = 7;
export const HONOUR_PAIR_SHIFT = 10;
export const HONOUR_PAIRS_SHIFT = 13;
const KNOWN = 1 << 16;
const BROKEN = -1;

const rows = new Int32Array(5 ** 7);

function makeRow(packed: number): number {
  let row = KNOWN;
  const counts = unpack(packed, 7);
  for (let rank = 0; rank < 7; rank++) {
    if (counts[rank] === 1 || counts[rank] > 3) return BROKEN;
    if (counts[rank] === 3) row = (row | (1 << rank)) + (1 << HONOUR_PUNGS_SHIFT);
    if (counts[rank] === 2)
      row = ((row & ~(7 << HONOUR_PAIR_SHIFT)) | ((rank + 1) << HONOUR_PAIR_SHIFT)) + (1 << HONOUR_PAIRS_SHIFT);
  }
  return row;
}

/** The row of a group of honours, made when first met. */
export function honourReading(packed: number): number {
  const index = indexOf(packed);
  if (index >= rows.length) return BROKEN;
  if (rows[index] === 0) rows[index] = makeRow(packed);
  return rows[index];
}
