import type { TableEvent, TableReader, TableState } from '@gorrion/protocol';
import { byPlayer, redactSession, viewSession } from '@gorrion/rules';
import { viewClock } from '../clock/fold.ts';
import { eyesOf } from '../people/teacher.ts';
import { redactLesson, viewLesson } from './lesson.ts';
import { NO_SWITCHES } from './unopened.ts';

/*
 * The only way for a table's state to leave the server. The law, for every state, event and viewer:
 *   viewTable(evolveTable(s, e), v) = evolveTable(viewTable(s, v), redactTable(s, e, v))
 * and where redactTable returns undefined, the view does not change.
 */

type InSession = Extract<TableEvent, { type: 'session' }>;

/** Returns the state that a viewer may know. */
export const viewTable = (state: TableState, viewer: TableReader): TableState => ({
  ...state,
  switches: byPlayer(place => (place === viewer ? state.switches[place] : NO_SWITCHES)),
  ...viewLesson(state, viewer),
  session: viewSession(state.session, eyesOf(state, viewer)),
  secret: undefined,
  shownOut: undefined,
  ...(state.watchers && { watchers: typeof viewer === 'number' ? state.watchers : undefined }),
  clock: viewClock(state, viewer),
});

/** Redacts a session event. Returns the same object if nothing is hidden, so that a public event is stored once. */
function redactInSession(state: TableState, event: InSession, viewer: TableReader): TableEvent | undefined {
  const seen = redactSession(state.session, event.event, eyesOf(state, viewer));
  const isWhole = seen?.type === 'hand' && event.event.type === 'hand' && seen.event === event.event.event;
  return isWhole || seen === event.event ? event : seen && { type: 'session', event: seen };
}

/** Returns an event as a viewer may know it; undefined if it is hidden. `state` is the table before the event. */
export function redactTable(state: TableState, event: TableEvent, viewer: TableReader): TableEvent | undefined {
  switch (event.type) {
    case 'session':
      return redactInSession(state, event, viewer);
    case 'shuffle-committed':
      return { ...event, secret: undefined };
    case 'pointed':
    case 'hands-opened':
    case 'position-set':
      return redactLesson(state, event, viewer);
    case 'shown-out':
      return undefined;
    case 'watch-asked':
    case 'watch-answered':
      return typeof viewer === 'number' ? event : undefined;
    case 'switched':
      return event.place === viewer ? event : undefined;
    default:
      return event;
  }
}
