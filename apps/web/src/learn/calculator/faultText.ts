import type { Adding, EditRefusal, HandFault } from '@gorrion/learn/hands';
import type { Tile } from '@gorrion/rules';
import type { Translate } from '../../kit/i18n/index.ts';
import { tileName } from '../../kit/tiles/index.ts';
import type { BookId } from '../../shell/links/learnPaths.ts';

/** Says in a sentence what is wrong with a text or an address, and what became of it. */
export function faultText(t: Translate, fault: HandFault): string {
  switch (fault.code) {
    case 'unknown':
      return t('calculator.fault.unknown', { word: fault.word });
    case 'no-suit':
      return t('calculator.fault.noSuit', { word: fault.word });
    case 'bad-set':
      return t('calculator.fault.badSet', { word: fault.word });
    case 'unclosed':
      return t('calculator.fault.unclosed');
    case 'too-many-tiles':
      return t('calculator.fault.tiles', { count: fault.count });
    case 'too-many-copies':
      return t('calculator.fault.copies', { tile: tileName(t, fault.tile), count: fault.count });
    case 'too-many-flowers':
      return t('calculator.fault.flowers', { count: fault.count });
    case 'too-long':
      return t('calculator.fault.long');
  }
}

/** Returns the article of a rulebook that a fault breaks; undefined for what is only written wrong. */
export function articleOf({ code }: HandFault, book: BookId = 'competition'): number | undefined {
  const { hand, tiles } = ARTICLES[book];
  if (code === 'too-many-tiles' || code === 'bad-set') return hand;
  return code === 'too-many-copies' || code === 'too-many-flowers' ? tiles : undefined;
}

/** Articles of each book: what a complete hand is, and the tiles of the set. */
const ARTICLES: Readonly<Record<BookId, { readonly hand: number; readonly tiles: number }>> = {
  competition: { hand: 37, tiles: 1 },
  classical: { hand: 36, tiles: 2 },
};

/** Returns the article by which a key adds nothing. */
export const refusalArticle = (refusal: EditRefusal | 'no-set', book: BookId = 'competition'): number =>
  refusal === 'no-copies' ? ARTICLES[book].tiles : ARTICLES[book].hand;

/** Says why a key adds nothing. */
export function refusalText(t: Translate, refusal: EditRefusal | 'no-set', tile: Tile, adding: Adding): string {
  const name = tileName(t, tile);
  if (refusal === 'whole') return t(adding === 'tile' ? 'calculator.whole' : 'calculator.noRoom');
  if (refusal === 'no-set') return t('calculator.noChow', { tile: name });
  return t('calculator.noCopies', { tile: name });
}
