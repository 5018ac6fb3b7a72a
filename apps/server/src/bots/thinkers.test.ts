import { decideAsBot } from '@gorrion/bots';
import { BOT_LEVELS } from '@gorrion/protocol';
import { decide, evolve, legalActions, seeded, undealt, viewFor } from '@gorrion/rules';
import { randomDeal } from '@gorrion/rules/testing';
import type { BotQuestion } from '@gorrion/table';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { silent } from '../testing/server.ts';
import { openThinkers, type Thinkers, threadsFor } from './thinkers.ts';

// Real sockets, processes and disks on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let thinkers: Thinkers;
afterEach(() => thinkers.close());
const bots = () => thinkers.for({ guest: 'ana', network: undefined });

const question = (hand: BotQuestion['hand'], level: BotQuestion['level']): BotQuestion => ({
  hand,
  seat: 0,
  level,
  seed: 'x',
  totals: [0, 0, 0, 0],
});

/** The first turn of a hand, as East sees it. */
function firstTurn(seed = 'first turn'): BotQuestion['hand'] {
  const dealt = decide(undealt, randomDeal(seeded(seed)));
  if (!dealt.ok) throw new Error('not dealt');
  return viewFor(dealt.value.reduce(evolve, undealt), 0);
}

describe('bots in threads', () => {
  it('answer every question with a legal move, in the order asked, however few threads there are', async () => {
    thinkers = openThinkers(silent, undefined, 1);
    const hand = firstTurn();
    const levels = BOT_LEVELS;
    const answered: number[] = [];
    const moves = await Promise.all(
      levels.map((level, i) =>
        bots()
          .decide(question(hand, level))
          .finally(() => answered.push(i)),
      ),
    );
    for (const move of moves) expect(legalActions(hand, 0)).toContainEqual(move);
    expect(answered).toEqual([0, 1, 2, 3, 4]);
  });

  it('have a thread from the first table on, so that the first claim does not wait for its start', () => {
    const ports = () => process.getActiveResourcesInfo().filter(kind => kind === 'MessagePort').length;
    const before = ports();
    thinkers = openThinkers(silent, undefined, 4);
    expect(ports()).toBe(before);
    bots();
    const first = ports();
    expect(first).toBeGreaterThan(before);
    bots();
    expect(ports()).toBe(first);
  });

  it('hurry when many wait, and answer all of them with legal moves', async () => {
    thinkers = openThinkers(silent, undefined, 1);
    const hand = firstTurn();
    const moves = await Promise.all(Array.from({ length: 40 }, () => bots().decide(question(hand, 'expert'))));
    for (const move of moves) expect(legalActions(hand, 0)).toContainEqual(move);
  });

  it('think as far ahead as ever where their answer must be the same at every table', async () => {
    thinkers = openThinkers(silent, undefined, 1);
    const answers = (hand: BotQuestion['hand'], isHurried: boolean) =>
      JSON.stringify(decideAsBot('expert', hand, 0, 'x', { isHurried }));
    const hands = Array.from({ length: 60 }, (_, n) => firstTurn(`deal ${n}`));
    const hand = hands.find(one => answers(one, true) !== answers(one, false));
    if (!hand) throw new Error('haste changes no answer here');
    const [, fixed] = await Promise.all([
      bots().decide(question(hand, 'beginner')),
      bots().decide({ ...question(hand, 'expert'), isFixed: true }),
      ...Array.from({ length: 12 }, () => bots().decide(question(hand, 'beginner'))),
    ]);
    expect(JSON.stringify(fixed)).toBe(answers(hand, false));
  });

  it('refuse a question that has no answer, and go on', async () => {
    thinkers = openThinkers(silent, undefined, 1);
    await expect(bots().decide(question(undealt, 'beginner'))).rejects.toThrow();
    expect(await bots().decide(question(firstTurn(), 'beginner'))).toMatchObject({ seat: 0 });
  });

  it('refuse questions once they are closed', async () => {
    thinkers = openThinkers(silent, undefined, 1);
    await thinkers.close();
    await expect(bots().decide(question(undealt, 'beginner'))).rejects.toThrow('stops');
  });

  it('leave one core for the tables', () => {
    expect([1, 2, 4, 64].map(threadsFor)).toEqual([1, 1, 3, 4]);
  });
});
