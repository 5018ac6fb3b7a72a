import type { TableCommand, TableState } from '@gorrion/protocol';
import { ok, refuse } from '@gorrion/rules';
import { actsAsHost } from '../people/people.ts';
import { whyNotWatch } from '../people/watching.ts';
import type { Context, Decision } from './context.ts';

/* Guests without a seat ask to watch, and the host admits them one by one. */

/** Most guests who wait for the host's answer. */
const MOST_ASKING = 20;

/** Asks to watch. Asking again while the host has not answered changes nothing. */
export function askToWatch(state: TableState, { by }: Context): Decision {
  const why = whyNotWatch(state, by.id);
  if (why === undefined) return refuse('may-watch');
  if (why === 'nobody-watches') return refuse(why);
  if (state.shownOut?.includes(by.id)) return refuse('shown-out');
  const { asked = [], refused = [] } = state.watchers ?? {};
  if (refused.includes(by.id)) return refuse('watch-refused');
  if (asked.some(({ id }) => id === by.id)) return ok([]);
  if (asked.length >= MOST_ASKING) return refuse('too-many-asking');
  return ok([{ type: 'watch-asked', person: { id: by.id, name: by.name } }]);
}

type Answer = Extract<TableCommand, { type: 'answer-watcher' }>;

export function answerWatcher(state: TableState, { person, isAdmitted }: Answer, { by }: Context): Decision {
  if (!actsAsHost(state, by.id)) return refuse('not-host');
  if (!state.watchers?.asked.some(({ id }) => id === person)) return refuse('not-watching');
  return ok([{ type: 'watch-answered', person, isAdmitted }]);
}
