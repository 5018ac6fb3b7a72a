import { redact, viewFor } from '../hand/view.ts';
import type { SessionEvent } from './events.ts';
import type { SessionViewer } from './players.ts';
import { handViewer, type SessionState } from './state.ts';

/** A session as a player or a spectator may see it: all but the hand in progress is public. */
export const viewSession = (state: SessionState, viewer: SessionViewer): SessionState => ({
  ...state,
  hand: viewFor(state.hand, handViewer(state, viewer)),
});

/** What a viewer learns of an event; `state` is the session before it (it tells who sits where). */
export function redactSession(
  state: SessionState,
  event: SessionEvent,
  viewer: SessionViewer,
): SessionEvent | undefined {
  if (event.type !== 'hand') return event;
  const seen = redact(event.event, handViewer(state, viewer));
  return seen && { type: 'hand', event: seen };
}
