import type { Snapshot } from '@gorrion/protocol';
import { type App, type Store, tell } from '../store/app.ts';
import type { FollowedTable, SeenEntry } from '../store/following.ts';
import { lessonNews } from '../store/lessonNews.ts';
import { discardsAmong, lostClaim } from '../store/lostClaim.ts';
import { isBarred } from '../store/people.ts';
import { refusedWish } from '../store/refusedWish.ts';
import { shuffleNews } from '../store/shuffleNews.ts';
import { playerOf } from '../store/viewer.ts';

/** Whether the seat that a page had is its person's still, and only the page has become somebody else's, as after a ban. */
function isOfAnother({ table, me }: App, { state }: Snapshot): boolean {
  const seat = table && playerOf(table.viewer);
  if (!me || seat === undefined) return false;
  const [before, now] = [table?.state.places[seat], state.places[seat]];
  return before?.kind === 'person' && now?.kind === 'person' && before.id === now.id && now.id !== me.id;
}

/** Returns whether a snapshot takes the viewer's seat away although they did not ask to stand up or to leave. */
function isUnseating({ table, pending }: App, { code, viewer, state }: Snapshot): boolean {
  if (table?.code !== code || table.viewer === 'spectator' || viewer !== 'spectator') return false;
  const isAsked = pending.some(({ command }) => command.type === 'stand' || command.type === 'leave');
  return state.stage !== 'closed' && !isAsked;
}

/** Shows a notice if a snapshot that is about to replace the store's table takes the viewer's seat away. */
export function announceUnseating(store: Store, snapshot: Snapshot): void {
  const app = store.getState();
  if (!isUnseating(app, snapshot) || isOfAnother(app, snapshot)) return;
  const { state } = snapshot;
  // Only a person who was removed before a game, or replaced at an event, may not sit down again.
  const isRemoved = isBarred(state, app.me) || state.event !== undefined;
  tell(store, isRemoved ? { kind: 'unseated', teacher: state.lesson?.teacher.name } : { kind: 'chair-freed' });
}

/** Shows notices for new entries of the table: claims that the viewer lost, wishes that were refused, news of the shuffle and of a lesson. */
export function announceEntries(store: Store, news: readonly SeenEntry[], viewer: FollowedTable['viewer']): void {
  for (const seen of news) {
    const lost = lostClaim(seen, viewer);
    if (lost) tell(store, lost);
    const refused = refusedWish(seen, viewer);
    if (refused) tell(store, refused);
    const shuffle = shuffleNews(seen, playerOf(viewer));
    if (shuffle) tell(store, shuffle);
    const lesson = lessonNews(seen, viewer);
    if (lesson) tell(store, lesson);
  }
}

/** Shows one notice that sums up the entries that the page missed while it was away. */
export function announceReturn(store: Store, missed: readonly SeenEntry[]): void {
  if (missed.length > 0) tell(store, { kind: 'back', discards: discardsAmong(missed) });
}
