import type { ChatLine, Me, PersonId, TableState, TableViewer } from '@gorrion/protocol';
import { mayHear, talkRefusal } from '@gorrion/table';

/* What of the chat a page shows. Pure. */

/** What this viewer may read, of people whom he wants to read. */
export const linesShown = (
  lines: readonly ChatLine[],
  viewer: TableViewer,
  muted: readonly Me[],
): readonly ChatLine[] =>
  lines.filter(({ room, from }) => mayHear(viewer, room) && !muted.some(({ id }) => id === from.id));

/** Lines of others since the moment up to which everything was read. */
export const unreadAmong = (lines: readonly ChatLine[], me: Me | undefined, readUpTo: number): number =>
  lines.filter(({ from, at }) => at > readUpTo && from.id !== me?.id).length;

/** Everybody else who has spoken or is muted, each once, under the newest name. */
export function speakers(lines: readonly ChatLine[], muted: readonly Me[], me: Me | undefined): readonly Me[] {
  const byId = new Map<PersonId, Me>();
  for (const person of [...muted, ...lines.map(({ from }) => from)]) byId.set(person.id, person);
  return [...byId.values()].filter(({ id }) => id !== me?.id);
}

/**
 * Somebody could hear it: spectators each other, another person at the table, and before the game guests without a seat.
 * Bots do not listen.
 */
export const hasCompany = (state: TableState, viewer: TableViewer, watchers = 0): boolean =>
  viewer === 'spectator' ||
  (state.stage === 'gathering' && watchers > 0) ||
  state.places.some((place, player) => place.kind === 'person' && player !== viewer);

/** What may be said now. */
export function openings(state: TableState, viewer: TableViewer) {
  return {
    text: talkRefusal(state, viewer, 'text') === undefined,
    words: talkRefusal(state, viewer, 'word') === undefined,
  };
}
