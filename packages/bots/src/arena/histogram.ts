/** Buckets a doubling: quantiles are exact to a tenth. */
const STEPS = 8;

/** Counts of values by bucket. Histograms can be added, so threads count on their own. */
export interface Histogram {
  readonly count: number;
  readonly sum: number;
  readonly buckets: Readonly<Record<string, number>>;
}

export const NOTHING: Histogram = { count: 0, sum: 0, buckets: {} };

const bucketOf = (value: number): number => Math.floor(STEPS * Math.log2(Math.max(value, 1e-4)));

/** Counts values into a histogram. */
export class HistogramCounter {
  private count = 0;
  private sum = 0;
  private readonly buckets = new Map<number, number>();

  add(value: number): void {
    const bucket = bucketOf(value);
    this.count++;
    this.sum += value;
    this.buckets.set(bucket, (this.buckets.get(bucket) ?? 0) + 1);
  }

  get histogram(): Histogram {
    return { count: this.count, sum: Number(this.sum.toFixed(4)), buckets: Object.fromEntries(this.buckets) };
  }
}

/** Adds two histograms. */
export function together(a: Histogram, b: Histogram): Histogram {
  const buckets: Record<string, number> = { ...a.buckets };
  for (const [bucket, count] of Object.entries(b.buckets)) buckets[bucket] = (buckets[bucket] ?? 0) + count;
  return { count: a.count + b.count, sum: a.sum + b.sum, buckets };
}

export const meanOf = ({ count, sum }: Histogram): number => (count === 0 ? 0 : sum / count);

/** Returns the upper edge of the bucket that reaches the share (0 to 1) of all values; 0 without values. */
export function quantileOf({ count, buckets }: Histogram, share: number): number {
  let seen = 0;
  for (const bucket of Object.keys(buckets)
    .map(Number)
    .toSorted((a, b) => a - b)) {
    seen += buckets[bucket]!;
    if (seen >= share * count) return 2 ** ((bucket + 1) / STEPS);
  }
  return 0;
}
