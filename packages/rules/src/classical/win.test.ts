import { describe, expect, test } from 'vitest';
import { macau } from '../rulesets/presets.ts';
import type { CountedHand } from '../scoring/counted.ts';
import type { Circumstances } from '../scoring/types.ts';
import { classicalClaim } from '../testing/classicalHands.ts';
import { countWin } from './win.ts';

/** Counts without a limit, so that products show. */
const UNLIMITED = { ...macau, limit: 1e9 };

function won(hand: string, last: string, how: Partial<Circumstances> = {}, rules = UNLIMITED): CountedHand {
  const counted = countWin(classicalClaim(hand, last, how), rules);
  if (!counted) throw new Error(`${hand} ${last} is not complete`);
  return counted;
}

const idsOf = ({ doubles }: CountedHand) => doubles.map(each => `${each.id} ${each.doubles}`);
const doublesOf = ({ doubles }: CountedHand) => doubles.reduce((sum, each) => sum + each.doubles, 0);

/** The example of the text: kong of dragons and pung of the own wind in the hand, pung of terminals exposed, pair of dragons. */
const EXAMPLE = ['123m SSS F [CCCC] (999p)', 'F'] as const;

describe('what a winner gets', () => {
  test('[C46] the example of the text: 66 points, three doubles, 528', () => {
    const counted = won(...EXAMPLE, {}, macau);
    expect(counted.sets.map(({ points }) => points)).toEqual([32, 4, 0, 8, 2]);
    expect(counted).toMatchObject({ bonus: 20, points: 66, total: 528, isCapped: false });
    expect(idsOf(counted)).toEqual(['dragons 1', 'own-wind 1', 'three-pungs 1']);
  });

  test('[C37] [C38] a hand without points or doubles is worth the 20 of Mah-Jong', () => {
    expect(won('123m 456s 789p 234s 5p', '5p')).toMatchObject({ points: 20, doubles: [], total: 20 });
  });

  test('[C39] each flower or season adds 4 points, which are doubled as well', () => {
    expect(won(...EXAMPLE, { flowers: 3 })).toMatchObject({ flowerPoints: 12, points: 78, total: 624 });
  });

  test('[C40] a pung that a claimed last tile completes is exposed', () => {
    const hand = ['123m 456s 789p 99s EE', '9s'] as const;
    expect(won(...hand).points).toBe(20 + 4 + 2);
    expect(won(...hand, { selfDrawn: true }).points).toBe(20 + 8 + 2);
    expect(won(...hand, { robbingKong: true }).points).toBe(20 + 4 + 2);
  });

  test('[C40] [C65] a claimed last tile completes the group that costs least', () => {
    // The fourth 2 may end the chow or make the pung.
    const counted = won('22234m 456s 789p EE', '2m');
    expect(counted.points).toBe(20 + 4 + 2);
  });

  test('[C65] of two readings the one worth more counts', () => {
    const counted = won('111222333m 456s E', 'E');
    expect(counted.sets.map(({ kind }) => kind)).toEqual(['pung', 'pung', 'pung', 'chow', 'pair']);
    expect(idsOf(counted)).toEqual(['three-concealed-pungs 2']);
    // Four chows are four doubles, three concealed pungs with a chow five.
    expect(idsOf(won('111222333m 567m 8m', '8m'))).toEqual(['three-concealed-pungs 2', 'pinderico-mixed 3']);
  });

  test.each([
    [0, 0, ['own-wind 1', 'opener-wind 1', 'east-wind 1']],
    [0, 1, ['own-wind 1', 'east-wind 1']],
    [1, 0, ['opener-wind 1', 'east-wind 1']],
    [1, 2, ['east-wind 1']],
  ] as const)('[C42] a pung of East for seat %i with the opener %i', (seatWind, prevalentWind, ids) => {
    expect(idsOf(won('123m 456s 789p 5p (EEE)', '5p', { seatWind, prevalentWind }))).toEqual(ids);
  });

  test('[C42] a wind of nobody and a pair of the own wind double nothing', () => {
    expect(idsOf(won('123m 456s 789p 5p (NNN)', '5p'))).toEqual([]);
    expect(idsOf(won('123m 456s 789p 234p S', 'S'))).toEqual([]);
  });

  test('[C43] three exposed pungs are one double, three concealed ones two instead', () => {
    expect(idsOf(won('456p 2m (222s) (333m) (444p)', '2m'))).toEqual(['three-pungs 1']);
    expect(idsOf(won('222s 333m 444p 5m (456p)', '5m'))).toEqual(['three-concealed-pungs 2']);
    expect(idsOf(won('22s 333m 444p 55m (456p)', '2s'))).toEqual(['three-pungs 1']);
    expect(idsOf(won('22s 333m 55m [4444p] (678p)', '2s', { selfDrawn: true }))).toEqual(['three-concealed-pungs 2']);
  });

  test.each([
    ['888s 5s (222s) (333s) (444s)', '5s', 4],
    ['888s 5s (2222s) (333s) (444s)', '5s', 4],
    ['234s 567s 8s (123s) (789s)', '8s', 4],
    ['234s 678s 5s (222s) (999s)', '5s', 3],
    ['234s 678s 5m (222s) (999s)', '5m', 0],
    ['234s 678s E (222s) (999s)', 'E', 0],
  ] as const)('[C44] Pindérico of %s %s: %i doubles', (hand, last, doubles) => {
    const counted = won(hand, last);
    const pinderico = counted.doubles.find(({ id }) => id.startsWith('pinderico'));
    expect(pinderico?.doubles ?? 0).toBe(doubles);
  });

  test('[C44] its doubles add to the others', () => {
    expect(idsOf(won('888s 5s (222s) (333s) (444s)', '5s'))).toEqual(['three-pungs 1', 'pinderico-pungs 4']);
  });

  test('[C44] pairs are no Pindérico', () => {
    expect(won('1144667788995s', '5s').doubles).toEqual([]);
  });

  test('[C45] the house doubles one suit with honours, and terminals and honours only', () => {
    expect(idsOf(won('123m 456m 789m 5m (NNN)', '5m'))).toEqual(['suit-and-honours 1']);
    const ends = ['111m 999s E (111p) (NNN)', 'E'] as const;
    expect(idsOf(won(...ends))).toEqual(['three-pungs 1', 'terminals-and-honours 1']);
    expect(idsOf(won('111m 999m E (WWW) (NNN)', 'E', { prevalentWind: 0 }))).toEqual([
      'three-pungs 1',
      'suit-and-honours 1',
      'terminals-and-honours 1',
    ]);
  });

  test('[C45] a house without them does not count them', () => {
    const house = { ...UNLIMITED, houseDoubles: false };
    expect(idsOf(won('111m 999m E (WWW) (NNN)', 'E', { prevalentWind: 0 }, house))).toEqual(['three-pungs 1']);
  });

  test('[C47] the limit cuts the product, and the account says so', () => {
    const limit = (points: number) => won(...EXAMPLE, {}, { ...macau, limit: points });
    expect(limit(500)).toMatchObject({ total: 500, isCapped: true, points: 66 });
    expect(limit(528)).toMatchObject({ total: 528, isCapped: false });
    expect(limit(527)).toMatchObject({ total: 527, isCapped: true });
  });

  test('[C52] [C63] hands without sets have points and doubles too', () => {
    const pairs = won('1224466m EE CC PP', '1m', { flowers: 1 });
    expect(pairs).toMatchObject({ points: 20 + 4 + 6 });
    expect(doublesOf(pairs)).toBe(1);
    expect(won('19m19s19p ESWNCFP', 'P')).toMatchObject({ points: 22 });
    expect(won('1234567m 123456p', '7p')).toMatchObject({ points: 20, sets: [] });
  });
});
