const round = (value: number): number => Math.round(value * 1000) / 1000;

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return round(sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0);
}

/** Runs the two-sample test. Returns the greatest distance of the two distributions and its p-value. */
export function kolmogorovSmirnov(one: readonly number[], other: readonly number[]): { distance: number; p: number } {
  const [a, b] = [one.toSorted((x, y) => x - y), other.toSorted((x, y) => x - y)];
  let [i, j, distance] = [0, 0, 0];
  while (i < a.length && j < b.length) {
    const value = Math.min(a[i]!, b[j]!);
    while (i < a.length && a[i]! <= value) i++;
    while (j < b.length && b[j]! <= value) j++;
    distance = Math.max(distance, Math.abs(i / a.length - j / b.length));
  }
  const size = Math.sqrt((a.length * b.length) / (a.length + b.length));
  const lambda = (size + 0.12 + 0.11 / size) * distance;
  let p = 0;
  for (let k = 1; k <= 100; k++) p += 2 * (-1) ** (k - 1) * Math.exp(-2 * k * k * lambda * lambda);
  return { distance: round(distance), p: distance === 0 ? 1 : Math.min(1, Math.max(0, Number(p.toPrecision(4)))) };
}
