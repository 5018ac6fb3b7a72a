import { appendFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Entry, PersonId, TableCode } from '@gorrion/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readRevoked, writeRevoked } from '../../identity/revoked.ts';
import { loadSecret } from '../../identity/secret.ts';
import { appendTo } from '../../testing/appending.ts';
import { SCHEMA_VERSION } from '../sqlite/migrations.ts';
import { sqliteStore } from '../sqlite/sqliteStore.ts';
import { restoreBackup, writeBackup } from './backup.ts';
import { lockFolder } from './lock.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let root: string;
let data: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'backup-'));
  data = join(root, 'data');
});
afterEach(() => rmSync(root, { recursive: true }));

const entry = (seq: number): Entry => ({ seq, at: seq, event: { type: 'readied', place: 1 } });
const code = 'ABCDEFGH' as TableCode;
const record = { code, host: 'ana' as PersonId, request: 'r', openedAt: 1 };

describe('a backup', () => {
  it('holds the guests whose cookies are revoked, and does not undo what was decided after it', async () => {
    const [one, two] = ['1'.repeat(32) as PersonId, '2'.repeat(32) as PersonId];
    loadSecret(data);
    await (await sqliteStore(data)).close();
    writeRevoked(data, [one]);
    await writeBackup(data, join(root, 'copy'));
    rmSync(data, { recursive: true });
    await restoreBackup(join(root, 'copy'), data);
    expect(readRevoked(data)).toEqual(new Set([one]));
    writeRevoked(data, [two]);
    await restoreBackup(join(root, 'copy'), data);
    expect(readRevoked(data)).toEqual(new Set([two]));
  });

  it('of a newer server is refused, and what is there stays', async () => {
    loadSecret(data);
    await (await sqliteStore(data)).close();
    const raise = (version: number) => {
      const db = new DatabaseSync(join(data, 'gorrion.sqlite'));
      db.exec(`PRAGMA user_version = ${version}`);
      db.close();
    };
    raise(SCHEMA_VERSION + 1);
    await writeBackup(data, join(root, 'copy'));
    raise(SCHEMA_VERSION);
    await expect(restoreBackup(join(root, 'copy'), data)).rejects.toThrow('a newer server');
    await (await sqliteStore(data)).close();
  });

  it('taken while the server writes is one moment of it, and restores to that', async () => {
    const key = loadSecret(data);
    const lock = lockFolder(data);
    const store = await sqliteStore(data);
    await store.register(record);
    let written = 0;
    let isWriting = true;
    const writing = (async () => {
      while (isWriting) await appendTo(store, code, [entry(++written)]);
    })();
    while (written < 20) await new Promise(setImmediate);
    const before = written - 1;
    const manifest = await writeBackup(data, join(root, 'copy'));
    const after = written;
    isWriting = false;
    await writing;
    expect(manifest.tables).toBe(1);
    expect(manifest.batches).toBeGreaterThanOrEqual(before);
    expect(manifest.batches).toBeLessThanOrEqual(after);
    await expect(restoreBackup(join(root, 'copy'), data)).rejects.toThrow(`process id ${process.pid}`);
    await store.close();
    lock.release();

    const { earlier } = await restoreBackup(join(root, 'copy'), data);
    expect(existsSync(join(earlier!, 'gorrion.sqlite'))).toBe(true);
    expect(loadSecret(data)).toEqual(key);
    const restored = await sqliteStore(data);
    const log = await restored.load(code);
    expect(log.kind === 'whole' && log.entries.map(({ seq }) => seq)).toEqual(
      Array.from({ length: manifest.batches }, (_, i) => i + 1),
    );
    expect(await restored.liveTables()).toEqual([record]);
    await restored.close();
  });

  it('ends however much others write meanwhile', async () => {
    loadSecret(data);
    await (await sqliteStore(data)).close();
    const other = new DatabaseSync(join(data, 'gorrion.sqlite'));
    other.exec(`INSERT INTO secrets VALUES ('much', '${'x'.repeat(4_000_000)}'), ('writes', 0)`);
    let writes = 0;
    const manifest = await writeBackup(data, join(root, 'copy'), () => {
      if (++writes < 100) other.exec(`UPDATE secrets SET value = ${writes} WHERE name = 'writes'`);
    });
    other.close();
    expect(manifest.tables).toBe(0);
    expect(writes).toBeGreaterThan(1);
    expect(writes).toBeLessThan(20);
  });

  it('signs no operator in again, and opens no key that was ended; backups of before stay where they are', async () => {
    loadSecret(data);
    const writing = async (write: (store: Awaited<ReturnType<typeof sqliteStore>>) => Promise<void>) => {
      const store = await sqliteStore(data);
      await write(store);
      await store.close();
    };
    const restored = async () => {
      await restoreBackup(join(data, 'backups', 'one'), data);
      const store = await sqliteStore(data);
      const found = [(await store.operatorKey())?.hash, await store.operatorSession('session')];
      await store.close();
      return found;
    };
    await writing(async store => {
      await store.keepOperatorKey('first', 1);
      await store.keepOperatorSession('session', 1, 1, 0);
    });
    await writeBackup(data, join(data, 'backups', 'one'));
    expect(await restored()).toEqual(['first', undefined]);
    await writing(store => store.keepOperatorKey('second', 2));
    expect(await restored()).toEqual([undefined, undefined]);
    rmSync(join(data, 'gorrion.sqlite'));
    expect(await restored()).toEqual([undefined, undefined]);
  });

  it('that is not what was written is not restored', async () => {
    loadSecret(data);
    const store = await sqliteStore(data);
    await store.register(record);
    await store.close();
    await writeBackup(data, join(root, 'copy'));
    await expect(writeBackup(data, join(root, 'copy'))).rejects.toThrow('is there already');
    appendFileSync(join(root, 'copy', 'cookie.key'), 'x');
    await expect(restoreBackup(join(root, 'copy'), data)).rejects.toThrow('cookie.key is not what was written');
    expect(existsSync(join(data, 'gorrion.sqlite'))).toBe(true);
  });
});
