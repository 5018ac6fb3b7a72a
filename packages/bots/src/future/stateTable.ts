/**
 * Maps a state's hash to the row of its values. It is reused for every decision, so it leaves nothing to the garbage
 * collector; a `Map` would leave tens of thousands of entries a decision.
 */
export class StateTable {
  private readonly keys: Float64Array;
  private readonly rows: Int32Array;
  /** The round in which each place was filled. */
  private readonly rounds: Int32Array;
  private readonly shift: number;
  private round = 1;

  /** Holds fewer than 2 ** `bits` states; it is fast with up to half as many. */
  constructor(bits: number) {
    const size = 2 ** bits;
    this.keys = new Float64Array(size);
    this.rows = new Int32Array(size);
    this.rounds = new Int32Array(size);
    this.shift = 32 - bits;
  }

  /** Removes all states. */
  clear(): void {
    this.round++;
  }

  /** Returns the row of a state; -1 if the state is unknown. */
  get(key: number): number {
    const at = this.placeOf(key);
    return this.rounds[at] === this.round ? this.rows[at]! : -1;
  }

  set(key: number, row: number): void {
    const at = this.placeOf(key);
    this.keys[at] = key;
    this.rows[at] = row;
    this.rounds[at] = this.round;
  }

  /** Returns the place of a key, or the free place for it. Keys are multiples of one half below 2 ** 52. */
  private placeOf(key: number): number {
    const { keys, rounds, round } = this;
    const last = keys.length - 1;
    let at = Math.imul((key * 2) | 0, 0x9e3779b1) >>> this.shift;
    while (rounds[at] === round && keys[at] !== key) at = at === last ? 0 : at + 1;
    return at;
  }
}
