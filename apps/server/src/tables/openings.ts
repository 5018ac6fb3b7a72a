import type { PersonId, Refusal } from '@gorrion/protocol';
import { ByAddress } from '../limits/byAddress.ts';
import type { Limits } from '../limits/limits.ts';

/** A table that counts for the limits of its host and their network. */
export interface Counted {
  readonly host: PersonId;
  /** The network that opened it; undefined for this machine, and after a restart, because addresses are not stored. */
  readonly network: string | undefined;
}

interface OpeningsOptions {
  readonly limits: Limits;
  readonly now: () => number;
  /** Shares a limit with other nodes, under a name. */
  readonly share?: ((name: string, limit: ByAddress) => ByAddress) | undefined;
  /** Returns how many open tables of a guest other nodes have. */
  readonly tablesElsewhere?: ((host: PersonId) => number) | undefined;
}

/** How many tables guests and networks may have open, and how often they may open one. */
export class Openings {
  readonly #options: OpeningsOptions;
  readonly #byGuest: ByAddress;
  readonly #byNetwork: ByAddress;

  constructor(options: OpeningsOptions) {
    const { limits, now, share = (_: string, limit: ByAddress) => limit } = options;
    this.#options = options;
    this.#byGuest = share('opens by guest', new ByAddress(limits.guest.opens, now));
    this.#byNetwork = share('opens by network', new ByAddress(limits.network.opens, now));
  }

  /** Returns why a table may not be opened beside those that count, or counts it. `isTaught`: it is one of a class. */
  refusal({ host, network }: Counted, taken: readonly Counted[], isTaught = false): Refusal | undefined {
    const { limits, tablesElsewhere } = this.#options;
    const elsewhere = tablesElsewhere?.(host) ?? 0;
    const most = isTaught ? limits.guest.lessons : limits.guest.tables;
    if (taken.filter(one => one.host === host).length + elsewhere >= most) return 'too-many-tables';
    const isCounted = network !== undefined;
    if (isCounted && taken.filter(one => one.network === network).length >= limits.network.tables)
      return 'too-many-tables-nearby';
    if (!this.#byGuest.hasOne(host) || (isCounted && !this.#byNetwork.hasOne(network))) return 'opening-too-often';
    this.#byGuest.take(host);
    if (isCounted) this.#byNetwork.take(network);
    return undefined;
  }
}
