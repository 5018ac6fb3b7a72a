import { decideAsBot } from '@gorrion/bots';
import {
  EVALUATOR,
  type GameRecord,
  gameIdOf,
  type HandReview,
  MOST_OWN_LINES,
  type PersonId,
  type TableCode,
} from '@gorrion/protocol';
import { viewFor } from '@gorrion/rules';
import { dealtAt, finishedGames, lineEvents, lineMoment, type NewLine, seatsAsked } from '@gorrion/table';
import { person, until, World } from '@gorrion/table/testing';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { LIMITS } from '../limits/limits.ts';
import { memoryStore } from '../persistence/memoryStore.ts';
import { NOTHING_SEALED, OpenGames } from '../persistence/openGames.ts';
import { ReviewRuns } from '../review/runs.ts';
import { ReviewThreads } from '../review/threads.ts';
import { silent } from '../testing/server.ts';
import { slowReads } from '../testing/slowReads.ts';
import { gameToKeep } from './archivist.ts';
import { gameLines } from './lines.ts';
import { Archive } from './reader.ts';
import { gameReviews } from './reviews.ts';

// A whole game: slow only where the machine is busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const GAME = gameIdOf('AB23CD45' as TableCode, 1);
const EVA = 'eva' as PersonId;
let record: GameRecord;
beforeAll(async () => {
  const world = new World('read late');
  await world.start({ clock: 'fast', hands: 4 }, person('Ana'));
  await until(world, () => world.table.state.session.phase === 'over');
  record = finishedGames(world.store.logOf('table'), () => GAME)[0]!.record;
});

const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

async function open() {
  const disk = memoryStore();
  const kept = { ...gameToKeep(record), access: 'link' } as const;
  await disk.keepGame(kept);
  const { store } = slowReads(disk);
  const games = new OpenGames(store, NOTHING_SEALED);
  return { disk, store, games, host: kept.host, archive: new Archive(games, store, 0) };
}

/** The first thing that a bot does at the deal of the first hand, as a branch of the game. */
function branch(): NewLine {
  const before = dealtAt(record, 0)!;
  const { state } = lineMoment(record, before)!;
  const [seat] = seatsAsked(state);
  const caused = lineEvents(state, decideAsBot('beginner', viewFor(state, seat!), seat!, 'seed'));
  if (!caused.ok) throw new Error(caused.error.code);
  return { kind: 'branch', hand: 0, before, seat: seat!, events: caused.value.slice(0, 1), result: null };
}

describe('an archive whose store answers late', () => {
  it('keeps a game once that one person brings twice at once, and for each who brings it', async () => {
    const { archive } = await open();
    const brought = [EVA, EVA, 'lena' as PersonId].map(who => archive.upload(who, record, null));
    const [first, second, other] = (await Promise.all(brought)).map(done => (done.ok ? done.value.id : done.code));
    expect(second).toBe(first);
    expect(other).not.toBe(first);
    expect((await archive.list(EVA, { limit: 9 })).counts.all).toBe(1);
  });

  it('gives a game one link without names, however many ask for it at once', async () => {
    const { archive, host } = await open();
    const asked = [1, 2, 3].map(() => archive.change(GAME, host, { alias: true }));
    const links = (await Promise.all(asked)).map(done => done.ok && done.value?.alias);
    expect(links[0]).toMatch(/-1$/);
    expect(new Set(links).size).toBe(1);
  });

  it('says of two last lines that come at once that one is too many', async () => {
    const { disk, store, games, archive } = await open();
    const lines = gameLines({ games, store, archive, nameOf: async () => 'Eva', now: () => 5, hasRoom: () => true });
    const line = branch();
    for (let n = 1; n < MOST_OWN_LINES; n++) await disk.addLine(GAME, { person: EVA, author: 'Eva', at: n, line });
    const answers = await Promise.all([1, 2].map(() => lines.change(GAME, EVA, { line })));
    const told = answers.map(answer => (answer.ok ? answer.value.lines.length : answer.code));
    expect(told).toHaveLength(2);
    expect(told).toEqual(expect.arrayContaining([MOST_OWN_LINES, 'too-many-lines']));
  });

  it('tells nobody that a run is over without the last hand that it has reviewed', async () => {
    const { disk, store, games, archive, host } = await open();
    const idle = new URL(
      "data:text/javascript,import{workerData}from'node:worker_threads';workerData.port.on('message',()=>{})",
    );
    const threads = new ReviewThreads(silent, 1, 0, idle);
    const runs = new ReviewRuns({
      games: new OpenGames(disk, NOTHING_SEALED),
      store: disk,
      threads,
      most: 1,
      limits: LIMITS,
      log: silent,
      now: () => 1,
    });
    opened.push(runs);
    await runs.start({ game: GAME, person: host, network: undefined, players: [0] });
    const reading = gameReviews({ games, store, archive, runs }).read(GAME, { person: host, network: undefined }, 0);
    await new Promise(resolve => setTimeout(resolve, 90));
    const luck = { draws: 0, others: 0, decisions: 0, result: 0, plusMinus: 0 };
    const review: HandReview = { hand: 0, player: 0, stage: 'full', decisions: [], luck };
    await disk.keepReview(GAME, { evaluator: EVALUATOR, review }, 'server');
    await runs.cancel(GAME);
    const answer = await reading;
    if (!answer.ok) throw new Error(answer.code);
    expect(answer.value.run !== null || answer.value.hands.length > 0).toBe(true);
    expect(runs.progressOf(GAME)).toBeUndefined();
  });
});
