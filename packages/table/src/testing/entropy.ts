import { type RandomSource, seeded } from '@gorrion/rules';
import type { Entropy } from '../ports/ports.ts';

/** Entropy that repeats for a seed. Never for games of people. */
export class SeededEntropy implements Entropy {
  readonly #random: RandomSource;

  constructor(seed: string) {
    this.#random = seeded(seed);
  }

  bytes(count: number): Uint8Array {
    return Uint8Array.from({ length: count }, () => this.#random() & 0xff);
  }
}
