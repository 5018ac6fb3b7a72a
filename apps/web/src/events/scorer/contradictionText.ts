import type { Contradiction } from '@gorrion/learn/fans';
import { fanName } from '../../kit/i18n/fanName.ts';
import type { Translate } from '../../kit/i18n/index.ts';

/** Says why named fans cannot count together. */
export function contradictionText(t: Translate, contradiction: Contradiction): string {
  const fan = fanName(contradiction.fan, t.locale);
  switch (contradiction.kind) {
    case 'excluded':
      return t('scorer.contradict.excluded', { fan, by: fanName(contradiction.by, t.locale) });
    case 'impossible':
      return t('scorer.contradict.impossible', { fan, by: fanName(contradiction.by, t.locale) });
    case 'needs-draw':
      return t('scorer.contradict.draw', { fan });
    case 'needs-discard':
      return t('scorer.contradict.discard', { fan });
  }
}
