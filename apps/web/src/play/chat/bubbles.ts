import type { ChatLine, QuickWord, TableState } from '@gorrion/protocol';
import { type BySeat, bySeat } from '@gorrion/rules';
import { atSeats } from '../../client/store/people.ts';

/* Quick words beside the plates of their senders. Pure. */

/** Time (ms) for which a quick word stands at the plate of its sender. */
export const BUBBLE_MS = 4000;

/** Returns the quick word at each seat at a moment (server ms). `lines` are those that the reader has not blocked. */
export function bubblesOf(lines: readonly ChatLine[], state: TableState, now: number): BySeat<QuickWord | undefined> {
  const fresh = lines.filter(({ at, room }) => room === 'players' && at + BUBBLE_MS > now);
  const places = atSeats(state, state.places);
  return bySeat(seat => {
    const place = places[seat];
    const last = fresh.findLast(({ from }) => place.kind === 'person' && place.id === from.id);
    return last && 'word' in last ? last.word : undefined;
  });
}

/** Returns when (server ms) the next quick word disappears; undefined while there is none. */
export function nextBubbleChange(lines: readonly ChatLine[], now: number): number | undefined {
  const ends = lines.flatMap(line => ('word' in line && line.at + BUBBLE_MS > now ? [line.at + BUBBLE_MS] : []));
  return ends.length > 0 ? Math.min(...ends) : undefined;
}
