import { redact, viewFor } from '../hand/view.ts';
import type { SessionEvent } from './events.ts';
import type { SessionReader } from './players.ts';
import { handViewer, type SessionState } from './state.ts';

/** Returns a session as a viewer may see it: all but the hand in progress is public. */
export const viewSession = (state: SessionState, viewer: SessionReader): SessionState => ({
  ...state,
  hand: viewFor(state.hand, handViewer(state, viewer)),
});

/** Returns what a viewer learns of an event; undefined for nothing. `state` is the session before the event. */
export function redactSession(
  state: SessionState,
  event: SessionEvent,
  viewer: SessionReader,
): SessionEvent | undefined {
  if (event.type !== 'hand') return event;
  const seen = redact(event.event, handViewer(state, viewer));
  return seen && { type: 'hand', event: seen };
}
