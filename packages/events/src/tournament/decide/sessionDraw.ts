import type { Context } from '../../ledger/index.ts';
import { commitmentTo } from '../../lots/index.ts';
import type { FactOf } from '../facts.ts';
import { isDrawnSession, nextSession } from '../seats.ts';
import type { TournamentState } from '../state.ts';

/* The draw of the tables of one session: promised as soon as it is the next, so that nobody chooses among several. */

/** Returns the promise of the draw of a session. Who will be drawn is known only then, so the list is not part of it. */
export function newSessionPromise(session: number, { fresh }: Pick<Context, 'fresh'>): FactOf<'session-draw-promised'> {
  const event = fresh();
  const secret = { seed: fresh() + fresh(), salt: fresh() + fresh() };
  const commitment = commitmentTo({ event, purpose: `session ${session}`, entrants: [] }, secret);
  return { type: 'session-draw-promised', session, event, ...secret, commitment };
}

/** Returns the promise that an event owes its readers: of the next session, if its tables are to be drawn. */
export function dueSessionPromise(
  state: TournamentState,
  context: Context,
): readonly FactOf<'session-draw-promised'>[] {
  const session = nextSession(state);
  const isMade = state.pairings.some(one => one.session === session) || state.sessionPromise?.session === session;
  const isDue = state.stage === 'open' && isDrawnSession(state, session) && !isMade;
  return isDue ? [newSessionPromise(session, context)] : [];
}
