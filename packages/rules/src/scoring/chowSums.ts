import { SIGNATURES } from '../melds/suitReadings.ts';
import type { Tile } from '../tiles/tile.ts';

/** Names the chows of a hand by the sum of their signatures, and finds them again from a dense number. */
export interface ChowSums {
  /** Dense number, from 1, of up to four chows by the sum of their signatures. */
  readonly numbers: Uint16Array;
  /** The chows of a dense number: the lowest tile of each, in order of kind. */
  readonly chowsOf: (number: number) => readonly Tile[];
}
/** One more than the greatest dense number: 12,650 choices of up to four of 21 chows. */
export const CHOW_NUMBERS = 12651;

const SUMS = [0, ...SIGNATURES];

function build(): ChowSums {
  const numbers = new Uint16Array(4 * SUMS[SUMS.length - 1] + 1);
  const packed = new Int32Array(CHOW_NUMBERS);
  let number = 0;
  for (let a = 0; a < SUMS.length; a++) {
    for (let b = 0; b <= a; b++) {
      for (let c = 0; c <= b; c++) {
        for (let d = 0; d <= c; d++) {
          numbers[SUMS[a] + SUMS[b] + SUMS[c] + SUMS[d]] = ++number;
          packed[number] = d | (c << 5) | (b << 10) | (a << 15);
        }
      }
    }
  }
  const chowsOf = (of: number): Tile[] =>
    [0, 5, 10, 15]
      .map(shift => (packed[of] >> shift) & 31)
      .filter(chow => chow > 0)
      .map(chow => (Math.floor((chow - 1) / 7) * 9 + ((chow - 1) % 7)) as Tile);
  return { numbers, chowsOf };
}

let built: ChowSums | undefined;
/** Made at first use, once. */
export const chowSums = (): ChowSums => (built ??= build());
