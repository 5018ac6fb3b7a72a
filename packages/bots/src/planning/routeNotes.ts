import { PLAYING_KINDS, type Tile } from '@gorrion/rules';
import type { MissingTile, RouteNote } from '../candidate/candidate.ts';
import { isChowId, pungId, SET_TILES } from '../routes/sets.ts';
import type { Position } from '../targets/position.ts';
import { type Prospects, routeName } from '../targets/prospects.ts';
import { MOST_MISSING, NO_SET } from '../targets/targetList.ts';

/** Most routes in an explanation. */
const MOST_NOTES = 3;

/** Returns where a missing tile may come from: the last one from any seat, others only if a claim is legal. */
function sourceOf(position: Position, { list }: Prospects, target: number, kind: number, held: Uint8Array) {
  if (list.cost[target] === 1) return 'anybody';
  for (let place = 4 * target; place < 4 * target + 4; place++) {
    const set = list.sets[place]!;
    if (set === NO_SET) continue;
    if (set === pungId(kind) && held[kind]! >= 2) return 'anybody';
    if (!isChowId(set)) continue;
    const tiles = SET_TILES.subarray(3 * set, 3 * set + 3);
    if (tiles.includes(kind) && tiles.every(tile => tile === kind || position.counts[tile]! > 0)) return 'left';
  }
  return 'wall';
}

/** Returns the tiles that a target lacks, with their live copies and where they may come from. */
export function missingOf(
  position: Position,
  prospects: Prospects,
  target: number,
  held: Uint8Array,
): readonly MissingTile[] {
  const { list } = prospects;
  const first = target * MOST_MISSING;
  const kinds = [...list.missing.subarray(first, first + list.cost[target]!)];
  return kinds.map(kind => ({
    tile: kind as Tile,
    live: position.live[kind]!,
    from: sourceOf(position, prospects, target, kind, held),
  }));
}

/**
 * Returns the main routes that remain after a discard, each with its likeliest target, because targets of a route
 * overlap.
 */
export function routeNotes(position: Position, prospects: Prospects, discard?: number): readonly RouteNote[] {
  const { list, weights, wins } = prospects;
  const held = position.counts.slice();
  if (discard !== undefined) held[discard]!--;
  const likeliest = new Map<number, number>();
  let total = 0;
  for (const target of prospects.heaviest(Number.POSITIVE_INFINITY)) {
    if (discard !== undefined && list.need[target * PLAYING_KINDS + discard]! > held[discard]!) continue;
    if (position.isOpen && !prospects.canOpen(target)) continue;
    const route = list.route[target]!;
    if (likeliest.has(route)) continue;
    likeliest.set(route, target);
    total += weights[target]!;
  }
  return [...likeliest].slice(0, MOST_NOTES).map(([route, target]) => {
    const [byDiscard, selfDrawn] = [wins.winOf(target, false), wins.winOf(target, true)];
    return {
      route: routeName(route),
      share: weights[target]! / total,
      points: byDiscard?.points ?? selfDrawn?.points ?? 0,
      missing: missingOf(position, prospects, target, held),
      ...(byDiscard && { byDiscard: byDiscard.claim }),
      ...(selfDrawn && { selfDrawn: selfDrawn.claim }),
    };
  });
}
