import { fanName } from '../../i18n/fanName.ts';
import type { Translate } from '../../i18n/index.ts';
import { percentText } from '../game/words.ts';
import type { Hint, WrongReason } from './question.ts';

/** Returns why an answer is wrong. What the expert said of the move that was played is said by `played`. */
export function wrongText(t: Translate, why: WrongReason, played: string | undefined): string {
  switch (why.id) {
    case 'played':
      return played ?? t('retry.wrong.played');
    case 'not-looked-into':
      return t('retry.wrong.unseen');
    case 'below-minimum':
      return t('retry.wrong.below', { points: why.points, minimum: why.minimum });
    case 'further':
      return t('retry.wrong.further', { count: why.tiles });
    case 'dangerous':
      return t('retry.wrong.dangerous', { chance: percentText(t, why.chance) });
    case 'less-worth':
      return t('retry.wrong.worth', { count: why.points });
    case 'less-chance':
      return t('retry.wrong.chance', { chance: percentText(t, why.chance) });
    case 'less':
      return t('retry.wrong.less');
  }
}

export function hintText(t: Translate, hint: Hint): string {
  switch (hint.id) {
    case 'aim':
      return t('retry.hint.aim', { fan: fanName(hint.fan, t.locale), count: hint.points });
    case 'aim-call':
      return t('retry.hint.aimCall', { fan: fanName(hint.fan, t.locale), count: hint.points });
    case 'suit':
      return t(`retry.hint.${hint.suit}`);
    case 'count-it':
      return t('retry.hint.count');
    case 'safety':
      return t('retry.hint.safety');
    case 'weigh':
      return t('retry.hint.weigh');
  }
}
