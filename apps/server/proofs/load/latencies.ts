/** Width (ms) of a class of the histogram. */
const STEP = 0.1;
const STEPS = 100_000;

export class Latencies {
  readonly #counts = new Uint32Array(STEPS + 1);
  #count = 0;
  #largest = 0;

  add(ms: number): void {
    const step = Math.min(STEPS, Math.max(0, Math.floor(ms / STEP)));
    this.#counts[step] = this.#counts[step]! + 1;
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
    if (this.#count === 0) return 0;
    for (let step = 0; step <= STEPS; step++) {
      left -= this.#counts[step]!;
      if (left <= 0) return (step + 1) * STEP;
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
