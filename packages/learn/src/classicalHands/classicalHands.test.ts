import { below as belowOf, parseHand, parseTile, seeded, type Tile } from '@gorrion/rules';
import { describe, expect, test } from 'vitest';
import { added, wonOn } from '../hands/edits.ts';
import { readHand } from '../hands/reading.ts';
import {
  classicalClaimQuery,
  classicalHandQuery,
  classicalQuery,
  classicalStateOf,
  withClassicalText,
} from './address.ts';
import { accountOf, classicalWaitsOf, settlementOf, sharesOf, whyIncomplete } from './answers.ts';
import { type ClassicalState, classicalClaim, EMPTY_CLASSICAL, MOMENTS, rulesOfState, wrongMoments } from './state.ts';

const hand = (text: string, more: Partial<ClassicalState> = {}): ClassicalState => {
  const { concealed, melds, winning } = readHand(text);
  return { ...EMPTY_CLASSICAL, concealed, melds, winning, ...more };
};

/** The hand of the text's example, rebuilt: 66 points and three doubles. */
const EXAMPLE = hand('34mSSSPP[CCCC](999p)+5m', { seat: 1, opener: 2 });

/** A state that the keypad and the switches can make. */
function randomState(below: (limit: number) => number): ClassicalState {
  let state = EMPTY_CLASSICAL;
  const taps = below(20);
  for (let n = 0; n < taps; n++) {
    const adding = (['tile', 'tile', 'tile', 'chow', 'pung', 'kong', 'concealed-kong'] as const)[below(7)]!;
    state = added(state, below(34) as Tile, adding);
  }
  if (below(3) === 0 && state.concealed.length > 0) state = wonOn(state, state.concealed[0]!);
  const limit = 500 * (1 + below(19));
  return {
    ...state,
    seat: below(4) as never,
    opener: below(4) as never,
    selfDrawn: below(2) === 0,
    circumstances: MOMENTS.filter(() => below(4) === 0),
    flowers: below(9),
    rules: (['macau', 'spanish1920', 'pamphlet'] as const)[below(3)]!,
    limit,
    houseDoubles: below(2) === 0,
    totals: [below(limit), below(limit), 0, below(limit)],
    winner: below(2) === 0 ? undefined : (below(4) as never),
  };
}

const random = (seed: string) => {
  const source = seeded(seed);
  return (limit: number) => belowOf(source, limit);
};

describe('the address of a classical hand', () => {
  test('says the whole state, and is read back to it (seed 11)', () => {
    const below = random('11');
    for (let n = 0; n < 300; n++) {
      const state = randomState(below);
      const read = classicalStateOf(classicalQuery(state));
      expect(read.faults).toEqual([]);
      expect(read.state).toEqual(state);
    }
  });

  test('tells what it does not know and keeps the rest', () => {
    const { state, faults } = classicalStateOf('h=123m&seat=X&how=self,moon&limit=1&totals=1,2&house=no&rules=macau');
    expect(state).toMatchObject({ selfDrawn: true, seat: 0, limit: 2000, totals: [0, 0, 0, 0], houseDoubles: true });
    expect(state.concealed).toHaveLength(3);
    expect(faults.map(fault => 'word' in fault && fault.word)).toEqual(['no', '1', 'moon', 'X']);
  });

  test('takes the tiles of a typed hand and of a link', () => {
    const typed = withClassicalText(EXAMPLE, '123m 456p');
    expect(typed.state).toMatchObject({ seat: 1, opener: 2, concealed: expect.arrayContaining([0, 1, 2]) });
    const link = withClassicalText(EMPTY_CLASSICAL, `https://example.org/calc?${classicalQuery(EXAMPLE)}`);
    expect(link.state).toEqual(EXAMPLE);
  });

  test('is made of a hand of a table with its limit', () => {
    const claim = classicalClaim(EXAMPLE)!;
    const rules = { id: 'pamphlet', limit: 4000, houseDoubles: false } as const;
    const { state } = classicalStateOf(classicalClaimQuery(claim, rules));
    expect(classicalClaim(state)).toEqual({ ...claim, concealed: claim.concealed.toSorted((a, b) => a - b) });
    expect(rulesOfState(state)).toMatchObject({ id: 'pamphlet', limit: 4000, houseDoubles: false });
    const settled = classicalStateOf(classicalClaimQuery(claim, rules, [40, 528, 14, 20])).state;
    expect(settlementOf(settled, accountOf(settled))!.changes).toEqual([-964, 2112, -586, -562]);
    const { concealed, melds } = readHand('EEE456p78s(222m)');
    const ended = { concealed, melds, flowers: 2, seat: 3, opener: 0 } as const;
    const read = classicalStateOf(classicalHandQuery(ended, rules)).state;
    expect(accountOf(read)).toMatchObject({ isWin: false, counted: { flowerPoints: 8, total: 72 } });
  });
});

describe('what a classical hand is worth', () => {
  test('[C46] the example of the text: 66 x 2 x 2 x 2 = 528', () => {
    const account = accountOf(EXAMPLE);
    expect(account).toMatchObject({ isWin: true, counted: { points: 66, total: 528 } });
    expect(account!.counted.doubles.map(({ id }) => id)).toEqual(['dragons', 'own-wind', 'three-pungs']);
  });

  test('[C48] the banker pays and receives double', () => {
    expect(sharesOf(1, 528).map(({ from, points }) => [from, points])).toEqual(
      expect.arrayContaining([
        [0, 1056],
        [2, 528],
        [3, 528],
      ]),
    );
    expect(sharesOf(0, 528).map(({ points }) => points)).toEqual([1056, 1056, 1056]);
  });

  test('[C41] thirteen tiles are counted too, without points for Mah-Jong', () => {
    const account = accountOf(hand('EEE NN 678m 23s 46p 7s', { flowers: 1, opener: 3 }));
    expect(account).toMatchObject({ isWin: false, counted: { bonus: 0, points: 14, total: 56 } });
  });

  test('[C41] a tile marked as the last counts with the others while the hand is not whole', () => {
    expect(accountOf(hand('EE 678m + E', { seat: 1, opener: 2 }))).toMatchObject({
      isWin: false,
      counted: { total: 16 },
    });
  });

  test('[C3] the 1920s have no flowers', () => {
    const state = hand('EEE NN 678m 23s 46p 7s', { flowers: 3, rules: 'spanish1920', opener: 3 });
    expect(accountOf(state)!.counted).toMatchObject({ flowers: 0, points: 10 });
  });

  test('[C47] the limit of the state cuts the product', () => {
    const counted = accountOf({ ...EXAMPLE, limit: 500 })!.counted;
    expect(counted).toMatchObject({ total: 500, isCapped: true });
  });
});

describe('four hands', () => {
  test('[C48] [C49] are settled as on the drawn sheet: 2,112 for the winner', () => {
    const state: ClassicalState = { ...EXAMPLE, totals: [40, 0, 14, 20] };
    const settled = settlementOf(state, accountOf(state))!;
    expect(settled.changes).toEqual([-964, 2112, -586, -562]);
    expect(settled.changes.reduce((sum, change) => sum + change)).toBe(0);
  });

  test('wait for a winner where the own hand is not complete', () => {
    const state = hand('EEE NN 678m 23s 46p 7s', { totals: [0, 528, 14, 20] });
    expect(settlementOf(state, accountOf(state))).toBeUndefined();
    expect(settlementOf({ ...state, winner: 0 }, accountOf(state))).toBeUndefined();
    expect(settlementOf({ ...state, winner: 1 }, accountOf(state))!.changes[1]).toBeGreaterThan(0);
  });
});

describe('the waits of a classical hand', () => {
  test('[C39] each with its totals: a claimed pung is worth half', () => {
    const waits = classicalWaitsOf(hand('123m456p EE 99p (222s)'));
    expect(waits.map(({ tile }) => tile)).toEqual([parseTile('9p'), parseTile('E')]);
    const [nine] = waits;
    expect([nine!.left, nine!.byDiscard.points, nine!.bySelfDraw.points]).toEqual([2, 28, 32]);
  });

  test('are none of twelve tiles', () => {
    expect(classicalWaitsOf(hand('123m456p EE 9p (222s)'))).toEqual([]);
  });
});

describe('fourteen tiles that are not complete', () => {
  test('name the tiles whose change makes them ready', () => {
    const why = whyIncomplete(hand('123m456p EE 99p S (222s)'));
    expect(why.lacking).toBe(1);
    expect(why.swaps.map(({ tile }) => tile)).toContain(parseTile('S'));
    expect(why.swaps.find(({ tile }) => tile === parseTile('S'))!.waits).toEqual([parseTile('9p'), parseTile('E')]);
    expect(accountOf(hand('123m456p EE 99p S (222s)'))).toBeUndefined();
  });

  test('[C52] may be pairs of two suits', () => {
    expect(whyIncomplete(hand('1144m 5588p 2299s E + E')).isOfMixedPairs).toBe(true);
    expect(whyIncomplete(hand('1144m 5588p 2299s E + S')).isOfMixedPairs).toBe(false);
  });
});

describe('a moment that the hand cannot have been won at', () => {
  test.each([
    [{ circumstances: ['isDealt'], seat: 1, selfDrawn: true }, 'dealt-banker'],
    [{ circumstances: ['isDealt'], seat: 0, selfDrawn: true }, 'dealt-melds'],
    [{ circumstances: ['isFirstDiscard'], seat: 0 }, 'first-banker'],
    [{ circumstances: ['isFirstDiscard'], seat: 2 }, 'first-melds'],
    [{ circumstances: ['isFirstDiscard', 'lastOfWall'], seat: 2 }, 'first-melds'],
  ] as const)('[C61] [C62] is told and not counted: %j', (more, why) => {
    const state: ClassicalState = { ...EXAMPLE, ...more };
    expect(wrongMoments(state)[0]!.why).toBe(why);
    expect(classicalClaim(state)).toMatchObject({ isDealt: false });
    expect(classicalClaim(state)!.isFirstDiscard).toBeUndefined();
  });

  test('[C61] a kong in the hand is declared after the first discard only', () => {
    const { state } = classicalStateOf('h=123m456p789s[4444s]5m&w=5m&seat=S&how=first');
    expect(wrongMoments(state)).toEqual([{ moment: 'isFirstDiscard', why: 'first-melds' }]);
    expect(accountOf(state)?.counted.special).toBeUndefined();
  });

  test('the notation of the rules reads the same hand', () => {
    const parsed = parseHand('34mSSSPP[CCCC](999p)');
    expect(parsed.ok && parsed.value.concealed).toEqual(EXAMPLE.concealed);
  });
});
