import type { LedgerKind } from '@gorrion/events/ledger';
import type { PersonId } from '@gorrion/protocol';
import type { Asker } from '../bots/fairQueue.ts';
import type { Guesser } from '../limits/guesses.ts';
import type { Limits } from '../limits/limits.ts';
import { RecentMap } from '../limits/recentMap.ts';
import { Requests } from '../limits/requests.ts';

/*
 * What guests and networks may make of groups and events: how many of each kind, how many bytes, and how many tables. It
 * is counted for who presses, when they press. This machine is not limited.
 */

/** Ledgers of which it is remembered who made them open tables. */
const MOST_REMEMBERED = 5000;

/** The limit of each kind of ledgers. */
const OPENED = { group: 'groups', duplicate: 'duplicates', tournament: 'events' } as const;

type Counted = 'groups' | 'duplicates' | 'events' | 'ledgerBytes' | 'eventTables';

/** A ledger to which events are to be added; its first ones open it. */
interface Grown {
  readonly id: string;
  readonly kind: Pick<LedgerKind<never, never, never, unknown, never, never>, 'kind' | 'tablesOf'>;
  readonly version: number;
}

export type QuotaRefusal = 'too-many-ledgers' | 'too-many-bytes' | 'too-many-event-tables';

export class LedgerQuotas {
  readonly #made: Readonly<Record<Counted, Requests>>;
  readonly #askers = new RecentMap<string, Asker>(MOST_REMEMBERED);
  /** The most pages that an event may have room for. */
  readonly pages: number;

  constructor({ guest, network, event }: Limits, now: () => number) {
    const counter = (name: Counted) => new Requests(guest[name], network[name], now);
    this.#made = {
      groups: counter('groups'),
      duplicates: counter('duplicates'),
      events: counter('events'),
      ledgerBytes: counter('ledgerBytes'),
      eventTables: counter('eventTables'),
    };
    this.pages = event.pages;
  }

  /** Returns why somebody may not add events to a ledger, or counts them. */
  refusal(who: Guesser, { id, kind, version }: Grown, events: readonly unknown[]): QuotaRefusal | undefined {
    const opened = version === 0 ? OPENED[kind.kind as keyof typeof OPENED] : undefined;
    const tables = events.reduce((sum: number, event) => sum + (kind.tablesOf?.(event) ?? 0), 0);
    const parts: readonly (readonly [Counted, number, QuotaRefusal])[] = [
      ...(opened ? [[opened, 1, 'too-many-ledgers'] as const] : []),
      ['ledgerBytes', JSON.stringify(events).length, 'too-many-bytes'],
      ['eventTables', tables, 'too-many-event-tables'],
    ];
    const refused = parts.find(([name, count]) => !this.#made[name].has(who, count));
    if (refused) return refused[2];
    for (const [name, count] of parts) this.#made[name].takeMany(who, count);
    if (tables > 0) this.#askers.set(id, { guest: who.person, network: who.network });
    return undefined;
  }

  /** Whether somebody has no bytes left to write: then nothing is decided either. */
  isSpent(who: Guesser): boolean {
    return !this.#made.ledgerBytes.hasOne(who);
  }

  /** Returns who made a ledger open tables, so that the thoughts of their bots are counted for them and their network. */
  askerOf = (ledger: string, person: PersonId): Asker => ({
    guest: person,
    network: this.#askers.get(ledger)?.network,
  });
}
