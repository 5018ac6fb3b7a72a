import type { Clock, LedgerWatchDesk } from '@gorrion/table';
import type { Guesses } from '../limits/guesses.ts';
import type { SocketPage } from '../transport/page.ts';
import type { LedgerDesk } from './desk.ts';

/* Tells pages that a ledger they show has changed. What has changed they ask over HTTP, where it is viewed for them. */

/** Changes within this time (ms) are told together. */
const TOGETHER_MS = 150;
/** Ledgers that one page may watch. */
const WATCHED_BY_PAGE = 8;

export class LedgerWatch implements LedgerWatchDesk<SocketPage> {
  readonly #desk: LedgerDesk;
  readonly #clock: Clock;
  readonly #guesses: Guesses;
  readonly #pages = new Map<string, Map<string, SocketPage>>();
  /** The ledgers that each page watches, with the version that it was told last. */
  readonly #watched = new Map<string, Map<string, number>>();
  /** The newest wish of a page to watch each ledger, while it is being answered. */
  readonly #wishes = new WeakMap<SocketPage, Map<string, symbol>>();
  readonly #due = new Map<string, number>();

  constructor(desk: LedgerDesk, clock: Clock, guesses: Guesses) {
    this.#desk = desk;
    this.#clock = clock;
    this.#guesses = guesses;
    desk.onChange((id, version) => this.#changed(id, version));
  }

  async watch(page: SocketPage, typed: string) {
    const ledger = typed.toUpperCase();
    const wishes = this.#wishes.get(page) ?? new Map<string, symbol>();
    this.#wishes.set(page, wishes);
    const wish = Symbol();
    wishes.set(ledger, wish);
    try {
      return await this.#answer(page, ledger, wish);
    } finally {
      // Nothing is left of what was refused: a page may ask for any text.
      if (wishes.get(ledger) === wish) wishes.delete(ledger);
    }
  }

  async #answer(page: SocketPage, ledger: string, wish: symbol) {
    const standing = await this.#desk.standing(ledger, page.me.id);
    if (!this.#guesses.mayHear({ person: page.me.id, network: page.network }, standing))
      return { ok: false, code: 'too-many-wrong-codes' } as const;
    const version = await this.#desk.versionFor(ledger, page.me.id);
    if (version === undefined) return { ok: false, code: 'no-such-ledger' } as const;
    // The page may have left, or have looked away again, while the ledger was read.
    if (this.#wishes.get(page)?.get(ledger) !== wish) return { ok: true, version } as const;
    const watched = this.#watched.get(page.id) ?? new Map<string, number>();
    if (watched.size >= WATCHED_BY_PAGE && !watched.has(ledger))
      return { ok: false, code: 'too-many-requests' } as const;
    this.#watched.set(page.id, watched.set(ledger, version));
    this.#pages.set(ledger, (this.#pages.get(ledger) ?? new Map()).set(page.id, page));
    return { ok: true, version } as const;
  }

  unwatch(page: SocketPage, typed: string): void {
    const ledger = typed.toUpperCase();
    this.#wishes.get(page)?.delete(ledger);
    this.#watched.get(page.id)?.delete(ledger);
    this.#pages.get(ledger)?.delete(page.id);
    if (this.#pages.get(ledger)?.size === 0) this.#pages.delete(ledger);
  }

  /** Forgets a page that has left. */
  exit(page: SocketPage): void {
    for (const ledger of this.#watched.get(page.id)?.keys() ?? []) this.unwatch(page, ledger);
    this.#watched.delete(page.id);
    this.#wishes.delete(page);
  }

  /** Tells a page of a change, if its person may still see the ledger; otherwise it watches no more. */
  async #tell(ledger: string, page: SocketPage): Promise<void> {
    const version = await this.#desk.versionFor(ledger, page.me.id);
    if (version === undefined) return this.unwatch(page, ledger);
    const watched = this.#watched.get(page.id);
    // It may have looked away meanwhile. What is shown to its person later changes nothing for them now, and no message
    // says that it has happened.
    if (!watched?.has(ledger) || watched.get(ledger) === version) return;
    watched.set(ledger, version);
    page.tell('ledger:changed', { ledger, version });
  }

  #changed(ledger: string, version: number): void {
    const isDue = this.#due.has(ledger);
    this.#due.set(ledger, version);
    if (isDue || !this.#pages.has(ledger)) {
      if (!isDue) this.#due.delete(ledger);
      return;
    }
    this.#clock.at(this.#clock.now() + TOGETHER_MS, () => {
      this.#due.delete(ledger);
      // A page that cannot be told now asks on its own.
      for (const page of this.#pages.get(ledger)?.values() ?? []) this.#tell(ledger, page).catch(() => {});
    });
  }
}
