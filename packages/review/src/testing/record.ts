import type { RecordedFact } from '@gorrion/protocol';
import { type HandEvent, handBegun } from '@gorrion/rules';

/** Returns a record of one hand, in which each player sits at the seat of their number. */
export function recordOf(events: readonly HandEvent[]): { readonly facts: readonly RecordedFact[] } {
  const inner = [handBegun(1, 'none'), ...events.map(event => ({ type: 'hand', event }) as const)];
  return { facts: inner.map((event, at) => ({ at, event: { type: 'session', event } })) };
}
