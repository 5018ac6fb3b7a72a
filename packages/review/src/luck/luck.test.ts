import { PLAYERS } from '@gorrion/rules';
import { expect, it } from 'vitest';
import { dealtHands } from '../hands/dealtHands.ts';
import { reviewHand } from '../reviewHand.ts';
import { botsOf, playGame } from '../testing/botGame.ts';
import { finish } from '../testing/finish.ts';
import { drawLuck } from './draws.ts';
import { luckOf } from './luck.ts';

it('the parts of a hand’s luck sum to its result, and losses are never positive', { timeout: 180_000 }, () => {
  const record = playGame(botsOf('strong', 'regular', 'strong', 'easy'), 1, 'short 7');
  const [hand] = dealtHands(record);
  for (const player of PLAYERS) {
    const { luck, decisions } = finish(reviewHand(record, 0, player, 'overview'));
    expect(luck.draws + luck.decisions + luck.others).toBeCloseTo(luck.result, 6);
    expect(luck.result).toBe(hand!.changes![player]);
    expect(luck.decisions).toBeLessThanOrEqual(0);
    expect(luck.plusMinus).toBeGreaterThan(0);
    const { steps } = finish(drawLuck(record.facts, hand!, hand!.seating.indexOf(player)));
    expect(steps).toBeGreaterThan(decisions.filter(({ kind }) => kind === 'discard').length / 2);
  }
});

it('a hand of which nothing is known leaves its whole result to the others', () => {
  expect(luckOf({ draws: 0, steps: 0 }, [], -12)).toEqual({
    draws: 0,
    decisions: 0,
    others: -12,
    result: -12,
    plusMinus: 0,
  });
});
