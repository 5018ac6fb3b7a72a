import type { PersonId } from '@gorrion/protocol';
import { RecentMap } from '../limits/recentMap.ts';
import type { LedgerStore } from '../persistence/ledgers.ts';

/* Lists of ledgers, page by page. Cards that are the same for everybody are made once for each change of their ledger. */

/** Cards in one page of a list. */
const LISTED = 50;
/** Cards that stay in memory; one has some 300 bytes. */
const CARDS_REMEMBERED = 10_000;
/** Has no part in anything. */
export const NOBODY = '' as PersonId;

/** The next page of a list, after the ledger that the page before has named. */
export interface LedgerPage {
  readonly of: 'mine' | 'open';
  readonly after: string;
}

/** A page of each list, and after which ledger the next one begins; null if there is none. */
export interface LedgerLists {
  readonly mine: readonly unknown[];
  readonly open: readonly unknown[];
  readonly more: { readonly mine: string | null; readonly open: string | null };
  /** The person's own that are damaged; absent if none is. */
  readonly damaged?: readonly string[];
}

interface ListOptions {
  readonly store: Pick<LedgerStore, 'ledgersOf' | 'publicLedgers'>;
  /** Makes the cards of ledgers for a person. */
  readonly cardsFor: (ids: readonly string[], person: PersonId) => Promise<readonly unknown[]>;
  readonly isDamaged: (id: string) => boolean;
}

const lastIfMore = (ids: readonly string[]): string | null => (ids.length > LISTED ? ids[LISTED - 1]! : null);

export class ListsOfLedgers {
  readonly #options: ListOptions;
  /** Cards as everybody sees them. */
  readonly #cards = new RecentMap<string, unknown>(CARDS_REMEMBERED);

  constructor(options: ListOptions) {
    this.#options = options;
  }

  /** Returns the cards of a kind's ledgers: those of a person, and those that everybody may find; or a page of one list. */
  async list(kind: string, person: PersonId, page?: LedgerPage): Promise<LedgerLists> {
    const { store } = this.#options;
    const all = await store.ledgersOf(person, kind);
    const open = page?.of === 'mine' ? [] : await store.publicLedgers(kind, LISTED + 1, page?.after);
    // Who has a part in an open one sees it in their own list.
    const others = open.slice(0, LISTED).filter(id => !all.includes(id));
    const own = await this.listOf(page?.of === 'open' ? [] : all, person, page);
    return { ...own, open: await this.#forEverybody(others), more: { mine: own.more.mine, open: lastIfMore(open) } };
  }

  /** Returns the cards of ledgers that a person has a part in, in their order; or those after one of them. */
  async listOf(ids: readonly string[], person: PersonId, page?: LedgerPage): Promise<LedgerLists> {
    const { cardsFor, isDamaged } = this.#options;
    const rest = ids.slice(page ? ids.indexOf(page.after) + 1 : 0);
    const shown = rest.slice(0, LISTED);
    const damaged = shown.filter(isDamaged);
    return {
      mine: await cardsFor(shown, person),
      open: [],
      more: { mine: lastIfMore(rest), open: null },
      ...(damaged.length > 0 && { damaged }),
    };
  }

  /** Forgets the card of a ledger that has changed. */
  changed(id: string): void {
    this.#cards.delete(id);
  }

  async #forEverybody(ids: readonly string[]): Promise<readonly unknown[]> {
    const unknown = ids.filter(id => this.#cards.get(id) === undefined);
    const made = (await this.#options.cardsFor(unknown, NOBODY)) as { readonly id: string }[];
    for (const card of made) this.#cards.set(card.id, card);
    return ids.flatMap(id => this.#cards.get(id) ?? []);
  }
}
