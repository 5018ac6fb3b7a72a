import type {
  ChatContent,
  ChatLine,
  ChatRoom,
  ClientToServer,
  Me,
  PersonId,
  Refusal,
  TableViewer,
} from '@gorrion/protocol';
import type { Player } from '@gorrion/rules';
import { distinctName, keepsTalk, namesBeside, type RunningTable, roomOf, talkRefusal } from '@gorrion/table';
import { Bucket, countHit } from '../limits/bucket.ts';
import { ByAddress } from '../limits/byAddress.ts';
import { LIMITS, type Limits } from '../limits/limits.ts';
import { Chat, type KeptLine } from './chat.ts';
import { cleanText } from './text.ts';

type Wish = Parameters<ClientToServer['table:say']>[0];

/** The result of a chat message. `line` is the new line; undefined for a repeated message. */
export type ChatResult =
  | { readonly ok: true; readonly line: ChatLine | undefined }
  | { readonly ok: false; readonly code: Refusal };

/** Returns a person's name as the table shows it: marked if it looks like a player's name. */
const shownName = ({ state }: RunningTable, { id, name }: Me): string => distinctName(name, namesBeside(state, id));

/** Ms for which the talk of a table from another node is kept until the table begins here. */
const INHERITED_FOR = 60_000;

const refused = (code: Refusal) => ({ ok: false, code }) as const;

function sayingOf(wish: Wish): { readonly ok: true; readonly saying: ChatContent } | { ok: false; code: Refusal } {
  if ('word' in wish) return { ok: true, saying: { word: wish.word } };
  const cleaned = cleanText(wish.text);
  return cleaned.ok ? { ok: true, saying: { text: cleaned.text } } : cleaned;
}

/** Is called with each line that is kept with the game in play. */
type Keep = (table: RunningTable, line: ChatLine, player: Player) => void;

/** The talk of all tables: decides who may speak and how often, and keeps the recent lines. */
export class Chats {
  readonly #now: () => number;
  /** A chat ends with its table. */
  readonly #chats = new WeakMap<RunningTable, Chat>();
  /** The talk of tables that come from other nodes, by their codes. */
  readonly #inherited = new Map<string, { readonly lines: readonly KeptLine[]; readonly until: number }>();
  /** One bucket for each person, whatever page or address they write from. */
  readonly #rates: ByAddress;
  /** Two buckets for each table, so that many spectators cannot silence the players. */
  readonly #rooms = new WeakMap<RunningTable, Record<ChatRoom, Bucket>>();
  readonly #limits: Limits;
  readonly #keep: Keep;

  constructor(now: () => number, limits = LIMITS, keep: Keep = () => {}) {
    this.#now = now;
    this.#keep = keep;
    this.#limits = limits;
    this.#rates = new ByAddress(limits.guest.talk, now);
  }

  say(table: RunningTable, me: Me, wish: Wish): ChatResult {
    if (this.#known(table)?.hasSaid(me.id, wish.id)) return { ok: true, line: undefined };
    const viewer = table.viewerOf(me.id);
    const refusal = talkRefusal(table.state, viewer, 'word' in wish ? 'word' : 'text');
    if (refusal) return refused(refusal);
    const read = sayingOf(wish);
    if (!read.ok) return read;
    const heard = roomOf(viewer, table.state.stage);
    const room = this.#roomAt(table, viewer === 'spectator' ? 'spectators' : 'players');
    const { talk } = this.#limits.table;
    if (!room.has(talk, this.#now())) {
      countHit(talk);
      return refused('chat-busy');
    }
    if (!this.#rates.take(me.id)) return refused('talking-too-fast');
    room.take(talk, this.#now());
    const from = { id: me.id, name: shownName(table, me) };
    const line = this.#of(table).add(from, heard, read.saying, wish.id, this.#now());
    if (typeof viewer !== 'string' && keepsTalk(table.state)) this.#keep(table, line, viewer);
    return { ok: true, line };
  }

  /** Returns the lines that a viewer may read; none of a closed table. */
  linesFor(table: RunningTable, viewer: TableViewer): readonly ChatLine[] {
    if (table.state.stage === 'closed') this.#chats.delete(table);
    return this.#known(table)?.linesFor(viewer) ?? [];
  }

  /** Moves the talk of a table to the one that was restored in its place. */
  move(before: RunningTable, after: RunningTable): void {
    const chat = this.#chats.get(before);
    if (chat) this.#chats.set(after, chat);
    const rooms = this.#rooms.get(before);
    if (rooms) this.#rooms.set(after, rooms);
  }

  /** Returns all that is kept of the talk at a table. */
  talkOf(table: RunningTable): readonly KeptLine[] {
    return this.#known(table)?.lines ?? [];
  }

  /** Takes the talk of a table over from another node; the table may begin here a moment later. */
  inherit(code: string, table: RunningTable | undefined, lines: readonly KeptLine[]): void {
    for (const [known, { until }] of this.#inherited) if (until < this.#now()) this.#inherited.delete(known);
    if (table) this.#of(table).follow(lines);
    else this.#inherited.set(code, { lines, until: this.#now() + INHERITED_FOR });
  }

  /** Removes all lines of a person; returns those of the tables at which there were any. */
  forget(tables: Iterable<RunningTable>, person: PersonId): readonly RunningTable[] {
    for (const [code, { lines, until }] of this.#inherited)
      this.#inherited.set(code, { lines: lines.filter(({ line }) => line.from.id !== person), until });
    return [...tables].filter(table => this.#chats.get(table)?.forget(person));
  }

  #roomAt(table: RunningTable, room: ChatRoom): Bucket {
    const rooms = this.#rooms.get(table) ?? { players: new Bucket(), spectators: new Bucket() };
    this.#rooms.set(table, rooms);
    return rooms[room];
  }

  #known(table: RunningTable): Chat | undefined {
    return this.#inherited.has(table.id) ? this.#of(table) : this.#chats.get(table);
  }

  #of(table: RunningTable): Chat {
    const chat = this.#chats.get(table) ?? new Chat();
    this.#chats.set(table, chat);
    const inherited = this.#inherited.get(table.id);
    this.#inherited.delete(table.id);
    if (inherited && inherited.until >= this.#now()) chat.follow(inherited.lines);
    return chat;
  }
}
