import type { Mistake } from '../../client/mistakes/mistakes.ts';
import type { Translate } from '../../kit/i18n/index.ts';

/** Returns how many mistakes and inaccuracies were found, in the words and numbers of the list of games. */
export function foundText(t: Translate, found: readonly Mistake[]): string {
  const mistakes = found.filter(({ decision }) => decision.verdict === 'mistake').length;
  const inaccuracies = found.length - mistakes;
  return t.all([
    ...(mistakes > 0 || inaccuracies === 0 ? [t('games.mistakesFound', { count: mistakes })] : []),
    ...(inaccuracies > 0 ? [t('mistakes.inaccuracies', { count: inaccuracies })] : []),
  ]);
}
