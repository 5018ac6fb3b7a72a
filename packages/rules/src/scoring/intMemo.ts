const SCATTER = 0x9e3779b1;

/**
 * A map from integers, not negative, to integers above 0. Keys and values lie in one array with open addressing, which
 * grows with what it holds: a look-up is a multiplication and, as a rule, one line of memory among few.
 */
export class IntMemo {
  /** Key plus one, value. */
  private slots: Int32Array;
  private shift: number;
  private used = 0;

  constructor(bits = 10) {
    this.slots = new Int32Array(2 << bits);
    this.shift = 32 - bits;
  }

  /** 0 when the key is not known. */
  get(key: number): number {
    const { slots } = this;
    let at = 2 * (Math.imul(key, SCATTER) >>> this.shift);
    while (slots[at] !== key + 1) {
      if (slots[at] === 0) return 0;
      at = (at + 2) & (slots.length - 1);
    }
    return slots[at + 1]!;
  }

  /** Of a key that is not known yet. */
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
