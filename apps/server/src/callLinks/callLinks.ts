import { type CallLinkWish, hostOfCallLink, type PersonId, type Refusal, type TableCode } from '@gorrion/protocol';
import type { RunningTable } from '@gorrion/table';
import type { Guesser } from '../limits/guesses.ts';
import type { Requests } from '../limits/requests.ts';
import type { CallLinkStore, StoredCallLink } from '../persistence/callLinks.ts';
import { newSigns } from '../tables/code.ts';

/* Where the players of tables talk. The feed sends it to nobody else. */

/** Signs of a room's name, of 31 kinds: 99 bits, which nobody guesses. */
const ROOM_SIGNS = 20;

/** Returns the address of a new room at a service; undefined where the operator names none. */
export const newCallRoom = (service: string | undefined): string | undefined =>
  service && `${service}/gorrion-${newSigns(ROOM_SIGNS).toLowerCase()}`;

type Changer = Guesser & { readonly person: PersonId };

interface CallLinksOptions {
  readonly store: CallLinkStore;
  /** Where rooms are made. */
  readonly service: string | undefined;
  /** Limits how often people change links. */
  readonly changes: Requests;
}

export class CallLinks {
  readonly #options: CallLinksOptions;
  /** What was read or kept last, so that who is forgotten finds the tables whose players to tell. */
  readonly #known = new WeakMap<RunningTable, StoredCallLink>();

  constructor(options: CallLinksOptions) {
    this.#options = options;
  }

  /** Resolves with the link of a table. Drops that of a group from a public table, where anybody may sit down. */
  async of(table: RunningTable): Promise<string | undefined> {
    const { store } = this.#options;
    const code = table.id as TableCode;
    const kept = await store.callLinkOf(code);
    if (kept?.isOfGroup && table.state.settings.visibility === 'public') {
      await store.dropCallLinkOfGroup(code);
      // The host may have set another one meanwhile.
      return this.of(table);
    }
    if (kept) this.#known.set(table, kept);
    else this.#known.delete(table);
    return kept?.link;
  }

  /** Does what the host of a table wants; resolves with why not. */
  async change(who: Changer, table: RunningTable, wish: CallLinkWish): Promise<Refusal | undefined> {
    const { store, service, changes } = this.#options;
    if (!changes.take(who)) return 'too-many-requests';
    const code = table.id as TableCode;
    if (wish.type === 'remove') {
      await store.dropCallLink(code);
      return undefined;
    }
    const link = wish.type === 'make' ? newCallRoom(service) : wish.link;
    if (link === undefined) return 'no-call-rooms';
    if (hostOfCallLink(link) === undefined) return 'bad-call-link';
    await store.keepCallLink(code, { person: who.person, link });
    return undefined;
  }

  /** Returns those of some tables that had a link of a person, which the store has deleted. */
  forget(tables: Iterable<RunningTable>, person: PersonId): readonly RunningTable[] {
    return [...tables].filter(table => this.#known.get(table)?.person === person);
  }
}
