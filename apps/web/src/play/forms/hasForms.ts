import type { TableState } from '@gorrion/protocol';
import { isClassical } from '@gorrion/rules';

/**
 * Whether a session is signed and can be appealed against: by its way of playing, by its event or umpire, or because
 * something was ruled, punished, signed or disputed in it. A casual game has its score sheet only.
 */
export function hasForms({ session, event, umpire, forms }: TableState): boolean {
  // The deal of a day is one person's against bots, and its results are counted elsewhere.
  if (event?.kind === 'daily') return false;
  const { rules } = session.options;
  if (event || umpire || (!isClassical(rules) && (rules.assist === 'strict' || rules.scoreMode === 'declared')))
    return true;
  if (!forms) return false;
  return forms.fouls.length > 0 || forms.appeals.length > 0 || forms.signed.some(at => at !== null);
}
