import type { ChatLine, Entry, Refusal, Snapshot, TableState } from '@gorrion/protocol';
import { evolveTable } from '@gorrion/table';
import { withLine } from './connection/chatLines.ts';
import { entriesAfter, type TableMirror, type TableNews, type ToldEntries } from './connection/follower.ts';
import type { Wire } from './connection/wire.ts';
import { listeners } from './listeners.ts';

/** A fact, with the state of the table before it. */
export interface SeenEntry {
  readonly entry: Entry;
  readonly before: TableState;
}

/** Keeps one table as the server sends it, and tells what is new. */
export class KeptTable implements TableMirror {
  readonly entries = listeners<SeenEntry>();
  readonly changes = listeners<undefined>();
  readonly lines = listeners<ChatLine>();
  readonly refusals = listeners<Refusal>();
  /** The table as it was sent last. Undefined until the server has sent it. */
  last: Snapshot | undefined;
  news: TableNews = {};
  chat: readonly ChatLine[] = [];
  /** Why it may not be followed any more. */
  refusal: Refusal | undefined;

  begin(): void {
    this.refusal = undefined;
  }

  known(): Snapshot | undefined {
    return this.refusal === undefined ? this.last : undefined;
  }

  replace(snapshot: Snapshot): void {
    this.last = snapshot;
    this.refusal = undefined;
    this.news = { ...this.news, watchers: snapshot.watchers };
    this.changes.tell(undefined);
  }

  fold(_code: string, { entries, behind }: ToldEntries): 'complete' | 'gap' | 'other-table' {
    if (!this.last || this.refusal !== undefined) return 'other-table';
    const { next, hasGap } = entriesAfter(this.last.seq, entries);
    for (const entry of next) {
      const before: TableState = this.last.state;
      this.last = { ...this.last, seq: entry.seq, at: entry.at, state: evolveTable(before, entry) };
      this.entries.tell({ entry, before });
    }
    const { behind: _, ...last } = this.last;
    this.last = behind === undefined ? last : { ...last, behind };
    if (next.length > 0) this.changes.tell(undefined);
    return hasGap ? 'gap' : 'complete';
  }

  patch(_code: string, change: TableNews): void {
    const isNew = Object.entries(change).some(([key, value]) => this.news[key as keyof TableNews] !== value);
    this.news = { ...this.news, ...change };
    if (isNew && this.last) this.changes.tell(undefined);
  }

  refuse(_code: string, why: Refusal): void {
    this.refusal = why;
    this.refusals.tell(why);
  }

  clear(): void {
    this.chat = [];
  }

  /** Keeps the chat of the table; returns functions that end it. */
  hear(wire: Wire, code: string): readonly (() => void)[] {
    return [
      wire.on('table:chat', told => {
        if (told.code === code) this.chat = told.lines;
      }),
      wire.on('table:said', told => {
        const chat = told.code === code ? withLine(this.chat, told.line) : this.chat;
        if (chat === this.chat) return;
        this.chat = chat;
        this.lines.tell(told.line);
      }),
    ];
  }
}
