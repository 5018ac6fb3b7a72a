import { PLAYING_KINDS } from '@gorrion/rules';
import { type Course, MOST_DRAWS } from '../chance/course.ts';
import type { Chances } from '../chance/rates.ts';
import type { Position } from '../targets/position.ts';
import type { Prospects } from '../targets/prospects.ts';
import { HASH, MOST_MISSING } from '../targets/targetList.ts';
import { someTargetChows, someTargetPungs } from './claims.ts';
import { CheapestDiscards } from './discards.ts';
import { StateTable } from './stateTable.ts';
import { type DrawResult, drawNow, runChances, runTime } from './time.ts';
import { Workspace } from './workspace.ts';

/** Most states of one decision: six discards of an expert with all their nodes. */
const MOST_NODES = 24_000;
const ROW = MOST_DRAWS + 1;
/** Greatest depth of the recursion: the number of missing tiles, doubled because a claim may open the hand at each. */
const MOST_DEPTH = 2 * MOST_MISSING;
/** Share of claims that take the tile: another seat may outrank them. */
const GOT_BY_PUNG = 0.95;
const GOT_BY_CHOW = 0.92;
/**
 * Part of an own draw that a claim costs: the seat plays without a draw and its right neighbour draws next. After the
 * left neighbour's discard it is three quarters, and half in the mean of all three discarders.
 */
const CHOW_SPENDS = 0.75;
const PUNG_SPENDS = 0.5;

/** Limits of one search. */
export interface Budget {
  /** Most targets, heaviest first. */
  readonly targets: number;
  /** Most states for each discard or claim. */
  readonly nodes: number;
  /** Least share of the weight that a drawn tile must serve to be followed. */
  readonly leastUse: number;
  /** Number of depths at which a nearly equal second discard is searched too. */
  readonly alternatives: number;
  /** Whether a target's weight grows when its tiles arrive. */
  readonly weighsAnew: boolean;
}

/** Least weight that the second discard must leave to be searched, as a share of what the best one leaves. */
const NEARLY_AS_GOOD = 0.6;

/** Rows of the states of one decision; it has more than twice as many places as there may be states. */
const known = new StateTable(1 + Math.ceil(Math.log2(MOST_NODES)));
const values = new Float64Array((MOST_NODES + 1) * ROW);
/** Chances to win, beside the values; only filled for explanations. */
let winChances: Float64Array | undefined;
const discards = new CheapestDiscards();
const spaces = Array.from({ length: MOST_DEPTH }, () => new Workspace());

/**
 * Values hands of thirteen tiles by own draws left. The search follows draws, claims and the discards after them; each
 * tile comes at its rate until the hand wins, another seat wins, or the wall ends. The targets say which tiles matter,
 * what to discard and what a win brings. A state is identified by its tiles and valued once.
 */
export class Future {
  private readonly counts: Uint8Array;
  private readonly start: Uint8Array;
  private readonly live: Uint8Array;
  private readonly chances: Chances;
  private readonly prospects: Prospects;
  private readonly drawsLeft: number;
  private readonly budget: Budget;
  private readonly course: Course;
  /** Factor on a target's weight when a kind arrives. */
  private readonly arrived = new Float64Array(PLAYING_KINDS).fill(1);
  private readonly explains: boolean;
  private nodes = 0;
  private nodesAllowed = 0;
  /** Row of the state that was valued last. */
  private root = 0;

  constructor(
    position: Position,
    prospects: Prospects,
    chances: Chances,
    course: Course,
    budget: Budget,
    explains = false,
  ) {
    values.set(course.givenUp, 0);
    known.clear();
    this.course = course;
    this.explains = explains;
    if (explains) winChances ??= new Float64Array(values.length);
    this.counts = position.counts.slice();
    this.start = position.counts;
    this.live = position.live;
    this.prospects = prospects;
    this.chances = chances;
    this.budget = budget;
    this.drawsLeft = Math.min(chances.drawsLeft, MOST_DRAWS);
    if (budget.weighsAnew) this.arrived = chances.chow.map(chance => 1 / Math.max(0.02, chance));
  }

  /** Chance to win in the state that was valued last; 0 without `explains`. */
  winChance = 0;

  /**
   * Returns the value of the hand after a discard, or of thirteen tiles as they are; `allowed` limits the new states.
   */
  valueWithout(discard: number | undefined, isOpen: boolean, allowed: number): number {
    const { counts, prospects } = this;
    if (discard !== undefined) counts[discard]!--;
    this.nodesAllowed = Math.min(MOST_NODES, this.nodes + allowed);
    const space = spaces[0]!;
    space.clear();
    for (const target of prospects.heaviest(this.budget.targets)) this.addRoot(space, target, discard, isOpen);
    const row = space.size === 0 ? 0 : this.node(0, prospects.reach, isOpen, this.hashOf());
    this.root = row;
    if (discard !== undefined) counts[discard]!++;
    this.winChance = this.explains && row > 0 ? winChances![row + this.drawsLeft]! : 0;
    return values[row + this.drawsLeft]!;
  }

  /** Returns the value of the tiles if one is drawn at once; `wins` is the worth of a win on each kind. */
  drawingNow(isOpen: boolean, allowed: number, wins: Float64Array): DrawResult {
    this.valueWithout(undefined, isOpen, allowed);
    const space = spaces[0]!;
    const row = this.root;
    const rows = new Int32Array(PLAYING_KINDS);
    if (row > 0) for (let step = 0; step < space.steps; step++) rows[space.kinds[step]!] = space.drawRow[step]!;
    const rates = this.chances.perDraw.map((rate, kind) => rate * this.live[kind]!);
    const chances = this.explains ? winChances : undefined;
    return drawNow({ values, chances, row, left: this.drawsLeft }, rates, rows, wins);
  }

  private hashOf(): number {
    let hash = 0;
    for (let kind = 0; kind < PLAYING_KINDS; kind++) hash += this.counts[kind]! * HASH[kind]!;
    return hash;
  }

  private addRoot(space: Workspace, target: number, discard: number | undefined, isOpen: boolean): void {
    const { list } = this.prospects;
    if (discard !== undefined && list.need[target * PLAYING_KINDS + discard]! > this.counts[discard]!) return;
    if (isOpen && !this.prospects.canOpen(target)) return;
    space.add(target, list.cost[target]!, this.prospects.weights[target]!);
  }

  /** Returns the row of the state at this depth, and values it if it is new; its targets are in `spaces[depth]`. */
  private node(depth: number, reach: number, isOpen: boolean, hash: number): number {
    const key = isOpen ? hash + 0.5 : hash;
    const before = known.get(key);
    if (before >= 0) return before;
    if (this.nodes >= this.nodesAllowed || depth + 1 >= MOST_DEPTH) return 0;
    const row = ++this.nodes * ROW;
    // A path that comes back to this state gains nothing: row 0 stands for it until its values are known.
    known.set(key, 0);
    const space = spaces[depth]!;
    this.readUses(space, isOpen);
    this.follow(depth, reach, isOpen, hash);
    runTime(space, values, row, this.drawsLeft, this.course);
    if (this.explains) runChances(space, values, winChances!, row, this.drawsLeft, this.course);
    known.set(key, row);
    return row;
  }

  /** Reads how much weight each kind serves, and what a win on it brings. */
  private readUses(space: Workspace, isOpen: boolean): void {
    const { counts, prospects } = this;
    const { list, wins } = prospects;
    const discard = isOpen ? wins.openDiscard : wins.concealedDiscard;
    const drawn = isOpen ? wins.openDrawn : wins.concealedDrawn;
    space.clearUses();
    for (let n = 0; n < space.size; n++) {
      const target = space.targets[n]!;
      const first = target * MOST_MISSING;
      const end = first + list.cost[target]!;
      const weight = space.weights[n]!;
      space.total += weight;
      for (let at = first; at < end; at++) {
        const kind = list.missing[at]!;
        if (at > first && list.missing[at - 1] === kind) continue;
        if (list.need[target * PLAYING_KINDS + kind]! <= counts[kind]!) continue;
        if (space.missing[n] === 1) space.addWin(kind, discard[at]!, drawn[at]!);
        else space.use[kind]! += weight;
      }
    }
  }

  private follow(depth: number, reach: number, isOpen: boolean, hash: number): void {
    const { counts, live, start, chances } = this;
    const space = spaces[depth]!;
    const least = this.budget.leastUse * space.total;
    for (let kind = 0; kind < PLAYING_KINDS; kind++) {
      const copies = live[kind]! - Math.max(0, counts[kind]! - start[kind]!);
      const isUseful = space.use[kind]! > least && reach > 1;
      if (copies <= 0 || (!isUseful && space.winDrawn[kind] === 0 && space.winDiscard[kind] === 0)) continue;
      const step = space.addStep(kind);
      space.drawRate[step] = copies * chances.perDraw[kind]!;
      space.discardRate[step] = 3 * copies * chances.perDiscard[kind]!;
      space.drawRow[step] = 0;
      space.claimRow[step] = 0;
      space.claimRate[step] = 0;
      if (!isUseful) continue;
      space.drawRow[step] = this.child(depth, kind, reach, isOpen, isOpen, hash);
      if (!this.readClaim(space, step, kind, copies)) continue;
      space.claimRow[step] = isOpen ? space.drawRow[step]! : this.child(depth, kind, reach, false, true, hash);
    }
  }

  /** Sets the rate of claims of a useful tile between two own draws and their cost; false if no set can be claimed. */
  private readClaim(space: Workspace, step: number, kind: number, copies: number): boolean {
    const each = copies * this.chances.perDiscard[kind]!;
    const { list } = this.prospects;
    const isPung = this.counts[kind]! >= 2 && someTargetPungs(list, space, this.counts, kind);
    if (!isPung && !someTargetChows(list, space, this.counts, kind)) return false;
    space.claimRate[step] = isPung ? 3 * GOT_BY_PUNG * each : GOT_BY_CHOW * each;
    space.claimSpends[step] = isPung ? PUNG_SPENDS : CHOW_SPENDS;
    return true;
  }

  /**
   * Returns the row after a tile came and the least useful one was discarded, or the second least if that is better.
   */
  private child(depth: number, kind: number, reach: number, wasOpen: boolean, isOpen: boolean, hash: number): number {
    const { counts, budget } = this;
    const next = spaces[depth + 1]!;
    const opens = isOpen && !wasOpen;
    this.pass(spaces[depth]!, next, kind, reach - 1, opens);
    if (next.size === 0) return 0;
    counts[kind]!++;
    discards.read(next, this.prospects.list, counts);
    const { best, second } = discards;
    const hasSecond =
      depth < budget.alternatives && second >= 0 && discards.secondLeaves > NEARLY_AS_GOOD * discards.bestLeaves;
    let row = this.without(depth + 1, best, reach - 1, isOpen, hash + HASH[kind]!);
    if (hasSecond && this.nodes + 2 < this.nodesAllowed) {
      counts[kind]!--;
      this.pass(spaces[depth]!, next, kind, reach - 1, opens);
      counts[kind]!++;
      row = this.better(row, this.without(depth + 1, second, reach - 1, isOpen, hash + HASH[kind]!));
    }
    counts[kind]!--;
    return row;
  }

  private without(depth: number, discard: number, reach: number, isOpen: boolean, hash: number): number {
    const { counts } = this;
    const space = spaces[depth]!;
    counts[discard]!--;
    space.keepWithin(this.prospects.list.need, discard, counts[discard]!);
    const row = space.size === 0 ? 0 : this.node(depth, reach, isOpen, hash - HASH[discard]!);
    counts[discard]!++;
    return row;
  }

  /** Returns a row with the better of two rows at each number of draws left. */
  private better(a: number, b: number): number {
    if (a === b || this.nodes >= MOST_NODES) return a;
    const row = ++this.nodes * ROW;
    for (let left = 0; left <= this.drawsLeft; left++) {
      const better = (values[a + left]! >= values[b + left]! ? a : b) + left;
      values[row + left] = values[better]!;
      if (this.explains) winChances![row + left] = winChances![better]!;
    }
    return row;
  }

  /** Copies the targets that are still within reach after the tile came. */
  private pass(from: Workspace, to: Workspace, kind: number, reach: number, opens: boolean): void {
    const { list } = this.prospects;
    const held = this.counts[kind]!;
    to.clear();
    for (let n = 0; n < from.size; n++) {
      const target = from.targets[n]!;
      const isUsed = list.need[target * PLAYING_KINDS + kind]! > held;
      const missing = from.missing[n]! - (isUsed ? 1 : 0);
      if (missing > reach || missing === 0 || (opens && !this.prospects.canOpen(target))) continue;
      to.add(target, missing, isUsed ? from.weights[n]! * this.arrived[kind]! : from.weights[n]!);
    }
  }
}
