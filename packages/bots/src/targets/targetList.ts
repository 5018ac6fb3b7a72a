import { PLAYING_KINDS, seeded } from '@gorrion/rules';

/** Most targets kept for one decision; hands so far off that they have more are decided by the first of them. */
export const CAPACITY = 6000;
/** Most missing tiles of a target. */
export const MOST_MISSING = 8;
export const NO_SET = 255;
/** Most tiles of a concealed part. */
export const HAND_SIZE = 14;

/** Additive hash of a list of tiles: random 40-bit numbers, exact in doubles, the same in every run. */
const random = seeded('targets');
export const HASH = Float64Array.from({ length: PLAYING_KINDS }, () => random() * 256 + (random() & 255));

/** Complete concealed parts worth playing for, as columns; filled anew for every position. */
export class TargetList {
  size = 0;
  /** Copies needed of each kind, 34 a target. */
  readonly need = new Uint8Array(CAPACITY * PLAYING_KINDS);
  /** Kinds that are missing, each as often as it is. */
  readonly missing = new Uint8Array(CAPACITY * MOST_MISSING);
  /** Kinds that are needed, each once; so many of the 14 places. */
  readonly kinds = new Uint8Array(CAPACITY * HAND_SIZE);
  readonly kindsSize = new Uint8Array(CAPACITY);
  readonly cost = new Uint8Array(CAPACITY);
  /** Sets that make it, four places, 255 for none. */
  readonly sets = new Uint8Array(CAPACITY * 4);
  /** Points that its route makes certain. */
  readonly points = new Uint8Array(CAPACITY);
  readonly route = new Uint8Array(CAPACITY);
  readonly hash = new Float64Array(CAPACITY);
  /** Whether it can only be won concealed: no set of it can be claimed. */
  readonly isSpecial = new Uint8Array(CAPACITY);
  private readonly known = new Map<number, number>();

  clear(): void {
    this.size = 0;
    this.known.clear();
  }

  /** Adds the tiles once; of two routes to them the surer one counts. */
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
