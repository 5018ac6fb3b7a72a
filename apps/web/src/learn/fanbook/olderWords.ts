import { doublesFor, isSpecialId, type OlderId, olderGroup } from '@gorrion/learn/classicalBook';
import type { CountedHand } from '@gorrion/rules';
import type { Translate } from '../../kit/i18n/index.ts';
import { doubleName, specialName, specialWorth } from '../../kit/tiles/classicalNames.ts';

/** Returns the name of a special hand or double. */
export const olderName = (t: Translate, id: OlderId): string =>
  isSpecialId(id) ? specialName(t, id) : doubleName(t, id);

/** Returns what it is worth, in words. */
export function olderWorth(t: Translate, id: OlderId): string {
  if (!isSpecialId(id)) return t('fanbook.doubles', { count: doublesFor(id) });
  return specialWorth(t, olderGroup(id) === 'half-limit' ? 'half-limit' : 'limit');
}

/** Returns what it is worth, as a sign: ×16, or the limit as L and L/2 as the text's lists have it. */
export function olderSign(id: OlderId): string {
  if (!isSpecialId(id)) return `×${2 ** doublesFor(id)}`;
  return olderGroup(id) === 'half-limit' ? 'L/2' : 'L';
}

/** Returns how a hand is counted: "66 points × 2 × 2 × 2 = 528", or the special hand that its total follows from. */
export function countOf(t: Translate, { points, doubles, special, total }: CountedHand): string {
  if (special) return `${specialName(t, special.id)} = ${t.number(total)}`;
  const times = doubles.reduce((sum, each) => sum + each.doubles, 0);
  const all = t('fanbook.pointsOf', { count: points });
  return times === 0 ? all : `${all}${' × 2'.repeat(times)} = ${t.number(total)}`;
}
