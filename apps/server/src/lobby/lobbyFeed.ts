import type { Lobby, PersonId } from '@gorrion/protocol';
import type { Clock, Page } from '@gorrion/table';

const EVERY = 1000;

/** Returns the lobby of one moment as a person may see it. */
type LobbyOf = (person: PersonId) => Lobby;

/**
 * Sends changes of the lobby to the pages that show it, at most once a second. A page that asks in between gets the
 * lobby of the last second, so that asking does not read the tables.
 */
export class LobbyFeed {
  readonly #pages = new Map<Page, string>();
  readonly #look: () => LobbyOf;
  readonly #revision: () => number;
  readonly #clock: Clock;
  #isTicking = false;

  #seen: { readonly lobbyOf: LobbyOf; readonly at: number; readonly revision: number } | undefined;

  /** `look` reads the lobby; `revision` changes if a table comes or goes, which pages must see at once. */
  constructor(look: () => LobbyOf, revision: () => number, clock: Clock) {
    this.#look = look;
    this.#revision = revision;
    this.#clock = clock;
  }

  watch(page: Page): Lobby {
    const lobby = this.#current()(page.me.id);
    this.#pages.set(page, JSON.stringify(lobby));
    this.#tickLater();
    return lobby;
  }

  /** Returns the lobby of the last second as a person may see it. */
  of(person: PersonId): Lobby {
    return this.#current()(person);
  }

  unwatch(page: Page): void {
    this.#pages.delete(page);
  }

  #current(): LobbyOf {
    const at = this.#clock.now();
    const revision = this.#revision();
    if (!this.#seen || at - this.#seen.at >= EVERY || this.#seen.revision !== revision)
      this.#seen = { lobbyOf: this.#look(), at, revision };
    return this.#seen.lobbyOf;
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
    const lobbyOf = this.#current();
    for (const [page, known] of this.#pages) {
      const lobby = lobbyOf(page.me.id);
      const text = JSON.stringify(lobby);
      if (text === known) continue;
      this.#pages.set(page, text);
      page.tell('lobby', lobby);
    }
  }
}
