import type { PersonId } from '@gorrion/protocol';
import { byPlayer } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import type { HandResult } from '../duplicate/types.ts';
import { dateAt, dayAfter, daysUpTo, endOf, isDate, startOf } from './dates.ts';
import { evolveDaily, NO_DAY } from './evolve.ts';
import { dailyKind, poolOf } from './kind.ts';
import { scoreDay } from './score.ts';
import { standingsOf } from './standings.ts';
import { type DailyEvent, type DailyState, FULL_FIELD, POOLS } from './types.ts';
import { mayKnow, viewDaily } from './view.ts';

const [ANA, BEA, CIRO, DAN] = ['ana', 'bea', 'ciro', 'dan'] as PersonId[] as [PersonId, PersonId, PersonId, PersonId];
const DATE = '2026-11-28';
const SECRET = { salt: '5a'.repeat(32), seed: '5e'.repeat(32) };

const result = (hand: number, points: number): HandResult => ({
  hand,
  kind: points === 0 ? 'exhausted' : 'won',
  changes: byPlayer(player => (player === 0 ? points : 0)),
});
/** Results of the four hands; null: the hand was left. */
const resultsOf = (...points: readonly (number | null)[]) =>
  points.flatMap((value, n) => (value === null ? [] : [result(n + 1, value)]));

const OPENED: DailyEvent = {
  type: 'opened',
  date: DATE,
  level: 'strong',
  pools: Array.from({ length: POOLS }, (_, n) => ({
    duplicate: `d${n}`.repeat(16),
    secrets: [SECRET, SECRET, SECRET, SECRET],
    commitments: ['c0'],
  })),
};
const stateOf = (...events: readonly DailyEvent[]): DailyState =>
  [OPENED, ...events].reduce((state, event) => evolveDaily(state, { event }), NO_DAY);

/** The facts by which people play in pool 0, one after another. */
const played = (plays: readonly (readonly [PersonId, readonly HandResult[], ('late' | number)?])[]): DailyEvent[] =>
  plays.flatMap(([person, results, how], play): DailyEvent[] => [
    { type: 'begun', person, pool: typeof how === 'number' ? how : 0, ...(how === 'late' && { isLate: true }) },
    { type: 'played', play, results },
  ]);
const bot = (run: number, ...points: readonly number[]): DailyEvent => ({
  type: 'bot-played',
  pool: 0,
  level: 'regular',
  run,
  results: resultsOf(...points),
});

const viewFor = (state: DailyState, reader: PersonId) =>
  viewDaily(state, scoreDay(state), reader, person => `name of ${person}`);
const resultFor = (state: DailyState, reader: PersonId) => viewFor(state, reader).mine!.result!;

describe('a day is compared', () => {
  const three = [
    [ANA, resultsOf(78, -8, 0, 30)],
    [BEA, resultsOf(-8, -8, 0, null)],
    [CIRO, resultsOf(-30, 24, 0, -8)],
  ] as const;

  it('hand by hand with the share of the others who were beaten, ties half, and a hand that was left is worth nothing', () => {
    const state = stateOf(...played(three));
    expect(resultFor(state, ANA).hands.map(({ score }) => score)).toEqual([1, 0.25, 0.5, 1]);
    expect(resultFor(state, BEA).hands.map(({ score }) => score)).toEqual([0.5, 0.25, 0.5, 0]);
    // Nobody beats a hand that was left: it had no result.
    expect(resultFor(state, CIRO).hands.map(({ score }) => score)).toEqual([0, 1, 0.5, 0]);
    const { mean, place, people, bots, isSmall, hands } = resultFor(state, ANA);
    expect([mean, place, people, bots, isSmall]).toEqual([0.6875, 1, 3, 0, true]);
    expect(hands[0]!.field).toEqual([
      [-30, 1],
      [-8, 1],
      [78, 1],
    ]);
    expect(hands[0]!.lines.map(({ name, place }) => [name, place])).toEqual([
      ['name of ana', 1],
      ['name of bea', 2],
      ['name of ciro', 3],
    ]);
  });

  it('with bots as long as few people have played, and with people alone then', () => {
    const few = stateOf(...played([[ANA, resultsOf(8, 8, 8, 8)]]), bot(0, 9, 9, 0, 0), bot(1, 9, 0, 0, 8));
    expect(resultFor(few, ANA)).toMatchObject({ people: 1, bots: 2, mean: (0 + 0.5 + 1 + 0.75) / 4 });
    expect(resultFor(few, ANA).hands[0]!.lines[0]).toMatchObject({ bot: 'regular' });
    const crowd = Array.from({ length: FULL_FIELD }, (_, n) => [`p${n}` as PersonId, resultsOf(n, n, n, n)] as const);
    const many = resultFor(stateOf(...played(crowd), bot(0, 99, 99, 99, 99)), 'p19' as PersonId);
    expect(many).toMatchObject({ people: FULL_FIELD, bots: 0, isSmall: false, mean: 1, place: 1, share: 1 });
    expect(many.bars.at(-1)).toBe(2);
  });

  it('over all pools by what each made of its own field, whatever points its deals gave', () => {
    const state = stateOf(
      ...played([
        [ANA, resultsOf(1, 1, 1, 1), 0],
        [BEA, resultsOf(0, 0, 0, 0), 0],
        [CIRO, resultsOf(90, 90, 90, 90), 1],
        [DAN, resultsOf(80, 80, 80, 99), 1],
      ]),
    );
    expect(resultFor(state, ANA).overall).toEqual({ place: 1, of: 4, share: 1 });
    expect(resultFor(state, CIRO).overall).toMatchObject({ place: 2, of: 4 });
    expect(resultFor(state, CIRO).hands[0]!.lines.map(({ name }) => name)).toEqual(['name of ciro', 'name of dan']);
  });

  it('without those who came once it was over: they are compared, and change nothing', () => {
    const before = stateOf(...played(three), { type: 'over' });
    const late = stateOf(...played([...three, [DAN, resultsOf(99, 99, 99, 99), 'late']]), { type: 'over' });
    expect(resultFor(late, DAN)).toMatchObject({ mean: 1, people: 3 });
    expect(resultFor(late, DAN).overall).toBeUndefined();
    expect(resultFor(late, ANA)).toEqual(resultFor(before, ANA));
    expect(scoreDay(late).meanOf.has(DAN)).toBe(false);
  });

  it('with nobody as long as nobody else has played, and without plays of no hand', () => {
    const alone = stateOf(
      ...played([
        [ANA, resultsOf(8, 8, 8, 8)],
        [BEA, []],
      ]),
    );
    expect(resultFor(alone, ANA)).toMatchObject({ people: 1 });
    expect(resultFor(alone, ANA).mean).toBeUndefined();
    expect(scoreDay(alone).meanOf.size).toBe(0);
  });
});

describe('a day tells', () => {
  const state = stateOf(
    ...played([
      [ANA, resultsOf(78, -8, 0, 30)],
      [BEA, resultsOf(-8, 24, 0, 0)],
    ]),
    { type: 'begun', person: CIRO, pool: 0 },
    { type: 'begun', person: DAN, pool: 1 },
    { type: 'played', play: 3, results: resultsOf(1, 2, 3, 4) },
  );

  it('nobody a result of deals that they have not played, and nobody a deal before it is over', () => {
    for (const reader of [CIRO, DAN, 'eva' as PersonId]) {
      const told = JSON.stringify(viewFor(state, reader));
      expect(told.includes('name of ana') || told.includes('78')).toBe(false);
    }
    for (const reader of [ANA, CIRO]) expect(JSON.stringify(viewFor(state, reader))).not.toContain(SECRET.seed);
    expect(resultFor(state, BEA).hands[0]!.lines).toHaveLength(2);
    const readers = [ANA, BEA, CIRO, DAN, undefined];
    expect(readers.map(reader => mayKnow(state, 0, reader))).toEqual([true, true, false, false, false]);
  });

  it('everything to everybody once it is over', () => {
    const over = evolveDaily(state, { event: { type: 'over' } });
    expect(viewFor(over, 'eva' as PersonId).pools).toHaveLength(POOLS);
    expect(mayKnow(over, 0, undefined)).toBe(true);
  });

  it('nothing more of who wanted to be forgotten, and keeps what they played', () => {
    const without = evolveDaily(state, { event: { type: 'forgotten', person: ANA } });
    const told = JSON.stringify(viewFor(without, BEA));
    expect([told.includes('ana'), told.includes('78')]).toEqual([false, true]);
    expect(dailyKind.peopleOf(without)).not.toContain(ANA);
  });
});

it('a person has one pool, which nobody can choose, and people spread over all', () => {
  const people = Array.from({ length: 400 }, (_, n) => `person ${n}` as PersonId);
  const pools = people.map(person => poolOf(stateOf(), person));
  expect(people.map(person => poolOf(stateOf(), person))).toEqual(pools);
  for (let pool = 0; pool < POOLS; pool++) {
    const share = pools.filter(one => one === pool).length;
    expect(share).toBeGreaterThan(25);
    expect(share).toBeLessThan(80);
  }
});

it('a table of a week or a month asks for enough days, and equal means share a place', () => {
  const day = (...means: readonly (readonly [PersonId, number])[]) => new Map(means);
  const one = [day([ANA, 0.5], [BEA, 0.5], [CIRO, 0.9]), new Map<PersonId, number>()];
  expect(standingsOf(one, 'week').map(({ person, place }) => [person, place])).toEqual([
    [CIRO, 1],
    [ANA, 2],
    [BEA, 2],
  ]);
  const week = [...Array.from({ length: 5 }, () => day([ANA, 0.4])), day([BEA, 1]), day([BEA, 1])];
  expect(standingsOf(week, 'week')).toEqual([{ person: ANA, mean: 0.4, days: 5, place: 1 }]);
});

it('days are those of UTC, weeks begin on Monday, and no other text is a day', () => {
  expect(dateAt(Date.parse('2026-11-28T23:59:59.999Z'))).toBe(DATE);
  expect([dayAfter('2026-12-31'), dayAfter('2028-03-01', -1)]).toEqual(['2027-01-01', '2028-02-29']);
  expect(endOf(DATE) - startOf(DATE)).toBe(86_400_000);
  expect(['2026-02-29', '2026-13-01', '20261128', '2026-11-28 ', ''].some(isDate)).toBe(false);
  expect(daysUpTo('2026-11-29', 'week')).toHaveLength(7);
  expect(daysUpTo('2026-11-30', 'week')).toEqual(['2026-11-30']);
  expect(daysUpTo('2026-11-30', 'month')).toHaveLength(30);
});
