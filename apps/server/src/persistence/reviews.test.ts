import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import {
  EVALUATOR,
  type GameId,
  type GameRecord,
  type HandReview,
  type KeptReview,
  LOG_VERSION,
  type PersonId,
  type ReviewedDecision,
} from '@gorrion/protocol';
import type { Player } from '@gorrion/rules';
import { sheetOf } from '@gorrion/table';
import { person, World } from '@gorrion/table/testing';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { DATABASE } from '../config/files.ts';
import { postgresStores } from '../testing/postgres.ts';
import type { NewGame } from './games.ts';
import { memoryStore } from './memoryStore.ts';
import { sqliteStore } from './sqlite/sqliteStore.ts';
import type { Store } from './store.ts';

// Real disks on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const [ana, bea] = ['ana', 'bea'] as PersonId[] as [PersonId, PersonId];
const A = 'A-1' as GameId;
let facts: GameRecord['facts'];
beforeAll(async () => {
  const world = new World('reviewed games');
  await world.open({}, person('Ana'));
  facts = [{ at: 5, event: world.store.logOf('table')[0]!.event }];
});

/** A game of Ana and Bea, who are players 0 and 1. */
function game(id: GameId, to = 5): NewGame {
  const record: GameRecord = {
    format: 'gorrion-game/1',
    id,
    log: LOG_VERSION,
    from: to,
    to,
    sheet: sheetOf(facts),
    facts: facts.map(fact => ({ ...fact, at: to })),
  };
  const people = [
    { person: ana, player: 0 as const },
    { person: bea, player: 1 as const },
  ];
  return { record, host: ana, access: 'link', origin: 'table', people };
}

const decision = (verdict: ReviewedDecision['verdict']): ReviewedDecision => ({
  before: 10,
  fact: 10,
  turn: 1,
  seat: 0,
  kind: 'discard',
  played: { type: 'discard', seat: 0, tile: 3 as never },
  candidates: [],
  verdict,
  loss: 3,
  plusMinus: 1,
  pairs: 50,
  reasons: [],
});

/** A review of a hand with so many mistakes. */
function review(hand: number, player: Player, mistakes = 0, stage: HandReview['stage'] = 'full'): HandReview {
  const decisions = [decision('fine'), ...Array.from({ length: mistakes }, () => decision('mistake'))];
  return { hand, player, stage, decisions, luck: { draws: 0, others: 0, decisions: 0, result: 0, plusMinus: 0 } };
}
const by = (one: HandReview, evaluator = EVALUATOR): KeptReview => ({ evaluator, review: one });

const directories: string[] = [];
const stores: Store[] = [];
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true });
});

function newDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'reviews-'));
  directories.push(directory);
  return directory;
}

describe.each([
  ['memory', async () => memoryStore()],
  ['SQLite', () => sqliteStore(newDirectory())],
  ...Object.entries(await postgresStores()),
])('reviews in a store: %s', (_, make) => {
  /** Opens a store with a game. */
  async function opened(): Promise<Store> {
    const store = await make();
    stores.push(store);
    await store.keepGame(game(A));
    return store;
  }
  const reviewsIn = async (store: Store) => (await store.reviewsOf(A)).map(one => one.review);

  it('are kept hand by hand beside the game, which they do not change, and come back as they were', async () => {
    const store = await opened();
    const before = await store.readGame(A);
    await store.keepReview(A, by(review(0, 1, 2)), 'device');
    await store.keepReview(A, by(review(1, 0)), 'server');
    expect(await store.reviewsOf(A)).toEqual([
      { ...by(review(0, 1, 2)), revision: 1, source: 'device' },
      { ...by(review(1, 0)), revision: 2, source: 'server' },
    ]);
    expect(await store.readGame(A)).toEqual(before);
  });

  it('replace an overview, an older evaluator, and a device’s by the server’s, and nothing else', async () => {
    const store = await opened();
    const first = review(0, 0, 1);
    await store.keepReview(A, by(review(0, 0, 0, 'overview')), 'device');
    await store.keepReview(A, by(first), 'device');
    await store.keepReview(A, by(review(0, 0, 2)), 'device');
    await store.keepReview(A, by(review(0, 0, 0, 'overview')), 'server');
    expect(await reviewsIn(store)).toEqual([first]);
    await store.keepReview(A, by(review(0, 0, 3)), 'server');
    await store.keepReview(A, by(review(0, 0, 4)), 'device');
    expect(await reviewsIn(store)).toEqual([review(0, 0, 3)]);
    await store.keepReview(A, by(review(0, 0, 5, 'overview'), EVALUATOR + 1), 'device');
    expect(await reviewsIn(store)).toEqual([review(0, 0, 5, 'overview')]);
  });

  it('tell a reader only what has changed since', async () => {
    const store = await opened();
    for (const hand of [0, 1, 2]) await store.keepReview(A, by(review(hand, 0)), 'device');
    await store.keepReview(A, by(review(0, 0)), 'server');
    expect((await store.reviewsOf(A, 3)).map(one => [one.review.hand, one.revision])).toEqual([[0, 4]]);
    expect(await store.reviewsOf(A, 4)).toEqual([]);
  });

  it('count hands and mistakes in the list of the player whose they are', async () => {
    const store = await opened();
    await store.keepGame(game('B-1' as GameId, 6));
    await store.keepReview(A, by(review(0, 0, 2)), 'server');
    await store.keepReview(A, by(review(1, 0, 1)), 'server');
    await store.keepReview(A, by(review(2, 0, 0, 'overview')), 'server');
    await store.keepReview(A, by(review(0, 1)), 'server');
    const countsOf = async (who: PersonId) => (await store.gamesOf(who, { limit: 9 })).map(one => one.review);
    expect(await countsOf(ana)).toEqual([
      { hands: 0, mistakes: 0 },
      { hands: 2, mistakes: 3 },
    ]);
    expect((await countsOf(bea))[1]).toEqual({ hands: 1, mistakes: 0 });
    const withMistakes = (who: PersonId) => store.gamesOf(who, { limit: 9, mistakes: true });
    expect((await withMistakes(ana)).map(({ summary }) => summary.id)).toEqual([A]);
    expect(await withMistakes(bea)).toEqual([]);
  });

  it('go with their game, and are kept of no other', async () => {
    const store = await opened();
    await store.keepReview('B-1' as GameId, by(review(0, 0)), 'server');
    expect(await store.reviewsOf('B-1' as GameId)).toEqual([]);
    await store.keepReview(A, by(review(0, 0)), 'server');
    await store.keepRun({ game: A, person: ana, players: [0, 2], at: 1 });
    await store.dropGame(A);
    await store.keepGame(game(A));
    expect([await store.reviewsOf(A), await store.reviewRuns()]).toEqual([[], []]);
    await store.keepReview(A, by(review(0, 0)), 'server');
    await store.purgeGames(1000);
    await store.keepGame(game(A));
    expect(await store.reviewsOf(A)).toEqual([]);
  });

  it('have one unfinished run a game, the oldest first', async () => {
    const store = await opened();
    await store.keepGame(game('B-1' as GameId));
    await store.keepRun({ game: A, person: ana, players: [0], at: 2 });
    await store.keepRun({ game: 'B-1' as GameId, person: bea, players: [1], at: 1 });
    await store.keepRun({ game: A, person: ana, players: [0, 3], at: 2 });
    expect(await store.reviewRuns()).toEqual([
      { game: 'B-1', person: bea, players: [1], at: 1 },
      { game: A, person: ana, players: [0, 3], at: 2 },
    ]);
    await store.endRun(A);
    expect(await store.reviewRuns()).toHaveLength(1);
  });
});

describe('reviews on a disk', () => {
  it('are there after a restart, without those that were damaged', async () => {
    const directory = newDirectory();
    const first = await sqliteStore(directory);
    await first.keepGame(game(A));
    for (const hand of [0, 1]) await first.keepReview(A, by(review(hand, 0)), 'server');
    await first.close();
    const db = new DatabaseSync(join(directory, DATABASE));
    db.exec("UPDATE game_reviews SET body = x'00' WHERE hand = 0");
    db.close();
    const store = await sqliteStore(directory);
    stores.push(store);
    expect((await store.reviewsOf(A)).map(one => one.review.hand)).toEqual([1]);
  });
});
