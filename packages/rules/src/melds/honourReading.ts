/**
 * Packs the only reading of seven counts of honours into a number: pungs by rank (bits 0-6), number of pungs (3 bits), pair
 * rank + 1 (3 bits), number of pairs. `BROKEN` or more when a count is one or four: no set and no pair.
 */
export const HONOUR_PUNGS_SHIFT = 7;
export const HONOUR_PAIR_SHIFT = 10;
export const HONOUR_PAIRS_SHIFT = 13;
export const BROKEN = 1 << 20;

function readingOf(packed: number, from: number, kinds: number): number {
  let reading = 0;
  for (let rank = 0; rank < kinds; rank++) {
    const copies = (packed >> (3 * rank)) & 7;
    if (copies === 1 || copies > 3) return BROKEN;
    if (copies === 3) reading += (1 << (from + rank)) + (1 << HONOUR_PUNGS_SHIFT);
    if (copies === 2) reading += ((from + rank + 1) << HONOUR_PAIR_SHIFT) + (1 << HONOUR_PAIRS_SHIFT);
  }
  return reading;
}
const tableOf = (from: number, kinds: number): Int32Array =>
  Int32Array.from({ length: 1 << (3 * kinds) }, (_, packed) => readingOf(packed, from, kinds));
const WINDS = tableOf(0, 4);
const DRAGONS = tableOf(4, 3);

/** Adds the readings of winds and of dragons. Of several pairs, only their number is kept. */
export const honourReading = (packed: number): number => WINDS[packed & 0xfff]! + DRAGONS[packed >> 12]!;
