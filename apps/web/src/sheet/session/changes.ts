import type { ByPlayer } from '@gorrion/rules';

/** Returns the four numbers of a correction; undefined if one is none. An empty field is 0, and the minus sign may be either. */
export function changesOf(texts: ByPlayer<string>): ByPlayer<number> | undefined {
  const numbers = texts.map(text => {
    const plain = text.trim().replace('\u2212', '-');
    return plain === '' ? 0 : /^[+-]?\d{1,4}$/.test(plain) ? Number(plain) : Number.NaN;
  });
  return numbers.some(Number.isNaN) ? undefined : (numbers as unknown as ByPlayer<number>);
}

/** Returns what a correction sums to: 0, unless it takes points from the table, or gives some. */
export const sumOf = (changes: ByPlayer<number>): number => changes.reduce((sum, one) => sum + one, 0);
