import { PLAYING_KINDS } from '@gorrion/rules';
import type { Chances } from '../chance/rates.ts';
import { isChowId, pungId, SET_TILES } from '../routes/sets.ts';
import type { Position } from '../targets/position.ts';
import type { Prospects } from '../targets/prospects.ts';
import { HASH, MOST_MISSING, NO_SET } from '../targets/targetList.ts';
import { ALIVE, GIVEN_UP, MOST_DRAWS } from './course.ts';
import { Level } from './level.ts';

const MOST_NODES = 4000;
const ROW = MOST_DRAWS + 1;
/** Depth of the recursion is the number of tiles missing; two per level when a claim opens the hand. */
const MOST_DEPTH = 2 * MOST_MISSING;
/** A drawn tile is followed when it serves at least this share of all the weight. */
const LEAST_USE = 0.04;
/** Claims that are really got: somebody else may want the tile more. */
const GOT_BY_PUNG = 0.95;
const GOT_BY_CHOW = 0.92;

/** How much one look into the future may cost. */
export interface Budget {
  /** Targets looked at, heaviest first. */
  readonly targets: number;
  /** States looked at. */
  readonly nodes: number;
}

const values = new Float64Array((MOST_NODES + 1) * ROW);
values.set(GIVEN_UP, 0);
const levels = Array.from({ length: MOST_DEPTH }, () => new Level());

/**
 * What a hand of thirteen tiles is worth, by draws left: over draws, claims and the discards that follow, each tile
 * comes at its rate until the hand wins, somebody else does, or the wall ends. The targets say which tiles matter,
 * what to throw away and what a win brings; a state is known by its tiles and valued once.
 */
export class Future {
  private readonly counts: Uint8Array;
  private readonly start: Uint8Array;
  private readonly live: Uint8Array;
  private readonly chances: Chances;
  private readonly prospects: Prospects;
  private readonly known = new Map<number, number>();
  private readonly drawsLeft: number;
  private readonly budget: Budget;
  private nodes = 0;
  private nodesAllowed = 0;

  constructor(position: Position, prospects: Prospects, chances: Chances, budget: Budget) {
    this.counts = position.counts.slice();
    this.start = position.counts;
    this.live = position.live;
    this.prospects = prospects;
    this.chances = chances;
    this.budget = budget;
    this.drawsLeft = Math.min(chances.drawsLeft, MOST_DRAWS);
  }

  /** Value after a discard, or of the tiles as they are. */
  valueWithout(discard: number | undefined, isOpen: boolean, allowed: number): number {
    const { counts, prospects } = this;
    if (discard !== undefined) counts[discard]!--;
    this.nodesAllowed = Math.min(MOST_NODES, this.nodes + allowed);
    const level = levels[0]!;
    level.clear();
    for (const target of prospects.heaviest(this.budget.targets)) this.addRoot(level, target, discard, isOpen);
    const row = level.size === 0 ? 0 : this.node(0, prospects.reach, isOpen, this.hashOf());
    if (discard !== undefined) counts[discard]!++;
    return values[row + this.drawsLeft]!;
  }

  private hashOf(): number {
    let hash = 0;
    for (let kind = 0; kind < PLAYING_KINDS; kind++) hash += this.counts[kind]! * HASH[kind]!;
    return hash;
  }

  private addRoot(level: Level, target: number, discard: number | undefined, isOpen: boolean): void {
    const { list } = this.prospects;
    if (discard !== undefined && list.need[target * PLAYING_KINDS + discard]! > this.counts[discard]!) return;
    if (isOpen && !this.prospects.canOpen(target)) return;
    level.add(target, list.cost[target]!);
  }

  /** Where the values of the state at this depth stand: its targets are in `levels[depth]`. */
  private node(depth: number, reach: number, isOpen: boolean, hash: number): number {
    const key = isOpen ? hash + 0.5 : hash;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    if (this.nodes >= this.nodesAllowed || depth + 1 >= MOST_DEPTH) return 0;
    const row = ++this.nodes * ROW;
    this.known.set(key, row);
    const level = levels[depth]!;
    this.readUses(level, isOpen);
    this.follow(depth, reach, isOpen, hash);
    this.runTime(level, row);
    return row;
  }

  /** Which tiles serve which weight, and what those that complete a target bring. */
  private readUses(level: Level, isOpen: boolean): void {
    const { counts, prospects } = this;
    const { list, weights, wins } = prospects;
    const discard = isOpen ? wins.openDiscard : wins.concealedDiscard;
    const drawn = isOpen ? wins.openDrawn : wins.concealedDrawn;
    level.clearUses();
    for (let n = 0; n < level.size; n++) {
      const target = level.targets[n]!;
      const first = target * MOST_MISSING;
      const end = first + list.cost[target]!;
      level.total += weights[target]!;
      for (let at = first; at < end; at++) {
        const kind = list.missing[at]!;
        if (at > first && list.missing[at - 1] === kind) continue;
        if (list.need[target * PLAYING_KINDS + kind]! <= counts[kind]!) continue;
        if (level.missing[n] === 1) level.addWin(kind, discard[at]!, drawn[at]!);
        else level.use[kind]! += weights[target]!;
      }
    }
  }

  private follow(depth: number, reach: number, isOpen: boolean, hash: number): void {
    const { counts, live, start, chances } = this;
    const level = levels[depth]!;
    const least = LEAST_USE * level.total;
    for (let kind = 0; kind < PLAYING_KINDS; kind++) {
      const copies = live[kind]! - Math.max(0, counts[kind]! - start[kind]!);
      const isUseful = level.use[kind]! > least && reach > 1;
      if (copies <= 0 || (!isUseful && level.winDrawn[kind] === 0 && level.winDiscard[kind] === 0)) continue;
      const step = level.addStep(kind);
      level.drawRate[step] = copies * chances.perDraw;
      level.discardRate[step] = 3 * copies * chances.perDiscard[kind]!;
      level.drawRow[step] = 0;
      level.claimRow[step] = 0;
      level.claimRate[step] = 0;
      if (!isUseful) continue;
      level.drawRow[step] = this.child(depth, kind, reach, isOpen, isOpen, hash);
      const rate = this.claimRate(level, kind, copies);
      if (rate === 0) continue;
      level.claimRate[step] = rate;
      level.claimRow[step] = isOpen ? level.drawRow[step]! : this.child(depth, kind, reach, false, true, hash);
    }
  }

  /** How often a useful tile can be claimed for a set between two own draws. */
  private claimRate(level: Level, kind: number, copies: number): number {
    const each = copies * this.chances.perDiscard[kind]!;
    if (this.counts[kind]! >= 2 && this.someTargetHas(level, pungId(kind), kind)) return 3 * GOT_BY_PUNG * each;
    return this.someTargetChows(level, kind) ? GOT_BY_CHOW * each : 0;
  }

  private someTargetHas(level: Level, set: number, kind: number): boolean {
    const { list } = this.prospects;
    for (let n = 0; n < level.size; n++) {
      const target = level.targets[n]!;
      if (list.need[target * PLAYING_KINDS + kind]! <= this.counts[kind]!) continue;
      for (let place = 4 * target; place < 4 * target + 4; place++) if (list.sets[place] === set) return true;
    }
    return false;
  }

  /** Whether a target has a chow with the tile whose two others are held. */
  private someTargetChows(level: Level, kind: number): boolean {
    const { list } = this.prospects;
    for (let n = 0; n < level.size; n++) {
      const target = level.targets[n]!;
      if (list.need[target * PLAYING_KINDS + kind]! <= this.counts[kind]!) continue;
      for (let place = 4 * target; place < 4 * target + 4; place++) {
        const set = list.sets[place]!;
        if (set !== NO_SET && isChowId(set) && this.holdsRest(set, kind)) return true;
      }
    }
    return false;
  }

  private holdsRest(set: number, kind: number): boolean {
    const low = SET_TILES[3 * set]!;
    if (kind < low || kind > low + 2) return false;
    for (let other = low; other < low + 3; other++) if (other !== kind && this.counts[other] === 0) return false;
    return true;
  }

  /** The state after a tile came and the least useful one went. */
  private child(depth: number, kind: number, reach: number, wasOpen: boolean, isOpen: boolean, hash: number): number {
    const { counts } = this;
    const next = levels[depth + 1]!;
    this.pass(levels[depth]!, next, kind, reach - 1, isOpen && !wasOpen);
    if (next.size === 0) return 0;
    counts[kind]!++;
    const discard = this.leastUseful(next);
    counts[discard]!--;
    this.drop(next, discard);
    const row = next.size === 0 ? 0 : this.node(depth + 1, reach - 1, isOpen, hash + HASH[kind]! - HASH[discard]!);
    counts[discard]!++;
    counts[kind]!--;
    return row;
  }

  /** Hands on the targets that are still within reach when the tile has come. */
  private pass(from: Level, to: Level, kind: number, reach: number, opens: boolean): void {
    const { list } = this.prospects;
    const held = this.counts[kind]!;
    to.clear();
    for (let n = 0; n < from.size; n++) {
      const target = from.targets[n]!;
      const missing = from.missing[n]! - (list.need[target * PLAYING_KINDS + kind]! > held ? 1 : 0);
      if (missing > reach || missing === 0 || (opens && !this.prospects.canOpen(target))) continue;
      to.add(target, missing);
    }
  }

  private leastUseful(level: Level): number {
    const { counts, prospects } = this;
    const { list, weights } = prospects;
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let kind = 0; kind < PLAYING_KINDS; kind++) {
      if (counts[kind] === 0) continue;
      let lost = 0;
      for (let n = 0; n < level.size && lost < least; n++) {
        const target = level.targets[n]!;
        if (list.need[target * PLAYING_KINDS + kind]! >= counts[kind]!) lost += weights[target]!;
      }
      if (lost >= least) continue;
      least = lost;
      best = kind;
    }
    return best;
  }

  /** Leaves out the targets that needed a discarded tile. */
  private drop(level: Level, discard: number): void {
    const { list } = this.prospects;
    let size = 0;
    for (let n = 0; n < level.size; n++) {
      const target = level.targets[n]!;
      if (list.need[target * PLAYING_KINDS + discard]! > this.counts[discard]!) continue;
      level.targets[size] = target;
      level.missing[size++] = level.missing[n]!;
    }
    level.size = size;
  }

  /** From the last draw back: what comes, at which rate, against what the state is worth without it. */
  private runTime(level: Level, row: number): void {
    values[row] = GIVEN_UP[0]!;
    for (let left = 1; left <= this.drawsLeft; left++) {
      const rest = values[row + left - 1]!;
      let gain = 0;
      let drawing = 0;
      let claiming = 0;
      for (let step = 0; step < level.steps; step++) {
        const kind = level.kinds[step]!;
        const drawn = Math.max(level.winDrawn[kind]!, values[level.drawRow[step]! + left - 1]!) - rest;
        if (drawn > 0) {
          gain += level.drawRate[step]! * drawn;
          drawing += level.drawRate[step]!;
        }
        const isWin = level.winDiscard[kind]! > 0;
        const rate = isWin ? level.discardRate[step]! : level.claimRate[step]!;
        const taken = (isWin ? level.winDiscard[kind]! : values[level.claimRow[step]! + left - 1]!) - rest;
        if (taken > 0 && rate > 0) {
          gain += rate * taken;
          claiming += rate;
        }
      }
      const value = ALIVE[left]! * (rest + gain * onceOnly(drawing, claiming));
      values[row + left] = Math.max(value, GIVEN_UP[left]!);
    }
  }
}

/** Of all that may happen between two draws one thing does: rates become chances. */
function onceOnly(drawing: number, claiming: number): number {
  const rate = drawing + claiming;
  if (rate === 0) return 1;
  const none = 1 - Math.min(1, claiming / 3);
  return (1 - (1 - Math.min(1, drawing)) * none * none * none) / rate;
}
