import type { Tile } from '../tiles/tile.ts';
import type { Winds } from './fans/facts.ts';
import type { ScoredFan } from './fans/ids.ts';
import type { LinkRow, PungRow } from './fans/row.ts';
import { FAN_ROWS } from './fans/rows.ts';
import { patternOf } from './fans/sets.ts';

/** A set as the fans that join sets treat it: a kong counts as a pung. */
export interface LinkedSet {
  readonly isChow: boolean;
  /** The lowest tile of a chow; the tile of a pung. */
  readonly tile: Tile;
}

/** A fan that joins certain sets of a hand. `sets` has one bit a set: bit 0 for set 0. */
export interface Instance {
  readonly row: LinkRow;
  readonly sets: number;
}

const LINK_ROWS = FAN_ROWS.filter((row): row is LinkRow => row.of === 'chows' || row.of === 'pungs');
const PUNG_ROWS = FAN_ROWS.filter((row): row is PungRow => row.of === 'pung');

/** Every choice of two to four of four sets: as bits, and as numbers of sets. */
const CHOICES = Array.from({ length: 16 }, (_, bits) => ({
  bits,
  sets: [0, 1, 2, 3].filter(at => (bits >> at) & 1),
})).filter(choice => choice.sets.length > 1);

/** Returns the rows for one kind of set, indexed by how many sets they join. */
const rowsBy = (of: LinkRow['of']): readonly (readonly LinkRow[])[] =>
  [0, 1, 2, 3, 4].map(size => LINK_ROWS.filter(row => row.of === of && row.sets === size));
const CHOW_ROWS = rowsBy('chows');
const SET_OF_PUNGS_ROWS = rowsBy('pungs');

/** Returns every fan that the sets can be joined to, most points first (article 60). `sets` are in order of kind. */
export function instancesOf(sets: readonly LinkedSet[], pair: Tile): Instance[] {
  const instances: Instance[] = [];
  for (const choice of CHOICES) {
    if (choice.bits >> sets.length !== 0) break;
    const { isChow } = sets[choice.sets[0]!]!;
    const tiles: Tile[] = [];
    for (const at of choice.sets) if (sets[at]!.isChow === isChow) tiles.push(sets[at]!.tile);
    if (tiles.length < choice.sets.length) continue;
    const pattern = patternOf(tiles);
    for (const row of (isChow ? CHOW_ROWS : SET_OF_PUNGS_ROWS)[choice.sets.length]!) {
      if (row.when(pattern, pair)) instances.push({ row, sets: choice.bits });
    }
  }
  return instances.sort((a, b) => b.row.points - a.row.points);
}

/**
 * Reason why a fan of a hand does not count (article 60): a scored fan always contains it; its sets are joined already;
 * the same fan has used one of its sets; a choice with more points excludes it. The fifth principle, non-separation,
 * needs no reason: fans of different readings are never combined.
 */
export type Principle = 'non-repeat' | 'account-once' | 'non-identical' | 'highest-choice';

/** Principle that excludes an instance, and the chosen fan by which it does. */
export type Refusal = { readonly principle: Principle; readonly by: ScoredFan };

/** Returns the sets that the chosen instances connect to `sets`, `sets` included, as bits. */
function connected(sets: number, chosen: readonly Instance[]): number {
  let group = sets;
  for (let before = 0; before !== group; ) {
    before = group;
    for (const instance of chosen) if (instance.sets & group) group |= instance.sets;
  }
  return group;
}

/** Whether an instance would join two sets that a chain of chosen instances joins already (article 60, a). */
function closesCircle(sets: number, chosen: readonly Instance[]): boolean {
  for (let left = sets; left !== 0; ) {
    const one = left & -left;
    left &= ~one;
    if (connected(one, chosen) & left) return true;
  }
  return false;
}

/** Whether one row suppresses the fan of another. */
const barsFan = (a: LinkRow, b: LinkRow): boolean => a.suppresses?.includes(b.id) ?? false;

/** Returns why an instance may not join the chosen ones (article 60: c, b, then a); undefined if it may. */
export function refusalOf(instance: Instance, chosen: readonly Instance[]): Refusal | undefined {
  for (const other of chosen) {
    const isOwn = (instance.sets & ~other.sets) === 0 && other.row.suppressesSameSets?.includes(instance.row.id);
    if (barsFan(other.row, instance.row) || isOwn) return { principle: 'non-repeat', by: other.row.id };
  }
  for (const other of chosen) {
    const isTwice = other.row === instance.row && (other.sets & instance.sets) !== 0;
    if (isTwice) return { principle: 'non-identical', by: other.row.id };
  }
  if (!closesCircle(instance.sets, chosen)) return undefined;
  const by = chosen.find(other => (other.sets & instance.sets) !== 0) ?? chosen[0]!;
  return { principle: 'account-once', by: by.row.id };
}

/**
 * Whether two instances can both be chosen, apart from circles through a third one. Unlike `refusalOf`, the test does
 * not depend on their order.
 */
const isCompatible = (a: Instance, b: Instance): boolean => {
  const shared = a.sets & b.sets;
  return (
    (shared & (shared - 1)) === 0 &&
    !(a.row === b.row && shared !== 0) &&
    !barsFan(a.row, b.row) &&
    !barsFan(b.row, a.row)
  );
};

/** Returns how many connections an instance makes: its sets less one. A hand of n sets has room for n - 1. */
const connections = (instance: Instance): number => instance.row.sets - 1;

/** Depth-first search of `bestLinks`. `chosen` is the current path; the best path so far is copied. */
class LinkSearch {
  best: readonly Instance[] = [];
  private most = 0;
  private readonly chosen: Instance[] = [];
  private readonly instances: readonly Instance[];

  constructor(instances: readonly Instance[]) {
    this.instances = instances;
  }

  /** Extends the current path by instances from index `from` on, with `room` for that many connections. */
  run(from: number, points: number, room: number): void {
    if (points > this.most) {
      this.best = [...this.chosen];
      this.most = points;
    }
    for (let at = from; at < this.instances.length; at++) {
      const next = this.instances[at]!;
      // Most points come first and each instance makes at least one connection: this bounds what any path can gain.
      if (points + room * next.row.points <= this.most) return;
      if (connections(next) > room || !this.chosen.every(other => isCompatible(next, other))) continue;
      if (this.chosen.length > 1 && closesCircle(next.sets, this.chosen)) continue;
      this.chosen.push(next);
      this.run(at + 1, points + next.row.points, room - connections(next));
      this.chosen.pop();
    }
  }
}

/** Returns the choice of instances with the most points (article 60); of equal choices the first in order of rows. */
export function bestLinks(instances: readonly Instance[]): readonly Instance[] {
  if (instances.length < 2) return instances;
  const search = new LinkSearch(instances);
  search.run(0, 0, 3);
  return search.best;
}

/** Returns every choice of instances that may stand beside each other (article 60), the empty one included. */
export function linkChoices(instances: readonly Instance[]): (readonly Instance[])[] {
  const choices: (readonly Instance[])[] = [[]];
  for (const next of instances)
    for (const chosen of [...choices])
      if (chosen.every(other => isCompatible(next, other)) && !closesCircle(next.sets, chosen))
        choices.push([...chosen, next]);
  return choices;
}

/** A fan of a single pung or kong. `barredBy` is the fan on the same set that suppresses it, if any (article 59). */
export interface PungFan {
  readonly row: PungRow;
  readonly set: number;
  readonly barredBy: ScoredFan | undefined;
}

/** Returns the fans of single pungs (fans 59-61, 73) beside the chosen links, barred ones included. */
export function pungFansOf(sets: readonly LinkedSet[], winds: Winds, links: readonly Instance[]): PungFan[] {
  return sets.flatMap((set, at) => {
    const earned = set.isChow ? [] : PUNG_ROWS.filter(row => row.when(set.tile, winds));
    const over = [...earned, ...links.filter(link => (link.sets >> at) & 1).map(link => link.row)];
    return earned.map(row => ({
      row,
      set: at,
      barredBy: over.find(other => other.suppressesSameSets?.includes(row.id))?.id,
    }));
  });
}
