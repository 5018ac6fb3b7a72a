import type {
  ChatLine,
  Entry,
  Me,
  PersonId,
  Refusal,
  ServerToClient,
  Snapshot,
  TableCode,
  TableViewer,
} from '@gorrion/protocol';
import { distinctName } from '../names/distinct.ts';
import { namesBeside } from '../people/people.ts';
import type { Clock, Publisher } from '../ports/ports.ts';
import { Audience } from './audience.ts';
import type { Follow, Page } from './page.ts';
import type { RunningTable } from './runningTable.ts';

/* From tables to pages. What is sent here was made by the table for that viewer: this file only finds the pages. */

/** Milliseconds after which a page that left is missed: one that reloads, or changes its network, is back before. */
const ABSENCE_GRACE = 3000;
const COUNT_EVERY = 1000;
/** Of thousands of watchers so many are named. */
const NAMED = 100;

interface FeedOptions {
  readonly find: (code: string) => RunningTable | undefined;
  readonly clock: Clock;
  /** Milliseconds until a person without a page is called away. */
  readonly absenceGrace?: number;
  /** Says the same words to a whole room, encoded once. */
  readonly tellRoom: <Name extends keyof ServerToClient>(
    room: string,
    name: Name,
    message: Parameters<ServerToClient[Name]>[0],
  ) => void;
  /** Returns what a viewer may read of the talk at a table; undefined where nobody talks. */
  readonly linesFor?: (table: RunningTable, viewer: TableViewer) => readonly ChatLine[];
  /** Players were just told of an event that happened at that time. */
  readonly shown?: (at: number) => void;
  /** Runs tasks in order, one a turn of the event loop. */
  readonly slice: (task: () => void) => void;
  /** A page could not be shown its table; the others are. */
  readonly notShown?: (error: unknown) => void;
}

/** Events after which somebody may look at the table from another place. */
const changesViewers = ({ event }: Entry): boolean => event.type === 'seated' || event.type === 'seats-drawn';

export class Feed implements Publisher {
  readonly #options: FeedOptions;
  readonly #audiences = new Map<string, Audience>();
  readonly #counting = new Set<string>();
  /** Tables that are being restored: their pages get a snapshot afterwards, and no entry before it. */
  readonly #faulty = new Set<string>();
  #isStopped = false;

  constructor(options: FeedOptions) {
    this.#options = options;
  }

  watchersOf(code: string): number {
    return this.#audiences.get(code)?.watchers ?? 0;
  }

  /** Who watches, by name; of very many those who came last. */
  watching(code: string): readonly Me[] {
    const watching = this.#audiences.get(code)?.watching() ?? [];
    const state = this.#options.find(code)?.state;
    const seated = state ? namesBeside(state) : [];
    return watching.slice(-NAMED).map(({ page: { me } }) => ({ id: me.id, name: distinctName(me.name, seated) }));
  }

  isWatched(code: string): boolean {
    return this.#audiences.has(code);
  }

  /** The page of a person at a table, if one is open. */
  pageOf(code: string, person: PersonId): Page | undefined {
    return this.#audiences.get(code)?.of(person)?.page;
  }

  /** A page begins to follow a table. An older page of the same person stops, and is told why. */
  enter(page: Page, table: RunningTable): Follow {
    const code = table.id as TableCode;
    const audience = this.#audiences.get(code) ?? new Audience(code);
    this.#audiences.set(code, audience);
    const older = audience.of(page.me.id);
    if (older?.page === page) return older;
    if (older) this.#replace(audience, older);
    const follow = audience.add(page, table.viewerOf(page.me.id));
    if (!older) this.#arrived(table, page);
    this.#countSoon(code);
    return follow;
  }

  exit(page: Page, code: TableCode): void {
    const follow = page.follows.get(code);
    const audience = this.#audiences.get(code);
    if (!follow || !audience) return;
    audience.remove(follow);
    if (audience.isEmpty) this.#audiences.delete(code);
    else this.#countSoon(code);
    this.#departLater(code, page.me.id);
  }

  exitAll(page: Page): void {
    for (const code of [...page.follows.keys()]) this.exit(page, code);
  }

  /** A page's guest has another id from now on; they sit nowhere, and go on watching what they watched. */
  become(page: Page, me: Me): void {
    const codes = [...page.follows.keys()];
    this.exitAll(page);
    page.me = me;
    page.tell('me', me);
    for (const code of codes) {
      const table = this.#options.find(code);
      if (table) this.enter(page, table);
    }
  }

  /** Somebody may not watch any more: his page is told and hears nothing of the table from now on. */
  showOut(table: RunningTable, person: PersonId): void {
    const page = this.pageOf(table.id, person);
    if (!page) return;
    const code = table.id as TableCode;
    this.exit(page, code);
    page.tell('notice', { code: 'shown-out', table: code });
  }

  snapshot(table: RunningTable, viewer: TableViewer): Snapshot {
    const code = table.id as TableCode;
    return { code, viewer, ...table.snapshot(viewer), watchers: this.watchersOf(code) };
  }

  publish(tableId: string, viewer: TableViewer, entries: readonly Entry[]): void {
    const audience = this.#audiences.get(tableId);
    if (!audience || this.#faulty.has(tableId)) return;
    if (entries.some(changesViewers)) this.#regroup(audience);
    const message = { code: audience.code, entries };
    if (viewer === 0) this.#options.shown?.(entries.at(-1)!.at);
    if (viewer === 'spectator') this.#tellWatchers(audience, 'table:entries', message);
    else for (const { page, isMoving } of audience.players(viewer)) if (!isMoving) page.tell('table:entries', message);
  }

  frozen(tableId: string, isFrozen: boolean): void {
    if (this.#faulty.has(tableId)) return;
    for (const { page, code } of this.#audiences.get(tableId)?.all() ?? [])
      page.tell('table:frozen', { code, isFrozen });
  }

  /** Tells everybody at a table that its program failed and that it is being restored. */
  faulted(tableId: string): void {
    this.#faulty.add(tableId);
    for (const { page } of this.#audiences.get(tableId)?.all() ?? []) this.tellFault(page, tableId);
  }

  tellFault(page: Page, tableId: string): void {
    page.tell('table:frozen', { code: tableId as TableCode, isFrozen: true, isFaulty: true });
  }

  /** Shows everybody at a table the one that was restored in its place. */
  restored(table: RunningTable): void {
    this.#faulty.delete(table.id);
    for (const follow of [...(this.#audiences.get(table.id)?.all() ?? [])]) {
      const { page, code } = follow;
      this.#audiences.get(table.id)?.move(follow, table.viewerOf(page.me.id));
      this.#arrived(table, page);
      page.tell('table:frozen', { code, isFrozen: table.isFrozen });
      page.tell('table:snapshot', this.snapshot(table, follow.viewer));
      this.tellChat(page, table, follow.viewer);
    }
  }

  /** Sends everybody at a table away from it, and says why. */
  dismiss(tableId: string, why: Refusal): void {
    const code = tableId as TableCode;
    this.#faulty.delete(code);
    for (const { page } of [...(this.#audiences.get(tableId)?.all() ?? [])]) {
      this.exit(page, code);
      page.tell('notice', { code: why, table: code });
    }
  }

  /** What somebody said, to those who may hear it: watchers' words stop at the watchers. */
  said(table: RunningTable, line: ChatLine): void {
    const audience = this.#audiences.get(table.id);
    if (!audience) return;
    const message = { code: audience.code, line };
    if (line.room === 'players') for (const { page } of audience.players()) page.tell('table:said', message);
    this.#tellWatchers(audience, 'table:said', message);
  }

  /** What can still be read here, to a page that has just come or looks from another place. */
  tellChat(page: Page, table: RunningTable, viewer: TableViewer): void {
    const { linesFor } = this.#options;
    if (linesFor) page.tell('table:chat', { code: table.id as TableCode, lines: linesFor(table, viewer) });
  }

  /** Lines were taken back: everybody there gets what is left. */
  tellChatAnew(table: RunningTable): void {
    for (const { page, viewer } of this.#audiences.get(table.id)?.all() ?? []) this.tellChat(page, table, viewer);
  }

  /** From now on leaving pages are not absent people: the server is. */
  stop(): void {
    this.#isStopped = true;
  }

  #tellWatchers<Name extends keyof ServerToClient>(
    audience: Audience,
    name: Name,
    message: Parameters<ServerToClient[Name]>[0],
  ): void {
    for (const room of audience.rooms()) this.#options.slice(() => this.#options.tellRoom(room, name, message));
  }

  /** Whoever has another viewpoint now hears nothing of the old one any more, and gets a snapshot from the new one. */
  #regroup(audience: Audience): void {
    const table = this.#options.find(audience.code);
    if (!table) return;
    for (const follow of audience.all()) {
      const viewer = table.viewerOf(follow.page.me.id);
      if (viewer === follow.viewer) continue;
      audience.move(follow, viewer);
      follow.isMoving = true;
      // After the entries of this moment, which are in the snapshot.
      void Promise.resolve().then(() => this.#settle(table, follow));
    }
    this.#countSoon(audience.code);
  }

  #settle(table: RunningTable, follow: Follow): void {
    if (!follow.isMoving) return;
    follow.isMoving = false;
    if (follow.page.follows.get(follow.code) !== follow) return;
    try {
      follow.page.tell('table:snapshot', this.snapshot(table, follow.viewer));
      this.tellChat(follow.page, table, follow.viewer);
    } catch (error) {
      this.#options.notShown?.(error);
    }
  }

  #replace(audience: Audience, older: Follow): void {
    audience.remove(older);
    older.page.tell('notice', { code: 'replaced-by-newer-page' });
  }

  #arrived(table: RunningTable, { me, origin }: Page): void {
    if (table.viewerOf(me.id) !== 'spectator') table.arrived({ ...me, origin });
  }

  #departLater(code: TableCode, person: PersonId): void {
    const { clock, find, absenceGrace = ABSENCE_GRACE } = this.#options;
    clock.at(clock.now() + absenceGrace, () => {
      const table = find(code);
      if (this.#isStopped || !table || this.pageOf(code, person)) return;
      if (table.viewerOf(person) !== 'spectator') table.departed(person);
    });
  }

  /** The number of watchers, at most once a second, however many come and go. */
  #countSoon(code: TableCode): void {
    if (this.#counting.has(code)) return;
    this.#counting.add(code);
    const { clock } = this.#options;
    clock.at(clock.now() + COUNT_EVERY, () => {
      this.#counting.delete(code);
      const audience = this.#audiences.get(code);
      if (!audience) return;
      const message = { code, count: audience.watchers };
      for (const { page } of audience.players()) page.tell('table:watchers', message);
      this.#tellWatchers(audience, 'table:watchers', message);
    });
  }
}
