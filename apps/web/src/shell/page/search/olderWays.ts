import { foldText } from '@gorrion/protocol';
import { DOUBLE_IDS, type DoubleId, SPECIAL_IDS, type SpecialId } from '@gorrion/rules';
import type { Translate } from '../../../kit/i18n/index.ts';
import { doubleName, portugueseName, specialName } from '../../../kit/tiles/classicalNames.ts';

type OlderId = SpecialId | DoubleId;

/** Returns the name of a special hand or double of the older ways. */
export const nameOfOlder = (t: Translate, id: OlderId): string =>
  SPECIAL_IDS.some(special => special === id) ? specialName(t, id as SpecialId) : doubleName(t, id as DoubleId);

/**
 * Returns the special hands and doubles of the older ways whose name holds every word of a text: the name in the
 * reader's language, that of the Portuguese text, or the English words of the address. Without words all are found.
 */
export function findOlderWays(t: Translate, text: string): readonly OlderId[] {
  const words = foldText(text).trim().split(/\s+/).filter(Boolean);
  const all = [...SPECIAL_IDS, ...DOUBLE_IDS];
  return all.filter(id => {
    const names = [nameOfOlder(t, id), portugueseName(id) ?? '', id.replaceAll('-', ' ')].map(foldText);
    return names.some(name => words.every(word => name.includes(word)));
  });
}
