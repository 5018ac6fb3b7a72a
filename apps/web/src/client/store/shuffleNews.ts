import type { Player } from '@gorrion/rules';
import type { News } from './app.ts';
import type { SeenEntry } from './following.ts';
import { nameAt } from './people.ts';

/** Returns the news of a shuffle that a page refused or that must be repeated, or of a wall that is built anew. `me` is this page's player. */
export function shuffleNews({ entry: { event }, before }: SeenEntry, me: Player | undefined): News | undefined {
  const { proof, places } = before;
  const order = proof?.format === 3 ? proof.order : undefined;
  const playerOf = (chair: Player) => (order ? (order.indexOf(chair) as Player) : chair);
  const nameOf = (chair: Player) => nameAt(places[playerOf(chair)]) ?? '';
  if (event.type === 'shuffle-void' && event.objectedBy !== undefined) {
    const isOwn = playerOf(event.objectedBy) === me;
    return { kind: 'wall-rebuilt', name: isOwn ? undefined : nameOf(event.objectedBy) };
  }
  if (event.type === 'shuffle-void') return { kind: 'shuffle-void', names: event.withheld.map(nameOf) };
  if (event.type !== 'shuffle-refused' || playerOf(event.place) === me) return undefined;
  return { kind: 'shuffle-refused', name: nameOf(event.place), reason: event.reason };
}
