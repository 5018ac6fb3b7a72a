import { type Asker, FairQueue } from '../bots/fairQueue.ts';
import type { Limits } from '../limits/limits.ts';

/*
 * Games of four bots, which nobody waits for at a table. A few are played at a time; networks take turns, and within a
 * network its guests.
 */

export class BotGames {
  readonly #most: number;
  readonly #now: () => number;
  readonly #queue: FairQueue<() => Promise<void>>;
  #playing = 0;

  constructor({ guest, network, server }: Limits, now: () => number) {
    this.#most = server.botGames;
    this.#now = now;
    this.#queue = new FairQueue({ guest: guest.thought, network: network.thought }, now);
  }

  /** Plays a game once it is its asker's turn. Resolves or rejects as `play` does. */
  take(asker: Asker, play: () => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#queue.push(asker, () => play().then(resolve, reject));
      this.#next();
    });
  }

  #next(): void {
    if (this.#playing >= this.#most) return;
    const turn = this.#queue.shift();
    if (!turn) return;
    this.#playing++;
    const began = this.#now();
    void turn.item().finally(() => {
      this.#playing--;
      this.#queue.charge(turn.asker, this.#now() - began);
      this.#next();
    });
  }
}
