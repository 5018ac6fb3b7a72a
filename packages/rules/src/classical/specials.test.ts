import { describe, expect, test } from 'vitest';
import { macau } from '../rulesets/presets.ts';
import { SPECIAL_IDS, type SpecialId } from '../scoring/counted.ts';
import type { Circumstances } from '../scoring/types.ts';
import { classicalClaim } from '../testing/classicalHands.ts';
import { countWin } from './win.ts';

type Written = readonly [hand: string, last: string, how?: Partial<Circumstances>];

const DRAWN = { selfDrawn: true } as const;
const MOON = { selfDrawn: true, lastOfWall: true } as const;
const ORDINARY = '123m 456s 22s (777p)';

const counted = ([hand, last, how]: Written) => countWin(classicalClaim(hand, last, how), macau);

/** Those whose near miss is no complete hand at all. */
const INCOMPLETE: readonly SpecialId[] = ['pairs-of-one-suit', 'pairs-with-honours', 'twin-sevens', 'wonders'];

/** Every special hand: its article and total under the limit of 2000, a hand that is one, and one that just is not. */
const HANDS: Readonly<Record<SpecialId, readonly [article: string, total: number, is: Written, isNot: Written]>> = {
  'pairs-of-one-suit': ['C52', 2000, ['1224466778899m', '1m'], ['112244667788m 9p', '9p']],
  'pairs-with-honours': ['C52', 1000, ['1224466m EE CC PP', '1m'], ['1122446m EE CC 99p', '6m']],
  'pairs-of-honours': ['C52', 2000, ['E SS WW NN CC FF PP', 'E'], ['E SS WW NN CC FF 99p', 'E']],
  heads: ['C53', 2000, ['999m 111s 9p (111m) (999s)', '9p'], ['888m 111s 9p (111m) (999s)', '9p']],
  'heads-with-honours': ['C53', 1000, ['999m 111s E (111m) (999s)', 'E'], ['999m 111s E (111m) (888s)', 'E']],
  'great-sequence': ['C54', 2000, ['123456789p 99p 11p', '9p'], ['123456789p 11s 99p', '1s']],
  'small-sequence-dragons': ['C55', 1000, ['123456789p CC EE', 'C'], ['123456789p CC FF', 'C']],
  'small-sequence-winds': ['C55', 1000, ['123456789p EE CC', 'E'], ['123456789p EE NN', 'E']],
  'little-green': ['C56', 2000, ['234234s 666s 8s (FFF)', '8s'], ['234234s 666s 5s (FFF)', '5s']],
  'red-hand': ['C57', 2000, ['111s 777s 9s (555s) (CCC)', '9s'], ['111s 777s 3s (555s) (CCC)', '3s']],
  'hidden-treasure': ['C58', 2000, ['222m 444s 777p EE CC', 'E', DRAWN], ['222m 444s 777p EE CC', 'E']],
  'three-dragons': ['C59', 2000, ['CC FFF 123m 55s (PPP)', 'C'], ['CC FFF PP 123m 555s', 'C']],
  'four-winds': ['C59', 2000, ['EEE SSS WWW 5m (NNN)', '5m'], ['EEE SSS WWW N (555m)', 'N']],
  'twin-sevens': ['C60', 2000, ['1234567m 123456p', '7p'], ['1234567m 234567p', '8p']],
  lightning: ['C61', 2000, ['123m 456s 789p 222s E', 'E', { isFirstDiscard: true }], ['123m 456s 789p 222s E', 'E']],
  'moon-from-the-sea': ['C62', 2000, [`${ORDINARY} 23p`, '1p', MOON], [`${ORDINARY} 23p`, '4p', MOON]],
  wonders: ['C63', 2000, ['19m19s19p ESWNCFP', 'P'], ['19m19s18p ESWNCFP', 'P']],
};

describe('special hands', () => {
  test.each(SPECIAL_IDS.map(id => [HANDS[id][0], id] as const))('[%s] %s', (_, id) => {
    const [, total, is, isNot] = HANDS[id];
    const hand = counted(is);
    expect(hand?.special).toEqual({ id, worth: total === 2000 ? 'limit' : 'half-limit' });
    expect(hand?.total).toBe(total);
    const miss = counted(isNot);
    expect(miss === undefined).toBe(INCOMPLETE.includes(id));
    expect(miss?.special?.id).not.toBe(id);
  });

  test('[C52] pairs of two suits are no complete hand, with honours or without', () => {
    expect(counted(['11224466m EE CC 9p', '9p'])).toBeUndefined();
    expect(counted(['1122446m 778899s', '6m'])).toBeUndefined();
  });

  test('[C52] [C58] strictly “feitos na régua”: no discard completes seven pairs or the pair of the treasure', () => {
    const strict = ([hand, last, how]: Written) =>
      countWin(classicalClaim(hand, last, how), { ...macau, strictlyInHand: true });
    const pairs = ['1224466778899m', '1m'] as const;
    expect([counted(pairs)?.total, strict(pairs), strict([...pairs, DRAWN])?.total]).toEqual([2000, undefined, 2000]);
    const treasure = ['222m 444s 666p 888p E', 'E'] as const;
    expect([counted(treasure)?.total, strict(treasure)?.total, strict([...treasure, DRAWN])?.total]).toEqual([
      2000, 152, 2000,
    ]);
    // A hand of four chows is pairs as well, and complete by a discard all the same.
    expect(strict(['112233m 112233m 9m', '9m'])?.special).toBeUndefined();
  });

  test('[C52] four equal tiles are two pairs', () => {
    expect(counted(['1111224466778m', '8m'])?.special?.id).toBe('pairs-of-one-suit');
    expect(counted(['1111224466778m', '8m'])?.sets.map(({ tile }) => tile)).toEqual([0, 0, 1, 3, 5, 6, 7]);
  });

  test('[C52] [C60] a meld leaves neither pairs nor twin sevens', () => {
    expect(counted(['224466778m (999m)', '8m'])).toBeUndefined();
    expect(counted(['4567m 234567p (123m)', '1p'])).toBeUndefined();
  });

  test('[C57] the five red kinds fill the whole hand, in any part', () => {
    expect(counted(['111s 777s C (555s) (999s)', 'C'])?.special?.id).toBe('red-hand');
  });

  test('[C58] four pungs are hidden if a claimed last tile completes the pair, and a concealed kong is one of them', () => {
    expect(counted(['222m 444s EEE C [7777p]', 'C'])?.special?.id).toBe('hidden-treasure');
    expect(counted(['222m 444s EEE C (7777p)', 'C'])?.special).toBeUndefined();
  });

  test('[C59] three dragons count with a chow, four winds with any pair', () => {
    expect(counted(['234m 5s (CCC) (FFF) (PPP)', '5s'])?.special?.id).toBe('three-dragons');
    expect(counted(['C (EEE) (SSS) (WWW) (NNN)', 'C'])?.special?.id).toBe('four-winds');
  });

  test('[C61] the banker wins at once with the hand as dealt', () => {
    const how = { selfDrawn: true, isDealt: true, seatWind: 0 } as const;
    expect(counted(['123m 456s 789p 222s E', 'E', how])?.special?.id).toBe('lightning');
  });

  test('[C62] the moon is drawn from the wall: neither discarded nor a replacement, nor before the last tile', () => {
    const hand = `${ORDINARY} 23p`;
    expect(counted([hand, '1p', { lastOfWall: true }])?.special).toBeUndefined();
    expect(counted([hand, '1p', { ...MOON, afterKong: true }])?.special).toBeUndefined();
    expect(counted([hand, '1p', DRAWN])?.special).toBeUndefined();
  });

  test('[C63] any of the thirteen kinds may be the one held twice', () => {
    for (const last of ['1m', '9p', 'E', 'C']) {
      expect(counted(['19m19s19p ESWNCFP', last])?.special?.id, last).toBe('wonders');
    }
    expect(counted(['19m19s1p EESWNCFP', '9p'])?.special?.id).toBe('wonders');
  });

  test('[C64] kongs count as pungs', () => {
    expect(counted(['9p (1111m) [9999m] (1111s) (9999s)', '9p'])?.special?.id).toBe('heads');
    expect(counted(['5m (EEEE) (SSSS) (WWWW) [NNNN]', '5m'])?.special?.id).toBe('four-winds');
    expect(counted(['234234s 8s [FFFF] (6666s)', '8s'])?.special?.id).toBe('little-green');
  });

  test('[C51] of several special hands the one worth most counts, then the first in the list', () => {
    // Heads with honours are half a limit, the hidden treasure a whole one.
    expect(counted(['111m 999m 111s 999s E', 'E'])?.special?.id).toBe('hidden-treasure');
    expect(counted(['1224466778899m', '1m', { isFirstDiscard: true }])?.special?.id).toBe('pairs-of-one-suit');
  });

  test('[C51] a product above half the limit counts instead of a half-limit hand', () => {
    // 20 + 4 x 16 for exposed kongs of terminals + 2; four pungs 1, terminals and honours 1 double: 344.
    const claim = classicalClaim('E (1111m) (9999m) (1111s) (9999s)', 'E');
    expect(countWin(claim, macau)).toMatchObject({ special: { id: 'heads-with-honours' }, total: 1000 });
    expect(countWin(claim, { ...macau, limit: 600 })).toMatchObject({ total: 344, isCapped: false });
    expect(countWin(claim, { ...macau, limit: 600 })?.special).toBeUndefined();
    expect(countWin(claim, { ...macau, limit: 688 })).toMatchObject({
      special: { id: 'heads-with-honours' },
      total: 344,
    });
  });

  test('[C51] half of an odd limit is rounded down', () => {
    expect(countWin(classicalClaim('123456789p CC EE', 'C'), { ...macau, limit: 1001 })?.total).toBe(500);
  });
});
