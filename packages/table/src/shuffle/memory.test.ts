import { describe, expect, test } from 'vitest';
import { type FollowedTable, type NonceRecord, recordOf, trimmedMemory, withFollowed, withRecord } from './memory.ts';

const DAY = 24 * 3600_000;
const hex = (n: number) => n.toString(16).padStart(64, '0');
const record = (n: number, at: number): NonceRecord => ({
  origin: 'https://mahjong.example',
  table: `table ${n}`,
  game: 1,
  handNumber: 1,
  attempt: 1,
  context: hex(n),
  chair: 0,
  nonce: hex(n),
  seal: hex(n),
  at,
});
const followed = (n: number, at: number): FollowedTable => ({ ...record(n, at), since: 1 });
const memoryOf = (count: number, at: (n: number) => number) => ({
  records: Array.from({ length: count }, (_, n) => record(n, at(n))),
  tables: Array.from({ length: count }, (_, n) => followed(n, at(n))),
});

describe("a page's memory of shuffles", () => {
  test('keeps the newest 64 records and 200 tables of those that are older than a day', () => {
    const { records, tables } = trimmedMemory(
      memoryOf(300, n => n),
      300 + DAY,
    );
    expect(records.map(({ at }) => at).toSorted((a, b) => a - b)[0]).toBe(236);
    expect(records).toHaveLength(64);
    expect(tables).toHaveLength(200);
  });

  test('loses nothing that is younger than a day, however much comes', () => {
    const { records, tables } = trimmedMemory(
      memoryOf(300, n => n),
      DAY - 1,
    );
    expect(records).toHaveLength(300);
    expect(tables).toHaveLength(300);
  });

  test('holds one record for each context, and one entry for each table', () => {
    const first = withRecord({ records: [], tables: [] }, record(1, 1));
    const again = withRecord(first, { ...record(1, 2), list: hex(9) });
    expect(again.records).toHaveLength(1);
    expect(recordOf(again, hex(1))?.list).toBe(hex(9));
    expect(withFollowed(withFollowed(again, followed(1, 1)), followed(1, 2)).tables).toEqual([followed(1, 2)]);
  });
});
