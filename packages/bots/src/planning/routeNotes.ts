import { PLAYING_KINDS, type Score, scoreWin, type Tile } from '@gorrion/rules';
import type { MissingTile, RouteNote } from '../candidate/candidate.ts';
import { ANY_SHAPE } from '../routes/rows.ts';
import { isChowId, pungId, SET_TILES } from '../routes/sets.ts';
import type { Position } from '../targets/position.ts';
import { type Prospects, routeName } from '../targets/prospects.ts';
import { MOST_MISSING, NO_SET } from '../targets/targetList.ts';
import { isFan, scoredName } from './scoredName.ts';

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

/** Returns what a route is called whose likeliest target is scored: small fans by the shape that is searched for. */
function noteName(route: number, score: Score): string {
  const searched = routeName(route);
  const name = scoredName(searched, score);
  if (name !== 'small') return name;
  return isFan(searched) ? ANY_SHAPE.id : searched;
}

/** Returns the note of a route by its likeliest target; undefined if that is no legal win. */
function noteOf(position: Position, prospects: Prospects, target: number, held: Uint8Array) {
  const { list, wins } = prospects;
  const [byDiscard, selfDrawn] = [wins.winOf(target, false), wins.winOf(target, true)];
  const win = byDiscard ?? selfDrawn;
  const score = win && scoreWin(win.claim, position.rules);
  if (!score) return undefined;
  return {
    route: noteName(list.route[target]!, score),
    points: win.points,
    missing: missingOf(position, prospects, target, held),
    ...(byDiscard && { byDiscard: byDiscard.claim }),
    ...(selfDrawn && { selfDrawn: selfDrawn.claim }),
  };
}

/**
 * Returns the main routes that remain after a discard, each with its likeliest target, because targets of a route
 * overlap. A route is named by what its target scores; of two with the same name the likelier stands for both.
 */
export function routeNotes(position: Position, prospects: Prospects, discard?: number): readonly RouteNote[] {
  const { list, weights } = prospects;
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
  const notes = new Map<string, RouteNote>();
  for (const target of likeliest.values()) {
    if (notes.size === MOST_NOTES) break;
    const note = noteOf(position, prospects, target, held);
    if (note && !notes.has(note.route)) notes.set(note.route, { ...note, share: weights[target]! / total });
  }
  return [...notes.values()];
}
