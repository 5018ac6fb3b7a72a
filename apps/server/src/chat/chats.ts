import type { ChatLine, ClientToServer, Me, PersonId, Refusal, Saying, TableViewer } from '@gorrion/protocol';
import { talkRefusal } from '@gorrion/table';
import { ByAddress } from '../limits/byAddress.ts';
import { TALK } from '../limits/rates.ts';
import type { RunningTable } from '../lobby/runningTable.ts';
import { Chat } from './chat.ts';
import { cleanText } from './text.ts';

type Wish = Parameters<ClientToServer['table:say']>[0];

/** `line` is what is new; a message that came before says nothing again. */
export type Said =
  | { readonly ok: true; readonly line: ChatLine | undefined }
  | { readonly ok: false; readonly code: Refusal };

const refused = (code: Refusal) => ({ ok: false, code }) as const;

function sayingOf(wish: Wish): { readonly ok: true; readonly saying: Saying } | { ok: false; code: Refusal } {
  if ('word' in wish) return { ok: true, saying: { word: wish.word } };
  const cleaned = cleanText(wish.text);
  return cleaned.ok ? { ok: true, saying: { text: cleaned.text } } : cleaned;
}

/** The talk of all tables: who may speak, how often, and what can still be read. */
export class Chats {
  readonly #now: () => number;
  /** A table that is let go takes its chat along. */
  readonly #chats = new WeakMap<RunningTable, Chat>();
  /** One bucket a person, whatever page or address he speaks from. */
  readonly #rates: ByAddress;

  constructor(now: () => number) {
    this.#now = now;
    this.#rates = new ByAddress(TALK, now);
  }

  say(table: RunningTable, me: Me, wish: Wish): Said {
    if (this.#chats.get(table)?.hasSaid(me.id, wish.id)) return { ok: true, line: undefined };
    const viewer = table.viewerOf(me.id);
    const refusal = talkRefusal(table.state, viewer, 'word' in wish ? 'word' : 'text');
    if (refusal) return refused(refusal);
    const read = sayingOf(wish);
    if (!read.ok) return read;
    if (!this.#rates.take(me.id)) return refused('talking-too-fast');
    return { ok: true, line: this.#of(table).add(me, viewer, read.saying, wish.id, this.#now()) };
  }

  /** What somebody who looks from there may read; nothing of a table that is closed. */
  linesFor(table: RunningTable, viewer: TableViewer): readonly ChatLine[] {
    if (table.state.stage === 'closed') this.#chats.delete(table);
    return this.#chats.get(table)?.linesFor(viewer) ?? [];
  }

  /** Takes back all that a person said at a table; says whether there was anything. */
  forget(table: RunningTable, person: PersonId): boolean {
    return this.#chats.get(table)?.forget(person) ?? false;
  }

  #of(table: RunningTable): Chat {
    const known = this.#chats.get(table) ?? new Chat();
    this.#chats.set(table, known);
    return known;
  }
}
