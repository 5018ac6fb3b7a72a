import type { ChatContent, ChatLine, ChatRoom, Me, PersonId, TableViewer } from '@gorrion/protocol';
import { mayHear } from '@gorrion/table';

/**
 * Number of lines of each room that a late comer can read. Rooms are separate, so spectators cannot push out what
 * players said.
 */
export const KEPT = 50;

/** A line, as the chat of a table has it. */
export interface KeptLine {
  readonly line: ChatLine;
  /** The id of the client's message. */
  readonly id: string;
}

/** The recent talk of one table. It is in memory only, and ends with the table or the process. */
export class Chat {
  readonly #lines: KeptLine[] = [];
  #latest = 0;

  get lines(): readonly KeptLine[] {
    return this.#lines;
  }

  /** Puts what was said at another node before what has been said here. */
  follow(earlier: readonly KeptLine[]): void {
    const isNew = ({ id, line }: KeptLine) => !this.hasSaid(line.from.id, id);
    this.#lines.unshift(...earlier.filter(isNew));
    this.#latest = Math.max(this.#latest, ...earlier.map(({ line }) => line.at));
    for (const { line } of earlier) this.#forgetOldest(line.room);
  }

  /** Returns whether a message with this id was received before. */
  hasSaid(person: PersonId, id: string): boolean {
    return this.#lines.some(kept => kept.id === id && kept.line.from.id === person);
  }

  add(from: Me, room: ChatRoom, saying: ChatContent, id: string, now: number): ChatLine {
    this.#latest = Math.max(Math.floor(now), this.#latest + 1);
    const line: ChatLine = {
      ...saying,
      from: { id: from.id, name: from.name },
      room,
      at: this.#latest,
    };
    this.#lines.push({ line, id });
    this.#forgetOldest(line.room);
    return line;
  }

  /** Removes all lines of a person; returns whether there were any. */
  forget(person: PersonId): boolean {
    const before = this.#lines.length;
    const kept = this.#lines.filter(({ line }) => line.from.id !== person);
    this.#lines.splice(0, before, ...kept);
    return kept.length < before;
  }

  #forgetOldest(room: ChatRoom): void {
    const count = this.#lines.filter(({ line }) => line.room === room).length;
    if (count > KEPT)
      this.#lines.splice(
        this.#lines.findIndex(({ line }) => line.room === room),
        1,
      );
  }

  linesFor(viewer: TableViewer): readonly ChatLine[] {
    return this.#lines.flatMap(({ line }) => (mayHear(viewer, line.room) ? [line] : []));
  }
}
