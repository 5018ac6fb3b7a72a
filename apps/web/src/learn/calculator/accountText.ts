import { type ClassicalAccount, type ClassicalState, rulesOfState } from '@gorrion/learn/classicalHands';
import { tilesInText } from '@gorrion/learn/hands';
import type { CountedHand } from '@gorrion/rules';
import type { Translate } from '../../kit/i18n/index.ts';
import { doubleName, setName, specialName, specialWorth } from '../../kit/tiles/classicalNames.ts';
import { windName } from '../../kit/tiles/index.ts';

/** Returns the number of times that the points are doubled. */
export const doublesIn = ({ doubles }: CountedHand): number => doubles.reduce((sum, each) => sum + each.doubles, 0);

export const productOf = (counted: CountedHand): number => counted.points * 2 ** doublesIn(counted);

/** Returns points and doubles as one product: "66 points × 2 × 2 × 2". */
export const productText = (t: Translate, counted: CountedHand): string =>
  [
    t('calculator.pointsText', { count: counted.points }),
    ...Array.from({ length: doublesIn(counted) }, () => '2'),
  ].join(' × ');

/** Returns the whole account as lines of text, to be pasted into a message. */
export function accountText(t: Translate, state: ClassicalState, { counted, isWin }: ClassicalAccount): string {
  const { limit } = rulesOfState(state);
  const row = (name: string, points: number) => `${name}: ${t.number(points)}`;
  const lines = [
    tilesInText('ours', state),
    `${t(`options.ruleset.${state.rules}`)} · ${row(t('calculator.limit'), limit)}`,
    `${t('calculator.ownSeat')}: ${windName(t, state.seat)} · ${t('calculator.opener')}: ${windName(t, state.opener)}`,
    ...(isWin ? [row(t('calculator.mahJong'), counted.bonus)] : []),
    ...counted.sets.filter(({ points }) => points > 0).map(set => row(setName(t, set), set.points)),
    ...(counted.flowers > 0 ? [row(t('calculator.flowersSum', { count: counted.flowers }), counted.flowerPoints)] : []),
    ...counted.doubles.map(({ id, tile, doubles }) => `${doubleName(t, id, tile)}:${' × 2'.repeat(doubles)}`),
    `${productText(t, counted)} = ${t.number(productOf(counted))}`,
    ...(counted.special ? [`${specialName(t, counted.special.id)}: ${specialWorth(t, counted.special.worth)}`] : []),
    row(t('calculator.sumPlain'), counted.total),
  ];
  return lines.join('\n');
}
