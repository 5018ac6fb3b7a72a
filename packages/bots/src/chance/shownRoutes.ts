import { type Meld, PLAYING_KINDS } from '@gorrion/rules';
import { ROUTES } from '../routes/rows.ts';
import { kindsOfSet, setIdOf } from '../routes/sets.ts';

/**
 * What claimed melds show of a fan of three sets: nothing, two of its sets (with the tile in the third or not), or all.
 */
export const ROUTE_TELLS = ['nothing', 'third set', 'another set', 'complete'] as const;

/** The fans of three different sets. Three equal chows are left out: too many of their copies lie open. */
const CORES = ROUTES.map(({ core }) => core).filter(core => new Set(core).size === 3);

/** Returns an index of `ROUTE_TELLS` by kind: two melds of a Mixed Straight make its last three ranks dangerous. */
export function toldByRoutes(claimed: readonly Meld[]): Uint8Array {
  const told = new Uint8Array(PLAYING_KINDS);
  if (claimed.length < 2) return told;
  const made = new Set(claimed.map(setIdOf));
  const lacking = CORES.map(core => core.filter(set => !made.has(set)));
  if (lacking.some(({ length }) => length === 0)) return told.fill(ROUTE_TELLS.indexOf('complete'));
  const thirds = lacking.filter(({ length }) => length === 1).flat();
  if (thirds.length === 0) return told;
  told.fill(ROUTE_TELLS.indexOf('another set'));
  for (const kind of thirds.flatMap(kindsOfSet)) told[kind] = ROUTE_TELLS.indexOf('third set');
  return told;
}
