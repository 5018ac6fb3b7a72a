import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { inflateRawSync } from 'node:zlib';
import { type Entry, type GameId, gameIdOf, type PersonId, type TableCode, type TableEvent } from '@gorrion/protocol';
import { PLAYERS, seeded, type Tile } from '@gorrion/rules';
import { finishedGames, personAt, replayTable } from '@gorrion/table';
import { pagesOf, person, until, World } from '@gorrion/table/testing';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { gameToKeep } from '../../archive/archivist.ts';
import { appendTo, retireAt } from '../../testing/appending.ts';
import { unpack } from '../pack/pack.ts';
import type { Store } from '../store.ts';
import { sqliteStore } from './sqliteStore.ts';

// A whole game and a real disk, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
const PATIENCE = { timeout: 55_000 };

const NAME = 'Aldonza Quijano';
// The ids are other texts than the names.
const [aldonza, bea] = [
  { ...person('one'), name: NAME },
  { ...person('two'), name: 'Beatriz Ferrer' },
];
const CODE = 'ABCD2345' as TableCode;
const GAME = gameIdOf(CODE, 1);

/** The log of a game that is over. */
let log: readonly Entry[];
beforeAll(async () => {
  const world = new World('forgotten in games');
  await world.start({ clock: 'fast' }, aldonza, bea);
  pagesOf(world, [aldonza, bea], seeded('forgotten in games'));
  await until(world, () => world.table.state.session.phase === 'over');
  log = umpired(world.store.logOf('table'));
});

let directory: string;
let store: Store;
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'forget-games-'));
  store = await sqliteStore(directory);
});
afterEach(async () => {
  await store.close();
  rmSync(directory, { recursive: true });
});

/** Returns every text of the database: each column of each table as it is, and unpacked where it is packed. */
function textsOf(): string {
  const db = new DatabaseSync(join(directory, 'gorrion.sqlite'), { readOnly: true });
  try {
    const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
    const values = tables.flatMap(({ name }) => {
      const opened = (body: Uint8Array) =>
        name === 'game_lines' ? inflateRawSync(body).toString('utf8') : JSON.stringify(unpack(body));
      const columns = db
        .prepare(`SELECT * FROM ${name}`)
        .all()
        .flatMap(row => Object.values(row));
      return columns.map(value => (value instanceof Uint8Array ? opened(value) : String(value)));
    });
    return values.join('\n');
  } finally {
    db.close();
  }
}

const bytes = (): string =>
  readdirSync(directory)
    .map(name => readFileSync(join(directory, name)).toString('latin1'))
    .join('\n');

/** The umpire, who once only asked to watch. */
const umpire = { id: person('three').id, name: 'Dorotea Clenard' };

/** Returns a log in which the umpire comes before the game, signs its sheet and answers an appeal. */
function umpired(log: readonly Entry[]): readonly Entry[] {
  const start = log.findIndex(({ event }) => event.type === 'shuffle-committed');
  const before: TableEvent[] = [
    { type: 'watch-asked', person: umpire },
    { type: 'umpire-appointed', person: umpire },
  ];
  const by = PLAYERS.find(player => personAt(replayTable(log), player)?.id === aldonza.id)!;
  const after: TableEvent[] = [
    { type: 'appealed', by, name: aldonza.name, hand: 1, text: 'Late.' },
    { type: 'sheet-signed', by: 'umpire', name: umpire.name },
    { type: 'appeal-answered', appeal: 0, isUpheld: false, remark: 'No.', name: umpire.name },
  ];
  const at = (entry: Entry | undefined) => (event: TableEvent) => ({ at: entry!.at, event });
  const all = [
    ...log.slice(0, start),
    ...before.map(at(log[start])),
    ...log.slice(start),
    ...after.map(at(log.at(-1))),
  ];
  return all.map((entry, n) => ({ ...entry, seq: n + 1 }));
}

/** Keeps a played game with its log, lines and messages of both players. */
async function layGame(): Promise<void> {
  const { record } = finishedGames(log, () => GAME)[0]!;
  await store.rename(aldonza.id, NAME);
  await store.register({ code: CODE, host: aldonza.id, request: 'r', openedAt: 1 });
  await appendTo(store, CODE, log);
  await store.keepGame(gameToKeep(record));
  for (const one of [aldonza, bea]) await say(one.id, one.name, one === bea ? 2 : 1);
}

async function say(id: PersonId, name: string, number: number): Promise<void> {
  const line = {
    kind: 'branch',
    hand: 0,
    before: 9,
    seat: 1,
    events: [{ type: 'discarded', seat: 1, tile: 3 as Tile }],
    result: null,
  } as const;
  await store.addLine(GAME, { person: id, author: name, at: 5, line });
  const at = { hand: 0, move: 4, line: null };
  const message = {
    number,
    id: `${number}`.repeat(32),
    person: id,
    name,
    player: null,
    text: `I am ${name}`,
    at,
    time: 6,
  };
  await store.sayInReview(GAME as GameId, message);
}

it('a name that is forgotten is in no record, line, message or log any more, packed or not', async () => {
  await layGame();
  expect(textsOf()).toContain(NAME);
  await retireAt(store, CODE);
  await store.forget(aldonza.id, 'bird:swift');
  await vi.waitFor(async () => expect(await store.isSettled(aldonza.id)).toBe(true), PATIENCE);
  expect(textsOf()).not.toContain(NAME);
  expect(textsOf()).toContain(bea.name);
  const record = await store.readGame(GAME);
  expect(record?.sheet.players.map(({ name }) => name)).toEqual(expect.arrayContaining(['bird:swift', bea.name]));
  expect(bytes()).not.toContain(NAME);
  expect(bytes()).not.toContain(NAME.toLowerCase());
});

it('the name of an umpire who is forgotten is in no record, message or log any more, packed or not', async () => {
  await layGame();
  await say(umpire.id, umpire.name, 3);
  await store.star(umpire.id, GAME, true);
  expect(textsOf()).toContain(umpire.name);
  await retireAt(store, CODE);
  await store.forget(umpire.id, 'bird:swift');
  await vi.waitFor(async () => expect(await store.isSettled(umpire.id)).toBe(true), PATIENCE);
  for (const text of [textsOf(), bytes()]) expect(text).not.toContain(umpire.name);
  expect(textsOf()).toContain(NAME);
  expect(await store.isStarred(umpire.id, GAME)).toBe(false);
  const signed = (await store.readGame(GAME))!.facts.filter(({ event }) => event.type === 'sheet-signed');
  expect(signed.map(({ event }) => event)).toEqual([{ type: 'sheet-signed', by: 'umpire', name: 'bird:swift' }]);
});

it('a name that is chosen again while it is being forgotten goes with the last of it', async () => {
  await layGame();
  await store.forget(aldonza.id, 'bird:swift');
  const later = 'Dulcinea Toboso';
  await store.rename(aldonza.id, later);
  await say(aldonza.id, later, 3);
  await retireAt(store, CODE);
  await vi.waitFor(async () => expect(await store.isSettled(aldonza.id)).toBe(true), PATIENCE);
  for (const name of [NAME, later]) expect(textsOf()).not.toContain(name);
  expect((await store.linesOf(GAME)).map(({ author }) => author)).toEqual(['bird:swift', bea.name, 'bird:swift']);
});
