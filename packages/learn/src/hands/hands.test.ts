import {
  explain,
  MCR_RULESETS,
  meldTiles,
  parseTile,
  scoreWin,
  type Tile,
  tilesText,
  type WinningClaim,
} from '@gorrion/rules';
import { describe, expect, test } from 'vitest';
import { claimQuery, queryOf, stateOf, stateOfClaim, withText } from './address.ts';
import { pointsOf, waitingTiles } from './answers.ts';
import { brokenRules } from './claim.ts';
import { added, cleared, whyNot, withoutConcealed, withoutMeld, withoutWinning, wonOn } from './edits.ts';
import { readHand } from './reading.ts';
import { type CalculatorState, CIRCUMSTANCES, copiesLeft, EMPTY_STATE, questionOf, sizeOfHand } from './state.ts';
import { handIn, NOTATIONS } from './writing.ts';

const tile = (text: string): Tile => {
  const parsed = parseTile(text);
  if (parsed === undefined) throw new RangeError(text);
  return parsed;
};

/** Numbers in [0, 1) from a seed. */
function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A state that the keypad can make: tiles and sets added at random, then circumstances. */
function randomState(random: () => number): CalculatorState {
  const below = (limit: number) => Math.floor(random() * limit);
  let state: CalculatorState = EMPTY_STATE;
  const taps = below(20);
  for (let n = 0; n < taps; n++) {
    const adding = (['tile', 'tile', 'tile', 'chow', 'pung', 'kong', 'concealed-kong'] as const)[below(7)]!;
    state = added(state, below(34) as Tile, adding);
  }
  if (random() < 0.3 && state.concealed.length > 0) state = wonOn(state, state.concealed[0]!);
  const asked = (['points', 'waits', 'missing', undefined] as const)[below(4)];
  return {
    ...state,
    seatWind: below(4),
    prevalentWind: below(4),
    selfDrawn: random() < 0.5,
    circumstances: CIRCUMSTANCES.filter(() => random() < 0.2),
    flowers: below(9),
    rules: (['wmo2006', 'cn1998', 'ema'] as const)[below(3)]!,
    asked: asked === questionOf({ ...state, asked: undefined }) ? undefined : asked,
  };
}

describe('the address of a hand', () => {
  test('says the whole state, and is read back to it (seed 7)', () => {
    const random = numbers(7);
    for (let n = 0; n < 3000; n++) {
      const state = randomState(random);
      expect(stateOf(`?${queryOf(state)}`)).toEqual({ state, faults: [] });
    }
  });

  test('is short and plain', () => {
    const { state } = withText(EMPTY_STATE, '123s 789p EEE (456m) 5p + 5p');
    expect(queryOf({ ...state, seatWind: 2, selfDrawn: true, circumstances: ['lastOfWall'] })).toBe(
      'h=123s789pEEE5p+(456m)&w=5p&seat=W&how=self,wall',
    );
    expect(queryOf(EMPTY_STATE)).toBe('');
  });

  test.each([
    ['h=123456789m12345p5p', [{ code: 'too-many-tiles', count: 15 }]],
    ['h=11111m', [{ code: 'too-many-copies', tile: 0, count: 5 }]],
    ['h=1111m(111m)', [{ code: 'too-many-copies', tile: 0, count: 7 }]],
    ['h=123mXY', [{ code: 'unknown', word: 'XY' }]],
    ['h=12m34', [{ code: 'no-suit', word: '34' }]],
    ['h=(124m)', [{ code: 'bad-set', word: '124m' }]],
    ['h=(123m', [{ code: 'unclosed' }]],
    [
      'seat=Q&round=north',
      [
        { code: 'unknown', word: 'Q' },
        { code: 'unknown', word: 'north' },
      ],
    ],
    ['how=self,luck', [{ code: 'unknown', word: 'luck' }]],
    ['flowers=many', [{ code: 'unknown', word: 'many' }]],
    ['flowers=9', [{ code: 'too-many-flowers', count: 9 }]],
    ['rules=riichi', [{ code: 'unknown', word: 'riichi' }]],
    ['ask=why', [{ code: 'unknown', word: 'why' }]],
    ['w=0z', [{ code: 'unknown', word: '0z' }]],
  ])('%s: says what is wrong', (query, faults) => {
    expect(stateOf(query).faults).toEqual(faults);
  });

  test('keeps the rest of what is wrong', () => {
    expect(tilesText(stateOf('h=123456789m12345p5p').state.concealed)).toBe('123456789m1234p');
    expect(stateOf('h=123456789m12345p5p').state.winning).toBe(tile('5p'));
    expect(tilesText(stateOf('h=11111m').state.concealed)).toBe('1111m');
    expect(tilesText(stateOf('h=123mXYE').state.concealed)).toBe('123m');
    expect(tilesText(stateOf('h=(124m)5p').state.concealed)).toBe('124m5p');
    expect(stateOf('h=%E0%A4%A&seat=S&how=luck,self').state).toMatchObject({ seatWind: 1, selfDrawn: true });
  });

  test('of any text is read without an error, and tells at most four faults of a hand (seed 8)', {
    timeout: 60_000,
  }, () => {
    const random = numbers(8);
    const signs = '123456789mspzEXé[](),|+%&=hw?東 \u0000';
    for (let n = 0; n < 3000; n++) {
      const text = Array.from({ length: 40 }, () => signs[Math.floor(random() * signs.length)]).join('');
      const { state, faults } = stateOf(`h=${text}&w=${text}&how=${text}`);
      expect(faults.length).toBeLessThanOrEqual(8);
      expect(sizeOfHand(state)).toBeLessThanOrEqual(14);
      for (let kind = 0; kind < 34; kind++) expect(copiesLeft(state, kind as Tile)).toBeGreaterThanOrEqual(0);
    }
  });

  test('of a won hand brings the same hand and score', () => {
    const { state } = stateOf('h=789m12m5p5p(EEE)[CCCC]&w=3m&seat=S&round=W&how=self,kong&flowers=2');
    const claim = pointsOf(state)?.claim as WinningClaim;
    const again = stateOf(claimQuery(claim)).state;
    expect(pointsOf(again)?.claim).toEqual({ ...claim, concealed: claim.concealed.toSorted((a, b) => a - b) });
    expect(stateOfClaim(claim, 'ema').rules).toBe('ema');
  });
});

describe('notations', () => {
  test.each(NOTATIONS)('%s: what is written is read back (seed 9)', notation => {
    const random = numbers(9);
    for (let n = 0; n < 1500; n++) {
      const { circumstances, ...state } = randomState(random);
      const told = circumstances.filter(each => each !== 'isDealt' && each !== 'afterKong' && each !== 'robbingKong');
      const full = { ...state, circumstances: told, asked: undefined };
      const read = withText({ ...full }, handIn(notation, full));
      expect(read.faults).toEqual([]);
      expect({ ...read.state, circumstances: read.state.circumstances.toSorted() }).toEqual({
        ...full,
        circumstances: told.toSorted(),
      });
    }
  });

  test('ours: sets in brackets, flowers, the winning tile behind a plus', () => {
    const hand = readHand('123m EE [PPPP] (789s) 5p f1f8 + 5p');
    expect(readHand('123m EE [BBBB] (789s) 5p f1f8 + 5p')).toEqual(hand);
    expect(tilesText(hand.concealed)).toBe('123mEE5p');
    expect(hand.melds.map(meld => [meld.kind, tilesText(meldTiles(meld))])).toEqual([
      ['kong', 'PPPP'],
      ['chow', '789s'],
    ]);
    expect([hand.winning, hand.flowers, hand.faults]).toEqual([tile('5p'), 2, []]);
  });

  test('any: the digits of other scripts', () => {
    expect(readHand('١٢٣m ４５６p')).toEqual(readHand('123m 456p'));
  });

  test('tziakcha: givers of sets, winds, manner and flowers', () => {
    const hand = readHand('[EEE,2][SSSS,1][3333p,7]WWWN5p|SW1001|fah');
    expect(hand.melds.map(meld => [meld.kind, meld.kind === 'kong' && meld.form])).toEqual([
      ['pung', false],
      ['kong', 'melded'],
      ['kong', 'melded'],
    ]);
    expect(hand.winning).toBe(tile('5p'));
    expect(hand).toMatchObject({
      flowers: 3,
      said: { prevalentWind: 1, seatWind: 2, selfDrawn: true, circumstances: ['afterKong'] },
    });
    expect(readHand('[4444p]11123456s|EE0001|2')).toMatchObject({
      melds: [{ form: 'concealed' }],
      said: { circumstances: ['robbingKong'] },
    });
  });

  test('tziakcha: the pieces of its records, each once', () => {
    const hand = readHand('[0, 4, 8, 9, 9, 36, 108, 135, 136, 143]');
    expect(tilesText(hand.concealed)).toBe('1233m1sEP');
    expect(hand.flowers).toBe(2);
    expect(readHand('0,150').faults).toEqual([{ code: 'unknown', word: '150' }]);
  });

  test('tenhou: honours by number, red fives', () => {
    const hand = readHand('406m1234567z');
    expect(tilesText(hand.concealed)).toBe('456mESWNPFC');
  });

  test('a capital behind ranks is their suit, and by itself an honour', () => {
    const tilesOf = (text: string) => ({ ...readHand(text), text: tilesText(readHand(text).concealed) });
    expect(tilesOf('456P 12S3M 7Z')).toMatchObject({ text: '456p12s3mC', faults: [] });
    expect(tilesOf('PPP 55p S')).toMatchObject({ text: 'PPP55pS', faults: [] });
    expect(readHand('(456P)').melds).toMatchObject([{ kind: 'chow', low: tile('4p') }]);
  });

  test('in Chinese', () => {
    expect(tilesText(readHand('123万 456条 78饼 东东 中').concealed)).toBe('123m456s78pEEC');
  });

  test('a link of the calculator is read as its hand', () => {
    const { state, faults } = withText(EMPTY_STATE, 'https://example.org/calc?h=123m&seat=S');
    expect([tilesText(state.concealed), state.seatWind, faults]).toEqual(['123m', 1, []]);
  });

  test('a text without winds leaves them as they are', () => {
    const before: CalculatorState = { ...EMPTY_STATE, seatWind: 2, flowers: 3, rules: 'ema' };
    expect(withText(before, '123m').state).toEqual({ ...before, concealed: [0, 1, 2] });
  });
});

describe('the keypad', () => {
  const whole = withText(EMPTY_STATE, '123456789m1234p + 4p').state;

  test('[R37] the fourteenth tile is the winning one, and there is no fifteenth', () => {
    const thirteen = withText(EMPTY_STATE, '123456789m1234p').state;
    expect(added(thirteen, tile('4p'), 'tile')).toEqual(whole);
    expect(whyNot(whole, tile('E'), 'tile')).toBe('whole');
    expect(added(whole, tile('E'), 'tile')).toBe(whole);
  });

  test('[R1] there are four copies of a tile', () => {
    const pung = added(EMPTY_STATE, tile('E'), 'pung');
    expect(copiesLeft(pung, tile('E'))).toBe(1);
    expect(whyNot(pung, tile('E'), 'kong')).toBe('no-copies');
    expect(whyNot(added(pung, tile('E'), 'tile'), tile('E'), 'tile')).toBe('no-copies');
  });

  test('there is no chow of honours, nor one that begins with an eight', () => {
    expect(whyNot(EMPTY_STATE, tile('E'), 'chow')).toBe('no-set');
    expect(whyNot(EMPTY_STATE, tile('8s'), 'chow')).toBe('no-set');
    expect(whyNot(EMPTY_STATE, tile('7s'), 'chow')).toBeUndefined();
  });

  test('takes tiles, sets and the winning tile away', () => {
    expect(tilesText(withoutConcealed(whole, tile('9m')).concealed)).toBe('12345678m1234p');
    expect(withoutWinning(whole).winning).toBeUndefined();
    expect(withoutMeld(added(EMPTY_STATE, tile('E'), 'kong'), 0)).toEqual(EMPTY_STATE);
    expect(cleared({ ...whole, seatWind: 3, flowers: 2 })).toEqual({ ...EMPTY_STATE, seatWind: 3 });
  });

  test('keeps the winning tile while another is changed', () => {
    const changed = withoutConcealed(whole, tile('1p'));
    expect([questionOf(changed), changed.winning]).toEqual(['points', tile('4p')]);
    expect(added(changed, tile('4p'), 'tile')).toMatchObject({ winning: tile('4p') });
    expect(questionOf(withoutWinning(whole))).toBe('waits');
  });

  test('marks another tile as the winning one', () => {
    const other = wonOn(whole, tile('1m'));
    expect([other.winning, sizeOfHand(other)]).toEqual([tile('1m'), 14]);
    expect(wonOn(whole, tile('E'))).toBe(whole);
  });
});

describe('points', () => {
  test('[R42] equal readings share their place', () => {
    const answer = pointsOf(stateOf('h=25888m36789s147p&w=9s&how=self').state);
    expect(answer?.readings.map(({ rank }) => rank).slice(0, 2)).toEqual([1, 1]);
    expect(answer?.readings.map(({ reading }) => reading.total).slice(0, 2)).toEqual([18, 18]);
  });

  test('[R57] both totals where presets differ, with the fan that makes it so', () => {
    const { others, total } = pointsOf(stateOf('h=[1111m][EEEE]23s55p789p&w=4s').state)!;
    expect(others.map(({ rules }) => rules)).toEqual([['cn1998', 'mil', 'milTable']]);
    expect(others[0]?.total).toBe(total - 2);
    expect(others[0]?.differences).toContainEqual({ id: 'two-concealed-kongs', here: 8, there: 6 });
    expect(pointsOf(stateOf('h=123456789m55p12s&w=3s').state)?.others).toEqual([]);
    const knitted = pointsOf(stateOf('h=258m23469p14788s&w=3p').state)!;
    expect([knitted.total, knitted.others.map(one => [one.rules, one.total])]).toEqual([17, [[['mil', 'ema'], 16]]]);
  });

  test('[R80] payments', () => {
    const { points, won, losses } = pointsOf(stateOf('h=123456789m55p12s&w=3s&flowers=2').state)!;
    expect(won).toBe(24 + points);
    expect(losses.map(({ reason, change }) => [reason, change])).toEqual([
      ['discarded', -8 - points],
      ['base', -8],
      ['base', -8],
    ]);
    const drawn = pointsOf(stateOf('h=123456789m55p12s&w=3s&flowers=2&how=self').state)!;
    expect(drawn.won).toBe(24 + 3 * drawn.points);
    expect(drawn.losses.map(({ reason, points }) => [reason, points])).toEqual(
      Array(3).fill(['self-drawn', drawn.points]),
    );
  });

  test('take little longer than the score that they explain', () => {
    const { state } = stateOf('h=12379sCCCEE+(456s)&w=8s');
    const { claim } = pointsOf(state)!;
    const timeOf = (work: () => unknown) => {
      const times = Array.from({ length: 9 }, () => {
        const from = performance.now();
        for (let n = 0; n < 20; n++) work();
        return performance.now() - from;
      });
      // The fastest, because whatever else the machine does only adds to the others.
      return Math.min(...times);
    };
    // The answer has all readings and six presets; a search that grows with the tiles would be a hundred times as long.
    expect(timeOf(() => pointsOf(state)) / timeOf(() => explain(claim, MCR_RULESETS.wmo2006))).toBeLessThan(30);
  });

  test('[R37] none of a hand that is not complete', () => {
    expect(pointsOf(stateOf('h=123456789m55p12s&w=E').state)).toBeUndefined();
    expect(pointsOf(stateOf('h=123m').state)).toBeUndefined();
  });
});

describe('circumstances that break a rule', () => {
  const whys = (query: string) => brokenRules(stateOf(query).state).map(({ why, article }) => [why, article]);
  test.each([
    ['[R32] a robbed kong is not drawn', 'h=123456789m55p12s&w=3s&how=self,rob', [['robbed-drawn', 32]]],
    [
      '[R32] and an impossible one leaves the last tile of the wall',
      'h=123456789m55p12s&w=3s&how=self,wall,rob',
      [['robbed-drawn', 32]],
    ],
    ['[R31] the hand holds no other copy of it', 'h=123456789m55p12s&w=3m&how=rob', [['robbed-held', 31]]],
    ['[R30] no kong is made on an empty wall', 'h=123456789m55p12s&w=3s&how=rob,wall', [['robbed-wall', 30]]],
    ['[R32] it is no Last Tile', 'h=123456789m55p12s&w=3s&how=rob,kind', [['robbed-last', 32]]],
    ['[R50] a replacement is drawn', 'h=[1111m]234567m55p12s&w=3s&how=kong', [['kong-discard', 50]]],
    ['[R14] it replaces a tile of a kong', 'h=123456789m55p12s&w=3s&how=self,kong', [['kong-none', 14]]],
    ['[R49] the other copies lie open', 'h=123456789m55p12s&w=3m&how=kind', [['last-held', 49]]],
    ['[R49] they may lie in an own set', 'h=(333s)123456m55p12s&w=3s&how=kind', []],
    ['[R17] not by these rules', 'h=123456789m55p12s&w=3s&how=self,dealt', [['dealt-rules', 17]]],
    ['[R17] only East', 'h=123456789m55p12s&w=3s&seat=S&how=self,dealt&rules=ema', [['dealt-east', 17]]],
    ['[R17] before any claim', 'h=123456m55p12s(789m)&w=3s&how=self,dealt&rules=ema', [['dealt-first', 17]]],
    ['[R17] East wins on it by the rules of Europe', 'h=123456789m55p12s&w=3s&how=self,dealt&rules=ema', []],
  ])('%s', (_, query, expected) => {
    expect(whys(query)).toEqual(expected);
  });

  test('[R32] are not counted', () => {
    const { claim } = pointsOf(stateOf('h=123456789m55p12s&w=3s&how=self,rob,wall').state)!;
    expect([claim.robbingKong, claim.selfDrawn]).toEqual([false, true]);
  });
});

describe('waits', () => {
  test('[R38] each tile by discard and by self-draw, with the copies left', () => {
    const waits = waitingTiles(stateOf('h=12355m456s45678p').state);
    expect(waits.map(wait => [tilesText([wait.tile]), wait.left])).toEqual([
      ['3p', 4],
      ['6p', 3],
      ['9p', 4],
    ]);
    for (const { tile: winning, byDiscard, bySelfDraw } of waits) {
      const claim = { ...stateOf('h=12355m456s45678p').state, winningTile: winning };
      const whole = { ...claim, lastOfKind: false, lastOfWall: false, afterKong: false, robbingKong: false };
      expect(byDiscard.total).toBe(scoreWin({ ...whole, selfDrawn: false }, MCR_RULESETS.wmo2006)?.total);
      expect(bySelfDraw.total).toBe(scoreWin({ ...whole, selfDrawn: true }, MCR_RULESETS.wmo2006)?.total);
    }
    expect(waits.map(({ byDiscard }) => byDiscard.meetsMinimum)).toEqual([false, false, true]);
  });

  test('of a whole hand are those before its last tile', () => {
    expect(waitingTiles(stateOf('h=12355m456s45678p&w=9p').state).map(({ left }) => left)).toEqual([4, 3, 4]);
  });

  test('none of a hand that is not ready', () => {
    expect(waitingTiles(stateOf('h=147m258s369pESWN').state)).not.toEqual([]);
    expect(waitingTiles(stateOf('h=113m258s369pESWN').state)).toEqual([]);
  });
});
