import type { PersonId } from '@gorrion/protocol';
import type { Clock } from '@gorrion/table';
import type { Config } from '../config/config.ts';
import type { Log } from '../config/log.ts';
import type { Guests } from '../identity/guests.ts';
import { ByAddress } from '../limits/byAddress.ts';
import type { Limits } from '../limits/limits.ts';
import type { Room } from '../monitoring/room.ts';
import type { Store } from '../persistence/store.ts';
import type { EventTables } from '../tables/eventTables.ts';
import { ledgerApi } from './api.ts';
import { type AnyKind, LedgerDesk } from './desk.ts';
import { LedgerWatch } from './watching.ts';

/* The part of a server that keeps groups and events. */

/** All kinds of ledgers that this server keeps. */
const KINDS: readonly AnyKind[] = [];

interface Setup {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
}

interface LedgerServices {
  readonly store: Store;
  readonly guests: Guests;
  readonly room: Room;
}

/** The desk of all ledgers, who watches them, and their answers over HTTP. */
export type Ledgers = ReturnType<typeof openLedgers>;

export function openLedgers({ config, clock, log }: Setup, limits: Limits, { store, guests, room }: LedgerServices) {
  const desk = new LedgerDesk({
    kinds: KINDS,
    store,
    clock,
    log,
    nameOf: (person: PersonId) => guests.me(person).name,
    hasRoom: () => !room.isFull(),
  });
  const api = ledgerApi({
    desk,
    guests,
    origins: config.origins,
    rate: new ByAddress(limits.guest.ledgers, clock.now),
    networkRate: new ByAddress(limits.network.ledgers, clock.now),
    wrongIds: new ByAddress(limits.network.wrongCodes, clock.now),
  });
  return {
    desk,
    watch: new LedgerWatch(desk, clock),
    api,
    eventOf: (_person: PersonId): { readonly id: string; readonly pages: number } | undefined => undefined,
    /** Begins to follow the ledgers, once there are tables. */
    begin(_tables: EventTables): void {},
  };
}
