import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameIdOf, type ServerReview, type TableCode } from '@gorrion/protocol';
import { WIDE } from '@gorrion/rules/testing/wide';
import { finishedGames } from '@gorrion/table';
import { person, until, World } from '@gorrion/table/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gameToKeep } from './archive/archivist.ts';
import { newPersonId, signedCookies } from './identity/cookie.ts';
import { loadSecret } from './identity/secret.ts';
import { sqliteStore } from './persistence/sqlite/sqliteStore.ts';
import { type ServerProcess, startProcess } from './testing/process.ts';

// Real processes, threads and disks on a machine that may be busy.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 30_000 });
// The lowest priority gets almost no time beside the other tests.
const AS_GAMES = { REVIEW_NICE: '0' };
const PATIENCE = { timeout: 60_000, interval: 100 };

const GAME = gameIdOf('AB23CD45' as TableCode, 1);
const ana = newPersonId();
let directory: string;
let server: ServerProcess | undefined;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'resume-'));
});
afterEach(async () => {
  await server?.kill('SIGKILL');
  rmSync(directory, { recursive: true });
});

/** Keeps a game of four hands, whose first player is Ana. */
async function layGame(): Promise<void> {
  const world = new World('resumed');
  await world.start({ clock: 'fast', hands: 4 }, person('Ana'));
  await until(world, () => world.table.state.session.phase === 'over');
  const { record } = finishedGames(world.store.logOf('table'), () => GAME)[0]!;
  const store = await sqliteStore(directory);
  await store.keepGame({ ...gameToKeep(record), host: ana, people: [{ person: ana, player: 0 }] });
  await store.close();
}

/** Asks for the review, or sends a wish about it. */
async function ask(wish?: object): Promise<ServerReview> {
  const origin = `http://localhost:${server!.port}`;
  const [cookie] = signedCookies(loadSecret(directory)).write(ana, false).split(';');
  const response = await fetch(`${origin}/api/games/${GAME}/review`, {
    ...(wish && { method: 'POST', body: JSON.stringify(wish) }),
    headers: { cookie: cookie!, origin },
  });
  return (await response.json()) as ServerReview;
}

// By default reviewing.test.ts proves the same in one process, with a store that outlives its server.
it.runIf(WIDE)(
  'a review goes on after the server was killed in the middle of it, and keeps the hands that were finished',
  async () => {
    await layGame();
    server = await startProcess(directory, 0, [], AS_GAMES);
    await ask({ start: [0] });
    await vi.waitFor(async () => expect((await ask()).hands.length).toBeGreaterThan(0), PATIENCE);
    await server.kill('SIGKILL');
    const { port } = server;
    server = await startProcess(directory, port, [], AS_GAMES);
    const { hands, run } = await ask();
    expect(hands.length).toBeGreaterThan(0);
    expect(run).toMatchObject({ players: [0], isOwn: true });
    for (const { review } of hands)
      expect(run!.hands.find(({ hand }) => hand === review.hand)).toMatchObject({ stage: review.stage });
    const { revision } = await ask();
    await vi.waitFor(async () => expect((await ask()).revision).toBeGreaterThan(revision), PATIENCE);
    expect((await ask({ cancel: true })).run).toBeNull();
  },
);
