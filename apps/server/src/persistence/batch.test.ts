import { crc32 } from 'node:zlib';
import { type Entry, LOG_VERSION } from '@gorrion/protocol';
import { describe, expect, it } from 'vitest';
import { assemble, type BatchRow, decodeBatch, encodeBatch } from './batch.ts';

const entry = (seq: number): Entry => ({ seq, at: seq, event: { type: 'readied', place: 1 } });
const rowOf = (version: number, entries: readonly Entry[]): BatchRow => {
  const body = JSON.stringify(entries);
  return { version, table_id: 'T', seq: entries.at(-1)!.seq, body, checksum: crc32(`${version}\nT\n${body}`) };
};

describe('rows of the log (requirement 16)', () => {
  it('are written in the newest version, and read in every one', () => {
    expect(encodeBatch('T', [entry(1)])).toEqual(rowOf(LOG_VERSION, [entry(1)]));
    for (let version = 1; version <= LOG_VERSION; version++)
      expect(decodeBatch(rowOf(version, [entry(1)]))).toEqual([entry(1)]);
  });

  it('that a newer server wrote are left alone, be they the last: nothing is cut off', () => {
    const log = assemble([rowOf(1, [entry(1)]), rowOf(LOG_VERSION + 1, [entry(2)])]);
    expect(log).toMatchObject({ kind: 'damaged', reason: expect.stringContaining('newer') });
  });

  it('torn at the very end are cut off, elsewhere they are damage', () => {
    const [whole, torn] = [rowOf(1, [entry(1)]), { ...rowOf(1, [entry(2)]), checksum: 0 }];
    expect(assemble([whole, torn])).toEqual({ kind: 'whole', entries: [entry(1)], wasTorn: true });
    expect(assemble([whole, torn, rowOf(2, [entry(3)])]).kind).toBe('damaged');
  });
});
