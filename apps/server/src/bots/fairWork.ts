import type { Bots, Clock } from '@gorrion/table';
import type { Limits } from '../limits/limits.ts';
import { type Asker, FairQueue } from './fairQueue.ts';

interface FairWorkOptions {
  readonly limits: Limits;
  readonly clock: Clock;
  /** Works that are done at a time. */
  readonly most: number;
  /** How long a place rests after a work, in times of what the work took: messages of players come between. */
  readonly rest?: number;
}

/** Work that nobody waits for at a table. A little is done at a time; networks take turns, and within a network its guests. */
export class FairWork {
  readonly #options: FairWorkOptions;
  readonly #queue: FairQueue<() => Promise<void>>;
  #taken = 0;

  constructor(options: FairWorkOptions) {
    const { guest, network } = options.limits;
    this.#options = options;
    this.#queue = new FairQueue({ guest: guest.thought, network: network.thought }, options.clock.now);
  }

  /** Does a work once it is its asker's turn. Resolves or rejects as the work does. */
  take<T>(asker: Asker, work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#queue.push(asker, () => work().then(resolve, reject));
      this.#next();
    });
  }

  #next(): void {
    const { most, clock, rest = 0 } = this.#options;
    if (this.#taken >= most) return;
    const turn = this.#queue.shift();
    if (!turn) return;
    this.#taken++;
    const began = clock.now();
    const free = () => {
      this.#taken--;
      this.#next();
    };
    void turn.item().finally(() => {
      const took = clock.now() - began;
      this.#queue.charge(turn.asker, took);
      if (rest * took > 0) clock.at(clock.now() + rest * took, free);
      else free();
    });
  }
}

/** Returns bots that rest after each answer, in times of what it took, so that those at people's tables find a free thread. */
export const resting = (bots: Bots, clock: Clock, rest: number): Bots => ({
  async decide(question) {
    const asked = clock.now();
    const answer = await bots.decide(question);
    const until = clock.now() + rest * (clock.now() - asked);
    if (until > clock.now()) await new Promise<void>(go => clock.at(until, go));
    return answer;
  },
});
