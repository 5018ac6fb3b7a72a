import { SIGNATURES } from '../melds/suitReadings.ts';
import type { Tile } from '../tiles/tile.ts';

/** Signatures indexed by chow number: 0 for no chow, 1-21 for the chows in order of kind. */
const SUMMANDS = [0, ...SIGNATURES];
const tileOfChow = (chow: number): Tile => (Math.floor((chow - 1) / 7) * 9 + ((chow - 1) % 7)) as Tile;

/** Returns the chows of every sum of up to four signatures: four chow numbers of five bits each, indexed by the sum. */
function build(): ReadonlyMap<number, number> {
  const bySum = new Map<number, number>();
  for (let a = 0; a < SUMMANDS.length; a++) {
    for (let b = 0; b <= a; b++) {
      for (let c = 0; c <= b; c++) {
        for (let d = 0; d <= c; d++) {
          const sum = SUMMANDS[a]! + SUMMANDS[b]! + SUMMANDS[c]! + SUMMANDS[d]!;
          bySum.set(sum, d | (c << 5) | (b << 10) | (a << 15));
        }
      }
    }
  }
  return bySum;
}

let built: ReadonlyMap<number, number> | undefined;

/** Returns the up to four chows whose signatures have this sum: the lowest tile of each, in order of kind. */
export function chowsOfSum(sum: number): Tile[] {
  built ??= build();
  const packed = built.get(sum) ?? 0;
  const chows = [packed & 31, (packed >> 5) & 31, (packed >> 10) & 31, (packed >> 15) & 31];
  return chows.filter(chow => chow > 0).map(tileOfChow);
}
