import { type Entry, gameIdOf, type TableCode } from '@gorrion/protocol';
import { seeded } from '@gorrion/rules';
import { openHands, replayTable } from '@gorrion/table';
import { endOfNewestHand, otherWorld, pagesOf, person, until, World } from '@gorrion/table/testing';
import { beforeAll, expect, it, vi } from 'vitest';
import { memoryStore } from '../persistence/memoryStore.ts';
import { NOTHING_SEALED, OpenGames } from '../persistence/openGames.ts';
import { appendTo } from '../testing/appending.ts';
import { Archive } from './reader.ts';

// Whole hands: slow only where the machine is busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const CODE = 'ABCD2345' as TableCode;
const ana = person('Ana');

/** The log of a table at which two hands are over and a third is in play, and its length after each append. */
let log: readonly Entry[];
let ends: readonly number[];
beforeAll(async () => {
  const world = new World('hands of a table');
  await world.start({ clock: 'fast', hands: 16 }, ana);
  pagesOf(world, [ana], seeded('hands of a table'));
  await until(world, () => {
    const { results, phase, hand } = world.table.state.session;
    return results.length === 2 && phase === 'playing' && hand.wall.front > 70;
  });
  log = world.store.logOf('table');
  ends = world.store.ends.filter(end => end > 0);
});

/** What the archive answers after each append of a log, when the server asks as it does for a spectator. */
async function answersTo(entries: readonly Entry[], after: readonly number[]): Promise<readonly string[]> {
  const store = memoryStore();
  const archive = new Archive(new OpenGames(store, NOTHING_SEALED), store, 0);
  await store.register({ code: CODE, host: ana.id, request: 'r', openedAt: 0 });
  const answers: string[] = [];
  let stored = 0;
  for (const end of after) {
    await appendTo(store, CODE, entries.slice(stored, end));
    stored = end;
    const { gamesPlayed, session } = replayTable(entries.slice(0, end));
    const over = `${gamesPlayed} ${session.results.length} ${session.voidedHands ?? 0}`;
    answers.push(JSON.stringify((await archive.handsOf(CODE, over)) ?? null));
  }
  return answers;
}

it('answers with the finished hands of a table after every append, and never keeps an older answer', async () => {
  const answers = await answersTo(log, ends);
  const fresh = ends.map(end => JSON.stringify(openHands(log.slice(0, end), n => gameIdOf(CODE, n)) ?? null));
  for (const [n, end] of ends.entries()) expect(answers[n] === fresh[n], `fact ${end}`).toBe(true);
  expect(new Set(answers).size).toBe(3);
});

it('answers the same while a hand is in play, wherever its hidden tiles lie', async () => {
  const other = otherWorld(log, seeded('another wall'));
  const start = endOfNewestHand(log);
  const everyFact = (of: readonly Entry[]) => of.slice(start).map((_, n) => start + n + 1);
  const answers = [
    await answersTo(log, [start, ...everyFact(log)]),
    await answersTo(other, [start, ...everyFact(other)]),
  ];
  expect(other.length).not.toBe(log.length);
  expect(new Set(answers.flat()).size).toBe(1);
  expect(JSON.parse(answers[0]![0]!)).toMatchObject({ sheet: { end: null, lines: [{ hand: 1 }, { hand: 2 }] } });
});
