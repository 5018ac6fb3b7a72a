import { describe, expect, test } from 'vitest';
import { macau } from '../rulesets/presets.ts';
import type { CountedHand, CountedSet } from '../scoring/counted.ts';
import { writtenHand } from '../testing/classicalHands.ts';
import { parseTiles } from '../tiles/notation.ts';
import type { Seat } from '../tiles/seat.ts';
import type { Tile } from '../tiles/tile.ts';
import { countedSet, countHand } from './count.ts';

function tiles(text: string): readonly Tile[] {
  const read = parseTiles(text);
  if (!read.ok) throw new Error(`${text}: ${read.error}`);
  return read.value;
}

const DRAGONS = tiles('CFP');
const WINDS = tiles('ESWN');
const ENDS = tiles('19m19s19p');
const OTHERS = tiles('2345678m2345678s2345678p');

type Row = readonly [name: string, kind: CountedSet['kind'], of: readonly Tile[], concealed: number, exposed: number];

/** The table of points: the name of a row, its tiles, and what they are worth in the hand and exposed. */
const TABLE: readonly Row[] = [
  ['a pair of dragons', 'pair', DRAGONS, 2, 2],
  ['a pung of dragons', 'pung', DRAGONS, 8, 4],
  ['a kong of dragons', 'kong', DRAGONS, 32, 16],
  ['a pair of winds', 'pair', WINDS, 2, 2],
  ['a pung of winds', 'pung', WINDS, 8, 4],
  ['a kong of winds', 'kong', WINDS, 32, 16],
  ['a pair of 1 or 9', 'pair', ENDS, 0, 0],
  ['a pung of 1 or 9', 'pung', ENDS, 8, 4],
  ['a kong of 1 or 9', 'kong', ENDS, 32, 16],
  ['a pair of 2 to 8', 'pair', OTHERS, 0, 0],
  ['a pung of 2 to 8', 'pung', OTHERS, 4, 2],
  ['a kong of 2 to 8', 'kong', OTHERS, 16, 8],
  ['a chow', 'chow', tiles('1234567m1234567s1234567p'), 0, 0],
];

describe('the table of points', () => {
  test.each(TABLE)('[C39] %s', (_, kind, of, concealed, exposed) => {
    for (const tile of of) {
      expect(countedSet(kind, tile, true)).toEqual({ kind, tile, isConcealed: true, points: concealed });
      expect(countedSet(kind, tile, false)).toEqual({ kind, tile, isConcealed: false, points: exposed });
    }
  });
});

interface Other {
  readonly seat?: Seat;
  readonly opener?: Seat;
  readonly flowers?: number;
}

const held = (text: string, { seat = 1, opener = 2, flowers = 0 }: Other = {}, rules = macau): CountedHand =>
  countHand({ ...writtenHand(text), seat, opener, flowers }, rules);

const idsOf = ({ doubles }: CountedHand) => doubles.map(each => `${each.id} ${each.doubles}`);

describe('hands that did not win', () => {
  test('[C41] count their sets, pungs and pairs of honours, without the 20 of Mah-Jong', () => {
    const counted = held('222m 99s CC 456p (111p)');
    expect(counted.sets.map(({ kind, points }) => `${kind} ${points}`)).toEqual(['pung 4', 'pung 4', 'pair 2']);
    expect(counted).toMatchObject({ bonus: 0, points: 10, total: 10 });
    expect(counted.special).toBeUndefined();
  });

  test('[C41] a hand without any is worth nothing', () => {
    expect(held('123m 456s 789p 22s 57p')).toMatchObject({ sets: [], points: 0, total: 0 });
  });

  test('[C41] four equal tiles in the hand are a pung; only a declared kong is a kong', () => {
    expect(held('CCCC 123m 456s 789p').points).toBe(8);
    expect(held('123m 456s 789p 1s [CCCC]').points).toBe(32);
    expect(held('123m 456s 789p 1s (CCCC)').points).toBe(16);
  });

  test('[C41] flowers in the hand do not count, exposed ones do', () => {
    expect(held('123m 456s 789p 22s 5p f3').points).toBe(0);
    expect(held('123m 456s 789p 22s 57p', { flowers: 2 })).toMatchObject({ flowerPoints: 8, points: 8, total: 8 });
  });

  test('[C41] [C42] dragons and winds double as for the winner', () => {
    expect(idsOf(held('CCC 456s 789p 1s (SSS)'))).toEqual(['own-wind 1', 'dragons 1']);
    expect(idsOf(held('EEE 456s 789p 1s 123m', { seat: 0, opener: 0 }))).toEqual([
      'own-wind 1',
      'opener-wind 1',
      'east-wind 1',
    ]);
    expect(held('CCC 456s 789p 1s (SSS)').total).toBe((8 + 4) * 4);
  });

  test('[C41] [C43] three pungs double, three in the hand twice', () => {
    expect(idsOf(held('222m 333s 4p 789p (111p)'))).toEqual(['three-pungs 1']);
    expect(idsOf(held('222m 333s 444p 789p 1s'))).toEqual(['three-concealed-pungs 2']);
    expect(idsOf(held('222m 3333s 789p [4444p]'))).toEqual(['three-concealed-pungs 2']);
  });

  test('[C44] [C45] [C51] have no one-suit doubles, no doubles of the house and no special hand', () => {
    expect(idsOf(held('222s 333s 444s 789s 1s'))).toEqual(['three-concealed-pungs 2']);
    expect(idsOf(held('123m 456m 78m NNN WW', { opener: 0 }))).toEqual([]);
    expect(held('EEE NNN WWW SSS C', { seat: 3, opener: 3 }).special).toBeUndefined();
  });

  test('[C41] [C47] are cut by the limit as well', () => {
    const hand = 'CCC 1s [FFFF] [PPPP] [EEEE]';
    const points = 8 + 3 * 32;
    expect(held(hand, {}, { ...macau, limit: 1e6 })).toMatchObject({ points, total: points * 2 ** 6, isCapped: false });
    expect(held(hand)).toMatchObject({ points, total: 2000, isCapped: true });
  });
});
