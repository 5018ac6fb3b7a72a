import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gameIdOf, type TableCode } from '@gorrion/protocol';
import { type Caller, finishedGames } from '@gorrion/table';
import { person, until, World } from '@gorrion/table/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gameToKeep } from '../archive/archivist.ts';
import { DATABASE } from '../config/files.ts';
import { sqliteStore } from '../persistence/sqlite/sqliteStore.ts';
import { silent } from '../testing/server.ts';
import { noteEarlierGames } from './backfill.ts';

// A whole game and a real disk, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const [ana, bea] = [person('Ana'), person('Bea')];
let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'backfill-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

it('of games from before it is worked out once who stayed in them, whatever has become of some', async () => {
  const world = new World('backfill');
  await world.start({ clock: 'fast', hands: 4, delay: 60 }, ana, bea);
  world.table.departed(bea.id);
  await until(world, () => world.table.state.session.phase === 'over');
  const [game] = finishedGames(world.store.logOf('table'), number => gameIdOf('ABCD2345' as TableCode, number));
  // Nobody learns from it that a game is over before its spectators are shown that.
  const shownFrom = game!.record.sheet.shownFrom!;
  expect(shownFrom - game!.record.to).toBe(60_000);
  const attended = (who: Caller, by = shownFrom) => store.attended(who.id, 9, by);
  const store = await sqliteStore(directory);
  await store.keepGame(gameToKeep(game!.record));
  expect([await attended(ana, shownFrom - 1), await attended(ana)]).toMatchObject([{ games: 0 }, { games: 1 }]);
  const db = new DatabaseSync(join(directory, DATABASE), { timeout: 5000 });
  db.exec("DELETE FROM attendances; INSERT INTO to_attend (id) VALUES ('ABCD2345-1'), ('GONE2345-1')");
  db.close();
  expect(await attended(ana)).toEqual({ games: 0, finished: 0 });
  await noteEarlierGames(store, silent, () => false);
  expect(await store.unattended(9)).toEqual([]);
  expect(await attended(ana, shownFrom - 1)).toEqual({ games: 0, finished: 0 });
  expect(await attended(ana)).toEqual({ games: 1, finished: 1 });
  expect(await attended(bea)).toEqual({ games: 1, finished: 0 });
  await store.close();
});
