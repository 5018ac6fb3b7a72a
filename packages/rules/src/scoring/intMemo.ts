const SCATTER = 0x9e3779b1;

/**
 * A map from integers of 0 or more to integers above 0. One array with open addressing holds keys and values. It
 * doubles when half full. A look-up costs one multiplication and usually one cache line.
 */
export class IntMemo {
  /** Pairs of key plus one (0: empty) and value, indexed by twice the hash of the key. */
  private slots: Int32Array;
  private shift: number;
  private used = 0;

  constructor(bits = 10) {
    this.slots = new Int32Array(2 << bits);
    this.shift = 32 - bits;
  }

  /** Returns the value of a key; 0 if the map does not hold it. */
  get(key: number): number {
    const { slots } = this;
    let at = 2 * (Math.imul(key, SCATTER) >>> this.shift);
    while (slots[at] !== key + 1) {
      if (slots[at] === 0) return 0;
      at = (at + 2) & (slots.length - 1);
    }
    return slots[at + 1]!;
  }

  /** Stores the value of a key that the map does not hold yet. */
  set(key: number, value: number): void {
    if (++this.used * 4 > this.slots.length) this.grow();
    this.put(key + 1, value);
  }

  private put(mark: number, value: number): void {
    const { slots } = this;
    let at = 2 * (Math.imul(mark - 1, SCATTER) >>> this.shift);
    while (slots[at] !== 0) at = (at + 2) & (slots.length - 1);
    slots[at] = mark;
    slots[at + 1] = value;
  }

  private grow(): void {
    const { slots } = this;
    this.slots = new Int32Array(2 * slots.length);
    this.shift--;
    for (let at = 0; at < slots.length; at += 2) if (slots[at] !== 0) this.put(slots[at]!, slots[at + 1]!);
  }
}
