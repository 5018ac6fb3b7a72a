import type { Rate } from './bucket.ts';
import { ByAddress } from './byAddress.ts';
import type { Guesser } from './guesses.ts';

/** Limits what is asked for by guest, so that one does not use up what their network may ask, and by network. */
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

  /** Whether an amount is left; nothing is counted. */
  has({ person, network }: Guesser, amount: number): boolean {
    return network === undefined || (this.#byGuest.has(person, amount) && this.#byNetwork.has(network, amount));
  }

  /** Whether anything is left; nothing is counted. */
  hasOne({ person, network }: Guesser): boolean {
    return network === undefined || (this.#byGuest.hasOne(person) && this.#byNetwork.hasOne(network));
  }

  /** Counts an amount, or nothing of it if it is too much. */
  takeMany(who: Guesser, amount: number): boolean {
    if (!this.has(who, amount)) return false;
    if (who.network === undefined) return true;
    this.#byGuest.takeMany(who.person, amount);
    this.#byNetwork.takeMany(who.network, amount);
    return true;
  }

  /** Counts an amount that is spent already, however much is left. */
  spend({ person, network }: Guesser, amount: number): void {
    if (network === undefined) return;
    this.#byGuest.spend(person, amount);
    this.#byNetwork.spend(network, amount);
  }
}
