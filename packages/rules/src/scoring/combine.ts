import type { Tile } from '../tiles/tile.ts';
import type { Winds } from './fans/facts.ts';
import type { ScoredFan } from './fans/ids.ts';
import type { LinkRow, PungRow } from './fans/row.ts';
import { FAN_ROWS } from './fans/rows.ts';

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

/** The numbers of the sets that each of 16 choices has, and the choices of each size. */
const CHOICES = Array.from({ length: 16 }, (_, bits) => [0, 1, 2, 3].filter(at => (bits >> at) & 1));
const CHOICES_OF = [0, 1, 2, 3, 4].map(size => CHOICES.flatMap((sets, bits) => (sets.length === size ? [bits] : [])));

/** All that the sets could be joined to, dearest first: the candidates of ruling 60. `sets` in order of kind. */
export function instancesOf(sets: readonly LinkedSet[], pair: Tile): Instance[] {
  const instances: Instance[] = [];
  const chows = sets.reduce((bits, set, at) => (set.isChow ? bits | (1 << at) : bits), 0);
  const pungs = ((1 << sets.length) - 1) & ~chows;
  const tilesOf = CHOICES.map(choice => (choice.length <= sets.length ? choice.map(at => sets[at]?.tile) : []));
  for (const row of LINK_ROWS) {
    const among = row.of === 'chows' ? chows : pungs;
    for (const bits of CHOICES_OF[row.sets]) {
      if ((bits & ~among) === 0 && row.when(tilesOf[bits], pair)) instances.push({ row, sets: bits });
    }
  }
  return instances;
}

/** Why an instance may not join those chosen; undefined when it may. */
export type Refusal = { readonly principle: 'linked' | 'identical' | 'suppressed'; readonly by: ScoredFan };

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
    if (barsFan(other.row, instance.row) || isOwn) return { principle: 'suppressed', by: other.row.id };
  }
  for (const other of chosen) {
    const isTwice = other.row === instance.row && (other.sets & instance.sets) !== 0;
    if (isTwice) return { principle: 'identical', by: other.row.id };
  }
  if (!closesCircle(instance.sets, chosen)) return undefined;
  const by = chosen.find(other => (other.sets & instance.sets) !== 0) ?? chosen[0];
  return { principle: 'linked', by: by.row.id };
}

const pointsOf = (chosen: readonly Instance[]): number => chosen.reduce((sum, { row }) => sum + row.points, 0);

/** The chosen instances of most points (ruling 60). Several choices may be equal: the first in the book's order wins. */
export function bestLinks(instances: readonly Instance[]): readonly Instance[] {
  let best: readonly Instance[] = [];
  let most = 0;
  const search = (from: number, chosen: readonly Instance[]): void => {
    const points = pointsOf(chosen);
    if (points > most) {
      best = chosen;
      most = points;
    }
    for (let at = from; at < instances.length; at++) {
      const next = instances[at];
      const isBarred = refusalOf(next, chosen) !== undefined || chosen.some(other => barsFan(next.row, other.row));
      if (!isBarred) search(at + 1, [...chosen, next]);
    }
  };
  search(0, []);
  return best;
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
