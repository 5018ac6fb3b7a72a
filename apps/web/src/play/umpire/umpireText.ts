import type { Me, UmpireState } from '@gorrion/protocol';
import type { Translate } from '../../kit/i18n/index.ts';

/** Returns the sentence that says who the umpire is: the reader, or somebody else, who may be away. */
export function umpireText(t: Translate, person: NonNullable<UmpireState['person']>, me: Me | undefined): string {
  if (person.id === me?.id) return t('umpire.you');
  return t(person.presence === 'here' ? 'umpire.is' : 'umpire.isAway', { name: person.name });
}
