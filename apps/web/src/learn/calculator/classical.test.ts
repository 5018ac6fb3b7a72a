import { accountOf, classicalStateOf, classicalWaitsOf } from '@gorrion/learn/classicalHands';
import { parseTile } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { en } from '../../app/words/en/index.ts';
import { translator } from '../../kit/i18n/translate.ts';
import { accountText } from './accountText.ts';
import { classicalLine } from './classicalLine.ts';
import { inFamily } from './inFamily.ts';
import { setsOfCount } from './setsInHand.ts';

const t = translator('en', en);
const EXAMPLE = 'h=34mSSSPP+[CCCC]+(999p)&w=5m&seat=S&opener=W&rules=macau';
const state = classicalStateOf(EXAMPLE).state;
const account = accountOf(state)!;

describe('another family of rules', () => {
  it('counts the same tiles, seat, self-draw and flowers', () => {
    const query = 'h=123m456pEE99p&w=9p&seat=W&round=S&how=self,kind&flowers=2&rules=ema';
    expect(inFamily('classical', query)).toBe('h=123m456pEE99p&w=9p&seat=W&how=self&flowers=2&rules=macau');
    expect(inFamily('mcr', inFamily('classical', query))).toBe('h=123m456pEE99p&w=9p&seat=W&how=self&flowers=2');
  });
});

describe('a classical hand in words', () => {
  it('[C46] is an account with its points, doubles and product', () => {
    expect(accountText(t, state, account).split('\n')).toEqual([
      '34mSSSPP [CCCC] (999p) + 5m',
      'Classical (Macau) · Limit: 2,000',
      'Own seat: South · Opener’s seat: West',
      'Mah-Jong: 20',
      'Concealed kong of Red Dragon: 32',
      'Pung of 9 Dots: 4',
      'Concealed pung of South Wind: 8',
      'Pair of White Dragon: 2',
      'Red Dragon: × 2',
      'Own wind: South Wind: × 2',
      'Three pungs: × 2',
      '66 points × 2 × 2 × 2 = 528',
      'Total: 528',
    ]);
  });

  it('is one line: the product, the special hand, or the waits', () => {
    expect(classicalLine(t, { size: 14, account, waits: [] })).toMatchObject({ title: 'Mah-Jong', number: '528' });
    const wonders = accountOf(classicalStateOf('h=19m19p19sESWNCFP&w=1m&rules=macau').state);
    const special = { title: 'Wonders', note: 'Worth the limit', number: '2,000' };
    expect(classicalLine(t, { size: 14, account: wonders, waits: [] })).toMatchObject(special);
    const waiting = classicalStateOf('h=123m456pEE99p+(222s)&rules=macau').state;
    const line = classicalLine(t, { size: 13, account: accountOf(waiting), waits: classicalWaitsOf(waiting) });
    expect(line.title).toBe('2 waits');
    expect(classicalLine(t, { size: 14, account: undefined, waits: [] }).title).toBe('Not a complete hand');
  });

  it('stands in the tray by its sets, without the winning tile', () => {
    const sets = setsOfCount(account.counted.sets, { melds: 2, winning: parseTile('5m') });
    expect(sets.map(tiles => tiles.length).toSorted()).toEqual([2, 2, 3]);
  });
});
