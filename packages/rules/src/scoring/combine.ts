import type { Tile } from '../tiles/tile.ts';
import type { Winds } from './fans/facts.ts';
import type { ScoredFan } from './fans/ids.ts';
import type { LinkRow, PungRow } from './fans/row.ts';
import { FAN_ROWS } from './fans/rows.ts';
import { patternOf } from './fans/sets.ts';

/** A set as the combining fans see it; a kong is a pung here. */
export interface LinkedSet {
  readonly isChow: boolean;
  /** A chow's lowest tile. */
  readonly tile: Tile;
}

/** A fan joined from sets, given as bits: set 0 is bit 0. */
export interface Instance {
  readonly row: LinkRow;
  readonly sets: number;
}

const LINK_ROWS = FAN_ROWS.filter((row): row is LinkRow => row.of === 'chows' || row.of === 'pungs');
const PUNG_ROWS = FAN_ROWS.filter((row): row is PungRow => row.of === 'pung');

/** Every choice of two to four of the sets, as bits, and the numbers of the sets chosen. */
const CHOICES = Array.from({ length: 16 }, (_, bits) => ({
  bits,
  sets: [0, 1, 2, 3].filter(at => (bits >> at) & 1),
})).filter(choice => choice.sets.length > 1);

const rowsBy = (of: LinkRow['of']): readonly (readonly LinkRow[])[] =>
  [0, 1, 2, 3, 4].map(size => LINK_ROWS.filter(row => row.of === of && row.sets === size));
const CHOW_ROWS = rowsBy('chows');
const SET_OF_PUNGS_ROWS = rowsBy('pungs');

/** All that the sets could be joined to, dearest first: the candidates of ruling 60. `sets` in order of kind. */
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
 * Why a fan that a hand holds does not count (ruling 60): a scored fan always contains it; its sets are joined already;
 * the same fan has used one of its sets; a dearer choice stands against it. (The fifth principle, non-separation, is
 * that the fans of another reading are never mixed in: it has no fan to name.)
 */
export type Principle = 'non-repeat' | 'account-once' | 'non-identical' | 'highest-choice';

/** Why an instance may not join those chosen; undefined when it may. */
export type Refusal = { readonly principle: Principle; readonly by: ScoredFan };

/** Which sets are connected by the chosen instances to each set of `sets`. */
function connected(sets: number, chosen: readonly Instance[]): number {
  let group = sets;
  for (let before = 0; before !== group; ) {
    before = group;
    for (const instance of chosen) if (instance.sets & group) group |= instance.sets;
  }
  return group;
}

/** (a) of ruling 60: an instance joins only sets that no chain of chosen instances joins yet. */
function closesCircle(sets: number, chosen: readonly Instance[]): boolean {
  for (let left = sets; left !== 0; ) {
    const one = left & -left;
    left &= ~one;
    if (connected(one, chosen) & left) return true;
  }
  return false;
}

const barsFan = (a: LinkRow, b: LinkRow): boolean => a.suppresses?.includes(b.id) ?? false;

/** The test of ruling 60 on one more instance: (c), (b), then (a). */
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

/** Whether two instances can stand together, before any circle through a third: not the other way of `refusalOf`. */
const isCompatible = (a: Instance, b: Instance): boolean => {
  const shared = a.sets & b.sets;
  return (
    (shared & (shared - 1)) === 0 &&
    !(a.row === b.row && shared !== 0) &&
    !barsFan(a.row, b.row) &&
    !barsFan(b.row, a.row)
  );
};

/** How many connections an instance makes: one fewer than its sets. A hand has room for one fewer than it has sets. */
const connections = (instance: Instance): number => instance.row.sets - 1;

/** The search of `bestLinks`: `chosen` grows and shrinks in place, the best so far is copied. */
class LinkSearch {
  best: readonly Instance[] = [];
  private most = 0;
  private readonly chosen: Instance[] = [];
  private readonly instances: readonly Instance[];

  constructor(instances: readonly Instance[]) {
    this.instances = instances;
  }

  run(from: number, points: number, room: number): void {
    if (points > this.most) {
      this.best = [...this.chosen];
      this.most = points;
    }
    for (let at = from; at < this.instances.length; at++) {
      const next = this.instances[at]!;
      // Dearest first, and each takes room for one connection at least: no later choice gains more than this.
      if (points + room * next.row.points <= this.most) return;
      if (connections(next) > room || !this.chosen.every(other => isCompatible(next, other))) continue;
      if (this.chosen.length > 1 && closesCircle(next.sets, this.chosen)) continue;
      this.chosen.push(next);
      this.run(at + 1, points + next.row.points, room - connections(next));
      this.chosen.pop();
    }
  }
}

/**
 * The chosen instances of most points (ruling 60). Several choices may be equal: the first in the book's order wins.
 */
export function bestLinks(instances: readonly Instance[]): readonly Instance[] {
  if (instances.length < 2) return instances;
  const search = new LinkSearch(instances);
  search.run(0, 0, 3);
  return search.best;
}

/** A fan of a single pung or kong, and the fan on the same sets that bars it, if one does (ruling 59). */
export interface PungFan {
  readonly row: PungRow;
  readonly set: number;
  readonly barredBy: ScoredFan | undefined;
}

/** Dragon pungs, winds, pungs of terminals or honours (fans 59-61, 73) beside the chosen links. */
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
