import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Job } from './jobs.ts';
import { openForReading } from './schema.ts';
import { startWriter } from './writerThread.ts';

// A thread and a real disk, on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000 });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'writer-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = () => join(folder, 'test.sqlite');
const row = (n: number): Job => ({
  kind: 'append',
  row: { version: 1, table_id: 'T', seq: n, body: String(n), checksum: 0 },
  after: n - 1,
  named: [],
  endsHand: false,
});
const written = () =>
  openForReading(file())
    .prepare('SELECT body FROM log ORDER BY id')
    .all()
    .map(({ body }) => Number(body));
const upTo = (count: number) => Array.from({ length: count }, (_, n) => n + 1);

describe('the writer', () => {
  it('commits what was written in one turn of the event loop together, in its order', async () => {
    const groups: number[] = [];
    const writer = await startWriter(file(), (_seconds, jobs) => groups.push(jobs));
    await Promise.all(upTo(50).map(n => writer.write(row(n))));
    expect(groups).toEqual([50]);
    expect(written()).toEqual(upTo(50));
    await writer.close();
  });

  it('writes pending jobs before it ends, and refuses later ones', async () => {
    const writer = await startWriter(file());
    const waits = upTo(5).map(n => writer.write(row(n)));
    await writer.close();
    await Promise.all(waits);
    await expect(writer.write(row(9))).rejects.toThrow('closed');
    expect(written()).toEqual(upTo(5));
  });

  it('rejects one bad job of a group alone', async () => {
    const writer = await startWriter(file());
    const bad = { ...row(2), row: { version: 1, table_id: 'T', seq: 2, body: null, checksum: 0 } } as unknown as Job;
    const ends = await Promise.allSettled([writer.write(row(1)), writer.write(bad), writer.write(row(2))]);
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(written()).toEqual([1, 2]);
    await writer.close();
  });
});
