import type { TableViewer } from '@gorrion/protocol';
import type { News } from './app.ts';
import type { SeenEntry } from './following.ts';
import { nameAt } from './people.ts';

/** Returns the news that another player has refused the viewer's wish for a pause or for the end; undefined otherwise. */
export function refusedWish({ entry: { event }, before }: SeenEntry, viewer: TableViewer): News | undefined {
  if (event.type !== 'pause-asked' && event.type !== 'end-asked') return undefined;
  if (event.refusedBy === undefined || event.place !== viewer) return undefined;
  const name = nameAt(before.places[event.refusedBy]) ?? '';
  return { kind: 'wish-refused', wish: event.type === 'end-asked' ? 'end' : 'pause', name };
}
