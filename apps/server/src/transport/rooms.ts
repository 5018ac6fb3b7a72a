import type { ServerToClient } from '@gorrion/protocol';
import { frameOf } from './outgoing.ts';
import type { SocketPage } from './page.ts';

/** Which pages of this node are in which rooms. */
export class Rooms {
  readonly #pages = new Map<string, Set<Pick<SocketPage, 'pass'>>>();

  join(room: string, page: Pick<SocketPage, 'pass'>): void {
    const pages = this.#pages.get(room) ?? new Set();
    this.#pages.set(room, pages.add(page));
  }

  leave(room: string, page: Pick<SocketPage, 'pass'>): void {
    const pages = this.#pages.get(room);
    pages?.delete(page);
    if (pages?.size === 0) this.#pages.delete(room);
  }

  /** Sends a message to all pages in a room; it is encoded once. */
  tell<Name extends keyof ServerToClient>(
    room: string,
    name: Name,
    message: Parameters<ServerToClient[Name]>[0],
  ): void {
    const pages = this.#pages.get(room);
    if (!pages) return;
    const frame = frameOf([name, message]);
    for (const page of pages) page.pass(frame);
  }
}
