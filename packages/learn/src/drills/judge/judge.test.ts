import { parseHand, parseTile, type Tile, type WinningClaim, wmo2006 } from '@gorrion/rules';
import { sized } from '@gorrion/rules/testing/wide';
import { describe, expect, it } from 'vitest';
import { fansQuestion, waitsQuestion, worthQuestion } from '../computed.ts';
import { loadPool } from '../pool/pool.ts';
import type { DiscardVerdict } from '../question.ts';
import { judge } from './judge.ts';

const NAME = { id: 'test', source: { from: 'made', seed: 'test' } } as const;
const tile = (text: string): Tile => parseTile(text)!;

/** Returns a won hand as written; the last tile is the winning one. */
function won(text: string, winning: string, how: Partial<WinningClaim> = {}): WinningClaim {
  const hand = parseHand(text);
  if (!hand.ok) throw new RangeError(text);
  return {
    ...hand.value,
    winningTile: tile(winning),
    ...{ seatWind: 0, prevalentWind: 0, selfDrawn: false, lastOfWall: false, lastOfKind: false },
    ...{ afterKong: false, robbingKong: false, flowers: 0, ...how },
  };
}
/** Mixed Straight, Concealed Hand, All Chows among others. */
const STRAIGHT = won('123m456s78p234m99p', '9p');

describe('points', () => {
  const question = worthQuestion(STRAIGHT, NAME)!;

  it('are right if they are those of the scorer, and come with their fans', () => {
    // Mixed Straight 8, All Chows 2, Concealed Hand 2.
    expect(judge(question, { kind: 'worth', points: 13 })).toMatchObject({ isRight: false, given: 13, points: 12 });
    const right = judge(question, { kind: 'worth', points: 12 });
    expect(right).toMatchObject({ isRight: true, points: 12 });
    const sum = right.explanation.counted.reduce((all, { points, times }) => all + points * times, 0);
    expect(sum).toBe(right.points);
  });

  it('of hands with flowers, below eight or incomplete are not asked for', () => {
    expect(worthQuestion({ ...STRAIGHT, flowers: 2 }, NAME)).toBeUndefined();
    expect(worthQuestion(won('123m456s77p234m88p', '7p'), NAME)).toBeUndefined();
    expect(worthQuestion(won('123m456s78p234m99p', 'E'), NAME)).toBeUndefined();
  });
});

describe('fans', () => {
  const question = fansQuestion(STRAIGHT, NAME)!;
  const verdict = judge(question, { kind: 'which-fans', fans: [] });

  it('are all missed if none is named, and all found if all are', () => {
    expect(verdict).toMatchObject({ isRight: false, found: [], wrong: [] });
    expect(verdict.missed.toSorted()).toEqual(['all-chows', 'concealed-hand', 'mixed-straight']);
    expect(judge(question, { kind: 'which-fans', fans: verdict.missed })).toMatchObject({ isRight: true, missed: [] });
  });

  it('that the hand holds and that do not count are wrong with the principle against them', () => {
    const { wrong } = judge(question, { kind: 'which-fans', fans: ['no-honors', 'full-flush'] });
    expect(wrong).toEqual([
      { fan: 'full-flush' },
      { fan: 'no-honors', excluded: { principle: 'non-repeat', by: 'all-chows' } },
    ]);
  });

  it('are found among the choices, in the order of the book', () => {
    const { missed } = verdict;
    expect(question.options).toEqual(expect.arrayContaining([...missed]));
    expect(question.options.length).toBeGreaterThanOrEqual(10);
  });
});

describe('waits', () => {
  const ready = parseHand('123m456s78p234m99p');
  if (!ready.ok) throw new RangeError('no hand');
  const question = waitsQuestion({ ...ready.value, seatWind: 1, prevalentWind: 0 }, NAME)!;

  it('are right if all tiles that complete the hand are named, and no other', () => {
    const tiles = (...texts: string[]) => texts.map(tile);
    expect(judge(question, { kind: 'waits', tiles: tiles('9p', '6p') })).toMatchObject({ isRight: true, wrong: [] });
    expect(judge(question, { kind: 'waits', tiles: tiles('6p') })).toMatchObject({ missed: tiles('9p') });
    expect(judge(question, { kind: 'waits', tiles: tiles('6p', '9p', 'E') })).toMatchObject({ wrong: tiles('E') });
  });

  it('[R38] say which tile is a legal win, with the copies that the hand does not hold', () => {
    const { waits } = judge(question, { kind: 'waits', tiles: [] });
    expect(waits.map(({ tile: each, copiesLeft }) => [each, copiesLeft])).toEqual([
      [tile('6p'), 4],
      [tile('9p'), 2],
    ]);
    // 9p makes the Mixed Straight; 6p brings All Chows, Concealed Hand and little else.
    expect(waits[1]!.wins.byDiscard).toBe(true);
    expect(waits[0]!.wins.byDiscard).toBe(false);
    expect(waits[1]!.reading.parts.some(({ hasWinningTile }) => hasWinningTile)).toBe(true);
  });

  it('of which none could be a legal win are not asked for', () => {
    const poor = parseHand('13m (456s) (678p) (666m) 99p');
    if (!poor.ok) throw new RangeError('no hand');
    expect(waitsQuestion({ ...poor.value, seatWind: 0, prevalentWind: 0 }, NAME)).toBeUndefined();
  });
});

describe('answers of play', { timeout: 120_000 }, () => {
  it.each(['discard', 'claim', 'route'] as const)(
    'of kind %s are right if they are the best, and say why',
    async kind => {
      const { questions } = await loadPool(kind);
      let reasons = 0;
      for (const question of questions.slice(0, sized(4, 10))) {
        const answers = question.options.slice(0, 2).map(option => {
          if ('claim' in option) return { kind: 'claim', claim: option.claim } as const;
          if ('route' in option) return { kind: 'route', route: String(option.route) } as const;
          return { kind: 'discard', tile: option.tile } as const;
        });
        const [best, next] = answers.map(answer => judge(question, answer));
        expect(best).toMatchObject({ isRight: true, given: question.options[0], againstGiven: [] });
        expect(next).toMatchObject({ isRight: false, given: question.options[1], best: question.options[0] });
        if (next && 'againstGiven' in next && next.againstGiven.length > 0) reasons++;
        // What is told for the best choice is not told again as a fault of the other.
        const told = [best, next].flatMap(each => (each && 'forBest' in each ? each.forBest.map(({ id }) => id) : []));
        if (next && 'againstGiven' in next && told.includes('ready')) {
          expect(next.againstGiven.map(({ id }) => id)).not.toContain('ready-missed');
        }
        if (best?.kind === 'discard') expect(best.routes.best.length).toBeGreaterThan(0);
      }
      expect(reasons).toBeGreaterThan(sized(2, 6));
    },
  );

  it('about a safe tile come with what is proved', async () => {
    const { questions } = await loadPool('safe');
    for (const question of questions.slice(0, sized(6, 20))) {
      const [safe, other] = question.options;
      expect(judge(question, { kind: 'safe', tile: safe!.tile }).isRight).toBe(true);
      const verdict = judge(question, { kind: 'safe', tile: other!.tile });
      expect(verdict.isRight).toBe(false);
      expect(verdict.facts[0]).toMatchObject({ isCertain: true, seen: 4, danger: [0, 0, 0, 0] });
      expect(verdict.facts[1]!.isCertain).toBe(false);
    }
  });

  it('to another kind of question are refused', () => {
    const question = worthQuestion(STRAIGHT, NAME)!;
    expect(() => judge(question as never, { kind: 'waits', tiles: [] } as never)).toThrow(RangeError);
    expect(question.rules).toBe(wmo2006);
  });
});

describe('the routes of a decision', () => {
  const asked = async (kind: 'discard' | 'claim', at: number) => {
    const { questions } = await loadPool(kind);
    return questions[at]!;
  };

  it.each([
    ['discard', 180],
    ['discard', 246],
    ['claim', 180],
  ] as const)('of %s %i have names that differ, points that win, and the fan that brings them', async (kind, at) => {
    const question = await asked(kind, at);
    const last = question.options.at(-1)!;
    const verdict =
      'claim' in last
        ? judge(question, { kind: 'claim', claim: last.claim })
        : judge(question, { kind: 'discard', tile: last.tile });
    const { best, given } = (verdict as DiscardVerdict).routes;
    for (const routes of [best, given]) {
      expect(new Set(routes.map(({ route }) => route)).size).toBe(routes.length);
      for (const { route, points } of routes) {
        expect(points).toBeGreaterThanOrEqual(wmo2006.minPoints);
        if (route === 'any-shape' || route === 'simple-chows') expect(points).toBeLessThan(16);
      }
    }
  });
});
