import { describe, expect, test, vi } from 'vitest';
import { decompose } from './decompose.ts';
import { splitsIntoSets, splitsWithPair } from './sets.ts';
import { findReading, nextReading, SIGNATURES, suitReadings } from './suitReadings.ts';
import { COMPLETE, RANKS_MASK, waitRow } from './waitTable.ts';

// Thousands of hands in one test; a busy machine may be slow at that.
vi.setConfig({ testTimeout: 60_000 });

/** Every pattern of one suit with at most 14 tiles. */
function* patterns(counts: number[], rank: number, left: number): Generator<number[]> {
  if (rank === 9) {
    yield counts;
    return;
  }
  for (let copies = 0; copies <= Math.min(4, left); copies++) {
    counts[rank] = copies;
    yield* patterns(counts, rank + 1, left - copies);
  }
  counts[rank] = 0;
}
const packed = (counts: readonly number[]): number => counts.reduceRight((bits, copies) => bits * 8 + copies, 0);

describe('tables by suit', () => {
  test('[R37] complete suits are those that plain recursion splits, on all 405,350 patterns', () => {
    const rows = suitReadings();
    let complete = 0;
    let all = 0;
    for (const counts of patterns(Array(9).fill(0), 0, 14)) {
      const size = counts.reduce((sum, copies) => sum + copies, 0);
      const splits = size % 3 === 0 ? splitsIntoSets(counts, true) : size % 3 === 2 && splitsWithPair(counts, true);
      const first = findReading(rows, packed(counts));
      if (first >= 0 !== splits) expect.fail(counts.join(''));
      all++;
      if (!splits) continue;
      complete++;
      if (size % 3 === 2) {
        const tiles = Uint8Array.from({ length: 34 }, (_, kind) => counts[kind] ?? 0);
        const missing = (14 - size) / 3;
        for (let set = 0; set < missing; set++) tiles[33 - set] = 3;
        const readings = decompose(tiles, []).filter(reading => reading.form === 'sets').length;
        let listed = 1;
        for (let at = nextReading(rows, first); at !== 0; at = nextReading(rows, at)) listed++;
        if (readings !== listed) expect.fail(counts.join(''));
      }
    }
    expect([all, complete]).toEqual([405_350, 21_743]);
  });

  test('[R44] the row of a suit names the ranks that complete it, a fifth copy too', () => {
    for (const counts of patterns(Array(9).fill(0), 0, 7)) {
      const size = counts.reduce((sum, copies) => sum + copies, 0) % 3;
      const row = waitRow(packed(counts), 0);
      const ranks = counts.map((_, rank) => {
        const more = counts.with(rank, counts[rank]! + 1);
        return size === 2 ? splitsIntoSets(more, true) : size === 1 && splitsWithPair(more, true);
      });
      expect(ranks.map((completes, rank) => (completes ? 1 << rank : 0)).reduce((a, b) => a + b)).toBe(
        row & RANKS_MASK,
      );
      expect((row & COMPLETE) !== 0).toBe(
        size === 0 ? splitsIntoSets(counts, true) : size === 2 && splitsWithPair(counts, true),
      );
    }
  });

  test('the sum of up to four signatures names the chows', () => {
    const sums = new Set<number>();
    const all = [0, ...SIGNATURES];
    for (let a = 0; a < 22; a++) {
      for (let b = 0; b <= a; b++) {
        for (let c = 0; c <= b; c++) for (let d = 0; d <= c; d++) sums.add(all[a]! + all[b]! + all[c]! + all[d]!);
      }
    }
    expect(sums.size).toBe(12_650);
  });
});
