import type { TableState } from '@gorrion/protocol';
import { usePeaceLists } from '../../client/peace/lists.ts';
import type { Translate } from '../../kit/i18n/index.ts';

/** Returns the names of those at a table whom the reader does not want to sit with. */
export function useApartHere({ places }: Pick<TableState, 'places'>): readonly string[] {
  const { apart } = usePeaceLists();
  return places.flatMap(place =>
    place.kind === 'person' && apart.some(({ id }) => id === place.id) ? [place.name] : [],
  );
}

/** Returns the sentence that says who of these people is at the table. */
export const apartText = (t: Translate, names: readonly string[]): string =>
  t('room.apartHere', { names: t.all(names.map(t.nameOf)), count: names.length });
