import { distanceOf, tilesOf } from '@gorrion/rules';
import type { Chances } from '../chance/rates.ts';
import { ROUTES } from '../routes/rows.ts';
import { anyShapeFor, ROUTE_NAMES, routesFor } from './fittedRoutes.ts';
import type { Position } from './position.ts';
import { SetSearch } from './setSearch.ts';
import { addSpecials, SPECIAL_NAMES } from './specials.ts';
import { MOST_MISSING, TargetList } from './targetList.ts';
import { Weigher } from './weigh.ts';
import { Wins } from './wins.ts';

/** Most missing tiles for targets of any shape; farther targets must follow a route. */
const ANY_SHAPE_LIMIT = 3;
const NAMES: readonly string[] = [...ROUTE_NAMES, ...SPECIAL_NAMES];
const FIRST_SPECIAL = ROUTES.length + 1;

/** One list serves all positions: each is weighed before the next one is searched. */
const list = new TargetList();
const weights = new Float64Array(list.cost.length);
const wins = new Wins();

/** The targets within reach of a hand, with their weights. They are valid until the next call of `prospectsOf`. */
export interface Prospects {
  readonly list: TargetList;
  readonly weights: Float64Array;
  /** Worth of each target, by its last tile. */
  readonly wins: Wins;
  /** Most missing tiles of the targets in the list. */
  readonly reach: number;
  /** Missing tiles of the nearest target that may win; `FAR` if there is none. */
  readonly missing: number;
  /** Returns up to `most` targets, heaviest first. */
  heaviest(most: number): readonly number[];
  /** Returns whether a target may be won after a claim. */
  canOpen(target: number): boolean;
}
export const FAR = MOST_MISSING + 1;

function searchWithin(position: Position, search: SetSearch, limit: number): void {
  list.clear();
  for (const route of routesFor(position.meldIds)) search.run(route, limit);
  search.run(anyShapeFor(position.meldIds), Math.min(limit, ANY_SHAPE_LIMIT));
  addSpecials(
    { counts: position.counts, live: position.live, list, firstRoute: FIRST_SPECIAL, limit },
    position.meldIds.length,
  );
}

/** Weighs all targets; returns the least number of missing tiles of those with any weight, or `FAR`. */
function weighAll(weigher: Weigher): number {
  let missing = FAR;
  for (let target = 0; target < list.size; target++) {
    const weight = weigher.weigh(target);
    weights[target] = weight;
    if (weight > 0) missing = Math.min(missing, list.cost[target]!);
  }
  return missing;
}

function heaviestFirst(): readonly number[] {
  const found: number[] = [];
  for (let target = 0; target < list.size; target++) if (weights[target]! > 0) found.push(target);
  return found.sort((a, b) => weights[b]! - weights[a]! || a - b);
}

function canOpen(target: number): boolean {
  if (list.isSpecial[target] === 1) return false;
  const first = target * MOST_MISSING;
  for (let at = first; at < first + list.cost[target]!; at++) {
    if (wins.openDiscard[at]! > 0 || wins.openDrawn[at]! > 0) return true;
  }
  return false;
}

/** Scores the heaviest targets that were taken at the points of their route; returns whether there were any. */
function countExactly(weigher: Weigher, order: readonly number[], most: number): boolean {
  let isChanged = false;
  for (const target of order.slice(0, most)) {
    if (!wins.isAssumed(target)) continue;
    weights[target] = weigher.weigh(target, true);
    isChanged = true;
  }
  return isChanged;
}

/** How far a level looks for targets, and how it values a win. */
export interface Search {
  /** Missing tiles beyond those of the nearest target, by the number that the nearest one lacks. */
  readonly slack: readonly number[];
  /** Number of the heaviest targets that are scored exactly, however far they are. */
  readonly countedExactly: number;
  /** Factor on the points of a win (`worthOf`). */
  readonly relish: number;
  /** Whether the hand is a part of one, and may hold no tile of its pair or of a set. */
  readonly isPart?: boolean;
}

/** Searches farther and farther until a legal win is found, then beyond it as far as the slack allows. */
export function prospectsOf(position: Position, chances: Chances, search: Search): Prospects {
  const { slack, countedExactly, relish, isPart } = search;
  const sets = new SetSearch(position.counts, position.live, list, isPart);
  const weigher = new Weigher(position, chances, list, wins, relish);
  let reach = Math.max(0, distanceOf(tilesOf(position.counts), position.melds).min);
  let missing = FAR;
  while (missing === FAR && reach < MOST_MISSING - 1) {
    searchWithin(position, sets, ++reach);
    missing = weighAll(weigher);
  }
  const wanted = Math.min(MOST_MISSING - 1, missing + slack[Math.min(missing, slack.length - 1)]!);
  if (missing < FAR && wanted > reach) {
    reach = wanted;
    searchWithin(position, sets, reach);
    missing = weighAll(weigher);
  }
  let order = heaviestFirst();
  if (countExactly(weigher, order, countedExactly)) order = heaviestFirst();
  return { list, weights, wins, reach, missing, canOpen, heaviest: most => order.slice(0, most) };
}

export const routeName = (route: number): string => NAMES[route]!;
