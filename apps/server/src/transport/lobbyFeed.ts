import type { Lobby, PersonId } from '@gorrion/protocol';
import type { Clock } from '@gorrion/table';
import type { Page } from './page.ts';

const EVERY = 1000;

/** Keeps the pages that show the lobby fresh: once a second at most, and only while there are any. */
export class LobbyFeed {
  readonly #pages = new Map<Page, string>();
  readonly #now: () => (person: PersonId) => Lobby;
  readonly #clock: Clock;
  #isTicking = false;

  constructor(now: () => (person: PersonId) => Lobby, clock: Clock) {
    this.#now = now;
    this.#clock = clock;
  }

  watch(page: Page): Lobby {
    const lobby = this.#now()(page.me.id);
    this.#pages.set(page, JSON.stringify(lobby));
    this.#tickLater();
    return lobby;
  }

  unwatch(page: Page): void {
    this.#pages.delete(page);
  }

  #tickLater(): void {
    if (this.#isTicking || this.#pages.size === 0) return;
    this.#isTicking = true;
    this.#clock.at(this.#clock.now() + EVERY, () => {
      this.#isTicking = false;
      this.#tick();
      this.#tickLater();
    });
  }

  #tick(): void {
    const lobbyOf = this.#now();
    for (const [page, known] of this.#pages) {
      const lobby = lobbyOf(page.me.id);
      const text = JSON.stringify(lobby);
      if (text === known) continue;
      this.#pages.set(page, text);
      page.tell('lobby', lobby);
    }
  }
}
