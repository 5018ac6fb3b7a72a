import type { Rate } from './bucket.ts';
import { ByAddress } from './byAddress.ts';
import type { Guesser } from './guesses.ts';

/** Limits requests by guest, so that one does not use up what their network may ask, and by network. */
export class Requests {
  readonly #byGuest: ByAddress;
  readonly #byNetwork: ByAddress;

  constructor(guest: Rate, network: Rate, now: () => number) {
    this.#byGuest = new ByAddress(guest, now);
    this.#byNetwork = new ByAddress(network, now);
  }

  /** Counts a request; returns false if there were too many. This machine is not limited. */
  take({ person, network }: Guesser): boolean {
    return network === undefined || (this.#byGuest.take(person) && this.#byNetwork.take(network));
  }

  /** Counts an amount, or nothing of it if it is too much. */
  takeMany({ person, network }: Guesser, amount: number): boolean {
    if (network === undefined) return true;
    if (!(this.#byGuest.has(person, amount) && this.#byNetwork.has(network, amount))) return false;
    this.#byGuest.takeMany(person, amount);
    this.#byNetwork.takeMany(network, amount);
    return true;
  }
}
