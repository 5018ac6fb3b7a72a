import { PLAYING_KINDS, sizeOf } from '@gorrion/rules';
import { ALL_SETS, SET_TILES, SETS } from '../routes/sets.ts';
import type { Universe } from '../routes/universe.ts';
import type { FittedRoute } from './fittedRoutes.ts';
import type { TargetList } from './targetList.ts';

/** Most tiles that a set may lack by itself: sets without a held tile are too far, unless few tiles are held at all. */
const MOST_STATIC = 2;
const WHOLE_SET = 3;
const FEW_HELD = 4;
const IMPOSSIBLE = 9;

/**
 * Lists the hands of a route that lack at most `limit` tiles. Sets are tried in the order of what each lacks by itself,
 * so a branch ends as soon as the next set lacks too much.
 */
export class SetSearch {
  private readonly counts: Uint8Array;
  private readonly live: Uint8Array;
  private readonly list: TargetList;
  private readonly need = new Uint8Array(PLAYING_KINDS);
  private readonly alone = new Uint8Array(SETS);
  private readonly inOrder: readonly number[];
  private readonly byUniverse: (readonly number[] | undefined)[] = [];
  private readonly chosen: number[] = [];
  private route!: FittedRoute;
  private limit = 0;
  private readonly isPart: boolean;

  /** `isPart`: the hand is a part of one. It may lack its whole pair, and whole sets where it holds few tiles. */
  constructor(counts: Uint8Array, live: Uint8Array, list: TargetList, isPart = false) {
    this.counts = counts;
    this.live = live;
    this.list = list;
    this.isPart = isPart;
    for (const id of ALL_SETS) {
      this.alone[id] = Math.min(IMPOSSIBLE, this.put(id));
      this.take(id);
    }
    const most = isPart && sizeOf(counts) <= FEW_HELD ? WHOLE_SET : MOST_STATIC;
    this.inOrder = ALL_SETS.filter(id => this.alone[id]! <= most).sort((a, b) => this.alone[a]! - this.alone[b]!);
  }

  run(route: FittedRoute, limit: number): void {
    this.route = route;
    this.limit = limit;
    this.chosen.length = 0;
    let cost = 0;
    for (const id of route.core) {
      cost += this.put(id);
      this.chosen.push(id);
    }
    if (cost <= limit) this.fill(0, 0, cost);
    for (const id of route.core) this.take(id);
  }

  /** Adds a set to `need`; returns how many more tiles are missing, or `IMPOSSIBLE` and more if they cannot come. */
  private put(id: number): number {
    let cost = 0;
    for (let at = 3 * id; at < 3 * id + 3; at++) {
      const kind = SET_TILES[at]!;
      const needed = ++this.need[kind]!;
      if (needed <= this.counts[kind]!) continue;
      cost += needed - this.counts[kind]! <= this.live[kind]! ? 1 : IMPOSSIBLE;
    }
    return cost;
  }

  private take(id: number): void {
    for (let at = 3 * id; at < 3 * id + 3; at++) this.need[SET_TILES[at]!]!--;
  }

  private setsOf(universe: Universe): readonly number[] {
    const known = this.byUniverse[universe.index];
    if (known) return known;
    const sets = this.inOrder.filter(id => universe.has[id] === 1);
    this.byUniverse[universe.index] = sets;
    return sets;
  }

  /** Fills the slots from `slot` on. Slots of one universe take sets in order, so that no combination comes twice. */
  private fill(slot: number, from: number, cost: number): void {
    const { slots } = this.route;
    if (slot === slots.length) {
      this.addPairs(cost);
      return;
    }
    const universe = slots[slot]!;
    const sets = this.setsOf(universe);
    const isLast = slot + 1 === slots.length;
    const isSame = !isLast && slots[slot + 1] === universe;
    const after = isSame ? slots.length - slot : 1;
    for (let at = from; at < sets.length; at++) {
      const id = sets[at]!;
      if (cost + after * this.alone[id]! > this.limit) break;
      const withSet = cost + this.put(id);
      if (withSet <= this.limit) {
        this.chosen.push(id);
        this.fill(slot + 1, isSame ? at : 0, withSet);
        this.chosen.pop();
      }
      this.take(id);
    }
  }

  private addPairs(cost: number): void {
    const { need, counts, live, route, limit, isPart } = this;
    for (const kind of route.pairs) {
      const spare = Math.max(0, counts[kind]! - need[kind]!);
      if (spare === 0 && !isPart) continue;
      const lacking = Math.max(0, 2 - spare);
      if (
        cost + lacking > limit ||
        cost + lacking === 0 ||
        lacking > live[kind]! - Math.max(0, need[kind]! - counts[kind]!)
      )
        continue;
      need[kind]! += 2;
      this.list.add(need, counts, cost + lacking, this.chosen, route.points, route.route, false);
      need[kind]! -= 2;
    }
  }
}
