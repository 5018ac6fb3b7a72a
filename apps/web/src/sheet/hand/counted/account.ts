import { type CountedDouble, type CountedHand, type CountedSet, isDragon, isWind, type Tile } from '@gorrion/rules';
import type { Translate } from '../../../kit/i18n/index.ts';
import { doubleName, portugueseName, specialName } from '../../../kit/tiles/classicalNames.ts';
import { tileName } from '../../../kit/tiles/index.ts';
import type { SetWords } from './setWords.ts';

/* The account of a counted hand in words. */

/** A line of the account: what counts, and its points. */
export interface AccountLine {
  readonly text: string;
  readonly points: number;
}

/** Returns the name of the tiles of a set: "9 Dots", "Red Dragons". */
const tilesName = (t: Translate, tile: Tile): string => {
  const name = tileName(t, tile);
  return isDragon(tile) || isWind(tile) ? t('counted.honours', { tile: name }) : name;
};

/** Returns a group in words, such as "pung of 9 Dots, exposed". */
export function setText(t: Translate, words: SetWords, { kind, tile, isConcealed }: CountedSet): string {
  const values = { set: words[kind], tiles: tilesName(t, tile) };
  if (kind === 'pair') return t('counted.set', values);
  return t(isConcealed ? 'counted.setConcealed' : 'counted.setExposed', values);
}

/** Returns what a hand is paid points for: Mah-Jong, its groups, its flowers. Groups without points are left out. */
export function accountLines(
  t: Translate,
  words: SetWords,
  counted: CountedHand,
  flowers: readonly Tile[],
): readonly AccountLine[] {
  const { bonus, sets, flowerPoints } = counted;
  const names = flowers.map(flower => tileName(t, flower));
  return [
    { text: t('counted.mahJong'), points: bonus },
    ...sets.map(set => ({ text: setText(t, words, set), points: set.points })),
    { text: t.all(names), points: flowerPoints },
  ].filter(({ points }) => points > 0);
}

/** Returns the reason of a double, such as "Red Dragon". */
export function doubleReason(t: Translate, words: SetWords, { id, tile }: CountedDouble): string {
  const original = words.doubles?.[id] ?? (words.isPortuguese ? portugueseName(id) : undefined);
  return original ?? doubleName(t, id, id === 'dragons' ? tile : undefined);
}

/** Returns a double with its reason and number, such as "Red Dragon 1". */
export const doubleText = (t: Translate, words: SetWords, double: CountedDouble): string =>
  `${doubleReason(t, words, double)} ${double.doubles}`;

/** Number of doubles that are written out; more are written as a power. */
const WRITTEN = 4;
const POWERS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

function factors(doubles: number): string {
  if (doubles <= WRITTEN) return ' × 2'.repeat(doubles);
  return ` × 2${[...String(doubles)].map(digit => POWERS[Number(digit)]).join('')}`;
}

/** Returns how the total follows from points and doubles: "66 × 2 × 2 × 2 = 528". */
export function productText(t: Translate, { points, doubles }: CountedHand): string {
  const times = doubles.reduce((sum, one) => sum + one.doubles, 0);
  if (times === 0) return t('counted.noDouble', { count: points });
  return `${t.number(points)}${factors(times)} = ${t.number(points * 2 ** times)}`;
}

/** Returns what the total follows from instead of the product: a special hand, or the limit. Undefined for neither. */
export function cutText(t: Translate, words: SetWords, { special, isCapped, total }: CountedHand): string | undefined {
  const limit = t.number(total);
  if (special) {
    const name = (words.isPortuguese ? portugueseName(special.id) : undefined) ?? specialName(t, special.id);
    return special.worth === 'limit'
      ? t('counted.specialLimit', { name, limit })
      : t('counted.specialHalf', { name, limit });
  }
  return isCapped ? t('counted.capped', { limit }) : undefined;
}
