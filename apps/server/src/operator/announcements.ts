import type { Announcement } from '@gorrion/protocol';
import type { Log } from '../config/log.ts';
import type { OperatorStore } from '../persistence/operator.ts';
import type { SocketPage } from '../transport/page.ts';

/* The operator's notice to all: kept in the store, told to every page when it changes and to each that comes. */

interface AnnouncementOptions {
  readonly store: Pick<OperatorStore, 'announcement' | 'keepAnnouncement' | 'endAnnouncement'>;
  /** The open pages of this node. */
  readonly pages: Iterable<SocketPage>;
  /** Tells the other nodes to look again. */
  readonly publish: () => void;
  readonly now: () => number;
  readonly log: Log;
}

export class Announcements {
  readonly #options: AnnouncementOptions;
  #held: Announcement | undefined;

  constructor(options: AnnouncementOptions) {
    this.#options = options;
  }

  /** The notice that is shown now. */
  get current(): Announcement | null {
    return this.#held && this.#held.until > this.#options.now() ? this.#held : null;
  }

  /** Tells a page that has come; a page of a cast shows nothing but its table. */
  greet(page: SocketPage): void {
    const { current } = this;
    if (current && !page.cast) page.tell('announcement', current);
  }

  /** Shows a text on every page until a time (server ms). Resolves once it is durable. */
  async set(text: string, until: number): Promise<void> {
    await this.#options.store.keepAnnouncement(text, until);
    await this.look();
    this.#options.publish();
  }

  /** Takes the notice back at once. */
  async end(): Promise<void> {
    await this.#options.store.endAnnouncement();
    await this.look();
    this.#options.publish();
  }

  /** Reads the notice, and tells all pages if it is another one. */
  async look(): Promise<void> {
    const { store, pages, log } = this.#options;
    try {
      const found = await store.announcement();
      if (found?.number === this.#held?.number) return;
      const { current: before } = this;
      this.#held = found;
      const { current } = this;
      if (!before && !current) return;
      for (const page of pages) if (!page.cast) page.tell('announcement', current);
    } catch (error) {
      log.error({ err: error }, 'the notice to all could not be read');
    }
  }
}
