import { below, type RandomSource, shuffled } from '@gorrion/rules';
import { type Barred, circlesOf } from './barred.ts';
import type { Design } from './designs.ts';
import type { Rotation, Table } from './rotation.ts';

/*
 * Who gets which point of a design. Teams are placed among points that never meet in the sessions played; whatever else
 * must not meet is left to exchanges of two players' points.
 */

/** Returns points that do not meet in the first sessions of a design, as a partition. */
function cliquesOf({ sessions, groups }: Design, played: number): readonly (readonly number[])[] {
  const spare = sessions[played];
  if (!spare) return groups;
  // Of groups that four does not divide, the rest of each sits at tables of a session that is not played.
  const rest = groups[0]!.length % 4;
  const isWhole = groups.every(group => group.length >= 4);
  if (!isWhole) return spare;
  const tables = spare.slice(0, rest);
  const taken = new Set(tables.flat());
  return [...groups.map(group => group.filter(point => !taken.has(point))), ...tables];
}

interface Placing {
  readonly players: number;
  readonly sessions: number;
  readonly teams: readonly (readonly number[])[];
  readonly barred: Barred;
}

/**
 * Returns the player at each point (index 0 is unused). Those who must not meet come into sets of points that never do:
 * all of a circle if there is room, else its teams.
 */
export function placeTeams(
  design: Design,
  { players, sessions, teams, barred }: Placing,
  random: RandomSource,
): Uint16Array {
  const free = shuffled(cliquesOf(design, sessions), random).map(clique => shuffled(clique, random));
  const at = new Uint16Array(players + 1);
  const left = new Set(Array.from({ length: players }, (_, n) => n + 1));
  /** Into the fullest set that has room for all who have no place yet. */
  const placeAll = (sets: readonly (readonly number[])[]): void => {
    for (const set of shuffled(sets, random).toSorted((a, b) => b.length - a.length)) {
      const open = set.filter(player => left.has(player));
      const clique = free.filter(({ length }) => length >= open.length).toSorted((a, b) => a.length - b.length)[0];
      for (const player of clique ? open : []) {
        at[clique!.pop()!] = player;
        left.delete(player);
      }
    }
  };
  placeAll(circlesOf(barred));
  placeAll(teams);
  const points = shuffled(free.flat(), random);
  for (const player of left) at[points.pop()!] = player;
  return at;
}

/** Returns the first sessions of a design with players at its points and its tables in random order. */
export function labelled(design: Design, sessions: number, at: Uint16Array, random: RandomSource): Rotation {
  const named = ([a, b, c, d]: Table): Table => [at[a]!, at[b]!, at[c]!, at[d]!];
  return { sessions: design.sessions.slice(0, sessions).map(tables => shuffled(tables.map(named), random)) };
}

/** Exchanges players' points of a design until nobody meets somebody whom they must not. */
export class LabelSearch {
  private readonly met: Uint8Array;
  private readonly pointOf: Uint16Array;
  private readonly troubled: number[];
  readonly at: Uint16Array;
  private readonly span: number;
  private readonly barred: Barred;
  private readonly random: RandomSource;

  /** `barred` lists by player whom they must not meet, with the weight of it. */
  constructor(design: Design, sessions: number, at: Uint16Array, barred: Barred, random: RandomSource) {
    this.at = at;
    this.barred = barred;
    this.random = random;
    this.span = at.length;
    this.met = new Uint8Array(this.span ** 2);
    for (const table of design.sessions.slice(0, sessions).flat())
      for (const a of table) for (const b of table) if (a !== b) this.met[a * this.span + b]!++;
    this.pointOf = new Uint16Array(at.length);
    for (const [point, player] of at.entries()) this.pointOf[player] = point;
    this.troubled = [...barred.keys()].filter(player => barred[player]!.length > 0);
  }

  private costAt(player: number, point: number, except = 0): number {
    let cost = 0;
    for (const [other, weight] of this.barred[player]!)
      if (other !== except) cost += weight * this.met[point * this.span + this.pointOf[other]!]!;
    return cost;
  }

  /** Returns the weighted number of meetings that must not be. */
  get cost(): number {
    return this.troubled.reduce((sum, player) => sum + this.costAt(player, this.pointOf[player]!), 0) / 2;
  }

  /** Tries exchanges; accepts those that do no harm, and now and then a slightly worse one. */
  run(steps: number): void {
    if (this.troubled.length === 0) return;
    for (let step = 0; step < steps; step++) {
      const a = this.troubled[below(this.random, this.troubled.length)]!;
      const p = this.pointOf[a]!;
      const before = this.costAt(a, p);
      if (before === 0) continue;
      const b = 1 + below(this.random, this.span - 1);
      const q = this.pointOf[b]!;
      if (a === b) continue;
      const change = this.costAt(a, q, b) + this.costAt(b, p, a) - this.costAt(a, p, b) - this.costAt(b, q, a);
      if (change > 1 || (change > 0 && below(this.random, 64) > 0)) continue;
      [this.at[p], this.at[q]] = [b, a];
      [this.pointOf[a], this.pointOf[b]] = [q, p];
    }
  }
}
