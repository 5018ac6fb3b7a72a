import { type CardKind, cardOf, type DeckCard } from '@gorrion/learn/deck';
import { type Tile, tileOf } from '@gorrion/rules';
import type { Key, Translate } from '../../kit/i18n/index.ts';
import { themeName } from '../drills/words.ts';

/* How cards are called and drawn. */

type MistakeKey = Extract<Key, `mistakes.kind.${string}`>;

/** Returns the name of a card, as a learner knows the skill. */
export function cardName(t: Translate, { kind, of, tag }: DeckCard): string {
  if (kind === 'mistake') return t(`mistakes.kind.${of}` as MistakeKey);
  return (tag && themeName(t, tag)) ?? of;
}

/** Tiles that stand for the kinds of cards. */
const SIGNS: Readonly<Record<CardKind, readonly number[]>> = {
  fan: [3, 24, 16, 31, 10, 5, 20],
  exclusion: [27, 28, 29, 30],
  wait: [24, 6, 13, 1],
  mistake: [17, 33, 12, 8],
};

/** Returns a tile for a card, always the same. It only tells cards apart. */
export function signOf(id: string): Tile {
  const signs = SIGNS[cardOf(id)?.kind ?? 'fan'];
  const sum = [...id].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return tileOf(signs[sum % signs.length]!);
}

/** Returns when a card comes back: "tomorrow", "in 9 days". */
export const daysText = (t: Translate, days: number): string =>
  days <= 1 ? t('deck.tomorrow') : t('deck.inDays', { count: days });
