import type { HandReview } from '@gorrion/protocol';
import type { Player } from '@gorrion/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { isOpen } from './grading/grade.ts';
import { dealtHands } from './hands/dealtHands.ts';
import { drawLuck } from './luck/draws.ts';
import { reviewHand } from './reviewHand.ts';
import { botsOf, playGame } from './testing/botGame.ts';
import { finish } from './testing/finish.ts';
import { rounded } from './values/round.ts';

const TIME_MS = 120_000;

/** A short hand, and two players of it who err. */
const record = playGame(botsOf('strong', 'regular', 'strong', 'easy'), 1, 'short 7');
const [hand] = dealtHands(record);
const ASKED: readonly Player[] = [1, 3];

const overviews = new Map<Player, HandReview>();

beforeAll(() => {
  for (const player of ASKED) overviews.set(player, finish(reviewHand(record, 0, player, 'overview')));
}, TIME_MS);

describe('the luck of a reviewed hand', { timeout: TIME_MS }, () => {
  it.each(ASKED)('sums to the result of player %i, and losses are never positive', player => {
    const { luck } = overviews.get(player)!;
    expect(luck.draws + luck.decisions + luck.others).toBeCloseTo(luck.result, 6);
    expect(luck.result).toBe(hand!.changes![player]);
    expect(luck.decisions).toBeLessThanOrEqual(0);
    expect(luck.plusMinus).toBeGreaterThan(0);
  });

  it('is the sum of what the draws bring, and most discards follow a draw that has a value', () => {
    const { luck, decisions } = overviews.get(3)!;
    const draws = [...drawLuck(record.facts, hand!, hand!.seating.indexOf(3))];
    expect(rounded(draws.reduce((sum, each) => sum + each, 0))).toBe(luck.draws);
    expect(draws.length).toBeGreaterThan(decisions.filter(({ kind }) => kind === 'discard').length / 2);
  });
});

describe('a full review', { timeout: TIME_MS }, () => {
  it('is the same whenever it is made, with or without an earlier overview', () => {
    // The hand up to the first decision that the overview leaves open.
    const open = overviews.get(3)!.decisions.find(isOpen)!;
    const begun = { facts: record.facts.slice(0, open.fact + 1) };
    const overview = finish(reviewHand(begun, 0, 3, 'overview'));
    const full = finish(reviewHand(begun, 0, 3, 'full', { overview, pairs: 2 }));
    expect(full.decisions.at(-1)).toMatchObject({ before: open.before, pairs: 2 });
    expect(finish(reviewHand(begun, 0, 3, 'full', { pairs: 2 }))).toEqual(full);
    expect(JSON.parse(JSON.stringify(full))).toEqual(full);
  });
});
