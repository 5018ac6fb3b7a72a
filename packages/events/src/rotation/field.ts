/*
 * Arithmetic for designs. Elements of a group are 0 .. size - 1, read as digits of mixed radix; a field of p^k elements
 * adds digit by digit modulo p.
 */

/** A finite abelian group: a product of cyclic groups of these sizes. */
export interface Group {
  readonly sizes: readonly number[];
  readonly size: number;
  add(a: number, b: number): number;
}

/** Returns the product of cyclic groups. */
export function groupOf(sizes: readonly number[]): Group {
  const add = (a: number, b: number): number => {
    let [sum, unit] = [0, 1];
    for (const size of sizes) {
      sum += (((Math.floor(a / unit) % size) + (Math.floor(b / unit) % size)) % size) * unit;
      unit *= size;
    }
    return sum;
  };
  return { sizes, size: sizes.reduce((product, size) => product * size, 1), add };
}

/** Returns the powers of x in the polynomials over the integers modulo p, modulo x^k - `rest`; they end before 1 returns. */
function powersOf(p: number, k: number, rest: number): readonly number[] {
  const { add } = groupOf(Array<number>(k).fill(p));
  const top = p ** (k - 1);
  const powers = [1];
  for (;;) {
    const last = powers.at(-1)!;
    let next = (last % top) * p;
    for (let times = Math.floor(last / top); times > 0; times--) next = add(next, rest);
    if (next === 1 || next === 0 || powers.length >= p ** k) return powers;
    powers.push(next);
  }
}

/** Returns the powers of a generator of the field of p^k elements. */
function generatorPowers(p: number, k: number): readonly number[] {
  for (let rest = 1; rest < p ** k; rest++) {
    const powers = powersOf(p, k, rest);
    if (powers.length === p ** k - 1) return powers;
  }
  throw new RangeError(`no field of ${p}^${k} elements`);
}

/** Returns the products of all elements of the field of p^k elements with the element `factor`. */
export function multiplesIn(p: number, k: number, factor: number): readonly number[] {
  const powers = generatorPowers(p, k);
  const logOf = new Map(powers.map((value, log) => [value, log]));
  const log = logOf.get(factor);
  return Array.from({ length: p ** k }, (_, element) => {
    const other = logOf.get(element);
    return log === undefined || other === undefined ? 0 : powers[(log + other) % powers.length]!;
  });
}

/** Returns the prime powers whose product is the number, as pairs of prime and exponent. */
export function primePowersOf(value: number): readonly (readonly [number, number])[] {
  const found: [number, number][] = [];
  let rest = value;
  for (let prime = 2; rest > 1; prime++) {
    let exponent = 0;
    for (; rest % prime === 0; rest /= prime) exponent++;
    if (exponent > 0) found.push([prime, exponent]);
  }
  return found;
}
