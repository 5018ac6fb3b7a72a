import { foldText, type PersonId } from '@gorrion/protocol';
import type { GameSearch, GameStore } from './games.ts';

/* What the databases share of how they find games. */

/** The part of a store that reads games. */
export type GameReads = Pick<
  GameStore,
  | 'findGame'
  | 'readGame'
  | 'peopleOf'
  | 'gamesOf'
  | 'publicGames'
  | 'ratedGames'
  | 'isStarred'
  | 'countGames'
  | 'linesOf'
>;

/** The columns of `KeptRow`. */
export const KEPT = 'summary, host, access, origin, alias';

/** Later than any game ends (ms since 1970). */
export const FOR_EVER = Number.MAX_SAFE_INTEGER;

/** Returns a pattern that finds a text anywhere; what the person typed means itself. */
export const anywhere = (text: string): string => `%${foldText(text).replace(/[\\%_]/g, '\\$&')}%`;

/** Returns the first arguments of the statement that lists a person's games: SQLite has no booleans, so 1 is true. */
export const argumentsOf = (person: PersonId, search: GameSearch) => [
  person,
  search.before ?? FOR_EVER,
  search.since ?? 0,
  anywhere(search.text ?? ''),
  search.fan ? `,${search.fan},` : '',
  search.starred ? 1 : 0,
  search.limit,
];
