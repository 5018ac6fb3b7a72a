import type { PersonId, Regard } from '@gorrion/protocol';
import type { Log } from '../config/log.ts';
import { RecentMap } from '../limits/recentMap.ts';
import type { Store } from '../persistence/store.ts';

/*
 * Whom people do not want to sit with or hear, as the server heeds it. Nobody but a list's owner is told of it: both of a pair
 * are treated alike, whichever of them keeps the other away.
 */

/** Ms after which a list is read again, in case another node has changed it. */
const FRESH = 60_000;
/** People whose lists are held. */
const HELD = 20_000;

type Lists = Readonly<Record<Regard, ReadonlySet<PersonId>>>;

interface Held {
  lists: Lists | undefined;
  readAt: number;
  reading: Promise<void> | undefined;
}

export class Regards {
  readonly #store: Pick<Store, 'regardsOf'>;
  readonly #now: () => number;
  readonly #log: Log;
  readonly #held = new RecentMap<PersonId, Held>(HELD);

  constructor(store: Pick<Store, 'regardsOf'>, now: () => number, log: Log) {
    this.#store = store;
    this.#now = now;
    this.#log = log;
  }

  /** Whether two people may be seated at one table. Until the lists of both are read, they are kept apart. */
  mayMeet = (one: PersonId, other: PersonId): boolean => {
    const [lists, others] = [this.#look(one), this.#look(other)];
    return lists !== undefined && others !== undefined && !lists.apart.has(other) && !others.apart.has(one);
  };

  of(person: PersonId): Iterable<PersonId> {
    return this.#look(person)?.apart ?? [];
  }

  ready(person: PersonId): Promise<void> | undefined {
    const held = this.#heldOf(person);
    return held.lists ? undefined : this.#read(person, held);
  }

  /** Resolves with whether a person does not want to hear another one. */
  async hasBlocked(person: PersonId, other: PersonId): Promise<boolean> {
    await this.ready(person);
    return this.#look(person)?.blocked.has(other) ?? false;
  }

  /** Reads the lists of a person again, which they have changed. Resolves once they are heeded. */
  async changed(person: PersonId): Promise<void> {
    const held = this.#heldOf(person);
    await held.reading;
    await this.#read(person, held);
  }

  #heldOf(person: PersonId): Held {
    const held = this.#held.get(person) ?? { lists: undefined, readAt: Number.NEGATIVE_INFINITY, reading: undefined };
    this.#held.set(person, held);
    return held;
  }

  /** Returns the lists of a person as they are known by now, and has them read where that is due. */
  #look(person: PersonId): Lists | undefined {
    const held = this.#heldOf(person);
    if (this.#now() - held.readAt >= FRESH) void this.#read(person, held);
    return held.lists;
  }

  #read(person: PersonId, held: Held): Promise<void> {
    held.reading ??= this.#store
      .regardsOf(person)
      .then(
        entries => {
          const people = (list: Regard) => new Set(entries.flatMap(one => (one.list === list ? [one.person] : [])));
          held.lists = { apart: people('apart'), blocked: people('blocked') };
          held.readAt = this.#now();
        },
        (error: unknown) => this.#log.error({ err: error }, 'the lists of a guest could not be read'),
      )
      .finally(() => {
        held.reading = undefined;
      });
    return held.reading;
  }
}
