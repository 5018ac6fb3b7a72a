import type { HandProgress } from '@gorrion/protocol';
import type { Player } from '@gorrion/rules';
import { describe, expect, test } from 'vitest';
import { isReviewed, minutesLeft, progressOf, runMinutesLeft, spokenHands } from './progress.ts';

const hand = (number: number, state: HandProgress['state'], player: Player = 0): HandProgress => ({
  hand: number,
  player,
  state,
  stage: state === 'done' ? 'full' : null,
  done: 0,
  all: 0,
});

describe('the progress of a review', () => {
  test('counts a hand as done when it is done for every player', () => {
    const progress = progressOf([
      hand(0, 'done'),
      hand(0, 'done', 1),
      hand(1, 'done'),
      hand(1, 'waiting', 1),
      hand(2, 'waiting'),
    ]);
    expect(progress.hands).toEqual(['done', 'running', 'waiting']);
    expect(progress.done).toBe(1);
    expect(progress.share).toBeCloseTo(0.6);
  });

  test('knows how much of a hand is done from its steps; an overview is the lesser part', () => {
    const running = { ...hand(0, 'running'), done: 5, all: 10 };
    expect(progressOf([running]).share).toBeLessThan(0.1);
    expect(progressOf([{ ...running, stage: 'overview' }]).share).toBeCloseTo(0.525);
    expect(progressOf([]).share).toBe(0);
  });

  test('leaves nothing to start once every hand of the players is done, also when the page is opened anew', () => {
    const all = [hand(0, 'done'), hand(1, 'done'), hand(0, 'done', 1), hand(1, 'waiting', 1)];
    expect([isReviewed(all, [0]), isReviewed(all, [0, 1]), isReviewed(all, [2]), isReviewed([], [0])]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test('is spoken at every fourth hand, and at the end', () => {
    const at = (done: number, all: number) =>
      spokenHands(progressOf(Array.from({ length: all }, (_, n) => hand(n, n < done ? 'done' : 'waiting'))));
    expect([0, 3, 4, 7, 8, 15, 16].map(done => at(done, 16))).toEqual([0, 0, 4, 4, 8, 12, 16]);
    expect(at(6, 6)).toBe(6);
  });

  test('measures the pace from when every hand had its first look', () => {
    const looked = { ...hand(0, 'running'), stage: 'overview' as const, all: 10 };
    const hands = [
      { ...looked, done: 5 },
      { ...looked, hand: 1, state: 'waiting' as const },
    ];
    const paced = { at: 60_000, hands: hands.map(one => ({ ...one, done: 0 })) };
    expect(runMinutesLeft({ hands, paced }, 120_000)).toBe(3);
    expect(runMinutesLeft({ hands, paced: undefined }, 120_000)).toBeUndefined();
  });

  test('says how many minutes are left once enough is done, and never less than one', () => {
    expect(minutesLeft({ at: 0, share: 0 }, { at: 60_000, share: 0.25 })).toBe(3);
    expect(minutesLeft({ at: 0, share: 0.5 }, { at: 60_000, share: 0.9 })).toBe(1);
    expect(minutesLeft({ at: 0, share: 0 }, { at: 1000, share: 0.25 })).toBeUndefined();
    expect(minutesLeft({ at: 0, share: 0 }, { at: 60_000, share: 0.01 })).toBeUndefined();
  });
});
