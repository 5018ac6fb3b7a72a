import { countsOf, type Meld, macau, parseTiles, type Tile } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { missingFor, OUT_OF_REACH, type Plan, plansOf } from './plans.ts';

const plans = plansOf(macau);
const tiles = (text: string): readonly Tile[] => {
  const parsed = parseTiles(text);
  if (!parsed.ok) throw new RangeError(text);
  return parsed.value;
};

/** Returns the fewest tiles that a hand lacks for one of the plans of a form. */
function missing(holds: (plan: Plan) => boolean, text: string, melds: readonly Meld[] = []): number {
  const hand = { counts: countsOf(tiles(text)), melds };
  return Math.min(...plans.filter(holds).map(plan => missingFor(plan, hand)));
}
const ofForm = (form: Plan['form'], special?: Plan['special']) => (plan: Plan) =>
  plan.form === form && plan.special === special;
const pung = (text: string): Meld => ({ kind: 'pung', tile: tiles(text)[0]!, from: 1 });
const chow = (text: string): Meld => ({ kind: 'chow', low: tiles(text)[0]!, claimed: tiles(text)[0]!, from: 3 });

describe('the tiles that a hand lacks', () => {
  it.each([
    ['four sets and a pair [C36]', (plan: Plan) => plan.doubles === 0 && ofForm('sets')(plan), '123m456s78pEEEWW', 1],
    ['one suit [C44]', (plan: Plan) => plan.doubles === 3, '12345678999m1s9p', 3],
    ['a suit with honours [C45]', (plan: Plan) => plan.doubles === 1 && ofForm('sets')(plan), '123456789mEEWN', 2],
    ['triples', ofForm('pungs'), '111m222s33p44pEEN', 2],
    [
      'concealed triples [C58]',
      (plan: Plan) => plan.isConcealed && ofForm('pungs', 'limit')(plan),
      '111m222s33p44pEEN',
      2,
    ],
    ['pairs of one suit [C52]', ofForm('pairs', 'limit'), '1133557799m1s22p', 2],
    ['pairs with honours [C52]', ofForm('pairs', 'half-limit'), '11335577mEEWWN', 1],
    ['the great sequence [C54]', ofForm('tiles', 'limit'), '1111234567899m', 1],
    ['a small sequence [C55]', ofForm('tiles', 'half-limit'), '123456789mEEEC', 1],
    ['twin sevens [C60]', ofForm('tiles', 'limit'), '2345678m234567p', 1],
    ['wonders [C63]', ofForm('tiles', 'limit'), '19m19s19pESWNCFP', 1],
    ['three dragons [C59]', (plan: Plan) => plan.triples.length === 3, 'CCCFFFPP123mEE', 1],
    ['four winds [C59]', (plan: Plan) => plan.triples.length === 4, 'EEESSSWWWNN11m', 1],
    ['little green [C56]', (plan: Plan) => plan.triples.length === 1, '222333s88sFFF44s', 1],
  ])('for %s', (_, plan, text, expected) => {
    expect(missing(plan, text)).toBe(expected);
  });

  it('counts melds that fit, and rules a plan out by those that do not', () => {
    const isSuit = (plan: Plan) => plan.doubles === 3 && plan.kinds[0] === 1;
    expect(missing(isSuit, '11123456m99m', [pung('5m')])).toBe(1);
    expect(missing(isSuit, '11123456m99m', [pung('5s')])).toBe(OUT_OF_REACH);
    expect(missing(ofForm('pungs'), '111m222s33p4p', [chow('5m')])).toBe(OUT_OF_REACH);
    expect(missing(ofForm('pairs', 'limit'), '1133557799m', [pung('2m')])).toBe(OUT_OF_REACH);
    const isHidden = (plan: Plan) => plan.isConcealed && ofForm('pungs', 'limit')(plan);
    expect(missing(isHidden, '111m222s33p4p', [{ kind: 'kong', tile: tiles('E')[0]!, form: 'concealed' }])).toBe(2);
    expect(missing(isHidden, '111m222s33p4p', [pung('E')])).toBe(OUT_OF_REACH);
  });

  it('aims at nothing but sets where only four sets and a pair are complete [C36]', () => {
    const sets = plansOf({ ...macau, setsAndPairOnly: true });
    const others = plans.filter(plan => !sets.includes(plan));
    expect(others.length).toBeGreaterThan(20);
    expect(others.every(({ form, isConcealed }) => form === 'pairs' || (form === 'tiles' && isConcealed))).toBe(true);
    expect(
      sets.some(ofForm('pairs', 'limit')) || sets.some(({ form, isConcealed }) => form === 'tiles' && isConcealed),
    ).toBe(false);
  });

  it('knows no house doubles where the rules have none [C45]', () => {
    const text = plansOf({ ...macau, houseDoubles: false });
    expect(text.some(plan => plan.doubles === 1 && plan.form === 'sets')).toBe(false);
    expect(plans.some(plan => plan.doubles === 1 && plan.form === 'sets')).toBe(true);
  });
});
