import type { ChatLine, Me, PersonId, TableState, TableViewer } from '@gorrion/protocol';
import { mayHear, talkRefusal } from '@gorrion/table';

/* The lines of the chat that a page shows. Pure. */

/** Returns the lines that the viewer may read, without those of people whom they have blocked. */
export const linesShown = (
  lines: readonly ChatLine[],
  viewer: TableViewer,
  blocked: readonly Me[],
): readonly ChatLine[] =>
  lines.filter(({ room, from }) => mayHear(viewer, room) && !blocked.some(({ id }) => id === from.id));

/** Returns the lines of other people that the reader has not seen yet. */
export const unreadAmong = (lines: readonly ChatLine[], me: Me | undefined, readUpTo: number): number =>
  lines.filter(({ from, at }) => at > readUpTo && from.id !== me?.id).length;

/** Returns the other people who have written or are blocked, each once, under their newest name. */
export function speakers(lines: readonly ChatLine[], blocked: readonly Me[], me: Me | undefined): readonly Me[] {
  const byId = new Map<PersonId, Me>();
  for (const person of [...blocked, ...lines.map(({ from }) => from)]) byId.set(person.id, person);
  return [...byId.values()].filter(({ id }) => id !== me?.id);
}

/**
 * Returns whether another person could read a message: another spectator, another person at the table, its teacher, or,
 * before the game, a guest without a seat. Bots do not read.
 */
export const hasCompany = (state: TableState, viewer: TableViewer, watchers = 0): boolean =>
  viewer === 'spectator' ||
  (state.lesson !== undefined && viewer !== 'teacher') ||
  (state.stage === 'gathering' && watchers > 0) ||
  state.places.some((place, player) => place.kind === 'person' && player !== viewer);

/** Returns what the viewer may send now. */
export function openings(state: TableState, viewer: TableViewer) {
  return {
    text: talkRefusal(state, viewer, 'text') === undefined,
    words: talkRefusal(state, viewer, 'word') === undefined,
  };
}
