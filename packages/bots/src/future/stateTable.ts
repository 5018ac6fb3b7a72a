/**
 * Where the values of known states stand, by a state's hash: a table that is filled anew for every decision without
 * leaving anything behind, unlike a `Map` of tens of thousands of entries a time.
 */
export class StateTable {
  private readonly keys: Float64Array;
  private readonly rows: Int32Array;
  /** In which round a place was filled. */
  private readonly rounds: Int32Array;
  private readonly shift: number;
  private round = 1;

  /** For fewer than 2 ** `bits` states at once; half of that keeps it quick. */
  constructor(bits: number) {
    const size = 2 ** bits;
    this.keys = new Float64Array(size);
    this.rows = new Int32Array(size);
    this.rounds = new Int32Array(size);
    this.shift = 32 - bits;
  }

  /** Forgets all. */
  clear(): void {
    this.round++;
  }

  /** Row of a state; -1 when it is not known. */
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

  /** Its place, or the free one where it belongs. Keys are whole or half numbers of less than 52 bits. */
  private placeOf(key: number): number {
    const { keys, rounds, round } = this;
    const last = keys.length - 1;
    let at = Math.imul((key * 2) | 0, 0x9e3779b1) >>> this.shift;
    while (rounds[at] === round && keys[at] !== key) at = at === last ? 0 : at + 1;
    return at;
  }
}
