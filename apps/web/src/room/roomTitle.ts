import type { Me, TableState } from '@gorrion/protocol';
import { people, personAt } from '@gorrion/table';
import type { Translate } from '../i18n/index.ts';
import { placeOfPerson } from '../store/people.ts';

/** Returns the title of a room: the reader's own table, or that of its host, or else of the first player who sits there. */
export function roomTitle(t: Translate, state: TableState, me: Me | undefined): string {
  if (state.host === me?.id || placeOfPerson(state, me) !== undefined) return t('room.title');
  const seated = people(state).flatMap(player => personAt(state, player) ?? []);
  const owner = seated.find(({ id }) => id === state.host) ?? seated[0];
  return owner ? t('home.tableOf', { name: owner.name }) : t('room.titleEmpty');
}
