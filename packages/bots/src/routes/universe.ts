import { PLAYING_KINDS } from '@gorrion/rules';
import { ALL_SETS, isChowId, kindsOfSet } from './sets.ts';

/** The sets that a slot of a route may take. */
export interface Universe {
  /** Place in `universes`, for tables by universe. */
  readonly index: number;
  readonly sets: readonly number[];
  readonly has: Uint8Array;
}

/** All universes of the routes, which are made once, at import. */
export const universes: Universe[] = [];

export function universe(holds: (id: number) => boolean): Universe {
  const sets = ALL_SETS.filter(holds);
  const known = universes.find(other => other.sets.join() === sets.join());
  if (known) return known;
  const made = { index: universes.length, sets, has: Uint8Array.from(ALL_SETS, id => (sets.includes(id) ? 1 : 0)) };
  universes.push(made);
  return made;
}

export const everyTile = (holds: (kind: number) => boolean): Universe => universe(id => kindsOfSet(id).every(holds));
export const someTile = (holds: (kind: number) => boolean): Universe => universe(id => kindsOfSet(id).some(holds));
export const pungsOf = (holds: (kind: number) => boolean): Universe =>
  universe(id => !isChowId(id) && kindsOfSet(id).every(holds));
export const chowsOf = (holds: (kind: number) => boolean): Universe =>
  universe(id => isChowId(id) && kindsOfSet(id).every(holds));

export const ALL_KINDS: readonly number[] = Array.from({ length: PLAYING_KINDS }, (_, kind) => kind);
export const kindsWhere = (holds: (kind: number) => boolean): readonly number[] => ALL_KINDS.filter(holds);

export const anyKind = (): boolean => true;
export const isSuitedKind = (kind: number): boolean => kind < 27;
export const isHonourKind = (kind: number): boolean => kind >= 27;
export const isWindKind = (kind: number): boolean => kind >= 27 && kind < 31;
export const isDragonKind = (kind: number): boolean => kind >= 31;
export const isOfSuit = (suit: number) => (kind: number) => isSuitedKind(kind) && Math.floor(kind / 9) === suit;
/** Returns a test for suited kinds with a rank from `low` to `high` (1-9). */
export const isOfRanks = (low: number, high: number) => (kind: number) =>
  isSuitedKind(kind) && (kind % 9) + 1 >= low && (kind % 9) + 1 <= high;
export const isTerminalOrHonour = (kind: number): boolean => isHonourKind(kind) || kind % 9 === 0 || kind % 9 === 8;
