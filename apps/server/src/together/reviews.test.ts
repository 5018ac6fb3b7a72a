import { EVALUATOR, type GameRecord, gameIdOf, type Me, type PersonId, type TableCode } from '@gorrion/protocol';
import { finishedGames } from '@gorrion/table';
import { person, until, World } from '@gorrion/table/testing';
import { beforeAll, expect, it, vi } from 'vitest';
import { gameToKeep } from '../archive/archivist.ts';
import { Archive } from '../archive/reader.ts';
import { ByAddress } from '../limits/byAddress.ts';
import { LIMITS } from '../limits/limits.ts';
import { memoryStore } from '../persistence/memoryStore.ts';
import { newPage } from '../transport/page.ts';
import { Reviews } from './reviews.ts';

/* Reviews over a store that takes its time: what pages do meanwhile must not come in the wrong order. */

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const GAME = gameIdOf('AB23CD45' as TableCode, 1);
const ana = person('Ana');
let record: GameRecord;
beforeAll(async () => {
  const world = new World(`reviews ${EVALUATOR}`);
  await world.start({ clock: 'fast', hands: 4 }, ana);
  await until(world, () => world.table.state.session.phase === 'over');
  record = finishedGames(world.store.logOf('table'), () => GAME)[0]!.record;
});

/** Opens reviews over a store that answers the next reads of games or messages only when it is told to. */
async function opened() {
  const store = memoryStore();
  await store.keepGame({ ...gameToKeep(record), access: 'link' });
  const waiting: (() => void)[] = [];
  let isSlow = false;
  const pause = () => (isSlow ? new Promise<void>(go => waiting.push(go)) : Promise.resolve());
  const slow = {
    ...store,
    async findGame(id: string) {
      await pause();
      return store.findGame(id);
    },
    async reviewMessages(id: typeof GAME) {
      const messages = await store.reviewMessages(id);
      await pause();
      return messages;
    },
  };
  const at = (_: number, task: () => void) => {
    queueMicrotask(task);
    return () => {};
  };
  const clock = { now: () => 1000, at };
  const wrongIds = new ByAddress(LIMITS.network.wrongCodes, clock.now);
  const reviews = new Reviews({ archive: new Archive(slow, 0), store: slow, clock, limits: LIMITS, wrongIds });
  const pageOf = (me: Me) => {
    const told: unknown[][] = [];
    const page = newPage({
      id: `page of ${me.name}`,
      me,
      device: 'd' as never,
      network: undefined,
      origin: 'http://here',
      tell: (...words: unknown[]) => void told.push(words),
      join() {},
      leave() {},
      close() {},
    } as Parameters<typeof newPage>[0]);
    return {
      page,
      told,
      heard: (name: string) => told.filter(([said]) => said === name).map(([, message]) => message),
    };
  };
  const go = async () => {
    for (let n = 0; n < 20; n++) {
      for (const next of waiting.splice(0)) next();
      await new Promise(setImmediate);
    }
  };
  return { reviews, pageOf, go, slowDown: () => (isSlow = true) };
}

const bea: Me = { id: 'b'.repeat(32) as PersonId, name: 'Bea' };
const JOIN = { game: GAME, at: null };
const place = { hand: 0, move: 0, line: null };
const say = (text: string) =>
  ({ game: GAME, command: { type: 'say', id: text.padEnd(32, '0'), text, at: place } }) as const;

it('a page that is gone before its game is read enters no review', async () => {
  const { reviews, pageOf, go, slowDown } = await opened();
  const [first, second] = [pageOf(ana), pageOf(bea)];
  await reviews.join(first.page, JOIN);
  slowDown();
  const joining = reviews.join(second.page, JOIN);
  reviews.exit(second.page);
  await go();
  expect(await joining).toEqual({ ok: false, code: 'not-in-review' });
  expect(first.heard('review:room')).toEqual([]);
});

it('what a page asks is done in the order in which it was asked', async () => {
  const { reviews, pageOf, go, slowDown } = await opened();
  const { page } = pageOf(ana);
  slowDown();
  const answers = [
    reviews.join(page, JOIN),
    reviews.act(page, say('first')),
    reviews.leave(page),
    reviews.act(page, say('x')),
  ];
  await go();
  expect((await Promise.all(answers)).map(answer => (answer.ok ? 'done' : answer.code))).toEqual([
    'done',
    'done',
    'done',
    'not-in-review',
  ]);
});

it('a page that comes while others talk gets every message once: with its answer, or after it', async () => {
  const { reviews, pageOf, go, slowDown } = await opened();
  const [first, second] = [pageOf(ana), pageOf(bea)];
  await reviews.join(first.page, JOIN);
  slowDown();
  const said = ['one', 'two', 'three'];
  const talking = said.slice(0, 2).map(text => reviews.act(first.page, say(text)));
  const joining = reviews.join(second.page, JOIN);
  talking.push(reviews.act(first.page, say(said[2]!)));
  await go();
  await Promise.all(talking);
  const answer = await joining;
  const before = answer.ok ? answer.messages.map(({ text }) => text) : [];
  const after = (second.heard('review:said') as { message: { text: string } }[]).map(({ message }) => message.text);
  expect([...before, ...after]).toEqual(said);
});
