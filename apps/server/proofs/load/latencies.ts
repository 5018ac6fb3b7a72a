/** Width (ms) of a class of the histogram. */
const STEP = 0.1;

/** Counts latencies in classes of 0.1 ms, however long they are, so that no percentile is cut off. */
export class Latencies {
  readonly #counts = new Map<number, number>();
  #count = 0;
  #largest = 0;

  add(ms: number): void {
    const step = Math.max(0, Math.floor(ms / STEP));
    this.#counts.set(step, (this.#counts.get(step) ?? 0) + 1);
    this.#count++;
    this.#largest = Math.max(this.#largest, ms);
  }

  get count(): number {
    return this.#count;
  }

  get largest(): number {
    return this.#largest;
  }

  /** Returns the latency (ms) that a share (0..1) of all does not exceed; 0 if there are none. */
  quantile(share: number): number {
    let left = Math.ceil(this.#count * share);
    for (const [step, count] of [...this.#counts].sort(([a], [b]) => a - b)) {
      left -= count;
      if (left <= 0) return Math.min((step + 1) * STEP, this.#largest);
    }
    return this.#largest;
  }

  /** Returns the count, the percentiles and the maximum (ms) for a report. */
  summary(): { count: number; p50: number; p99: number; p999: number; max: number } {
    const round = (ms: number) => Math.round(ms * 10) / 10;
    return {
      count: this.#count,
      p50: round(this.quantile(0.5)),
      p99: round(this.quantile(0.99)),
      p999: round(this.quantile(0.999)),
      max: round(this.#largest),
    };
  }
}
