/** A source of uniform integers 0 .. 2^32 - 1. The rules take chance only as values drawn from one. */
export type RandomSource = () => number;

const RANGE = 2 ** 32;

/** Returns a uniform integer 0 .. bound - 1 (bound 1 .. 2^32), by rejection. */
export function below(random: RandomSource, bound: number): number {
  const limit = RANGE - (RANGE % bound);
  let value = random();
  while (value >= limit) value = random();
  return value % bound;
}

/** Returns the items in random order; all orders are equally likely (Fisher-Yates). */
export function shuffled<T>(items: readonly T[], random: RandomSource): T[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = below(random, last + 1);
    [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
  }
  return mixed;
}

/**
 * Returns a repeatable source for tests and simulations (sfc32, seeded by FNV-1a). Never use it for games of people.
 */
export function seeded(seed: string): RandomSource {
  let hash = 0x811c9dc5;
  for (const character of seed) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  let [a, b, c, counter] = [hash | 0, Math.imul(hash, 0x9e3779b1) | 0, (hash ^ 0x5bd1e995) | 0, 1];
  const next = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  };
  for (let warmUp = 0; warmUp < 15; warmUp++) next();
  return next;
}
