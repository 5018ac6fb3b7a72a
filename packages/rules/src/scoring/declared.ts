import type { FanId } from './fans/ids.ts';
import type { FanCount, Score } from './types.ts';

/** Returns the fan of the book that is scored: a melded and a concealed kong are a variant of fan 57 (article 77). */
export const bookFan = (id: FanCount['id']): FanId => (id === 'melded-and-concealed-kong' ? 'two-melded-kongs' : id);

/** Returns the list with which a player names all fans of a score; nobody names flowers. */
export const fansOf = ({ fans }: Score): readonly FanId[] =>
  fans.flatMap(({ id, times }) => (id === 'flower-tiles' ? [] : Array.from({ length: times }, () => bookFan(id))));
