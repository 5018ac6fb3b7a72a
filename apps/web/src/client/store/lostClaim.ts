import type { TableViewer } from '@gorrion/protocol';
import type { Claim, HandEvent, Seat } from '@gorrion/rules';
import type { News } from './app.ts';
import type { SeenEntry } from './following.ts';
import { nameOfSeat, seatOfViewer } from './people.ts';

/** Returns who takes the tile of the open window by an event, and how. */
function taken(event: HandEvent): { seat: Seat; by: Exclude<Claim['kind'], 'pass' | 'said'> } | undefined {
  if (event.type === 'melded' && 'from' in event.meld) return { seat: event.seat, by: event.meld.kind };
  if (event.type === 'claim-taken') return { seat: event.seat, by: event.word };
  if (event.type === 'won' && event.from !== event.seat) return { seat: event.seat, by: 'win' };
  return undefined;
}

/** Returns the news that another claim took the tile that the viewer claimed; undefined if none did. */
export function lostClaim({ entry, before }: SeenEntry, viewer: TableViewer): News | undefined {
  const seat = seatOfViewer(before, viewer);
  const { phase } = before.session.hand;
  if (seat === undefined || phase.name !== 'claims') return undefined;
  const { event } = entry;
  const took = event.type === 'session' && event.event.type === 'hand' ? taken(event.event.event) : undefined;
  const mine = phase.made[seat];
  if (!took || took.seat === seat || !mine || mine.kind === 'pass') return undefined;
  return { kind: 'lost-claim', name: nameOfSeat(before, took.seat), tile: phase.tile, by: took.by };
}

/** Returns the number of discards among entries. */
export const discardsAmong = (news: readonly SeenEntry[]): number =>
  news.filter(({ entry: { event } }) => {
    return event.type === 'session' && event.event.type === 'hand' && event.event.event.type === 'discarded';
  }).length;
