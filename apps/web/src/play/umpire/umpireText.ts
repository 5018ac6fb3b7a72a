import type { Me, Ruling, TableState, UmpireState } from '@gorrion/protocol';
import type { Player } from '@gorrion/rules';
import { nameAt } from '../../client/store/people.ts';
import type { Translate } from '../../kit/i18n/index.ts';
import { penaltyText, rulingText } from '../../sheet/session/rulingText.ts';

/** Returns the sentence that says who the umpire is: the reader, or somebody else, who may be away. */
export function umpireText(t: Translate, person: NonNullable<UmpireState['person']>, me: Me | undefined): string {
  if (person.id === me?.id) return t('umpire.you');
  return t(person.presence === 'here' ? 'umpire.is' : 'umpire.isAway', { name: person.name });
}

const reasonOf = ({ article, foul, remark }: Ruling): string => JSON.stringify([article, foul, remark]);

/** Returns rulings that are given together in words; a reason that several have is said once, after the last of them. */
export function rulingsText(t: Translate, state: TableState, rulings: readonly Ruling[], me?: Player): string {
  const nameOf = (player: Player) => t.nameOf(nameAt(state.places[player]) ?? '');
  const isSaidLater = (ruling: Ruling, n: number) => {
    const next = rulings[n + 1];
    return next !== undefined && reasonOf(next) === reasonOf(ruling);
  };
  return rulings
    .map((one, n) => (isSaidLater(one, n) ? penaltyText(t, nameOf, one, me) : rulingText(t, state, one, me)))
    .join(' ');
}
