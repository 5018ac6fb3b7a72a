import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Entry,
  type GameId,
  type GameRecord,
  LOG_VERSION,
  MOST_OWN_LINES,
  type PersonId,
  type TableCode,
  type TableEvent,
} from '@gorrion/protocol';
import type { Tile } from '@gorrion/rules';
import { type NewLine, sheetOf } from '@gorrion/table';
import { person, World } from '@gorrion/table/testing';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { registered } from '../testing/appending.ts';
import { postgresStores } from '../testing/postgres.ts';
import type { NewGame } from './games.ts';
import { memoryStore } from './memoryStore.ts';
import { sqliteStore } from './sqlite/sqliteStore.ts';
import type { Store } from './store.ts';
import type { StoredTalk } from './talk.ts';

// Real disks on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });
const PATIENCE = { timeout: 55_000 };

const [ana, bea] = ['ana', 'bea'] as PersonId[] as [PersonId, PersonId];
let opening: readonly Entry[];
beforeAll(async () => {
  const world = new World('kept games');
  await world.open({}, person('Ana'));
  opening = world.store.logOf('table');
});

const seated = (place: 0 | 1, id: PersonId, name: string): TableEvent => ({
  type: 'seated',
  place,
  who: { kind: 'person', id, name, presence: 'here' },
});

const LINE: NewLine = {
  kind: 'branch',
  hand: 0,
  before: 9,
  seat: 1,
  events: [{ type: 'discarded', seat: 1, tile: 3 as Tile }],
  result: null,
};

/** A game of Ana and Bea that ended at `to`; `more` facts follow its end. */
const game = (id: string, to: number, more = 0): NewGame =>
  gameWith(
    id,
    to,
    Array.from({ length: more }, (): TableEvent => ({ type: 'readied', place: 0 })),
  );

function gameWith(id: string, to: number, rest: readonly TableEvent[]): NewGame {
  const events = [opening[0]!.event, seated(0, ana, 'Ana Zorrilla'), seated(1, bea, 'Bea'), ...rest];
  const facts = events.map(event => ({ at: to, event }));
  const record: GameRecord = {
    format: 'gorrion-game/1',
    id: id as GameId,
    log: LOG_VERSION,
    from: to,
    to,
    sheet: sheetOf(facts),
    facts,
  };
  const people = [
    { person: ana, player: 0 as const },
    { person: bea, player: 1 as const },
  ];
  return { record, host: ana, access: 'link', origin: 'table', people };
}

const directories: string[] = [];
const stores: Store[] = [];
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true });
});

const onDisk = () => {
  const directory = mkdtempSync(join(tmpdir(), 'games-'));
  directories.push(directory);
  return sqliteStore(directory);
};

describe.each([['memory', async () => memoryStore()], ['SQLite', onDisk], ...Object.entries(await postgresStores())])(
  'games in a store: %s',
  (_, make) => {
    const opened = async () => {
      const store = await make();
      stores.push(store);
      return store;
    };
    const idsOf = async (store: Store, person: PersonId, search = {}) =>
      (await store.gamesOf(person, { limit: 10, ...search })).map(({ summary }) => summary.id);

    it('are kept once, grow only by facts, and come back as they were', async () => {
      const store = await opened();
      const first = game('A-1', 5);
      await store.keepGame(first);
      await store.setAccess('A-1' as GameId, 'players');
      expect(await store.readGame('A-1' as GameId)).toEqual(first.record);
      await store.keepGame(game('A-1', 6, 2));
      await store.keepGame(game('A-1', 7, 1));
      expect(await store.readGame('A-1' as GameId)).toEqual(game('A-1', 6, 2).record);
      expect(await store.findGame('A-1')).toMatchObject({ access: 'players', host: ana, alias: undefined });
      expect(await store.readGame('B-1' as GameId)).toBeUndefined();
    });

    it('say which players share a network as it was first kept, or do not know it', async () => {
      const store = await opened();
      const marked = (one: NewGame): NewGame => ({ ...one, people: one.people.map(who => ({ ...who, network: 0 })) });
      await store.keepGame(marked(game('A-1', 5)));
      await store.keepGame(game('A-1', 6, 1));
      await store.keepGame(game('A-2', 5));
      await store.keepGame(marked(game('A-2', 6, 1)));
      const marksOf = async (id: string) => (await store.peopleOf(id as GameId)).map(({ network }) => network);
      expect([await marksOf('A-1'), await marksOf('A-2')]).toEqual([
        [0, 0],
        [null, null],
      ]);
    });

    it('are listed newest first, page by page, by name and star', async () => {
      const store = await opened();
      for (const n of [1, 3, 2]) await store.keepGame(game(`A-${n}`, n * 1000));
      expect(await idsOf(store, ana)).toEqual(['A-3', 'A-2', 'A-1']);
      expect(await idsOf(store, ana, { before: 3000, limit: 1 })).toEqual(['A-2']);
      // Those that ended in the same moment are sorted by their ids, and a page may begin among them.
      await store.keepGame(game('A-0', 2000));
      expect(await idsOf(store, ana, { before: 2000 })).toEqual(['A-1']);
      expect(await idsOf(store, ana, { before: 2000, beforeId: 'A-2' })).toEqual(['A-0', 'A-1']);
      await store.dropGame('A-0' as GameId);
      expect(await idsOf(store, bea, { text: 'zorr' })).toHaveLength(3);
      expect(await idsOf(store, bea, { text: 'ZÓRR' })).toHaveLength(3);
      expect(await idsOf(store, bea, { text: 'z_r' })).toEqual([]);
      await store.star(bea, 'A-1' as GameId, true);
      expect(await idsOf(store, bea, { starred: true })).toEqual(['A-1']);
      expect(await idsOf(store, ana, { starred: true })).toEqual([]);
      expect(await store.countGames(bea)).toEqual({ all: 3, starred: 1 });
    });

    it('are given out for the rating if a table of this server played them rated, whoever may read them', async () => {
      const store = await opened();
      const rated = (id: string, origin: NewGame['origin']): NewGame => {
        const one = game(id, 1000);
        return { ...one, origin, record: { ...one.record, sheet: { ...one.record.sheet, ratedAt: 900 } } };
      };
      expect(await store.ratedGames()).toEqual([]);
      for (const one of [game('A-1', 1000), rated('A-2', 'table'), rated('A-3', 'file')]) await store.keepGame(one);
      await store.setAccess('A-2' as GameId, 'players');
      expect((await store.ratedGames()).map(({ summary }) => [summary.id, summary.ratedAt])).toEqual([['A-2', 900]]);
    });

    it('are deleted when they are old, unless somebody starred them', async () => {
      const store = await opened();
      for (const n of [1, 2, 3]) await store.keepGame(game(`A-${n}`, n * 1000));
      await store.star(bea, 'A-1' as GameId, true);
      await store.purgeGames(2500);
      expect(await idsOf(store, ana)).toEqual(['A-3', 'A-1']);
      await store.dropGame('A-1' as GameId);
      expect(await store.countGames(bea)).toEqual({ all: 1, starred: 0 });
    });

    it('are found by the link without names, and by all if they are public', async () => {
      const store = await opened();
      await store.keepGame(game('A-1', 1000));
      await store.setAlias('A-1' as GameId, 'HIDDEN-1');
      expect(await store.findGame('HIDDEN-1')).toMatchObject({ summary: { id: 'A-1' }, alias: 'HIDDEN-1' });
      expect(await store.publicGames({ limit: 9 })).toEqual([]);
      await store.setAccess('A-1' as GameId, 'public');
      expect(await store.publicGames({ limit: 9 })).toHaveLength(1);
      expect(await store.publicGames({ limit: 9, since: 1000, text: 'BEA' })).toHaveLength(1);
      expect(await store.publicGames({ limit: 9, since: 1001 })).toEqual([]);
    });

    it('have lines under numbers that are never used twice, deleted with the game', async () => {
      const store = await opened();
      await store.keepGame(game('A-1', 1000));
      const id = 'A-1' as GameId;
      const line = (author: string, person: PersonId) => ({ person, author, at: 5, line: LINE });
      for (const name of ['Ana', 'Ana', 'Ana']) await store.addLine(id, line(name, ana));
      expect((await store.linesOf(id))[1]).toEqual({ number: 2, ...line('Ana', ana) });
      await store.dropLine(id, 3);
      await store.addLine(id, line('Bea', bea));
      expect((await store.linesOf(id)).map(({ number }) => number)).toEqual([1, 2, 4]);
      await store.addLine('B-1' as GameId, line('Bea', bea));
      expect(await store.linesOf('B-1' as GameId)).toEqual([]);
      for (let n = 0; n < MOST_OWN_LINES + 5; n++) await store.addLine(id, line('Ana', ana));
      expect((await store.linesOf(id)).filter(({ person }) => person === ana)).toHaveLength(MOST_OWN_LINES);
      await store.dropGame(id);
      expect(await store.linesOf(id)).toEqual([]);
    });

    it('lose the name of a forgotten person in their lines', async () => {
      const store = await opened();
      await store.keepGame(game('A-1', 1000));
      const id = 'A-1' as GameId;
      await store.addLine(id, { person: ana, author: 'Ana Zorrilla', at: 5, line: LINE });
      await store.addLine(id, { person: bea, author: 'Bea', at: 6, line: LINE });
      await store.forget(ana, 'Quiet Heron');
      expect((await store.linesOf(id)).map(({ author }) => author)).toEqual(['Quiet Heron', 'Bea']);
    });

    it('are kept with what people say about them, until the game or the person goes', async () => {
      const store = await opened();
      for (const n of [1, 2]) await store.keepGame(game(`A-${n}`, n * 1000));
      const [one, two] = ['A-1', 'A-2'] as GameId[] as [GameId, GameId];
      const said = (number: number, person: PersonId, player: 0 | null = null, line: string | null = null) => ({
        number,
        id: `${number}`.repeat(32),
        person,
        name: `name of ${person}`,
        player,
        text: '看 <b>5m</b> 😀',
        at: { hand: 2, move: 40, line },
        time: 1000 + number,
      });
      await store.sayInReview(one, said(1, ana, 0));
      await store.sayInReview(one, said(2, bea, null, 'b3'));
      await store.sayInReview(two, said(1, ana));
      expect(await store.reviewMessages(one)).toEqual([said(1, ana, 0), said(2, bea, null, 'b3')]);
      await expect(store.sayInReview(one, said(2, ana))).rejects.toThrow();
      await store.sayInReview('gone-1' as GameId, said(1, ana));
      expect(await store.reviewMessages('gone-1' as GameId)).toEqual([]);
      await store.dropGame(two);
      expect(await store.reviewMessages(two)).toEqual([]);
      await store.forget(ana, 'Quiet Heron');
      expect(await store.reviewMessages(one)).toEqual([said(2, bea, null, 'b3')]);
      await store.purgeGames(5000);
      expect(await store.reviewMessages(one)).toEqual([]);
    });

    it('are kept with what their players said, in order, until the game, its table or the person goes', async () => {
      const store = await opened();
      const [played, open] = ['A-1', 'A-2'] as GameId[] as [GameId, GameId];
      const code = 'A' as TableCode;
      const epoch = await registered(store, { code, host: ana, request: 'r', openedAt: 1 });
      const [hello, thanks]: readonly StoredTalk[] = [
        { person: ana, player: 0, at: 5, text: '看 <b>5m</b> 😀' },
        { person: bea, player: 1, at: 7, word: 'thanks' },
      ] as const;
      for (const id of [played, open]) for (const line of [hello!, thanks!]) await store.keepTalk(code, id, line);
      await store.keepGame(game('A-1', 1000));
      expect(await store.talkOf(played)).toEqual([hello, thanks]);
      await store.keepTalk(code, open, hello!, 2);
      expect(await store.talkOf(open)).toEqual([hello, thanks]);
      await store.forget(ana, 'Quiet Heron');
      expect([await store.talkOf(played), await store.talkOf(open)]).toEqual([[thanks], [thanks]]);
      await store.discard(code, epoch);
      expect([await store.talkOf(played), await store.talkOf(open)]).toEqual([[thanks], []]);
      await store.dropGame(played);
      expect(await store.talkOf(played)).toEqual([]);
    });

    it('lose the name of a person who is forgotten, and of nobody else', async () => {
      const store = await opened();
      for (const n of [1, 2]) await store.keepGame(game(`A-${n}`, n * 1000));
      await store.forget(ana, 'Quiet Heron');
      await vi.waitFor(async () => expect(await store.isSettled(ana)).toBe(true), PATIENCE);
      const names = (await store.readGame('A-1' as GameId))!.sheet.players.map(({ name }) => name);
      expect(names).toEqual(['Quiet Heron', 'Bea', '', '']);
      expect(await idsOf(store, bea, { text: 'zorrilla' })).toEqual([]);
      expect(await idsOf(store, bea, { text: 'heron' })).toHaveLength(2);
    });

    it('lose the name of an umpire, who may do no more than others with them', async () => {
      const store = await opened();
      const eva = 'eva' as PersonId;
      const umpired: readonly TableEvent[] = [
        { type: 'umpire-appointed', person: { id: eva, name: 'Eva Umpire' } },
        { type: 'sheet-signed', by: 'umpire', name: 'Eva Umpire' },
      ];
      await store.keepGame(gameWith('A-1', 1000, umpired));
      expect((await store.peopleOf('A-1' as GameId)).map(one => one.person)).toEqual([ana, bea]);
      expect(await idsOf(store, eva)).toEqual([]);
      await store.forget(eva, 'Quiet Heron');
      await vi.waitFor(async () => expect(await store.isSettled(eva)).toBe(true), PATIENCE);
      const text = JSON.stringify(await store.readGame('A-1' as GameId));
      expect([text.includes('Eva Umpire'), text.split('Quiet Heron').length - 1]).toEqual([false, 2]);
    });

    it('lose the names of people who have left, and a name that comes after the wish', async () => {
      const store = await opened();
      const eva = 'eva' as PersonId;
      await store.keepGame(gameWith('A-1', 1000, [seated(1, eva, 'Eva Umpire'), seated(1, bea, 'Bea')]));
      await store.forget(eva, 'Quiet Heron');
      await vi.waitFor(async () => expect(await store.isSettled(eva)).toBe(true), PATIENCE);
      const appointed: TableEvent = { type: 'umpire-appointed', person: { id: eva, name: 'Eva Umpire' } };
      await store.keepGame(gameWith('A-2', 2000, [appointed]));
      const texts = async () => [
        JSON.stringify(await store.readGame('A-1' as GameId)),
        JSON.stringify(await store.readGame('A-2' as GameId)),
      ];
      await vi.waitFor(async () => expect((await texts()).join()).not.toContain('Eva Umpire'), PATIENCE);
      await vi.waitFor(async () => expect(await store.isSettled(eva)).toBe(true), PATIENCE);
      for (const text of await texts()) expect(text).toContain('Quiet Heron');
    });

    it('lose the stars of a person who is forgotten, wherever they are', async () => {
      const store = await opened();
      const eva = 'eva' as PersonId;
      await store.keepGame(game('A-1', 1000));
      await store.star(eva, 'A-1' as GameId, true);
      await store.forget(eva, 'Quiet Heron');
      expect(await store.isStarred(eva, 'A-1' as GameId)).toBe(false);
    });
  },
);
