import { ByAddress } from './byAddress.ts';
import type { Limits } from './limits.ts';

/** Who asks for something by an id: a guest, and their network; undefined for this machine. */
export interface Guesser {
  readonly person: string;
  readonly network: string | undefined;
}

/**
 * What an asker has to do with what they have found. `known`: they are one of its people, or everybody finds it in a
 * list. `other`: its id is all that they have. `nothing`: there is nothing under this id.
 */
export type Standing = 'known' | 'other' | 'nothing';

/** The key for pages on this machine, whose wrong ids are counted too. */
const THIS_MACHINE = 'this machine';

interface GuessOptions {
  readonly limits: Limits;
  readonly now: () => number;
  /** Shares a limit with other nodes, under a name. */
  readonly share?: (name: string, limit: ByAddress) => ByAddress;
}

/**
 * Counts wrong codes and ids by guest and by network. Everything is looked up first: who has a part in it is answered
 * however many others of the same network have guessed wrong.
 */
export class Guesses {
  readonly #byGuest: ByAddress;
  readonly #byNetwork: ByAddress;

  constructor({ limits, now, share = (_, limit) => limit }: GuessOptions) {
    this.#byGuest = share('wrong codes of guests', new ByAddress(limits.guest.wrongCodes, now));
    this.#byNetwork = share('wrong codes', new ByAddress(limits.network.wrongCodes, now));
  }

  /** Whether an asker may still guess. */
  allows({ person, network = THIS_MACHINE }: Guesser): boolean {
    return this.#byGuest.hasOne(person) && this.#byNetwork.hasOne(network);
  }

  #take({ person, network = THIS_MACHINE }: Guesser): void {
    this.#byGuest.take(person);
    this.#byNetwork.take(network);
  }

  /** Whether an asker may hear what they have found; counts a wrong guess. */
  mayHear(who: Guesser, standing: Standing): boolean {
    if (standing === 'known') return true;
    const isHeard = this.allows(who);
    if (standing === 'nothing' && isHeard) this.#take(who);
    return isHeard;
  }

  /**
   * Resolves with what is found under an id; undefined if the asker has guessed wrong too often to hear of it. Many
   * guesses at once get no further than one by one.
   */
  async look<T>(who: Guesser, find: () => Promise<T>, standingOf: (found: T) => Standing): Promise<T | undefined> {
    const found = await find();
    return this.mayHear(who, standingOf(found)) ? found : undefined;
  }
}
