import { needsOf } from './needs.ts';
import { bitCount, HONOURS_GROUP, indexOf, KNITTED, OVERFULL, spread, unpack } from './packed.ts';

/**
 * Rows of `ROW` bytes, made when a group is first met: ten needs (see `needs.ts`), then for each of the three knitted
 * triples a byte with the knitted tiles missing (2 bits), the need of a pair (2) and of a set (2) among the tiles
 * left over, and a byte with the need of a set and a pair.
 */
export const ROW = 16;
export const KNITTED_AT = 10;

const suitRows = new Int32Array(OVERFULL);
const honourRows = new Int32Array(5 ** 7);
let used = 1;
/** All rows; replaced by a longer copy when full, so read it anew after `needRow`. */
export let needs = new Uint8Array(ROW * 4096);

function addKnitted(at: number, packed: number): void {
  KNITTED.forEach((triple, which) => {
    const held = spread(packed) & triple;
    const rest = needsOf(unpack(packed - held, 9), true, 1);
    needs[at + KNITTED_AT + 2 * which] = (3 - bitCount(held)) | (rest[5]! << 2) | (rest[1]! << 4);
    needs[at + KNITTED_AT + 2 * which + 1] = rest[6]!;
  });
}

function makeRow(packed: number, isSuit: boolean): number {
  const at = used++ * ROW;
  if (at >= needs.length) {
    const longer = new Uint8Array(2 * needs.length);
    longer.set(needs);
    needs = longer;
  }
  needs.set(needsOf(unpack(packed, isSuit ? 9 : 7), isSuit), at);
  if (isSuit) addKnitted(at, packed);
  return at;
}

/** Where the row of a group begins in `needs`. */
export function needRow(packed: number, group: number): number {
  const table = group === HONOURS_GROUP ? honourRows : suitRows;
  const index = indexOf(packed);
  const at = table[index]!;
  if (at > 0) return at;
  const made = makeRow(packed, group !== HONOURS_GROUP);
  if (index < table.length) table[index] = made;
  return made;
}
