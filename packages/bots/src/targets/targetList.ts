import { PLAYING_KINDS, seeded } from '@gorrion/rules';

/** Most targets of one decision. Hands far from a win have more; the first ones found stand for them. */
export const CAPACITY = 6000;
/** Most missing tiles of a target. */
export const MOST_MISSING = 8;
export const NO_SET = 255;
/** Most tiles of a concealed part. */
export const HAND_SIZE = 14;

/**
 * Random 40-bit number of each kind, the same in every run. Their sum over tiles is a hash that is exact in doubles.
 */
const random = seeded('targets');
export const HASH = Float64Array.from({ length: PLAYING_KINDS }, () => random() * 256 + (random() & 255));

/**
 * Targets: the complete concealed parts that a hand may become, as columns. The list is refilled for every position.
 */
export class TargetList {
  size = 0;
  /** Copies needed of each kind, 34 a target. */
  readonly need = new Uint8Array(CAPACITY * PLAYING_KINDS);
  /** Missing kinds, each as often as it is missing; `cost` of the 8 places are used. */
  readonly missing = new Uint8Array(CAPACITY * MOST_MISSING);
  /** Needed kinds, each once; `kindsSize` of the 14 places are used. */
  readonly kinds = new Uint8Array(CAPACITY * HAND_SIZE);
  readonly kindsSize = new Uint8Array(CAPACITY);
  readonly cost = new Uint8Array(CAPACITY);
  /** The sets of the target in four places; `NO_SET` for none. */
  readonly sets = new Uint8Array(CAPACITY * 4);
  /** Points that its route makes sure. */
  readonly points = new Uint8Array(CAPACITY);
  readonly route = new Uint8Array(CAPACITY);
  readonly hash = new Float64Array(CAPACITY);
  /** 1 if no set of the target can be claimed, so that it can only be won concealed. */
  readonly isSpecial = new Uint8Array(CAPACITY);
  private readonly known = new Map<number, number>();

  clear(): void {
    this.size = 0;
    this.known.clear();
  }

  /** Adds a target once; of two routes to the same tiles the one with more points counts. */
  add(
    need: Uint8Array,
    counts: Uint8Array,
    cost: number,
    sets: readonly number[],
    points: number,
    route: number,
    isSpecial: boolean,
  ): void {
    let hash = 0;
    for (let kind = 0; kind < PLAYING_KINDS; kind++) if (need[kind] !== 0) hash += need[kind]! * HASH[kind]!;
    const known = this.known.get(hash);
    if (known !== undefined) {
      this.points[known] = Math.max(this.points[known]!, points);
      return;
    }
    if (this.size === CAPACITY) return;
    const at = this.size++;
    this.known.set(hash, at);
    this.hash[at] = hash;
    this.need.set(need, at * PLAYING_KINDS);
    this.cost[at] = cost;
    this.points[at] = points;
    this.route[at] = route;
    this.isSpecial[at] = isSpecial ? 1 : 0;
    for (let place = 0; place < 4; place++) this.sets[4 * at + place] = sets[place] ?? NO_SET;
    this.listMissing(at, need, counts);
  }

  private listMissing(at: number, need: Uint8Array, counts: Uint8Array): void {
    let place = at * MOST_MISSING;
    const first = at * HAND_SIZE;
    let size = 0;
    for (let kind = 0; kind < PLAYING_KINDS; kind++) {
      if (need[kind] === 0) continue;
      this.kinds[first + size++] = kind;
      for (let short = need[kind]! - counts[kind]!; short > 0; short--) this.missing[place++] = kind;
    }
    this.kindsSize[at] = size;
  }
}
