import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { TableCode } from '@gorrion/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sqliteStore } from './sqlite/sqliteStore.ts';

// Real sockets, processes and disks on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const APPENDER = resolve(import.meta.dirname, '../testing/appender.ts');
const TABLES = ['A', 'B', 'C', 'D'];
const hasStrace = spawnSync('strace', ['-o', '/dev/null', 'true']).status === 0;

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'durable-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

/** Lets a process write until it has said so many entries to be durable, then kills it where it stands. */
async function writeUntilKilled(count: number, launcher: readonly string[] = []): Promise<string[]> {
  const [command = process.execPath, ...args] = [...launcher, process.execPath, APPENDER, directory];
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child.stdout, 'close');
  let said = '';
  child.stdout.on('data', (text: Buffer) => {
    said += text;
    if (said.split('\n').length > count) child.kill('SIGKILL');
  });
  await ended;
  return said.split('\n').slice(0, -1);
}

/** Hands that are over and not packed yet. */
function handsToPack(): number {
  const db = new DatabaseSync(join(directory, 'gorrion.sqlite'), { readOnly: true });
  const { n } = db.prepare('SELECT count(*) AS n FROM to_pack').get() as { n: number };
  db.close();
  return n;
}

const newest = (said: readonly string[], table: string) =>
  Math.max(0, ...said.filter(line => line.startsWith(table)).map(line => Number(line.split(' ')[1])));

describe('what was said to be durable', () => {
  it.each([3, 40, 101, 333, 700])(
    'is there after kill -9 at entry %i or a little later, and nothing twice',
    async count => {
      const said = await writeUntilKilled(count);
      expect(said.length).toBeGreaterThanOrEqual(count);
      const store = await sqliteStore(directory);
      for (const table of TABLES) {
        const log = await store.load(table as TableCode);
        if (log.kind !== 'whole') throw new Error(log.reason);
        expect(log.entries.map(({ seq }) => seq)).toEqual(log.entries.map((_, i) => i + 1));
        expect(log.entries.length).toBeGreaterThanOrEqual(newest(said, table));
        expect(log.entries.length).toBeLessThanOrEqual(newest(said, table) + 1 + 4);
      }
      // What was not packed before the kill is packed after it.
      await vi.waitFor(() => expect(handsToPack()).toBe(0), { timeout: 20_000 });
      for (const table of TABLES) expect((await store.load(table as TableCode)).kind).toBe('whole');
      await store.close();
    },
  );

  it.skipIf(!hasStrace)('was forced onto the disk, group by group', async () => {
    const trace = join(directory, 'trace');
    const said = await writeUntilKilled(100, ['strace', '-D', '-f', '-e', 'trace=fsync,fdatasync', '-o', trace]);
    const forced = readFileSync(trace, 'utf8')
      .split('\n')
      .filter(line => /\b(fsync|fdatasync)\(/.test(line)).length;
    // Four writers wait for each other's commit, so a group has four entries at most.
    expect(forced).toBeGreaterThanOrEqual(Math.floor(said.length / TABLES.length));
  });
});
