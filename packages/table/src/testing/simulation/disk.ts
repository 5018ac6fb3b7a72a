import type { Entry } from '@gorrion/protocol';
import { below, type RandomSource } from '@gorrion/rules';
import { unit } from '../../ports/chance.ts';
import type { Clock, Store } from '../../ports/ports.ts';
import type { Weather } from './weather.ts';

/** A disk that is slow, full for a while, or fails between the write and its acknowledgement. */
export class SimulatedDisk implements Store {
  readonly #clock: Clock;
  readonly #random: RandomSource;
  readonly #weather: Weather;
  readonly log: Entry[] = [];
  #pending: (readonly Entry[])[] = [];
  #isFullUntil = 0;
  readonly seen = { failures: 0, slow: 0, unsaid: 0, lost: 0 };

  constructor(clock: Clock, random: RandomSource, weather: Weather) {
    this.#clock = clock;
    this.#random = random;
    this.#weather = weather;
  }

  append(_tableId: string, entries: readonly Entry[]): Promise<void> {
    const { diskFull, diskSlow } = this.#weather;
    if (this.#is(diskFull)) this.#isFullUntil = this.#clock.now() + below(this.#random, 30_000);
    const isSlow = this.#is(diskSlow);
    if (isSlow) this.seen.slow++;
    const after = isSlow ? below(this.#random, 4000) : below(this.#random, 4);
    this.#pending.push(entries);
    if (this.#is(this.#weather.diskLies ?? 0)) return this.#lie(entries);
    return new Promise((resolve, reject) => {
      this.#clock.at(this.#clock.now() + after, () => {
        if (!this.#pending.includes(entries)) return;
        this.#pending = this.#pending.filter(other => other !== entries);
        if (this.#clock.now() < this.#isFullUntil) {
          this.seen.failures++;
          return reject(new Error('no space left on device'));
        }
        this.#write(entries);
        resolve();
      });
    });
  }

  /** Kills the process: pending writes reach the disk or not, and none is acknowledged. */
  crash(): void {
    for (const entries of this.#pending) {
      const isWritten = entries[0]?.seq === this.log.length + 1 && below(this.#random, 2) === 0;
      if (isWritten) this.#write(entries);
      this.seen[isWritten ? 'unsaid' : 'lost']++;
    }
    this.#pending = [];
  }

  #lie(entries: readonly Entry[]): Promise<void> {
    this.#clock.at(this.#clock.now() + 100, () => {
      if (!this.#pending.includes(entries)) return;
      this.#pending = this.#pending.filter(other => other !== entries);
      this.#write(entries);
    });
    return Promise.resolve();
  }

  /** Ends all troubles. */
  heal(): void {
    this.#isFullUntil = 0;
  }

  #is(chance: number): boolean {
    return chance > 0 && unit(this.#random) < chance;
  }

  /** Stores entries as JSON, like a real disk. */
  #write(entries: readonly Entry[]): void {
    for (const entry of entries) this.log.push(JSON.parse(JSON.stringify(entry)) as Entry);
  }
}
