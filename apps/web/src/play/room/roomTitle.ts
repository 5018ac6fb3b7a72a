import type { Me, TableState } from '@gorrion/protocol';
import { people, personAt } from '@gorrion/table';
import type { Translate } from '../../kit/i18n/index.ts';

/** A sentence that begins with a name from right to left is still one of the reader's language. */
const inOrder = (sentence: string): string =>
  /^\P{L}*[\u0590-\u08ff\ufb1d-\ufefc]/u.test(sentence) ? `\u200e${sentence}` : sentence;

/** Returns the title of a room: the reader's own table for the host, else that of the host, or of who sits there first. */
export function roomTitle(t: Translate, state: TableState, me: Me | undefined): string {
  if (state.host === me?.id) return t('room.title');
  if (state.lesson) return inOrder(t('home.tableOf', { name: state.lesson.teacher.name }));
  const seated = people(state).flatMap(player => personAt(state, player) ?? []);
  const owner = seated.find(({ id }) => id === state.host) ?? seated[0];
  return owner ? inOrder(t('home.tableOf', { name: owner.name })) : t('room.titleEmpty');
}
