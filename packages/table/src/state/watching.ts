import type { TableEvent, TableState, WatchRequests } from '@gorrion/protocol';

/* Folds who asked to watch, and the host's answers. */

type Event<T extends TableEvent['type']> = Extract<TableEvent, { type: T }>;

/** Most answers that a table keeps, so that nobody can exhaust memory. The oldest may ask again. */
const ANSWERS_KEPT = 256;

const NOBODY: WatchRequests = { asked: [], admitted: [], refused: [] };

export function watchAsked(state: TableState, { person }: Event<'watch-asked'>): TableState {
  const watchers = state.watchers ?? NOBODY;
  return { ...state, watchers: { ...watchers, asked: [...watchers.asked, person] } };
}

export function watchAnswered(state: TableState, { person, isAdmitted }: Event<'watch-answered'>): TableState {
  const { asked, admitted, refused } = state.watchers ?? NOBODY;
  const added = (list: WatchRequests['admitted']) => [...list, person].slice(-ANSWERS_KEPT);
  return {
    ...state,
    watchers: {
      asked: asked.filter(({ id }) => id !== person),
      admitted: isAdmitted ? added(admitted) : admitted,
      refused: isAdmitted ? refused : added(refused),
    },
  };
}
