import { HONOURS_GROUP, indexOf, OVERFULL, unpack } from './packed.ts';
import { splitsIntoSets, splitsWithPair } from './sets.ts';

/**
 * Packs what one group adds to a wait: the ranks that complete it (bits 0-8), whether it is complete as it stands, and its
 * size modulo three. A row is computed on first use and kept; a fifth copy counts as completing (article 44).
 */
export const RANKS_MASK = 0x1ff;
export const COMPLETE = 1 << 9;
/** Bit from which the size modulo three is stored. */
export const SIZE_SHIFT = 10;
const KNOWN = 1 << 12;

const suits = new Uint16Array(OVERFULL);
const honours = new Uint16Array(5 ** 7);

function makeRow(packed: number, group: number): number {
  const isSuit = group !== HONOURS_GROUP;
  const counts = unpack(packed, isSuit ? 9 : 7);
  const size = counts.reduce((sum, copies) => sum + copies, 0) % 3;
  const isComplete = size === 0 ? splitsIntoSets(counts, isSuit) : size === 2 && splitsWithPair(counts, isSuit);
  let row = KNOWN | (size << SIZE_SHIFT) | (isComplete ? COMPLETE : 0);
  for (let rank = 0; rank < counts.length && size !== 0; rank++) {
    counts[rank]!++;
    if (size === 2 ? splitsIntoSets(counts, isSuit) : splitsWithPair(counts, isSuit)) row |= 1 << rank;
    counts[rank]!--;
  }
  return row;
}

/** Returns the row of a group. */
export function waitRow(packed: number, group: number): number {
  const index = indexOf(packed);
  const table = group === HONOURS_GROUP ? honours : suits;
  const row = table[index]!;
  if (row > 0) return row;
  return remember(table, index, packed, group);
}

function remember(table: Uint16Array, index: number, packed: number, group: number): number {
  const row = makeRow(packed, group);
  if (index < table.length) table[index] = row;
  return row;
}
