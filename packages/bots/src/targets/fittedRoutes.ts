import { ANY_SHAPE, ROUTES, type Route } from '../routes/rows.ts';
import type { Universe } from '../routes/universe.ts';

/** What a seat's melds leave of a route. */
export interface FittedRoute {
  /** Its number in `ROUTES`; `ANY_SHAPE` comes after them. */
  readonly route: number;
  readonly points: number;
  readonly core: readonly number[];
  readonly slots: readonly Universe[];
  readonly pairs: readonly number[];
}

export const ROUTE_NAMES: readonly string[] = [...ROUTES, ANY_SHAPE].map(({ id }) => id);

/** Returns what melds leave of a route: each takes its set of the core, else a slot; undefined if one has no place. */
function fitted(row: Route, route: number, melds: readonly number[]): FittedRoute | undefined {
  const core = [...row.core];
  const slots = [...row.slots];
  for (const meld of melds) {
    const inCore = core.indexOf(meld);
    if (inCore >= 0) {
      core.splice(inCore, 1);
      continue;
    }
    const slot = slots.findIndex(({ has }) => has[meld] === 1);
    if (slot < 0) return undefined;
    slots.splice(slot, 1);
  }
  return { route, points: row.points, core, slots, pairs: row.pairs };
}

const byMelds = new Map<string, readonly FittedRoute[]>();
const KEPT = 500;

/** Returns the routes that a seat's melds leave open. The last results are kept, because a hand asks many times. */
export function routesFor(melds: readonly number[]): readonly FittedRoute[] {
  const key = melds.join();
  const known = byMelds.get(key);
  if (known) return known;
  const open = ROUTES.flatMap((row, route) => fitted(row, route, melds) ?? []);
  if (byMelds.size >= KEPT) byMelds.clear();
  byMelds.set(key, open);
  return open;
}

export const anyShapeFor = (melds: readonly number[]): FittedRoute => fitted(ANY_SHAPE, ROUTES.length, melds)!;
