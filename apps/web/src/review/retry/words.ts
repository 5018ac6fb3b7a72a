import { fanName } from '../../kit/i18n/fanName.ts';
import type { Translate } from '../../kit/i18n/index.ts';
import type { Hint } from './question.ts';

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
