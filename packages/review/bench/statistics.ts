/** Returns the mean of numbers with half of its 95 % interval. */
export function meanOf(numbers: readonly number[]): { readonly mean: number; readonly plusMinus: number } {
  const mean = numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
  const variance = numbers.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, numbers.length - 1);
  return { mean, plusMinus: 1.96 * Math.sqrt(variance / numbers.length) };
}

export function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;

/** Returns a table in markdown; the first row is its head. */
export function table(rows: readonly (readonly (string | number)[])[]): string {
  const [head, ...rest] = rows.map(row => `| ${row.join(' | ')} |`);
  return [head, `|${rows[0]!.map(() => '---|').join('')}`, ...rest].join('\n');
}
