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

/** Beyond so many missing tiles any shape is no longer looked at, only the routes. */
const ANY_SHAPE_LIMIT = 3;
const NAMES: readonly string[] = [...ROUTE_NAMES, ...SPECIAL_NAMES];
const FIRST_SPECIAL = ROUTES.length + 1;

/** One list serves all: every position is weighed before the next one is searched. */
const list = new TargetList();
const weights = new Float64Array(list.cost.length);
const wins = new Wins();

/** What a hand may become: the targets within reach with their weights, until the next `prospectsOf`. */
export interface Prospects {
  readonly list: TargetList;
  readonly weights: Float64Array;
  /** What each brings by its last tile. */
  readonly wins: Wins;
  /** Tiles missing from the farthest target that was looked for. */
  readonly reach: number;
  /** Tiles missing from the nearest hand that may win; `FAR` where none was found. */
  readonly missing: number;
  /** The targets of most weight, heaviest first. */
  heaviest(most: number): readonly number[];
  /** Whether a target may be won after a claim. */
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

/** Weighs what was found; tells the least cost of a target that is worth anything. */
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

/** Counts the heaviest targets anew, the far ones too that were taken at what their route promises. */
function countExactly(weigher: Weigher, order: readonly number[], most: number): boolean {
  let isChanged = false;
  for (const target of order.slice(0, most)) {
    if (!wins.isAssumed(target)) continue;
    weights[target] = weigher.weigh(target, true);
    isChanged = true;
  }
  return isChanged;
}

/** How a level looks for what its hand may become. */
export interface Search {
  /** How much longer than the shortest a target may be, by the length of the shortest. */
  readonly slack: readonly number[];
  /** So many of the heaviest targets are counted by the scorer however far they are. */
  readonly countedExactly: number;
  /** Factor on the points of a win, beside what every win brings (`worthOf`). */
  readonly relish: number;
}

/** Looks further until something legal is found, then as much beyond it as the slack allows. */
export function prospectsOf(position: Position, chances: Chances, search: Search): Prospects {
  const { slack, countedExactly, relish } = search;
  const sets = new SetSearch(position.counts, position.live, list);
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
