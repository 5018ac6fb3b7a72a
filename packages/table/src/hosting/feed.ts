import type {
  Entry,
  Me,
  PersonId,
  Refusal,
  ServerToClient,
  Snapshot,
  TableCode,
  TableViewer,
  Watcher,
} from '@gorrion/protocol';
import { whyNotCast } from '../people/casting.ts';
import { streamFor } from '../people/streamOf.ts';
import { changesUmpire, isUmpire } from '../people/umpire.ts';
import { whyNotWatch } from '../people/watching.ts';
import type { Clock, Publisher } from '../ports/ports.ts';
import { Audience, type Place } from './audience.ts';
import { changesWatching, leavesChair, regroups } from './changes.ts';
import type { Follow, Page } from './page.ts';
import type { RunningTable } from './runningTable.ts';
import { type LinesFor, TalkFeed } from './talkFeed.ts';
import { watchersByName } from './watchers.ts';

/* Sends a table's views to pages. The table redacts them for each viewer; this file only finds the pages. */

/** Time (ms) after which a disconnected player is away. It covers a reload or a change of network. */
const ABSENCE_GRACE = 3000;
/** Least time (ms) between two messages with the number of spectators. */
const COUNT_EVERY = 1000;

interface FeedOptions {
  readonly find: (code: string) => RunningTable | undefined;
  readonly clock: Clock;
  /** Time (ms) until a player without a page is away; `ABSENCE_GRACE` by default. */
  readonly absenceGrace?: number;
  /** Broadcasts a message to a room. The message is encoded once. */
  readonly tellRoom: <Name extends keyof ServerToClient>(
    room: string,
    name: Name,
    message: Parameters<ServerToClient[Name]>[0],
  ) => void;
  readonly linesFor?: LinesFor;
  /** Resolves with where the players of a table talk; undefined if the host keeps no call links. */
  readonly callLinkOf?: (table: RunningTable) => Promise<string | undefined>;
  /** Called after players were sent an event; `at` is its server time (ms). */
  readonly shown?: (at: number) => void;
  /** Runs tasks in order, one per turn of the event loop. */
  readonly slice: (task: () => void) => void;
  /** Called if sending to a page threw. Other pages are not affected. */
  readonly notShown?: (error: unknown) => void;
}

/** Whether others see if this person's page is connected: the players and the umpire. */
const takesPart = (table: RunningTable, person: PersonId): boolean =>
  table.viewerOf(person) !== 'spectator' || isUmpire(table.state, person);

/** Returns what a page follows of a table. Who sits there hears no spectators, on a page that sets a cast neither. */
const placeOf = (table: RunningTable, person: PersonId, asCaster: boolean): Place => ({
  stream: streamFor(table, person, asCaster),
  isDeaf: asCaster && table.viewerOf(person) !== 'spectator',
});

export class Feed implements Publisher {
  readonly #options: FeedOptions;
  readonly #audiences = new Map<string, Audience>();
  readonly #counting = new Set<string>();
  /** Tables that are being restored. Their pages get no entry until `restored` sends them a snapshot. */
  readonly #faulty = new Set<string>();
  /** Pages that are gone for good. Who waited for an answer about one does not let it in any more. */
  readonly #gone = new WeakSet<Page>();
  /** Sends what is said at tables. */
  readonly talk: TalkFeed;
  #isStopped = false;

  constructor(options: FeedOptions) {
    this.#options = options;
    this.talk = new TalkFeed({
      linesFor: options.linesFor,
      audienceOf: tableId => this.#audiences.get(tableId),
      isFaulty: tableId => this.#faulty.has(tableId),
      tellWatchers: (...words) => this.#tellWatchers(...words),
    });
  }

  /** Returns the number of spectators of a table; its umpire is none. */
  watchersOf(code: string): number {
    const audience = this.#audiences.get(code);
    if (!audience) return 0;
    const umpire = this.#options.find(code)?.state.umpire?.person;
    const isAmong = umpire !== undefined && audience.of(umpire.id)?.viewer === 'spectator';
    return audience.watchers - (isAmong ? 1 : 0);
  }

  /** Returns the newest spectators by name. */
  watching(code: string): readonly Watcher[] {
    const follows = (this.#audiences.get(code)?.watching() ?? []).filter(({ asCaster }) => !asCaster);
    const pages = follows.map(({ page }) => page);
    return watchersByName(this.#options.find(code)?.state, pages);
  }

  isWatched(code: string): boolean {
    return this.#audiences.has(code);
  }

  /** Returns the page of a person at a table; undefined if none is connected. */
  pageOf(code: string, person: PersonId): Page | undefined {
    return this.#audiences.get(code)?.of(person)?.page;
  }

  /**
   * Makes a page follow a table. An older page of the same person stops following and gets a notice, unless this one only
   * sets a cast.
   */
  enter(page: Page, table: RunningTable, asCaster = false): Follow {
    const code = table.id as TableCode;
    const known = page.follows.get(code);
    if (known?.asCaster === asCaster) return known;
    if (known) this.exit(page, code);
    const audience = this.#audiences.get(code) ?? new Audience(code);
    this.#audiences.set(code, audience);
    const older = asCaster ? undefined : audience.of(page.me.id);
    if (older) this.#replace(audience, older);
    const follow = audience.add(page, placeOf(table, page.me.id, asCaster), asCaster);
    if (!older && !asCaster) this.#arrived(table, page);
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
    if (!follow.asCaster) this.#departLater(code, page.me.id);
  }

  exitAll(page: Page): void {
    this.#gone.add(page);
    for (const code of [...page.follows.keys()]) this.exit(page, code);
  }

  /** Whether a page is gone for good. */
  isGone = (page: Page): boolean => this.#gone.has(page);

  /** Replaces the guest of a page. The page enters its tables again as the new guest, who has no seat. */
  become(page: Page, me: Me): void {
    const follows = [...page.follows.values()];
    this.exitAll(page);
    this.#gone.delete(page);
    page.me = me;
    page.tell('me', me);
    for (const { code, asCaster } of follows) {
      const table = this.#options.find(code);
      if (table) this.enter(page, table, asCaster);
    }
  }

  /** Shows the new name of a person at every table that a page of theirs is at. Their other pages get it as well. */
  rename(me: Me): void {
    for (const audience of this.#audiences.values()) {
      const page = audience.of(me.id)?.page;
      const table = page && this.#options.find(audience.code);
      if (!table) continue;
      if (page.me.name !== me.name) {
        page.me = me;
        page.tell('me', me);
      }
      if (takesPart(table, me.id)) this.#arrived(table, page);
      else this.#countSoon(audience.code);
    }
  }

  /** Removes a spectator's pages from the table and sends them a notice. */
  showOut(table: RunningTable, person: PersonId): void {
    for (const { page, code } of this.#audiences.get(table.id)?.allOf(person) ?? [])
      this.#dismiss(page, code, 'shown-out');
    this.endCasts(person, table.id);
  }

  /** Returns the pages that show a person's link of a table. */
  castPages(person: PersonId, code: string): readonly Page[] {
    const follows = this.#audiences.get(code)?.watching() ?? [];
    return follows.map(({ page }) => page).filter(({ cast }) => cast?.by.id === person);
  }

  /** Takes a person's link of a table, or of all tables, off the pages that show it. */
  endCasts(person: PersonId, code?: string): void {
    for (const each of code === undefined ? [...this.#audiences.keys()] : [code])
      for (const page of this.castPages(person, each)) this.#dismiss(page, each as TableCode, 'cast-over');
  }

  #dismiss(page: Page, code: TableCode, why: Refusal): void {
    this.exit(page, code);
    page.tell('notice', { code: why, table: code });
  }

  /** Whether the chair of a learner has gone to a bot, so that they would watch from now on. */
  #isLeftLesson({ code }: Audience, entries: readonly Entry[]): boolean {
    return entries.some(leavesChair) && this.#options.find(code)?.state.lesson !== undefined;
  }

  /** Removes everybody who may not watch the game, as it begins or once they are its umpire no more. */
  #dismissWatchers(audience: Audience): void {
    const table = this.#options.find(audience.code);
    if (!table || (table.state.settings.watching ?? 'open') === 'open') return;
    for (const { page, asCaster } of audience.watching()) {
      const { me, cast } = page;
      const isCast = cast !== undefined || asCaster;
      const why = isCast
        ? whyNotCast(table.state, (cast?.by ?? me).id) && 'cast-over'
        : whyNotWatch(table.state, me.id);
      if (why) this.#dismiss(page, audience.code, why);
    }
  }

  snapshot(table: RunningTable, { viewer, stream }: Pick<Follow, 'viewer' | 'stream'>): Snapshot {
    const code = table.id as TableCode;
    return { code, viewer, ...table.snapshot(stream), watchers: this.watchersOf(code) };
  }

  publish(tableId: string, viewer: TableViewer, entries: readonly Entry[]): void {
    const audience = this.#audiences.get(tableId);
    if (!audience || this.#faulty.has(tableId)) return;
    if (entries.some(regroups)) this.#regroup(audience);
    if (entries.some(changesWatching) || this.#isLeftLesson(audience, entries)) this.#dismissWatchers(audience);
    if (entries.some(changesUmpire)) this.#countSoon(audience.code);
    const message = { code: audience.code, entries };
    if (viewer === 0) this.#options.shown?.(entries.at(-1)!.at);
    if (viewer === 0 && entries.some(({ event }) => event.type === 'settings-changed')) this.#opened(tableId);
    if (viewer === 'spectator') this.#tellWatchers(audience.rooms('spectator'), 'table:entries', message);
    else for (const { page, isMoving } of audience.players(viewer)) if (!isMoving) page.tell('table:entries', message);
  }

  publishLate(tableId: string, entries: readonly Entry[], behind: number): void {
    const audience = this.#audiences.get(tableId);
    if (!audience || this.#faulty.has(tableId)) return;
    this.#tellWatchers(audience.rooms('delayed'), 'table:entries', { code: audience.code, entries, behind });
  }

  frozen(tableId: string, isFrozen: boolean): void {
    if (this.#faulty.has(tableId)) return;
    for (const { page, code } of this.#audiences.get(tableId)?.all() ?? [])
      page.tell('table:frozen', { code, isFrozen });
  }

  /** Notifies all pages that the table's code threw. Pages get no entries until `restored`. */
  faulted(tableId: string): void {
    this.#faulty.add(tableId);
    for (const { page } of this.#audiences.get(tableId)?.all() ?? []) this.tellFault(page, tableId);
  }

  /** Notifies all pages that the table stands still while its log is read. Pages get no entries until `restored`. */
  hold(tableId: string): void {
    this.frozen(tableId, true);
    this.#faulty.add(tableId);
  }

  tellFault(page: Page, tableId: string): void {
    page.tell('table:frozen', { code: tableId as TableCode, isFrozen: true, isFaulty: true });
  }

  /** Sends all pages a snapshot and the chat of a restored table. */
  restored(table: RunningTable): void {
    this.#faulty.delete(table.id);
    for (const follow of [...(this.#audiences.get(table.id)?.all() ?? [])]) {
      const { page, code, asCaster } = follow;
      this.#audiences.get(table.id)?.move(follow, placeOf(table, page.me.id, asCaster));
      if (!asCaster) this.#arrived(table, page);
      page.tell('table:frozen', { code, isFrozen: table.isFrozen });
      page.tell('table:snapshot', this.snapshot(table, follow));
      this.talk.show(page, table, follow);
    }
    this.talk.sayRestLater(table);
  }

  /** Takes all pages from a table that leaves this host, and returns them. Nobody is told. */
  letGo(tableId: string): readonly Page[] {
    const follows = [...(this.#audiences.get(tableId)?.all() ?? [])];
    for (const follow of follows) this.#audiences.get(tableId)?.remove(follow);
    this.#audiences.delete(tableId);
    this.#faulty.delete(tableId);
    return follows.map(({ page }) => page);
  }

  /** Removes all pages from a table, with a notice. */
  dismiss(tableId: string, why: Refusal): void {
    const code = tableId as TableCode;
    this.#faulty.delete(code);
    for (const { page } of [...(this.#audiences.get(tableId)?.all() ?? [])]) {
      this.exit(page, code);
      page.tell('notice', { code: why, table: code });
    }
  }

  /** Sends a page where the players talk, if it is one of theirs. */
  tellCallLink({ page, code }: Follow): void {
    const { callLinkOf, find, notShown } = this.#options;
    const table = find(code);
    if (!callLinkOf || !table) return;
    callLinkOf(table).then(
      link => {
        // Who has got up meanwhile is told nothing.
        const { viewer = 'spectator' } = page.follows.get(code) ?? {};
        const isPlayer = viewer !== 'spectator' && table.viewerOf(page.me.id) !== 'spectator';
        if (isPlayer) page.tell('table:call-link', { code, link: link ?? null });
      },
      (error: unknown) => notShown?.(error),
    );
  }

  /** Sends the players of a table that may be public now where they talk: a link of a group does not stay there. */
  #opened(tableId: string): void {
    const table = this.#options.find(tableId);
    if (table?.state.settings.visibility === 'public') this.tellCallLinkAnew(table);
  }

  /** Sends all players where they talk, after it was changed. */
  tellCallLinkAnew(table: RunningTable): void {
    for (const follow of this.#audiences.get(table.id)?.players() ?? []) this.tellCallLink(follow);
  }

  /** Stops marking disconnected players as away, because a stopping server disconnects all of them. */
  stop(): void {
    this.#isStopped = true;
  }

  #tellWatchers<Name extends keyof ServerToClient>(
    rooms: readonly string[],
    name: Name,
    message: Parameters<ServerToClient[Name]>[0],
  ): void {
    for (const room of rooms) this.#options.slice(() => this.#options.tellRoom(room, name, message));
  }

  /** Moves pages whose viewer changed: they get a snapshot, and no more entries of the old view. */
  #regroup(audience: Audience): void {
    const table = this.#options.find(audience.code);
    if (!table) return;
    for (const follow of audience.all()) {
      const place = placeOf(table, follow.page.me.id, follow.asCaster);
      if (place.stream === follow.stream && place.isDeaf === follow.isDeaf) continue;
      audience.move(follow, place);
      follow.isMoving = true;
      // Runs after the current entries are published, because the snapshot contains them.
      void Promise.resolve().then(() => this.#settle(table, follow));
    }
    this.#countSoon(audience.code);
  }

  #settle(table: RunningTable, follow: Follow): void {
    if (!follow.isMoving) return;
    follow.isMoving = false;
    if (follow.page.follows.get(follow.code) !== follow) return;
    try {
      follow.page.tell('table:snapshot', this.snapshot(table, follow));
      this.talk.show(follow.page, table, follow);
      if (follow.viewer !== 'spectator') this.tellCallLink(follow);
    } catch (error) {
      this.#options.notShown?.(error);
    }
  }

  #replace(audience: Audience, older: Follow): void {
    audience.remove(older);
    older.page.tell('notice', { code: 'replaced-by-newer-page' });
  }

  #arrived(table: RunningTable, { me, origin }: Page): void {
    if (takesPart(table, me.id)) table.arrived({ ...me, origin });
  }

  #departLater(code: TableCode, person: PersonId): void {
    const { clock, find, absenceGrace = ABSENCE_GRACE } = this.#options;
    clock.at(clock.now() + absenceGrace, () => {
      const table = find(code);
      if (this.#isStopped || !table || this.pageOf(code, person)) return;
      if (takesPart(table, person)) table.departed(person);
    });
  }

  /** Sends the number of spectators, at most once a second. */
  #countSoon(code: TableCode): void {
    if (this.#counting.has(code)) return;
    this.#counting.add(code);
    const { clock } = this.#options;
    clock.at(clock.now() + COUNT_EVERY, () => {
      this.#counting.delete(code);
      const audience = this.#audiences.get(code);
      if (!audience) return;
      const message = { code, count: this.watchersOf(code) };
      for (const { page } of audience.players()) page.tell('table:watchers', message);
      this.#tellWatchers(audience.rooms(), 'table:watchers', message);
    });
  }
}
