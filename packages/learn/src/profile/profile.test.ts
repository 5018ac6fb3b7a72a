import { BOT_LEVELS } from '@gorrion/protocol';
import { below, byPlayer, PLAYERS, type Player, SCORED_FANS, seeded } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { loadField } from './field.ts';
import { meanOf, shareOf, studentQuantile } from './intervals.ts';
import { opponentsOf, type PlacedGame, tablePointsByOpponents, tablePointsOf } from './opponents.ts';
import { MEASURES, rateOf } from './rates.ts';
import { addTallies, type EndedHand, NO_HANDS, tallyOf } from './tally.ts';

const SEEDS = Array.from({ length: 40 }, (_, n) => `profile/${n}`);

/** Returns a source of numbers from 0 to 1, 1 left out. */
function numbers(seed: string): () => number {
  const random = seeded(seed);
  return () => below(random, 1_000_000) / 1_000_000;
}

/** Makes hands that end in every way, by chance. */
function handsOf(seed: string, count = 60): readonly EndedHand[] {
  const random = numbers(seed);
  return Array.from({ length: count }, (): EndedHand => {
    const way = random();
    if (way < 0.1) return { kind: 'void' };
    if (way < 0.3) return { kind: 'exhausted' };
    const winner = Math.floor(random() * 4) as Player;
    const from = Math.floor(random() * 4) as Player;
    const fans = SCORED_FANS.filter(() => random() < 0.05);
    const points = 8 + Math.floor(random() * 30);
    return { kind: 'won', winner, ...(from !== winner && { from }), points, fans };
  });
}

describe('a tally', () => {
  it.each(SEEDS)('has each win once among its players, and each deal-in beside it (%s)', seed => {
    const hands = handsOf(seed);
    const all = PLAYERS.map(player => tallyOf(hands, player));
    const sum = all.reduce(addTallies, NO_HANDS);
    const won = hands.filter(({ kind }) => kind === 'won');
    expect(sum.hands).toBe(4 * hands.filter(({ kind }) => kind !== 'void').length);
    expect(sum.wins).toBe(won.length);
    expect(sum.selfDrawn + sum.dealIns).toBe(won.length);
    expect(sum.points).toBe(won.reduce((total, { points = 0 }) => total + points, 0));
    for (const fan of SCORED_FANS)
      expect(sum.fans[fan] ?? 0).toBe(won.filter(({ fans = [] }) => fans.includes(fan)).length);
  });

  it.each(SEEDS.slice(0, 10))('gives the same rates as the hands one by one (%s)', seed => {
    const hands = handsOf(seed);
    const player: Player = 2;
    const ended = hands.filter(({ kind }) => kind !== 'void');
    const own = ended.filter(({ winner }) => winner === player);
    const points = own.map(one => one.points!);
    const mean = points.reduce((a, b) => a + b) / points.length;
    const deviation = Math.sqrt(points.reduce((a, b) => a + (b - mean) ** 2, 0) / (points.length - 1));
    const tally = tallyOf(hands, player);
    expect(rateOf('wins', tally)?.value).toBeCloseTo(own.length / ended.length, 10);
    expect(rateOf('selfDrawn', tally)?.value).toBeCloseTo(own.filter(one => !('from' in one)).length / own.length, 10);
    expect(rateOf('dealIns', tally)?.value).toBeCloseTo(
      ended.filter(({ from }) => from === player).length / ended.length,
      10,
    );
    const win = rateOf('meanWin', tally)!;
    expect(win.value).toBeCloseTo(mean, 10);
    expect(win.range![1] - win.value).toBeCloseTo(
      (studentQuantile(points.length - 1) * deviation) / Math.sqrt(points.length),
      6,
    );
  });

  it('of a game in parts is that of the whole game', () => {
    const hands = handsOf('parts');
    const parts = addTallies(tallyOf(hands.slice(0, 17), 1), tallyOf(hands.slice(17), 1));
    expect(parts).toEqual(tallyOf(hands, 1));
  });

  it('has no rates of nothing', () => {
    for (const measure of MEASURES) expect(rateOf(measure, NO_HANDS)).toBeUndefined();
  });
});

describe('an interval', () => {
  it.each([
    [1, 6.3138],
    [2, 2.92],
    [3, 2.3534],
    [5, 2.015],
    [10, 1.8125],
    [30, 1.6973],
    [1000, 1.6464],
  ])('uses the table of Student’s distribution (%i degrees)', (degrees, quantile) => {
    expect(studentQuantile(degrees)).toBeCloseTo(quantile, 2);
  });

  /* Newcombe, Statistics in Medicine 17 (1998): 81 of 263 have 0.2553 to 0.3662 at 95 %; at 90 % the range is narrower. */
  it('of a share lies within the wider one of a higher confidence, and never ends beyond 0 and 1', () => {
    const { range } = shareOf(81, 263)!;
    expect(range![0]).toBeGreaterThan(0.2553);
    expect(range![1]).toBeLessThan(0.3662);
    expect(shareOf(0, 10)!.range![0]).toBe(0);
    expect(shareOf(0, 10)!.range![1]).toBeCloseTo(Z2 / (10 + Z2), 6);
    expect(shareOf(10, 10)!.range![1]).toBe(1);
  });

  it('leaves a single value without a range', () => {
    expect(meanOf({ count: 1, sum: 9, squares: 81 })).toEqual({ value: 9, count: 1 });
  });

  it.each([0.02, 0.15, 0.25, 0.5])('of a share holds the true one in about nine of ten samples (%d)', share => {
    const random = numbers(`share/${share}`);
    const samples = 2000;
    let held = 0;
    for (let n = 0; n < samples; n++) {
      let hits = 0;
      for (let hand = 0; hand < 160; hand++) if (random() < share) hits++;
      const [low, high] = shareOf(hits, 160)!.range!;
      if (low <= share && share <= high) held++;
    }
    expect(held / samples).toBeGreaterThan(0.86);
    expect(held / samples).toBeLessThan(0.95);
  });
});

/** 1.6449 squared. */
const Z2 = 2.705543;

const BOTS = { bot: 'easy', name: '' } as const;
const PERSON = { name: '' } as const;
const GAME: PlacedGame = {
  player: 0,
  players: [PERSON, BOTS, BOTS, BOTS],
  tablePoints: [4, 2, 1, 0],
  end: 'complete',
};

describe('opponents', () => {
  it('are bots of one level, bots of several, or people', () => {
    expect(opponentsOf(GAME.players, 0)).toBe('easy');
    expect(opponentsOf([PERSON, BOTS, { ...BOTS, bot: 'expert' }, BOTS], 0)).toBe('mixed');
    expect(opponentsOf([BOTS, PERSON, PERSON, BOTS], 2)).toBe('people');
    expect(opponentsOf(GAME.players, 1)).toBe('people');
  });

  it('are told apart only in games that were finished', () => {
    expect(tablePointsOf([{ ...GAME, end: 'abandoned' }])).toBeUndefined();
    expect(tablePointsOf([{ ...GAME, end: null, tablePoints: null }])).toBeUndefined();
    const [easy, people, ...none] = tablePointsByOpponents([
      GAME,
      { ...GAME, tablePoints: [1, 4, 2, 0], end: 'time' },
      { ...GAME, players: byPlayer(() => PERSON) },
    ]);
    expect(none).toEqual([]);
    expect(easy).toMatchObject({ opponents: 'easy', points: { value: 2.5, count: 2 } });
    expect(people).toMatchObject({ opponents: 'people', points: { value: 4, count: 1 } });
    expect(people!.points.range![1]).toBe(4);
    expect(people!.points.range![0]).toBeLessThan(2.5);
  });

  it.each([
    [[1, 1, 1, 1], 10],
    [[1, 1, 1, 1], 40],
    [[4, 3, 2, 1], 10],
    [[7, 1, 1, 1], 10],
    [[1, 2, 3, 4], 25],
  ])('leave the true mean in the range in about nine of ten cases (places %j, %i games)', (weights, count) => {
    const points = [4, 2, 1, 0];
    const whole = weights.reduce((a, b) => a + b);
    const mean = points.reduce((sum, one, place) => sum + (one * weights[place]!) / whole, 0);
    const random = numbers(`places/${weights.join()}/${count}`);
    let held = 0;
    for (let n = 0; n < 2000; n++) {
      const games = Array.from({ length: count }, () => {
        let at = random() * whole;
        const place = weights.findIndex(weight => {
          at -= weight;
          return at < 0;
        });
        return { ...GAME, tablePoints: [points[place]!, 0, 0, 0] as const };
      });
      const [low, high] = tablePointsOf(games)!.range!;
      if (low <= mean && mean <= high) held++;
    }
    expect(held / 2000).toBeGreaterThan(0.86);
    expect(held / 2000).toBeLessThan(0.96);
  });
});

describe('the field', () => {
  it('has hands of every level that add up', async () => {
    const field = await loadField();
    expect(Object.keys(field)).toEqual([...BOT_LEVELS]);
    for (const level of BOT_LEVELS) {
      const { dealt, hands, wins, selfDrawn, dealIns, points, squares, fans } = field[level];
      expect(dealt).toBeGreaterThanOrEqual(300);
      expect(hands).toBe(4 * dealt);
      expect(wins).toBeLessThanOrEqual(dealt);
      expect(selfDrawn + dealIns).toBe(wins);
      expect(points).toBeGreaterThanOrEqual(8 * wins);
      expect(squares * wins).toBeGreaterThanOrEqual(points ** 2);
      for (const count of Object.values(fans)) expect(count).toBeLessThanOrEqual(wins);
    }
  });

  it('has stronger bots win more often', async () => {
    const field = await loadField();
    const rates = BOT_LEVELS.map(level => rateOf('wins', field[level])!.value);
    expect(rates).toEqual(rates.toSorted((a, b) => a - b));
  });
});
