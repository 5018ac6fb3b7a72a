import { below, type RandomSource } from '@gorrion/rules';
import { unit } from '../../ports/chance.ts';
import type { Clock } from '../../ports/ports.ts';
import type { Weather } from './weather.ts';

/** One direction of a connection, which loses, doubles, delays and reorders messages. */
export class Way {
  readonly #clock: Clock;
  readonly #random: RandomSource;
  weather: Weather;
  /** Called some seconds after a message was lost, when both ends notice that the connection is dead. */
  onLoss: () => void = () => {};

  constructor(clock: Clock, random: RandomSource, weather: Weather) {
    this.#clock = clock;
    this.#random = random;
    this.weather = weather;
  }

  send(deliver: () => void): void {
    const { drop, repeat, delay } = this.weather;
    if (this.#is(drop)) {
      this.#clock.at(this.#clock.now() + 2000 + below(this.#random, 18_000), this.onLoss);
      return;
    }
    const copies = this.#is(repeat) ? 2 : 1;
    for (let copy = 0; copy < copies; copy++) {
      const after = 20 + (this.#is(delay) ? below(this.#random, 3000) : 10 * below(this.#random, 8));
      this.#clock.at(this.#clock.now() + after, deliver);
    }
  }

  #is(chance: number): boolean {
    return chance > 0 && unit(this.#random) < chance;
  }
}
