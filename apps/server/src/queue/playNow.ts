import { NEWCOMER, type Ratings, shownRating } from '@gorrion/events/rating';
import {
  type Answer,
  type Finishes,
  isSameSettings,
  type PersonId,
  PLAY_NOW_WAYS,
  type PlayNowWish,
  playNowSettings,
  type QueueNews,
  type TableCode,
  type TableSettings,
  tidySettings,
} from '@gorrion/protocol';
import { type Clock, type Feed, people as peopleAt, type QueueDesk, type RunningTable } from '@gorrion/table';
import type { Log } from '../config/log.ts';
import type { Limits } from '../limits/limits.ts';
import { RecentMap } from '../limits/recentMap.ts';
import { Requests } from '../limits/requests.ts';
import type { LobbyTable } from '../lobby/summaries.ts';
import type { Registry } from '../tables/registry.ts';
import type { SocketPage } from '../transport/page.ts';
import { type Apart, beginsAt, type Candidate, groupsOf, NOBODY_APART, pairsApart } from './groups.ts';
import { Offers } from './offers.ts';

/* "Play now": people queue, meet at a table, and bots take the seats that stay empty. */

/** Time (ms) between two looks at the queue while somebody is in it. */
const EVERY = 250;
/** Tables that are opened at the same time: their writes share a commit, and messages of players come between them. */
const OPENED_AT_ONCE = 32;
/** Time (ms) after which somebody counts as away whose page has not come to their table. */
const ARRIVAL = 5000;
/** Names of others that somebody in the queue is told. */
const NAMED = 8;
/** Tables of which it is remembered who was sent there. */
const REMEMBERED = 10_000;
/** Time (ms) for which ratings are not read again. */
const RATINGS_KEPT = 60_000;

interface Waiting extends Candidate {
  readonly page: SocketPage;
  readonly wish: PlayNowWish;
  /** The newest news that the page was told, as text. */
  told: string;
}

interface QueueOptions {
  readonly registry: Pick<Registry, 'open' | 'find'>;
  readonly feed: Pick<Feed, 'pageOf'>;
  /** The tables of all nodes. */
  readonly tables: () => readonly LobbyTable[];
  readonly ratings: { standings(): Promise<Ratings> };
  /** What others are shown of how often a person finishes games, as far as it is known by now. */
  readonly finishesOf?: (person: PersonId) => Finishes | null;
  readonly requests: Requests;
  readonly clock: Clock;
  readonly log: Log;
  readonly apart?: Apart;
}

/** Opens the queue with the limits of a server. */
export const queueOf = ({
  limits,
  ...options
}: Omit<QueueOptions, 'requests'> & { readonly limits: Limits }): PlayNow =>
  new PlayNow({
    ...options,
    requests: new Requests(limits.guest.queues, limits.network.queues, () => options.clock.now()),
  });

const nameOfWish = (person: PersonId, { id }: PlayNowWish): string => `${person}:${id}`;
/** Names a table that the queue opens. A page names its own tables in hex, so it can bring none of them here. */
const requestOf = ({ id }: PlayNowWish): string => `queue ${id}`;

/** Whether a table is as the queue opened it: a host may have made another of it since, and then nobody is led there. */
const isUntouched = ({ state }: RunningTable, settings: TableSettings): boolean =>
  state.stage === 'gathering' &&
  state.gamesPlayed === 0 &&
  state.umpire === undefined &&
  peopleAt(state).length === 1 &&
  isSameSettings(state.settings, tidySettings(settings));

const seatedAt = (code: TableCode, isSeated: boolean): QueueNews => ({ type: 'seated', code, isSeated });

/** The queue. One node has it, that of groups and events; pages of the others reach it there. */
export class PlayNow implements QueueDesk<SocketPage> {
  readonly #options: QueueOptions;
  readonly #apart: Apart;
  readonly #offers: Offers;
  readonly #waiting = new Map<PersonId, Waiting>();
  /** Those for whom a table is being opened. */
  readonly #opening = new Map<PersonId, Waiting>();
  /** Tables that are being filled: their free seats are for the people of their group. */
  readonly #filling = new Set<TableCode>();
  readonly #backlog: (readonly Waiting[])[] = [];
  #busy = 0;
  /** Where wishes have led, so that a page which lost its connection meanwhile finds its table. */
  readonly #granted = new RecentMap<string, QueueNews>(REMEMBERED);
  /** Pages whose connection is lost. */
  readonly #gone = new WeakSet<SocketPage>();
  #strengths: Ratings = new Map();
  #ratedAt = Number.NEGATIVE_INFINITY;
  #isTicking = false;

  constructor(options: QueueOptions) {
    const { tables, clock, apart = NOBODY_APART } = options;
    this.#options = options;
    this.#apart = apart;
    const others = () => tables().filter(({ line }) => !this.#filling.has(line.code));
    this.#offers = new Offers(others, () => clock.now(), apart.mayMeet);
  }

  join(page: SocketPage, wish: PlayNowWish): Answer | Promise<Answer> {
    // Nobody is shown, and nobody sees others, before it is known whom they keep away.
    const reading = [page.me.id, ...this.#offers.people()].flatMap(person => this.#apart.ready(person) ?? []);
    return reading.length > 0 ? Promise.all(reading).then(() => this.#join(page, wish)) : this.#join(page, wish);
  }

  #join(page: SocketPage, wish: PlayNowWish): Answer {
    const { requests, clock } = this.#options;
    const person = page.me.id;
    // Its connection was lost while its message waited.
    if (this.#gone.has(page)) return { ok: true };
    const granted = this.#granted.get(nameOfWish(person, wish));
    if (granted) {
      page.tell('queue', granted);
      return { ok: true };
    }
    const known = this.#opening.get(person) ?? this.#waiting.get(person);
    if (known?.wish.id !== wish.id && !requests.take({ person, network: page.network }))
      return { ok: false, code: 'too-many-requests' };
    const { way, hands } = wish;
    const since = known?.wish.id === wish.id ? known.since : Math.floor(clock.now());
    const waiting = { person, way, hands, since, strength: this.#strengthOf(person), page, wish, told: '' };
    // A table that is on its way already is for the same wish alone.
    const isOnItsWay = this.#opening.get(person)?.wish.id === wish.id;
    if (!isOnItsWay) this.#opening.delete(person);
    // The queue is in the order of arrival: another wish begins at its end, and a page that says the older one again would
    // only take its place.
    if (known && known.wish.id !== wish.id) {
      this.#waiting.delete(person);
      if (known.page.id !== page.id) known.page.tell('queue', { type: 'ended', code: 'replaced-by-newer-page' });
    }
    (isOnItsWay ? this.#opening : this.#waiting).set(person, waiting);
    this.#rate();
    if (!isOnItsWay) this.#tell(waiting);
    this.#tickLater();
    return { ok: true };
  }

  leave(page: SocketPage): void {
    for (const people of [this.#waiting, this.#opening])
      if (people.get(page.me.id)?.page.id === page.id) people.delete(page.me.id);
  }

  /** Takes a page out whose connection is lost. It comes in no more. */
  exit(page: SocketPage): void {
    this.#gone.add(page);
    this.become(page);
  }

  /** Takes a page out whose guest is another from now on. */
  become(page: SocketPage): void {
    for (const people of [this.#waiting, this.#opening])
      for (const [person, { page: own }] of people) if (own.id === page.id) people.delete(person);
  }

  #strengthOf(person: PersonId): number | undefined {
    const standing = this.#strengths.get(person);
    return standing && shownRating(standing).value;
  }

  /** Reads the ratings in the background. Who came before they were there counts as a newcomer. */
  #rate(): void {
    const { ratings, clock, log } = this.#options;
    if (clock.now() - this.#ratedAt < RATINGS_KEPT) return;
    this.#ratedAt = clock.now();
    ratings.standings().then(
      standings => {
        this.#strengths = standings;
      },
      (error: unknown) => log.error({ err: error }, 'the ratings could not be read for the queue'),
    );
  }

  #tickLater(): void {
    if (this.#isTicking || this.#waiting.size === 0) return;
    this.#isTicking = true;
    const { clock, log } = this.#options;
    clock.at(clock.now() + EVERY, () => {
      this.#isTicking = false;
      try {
        this.#tick();
      } catch (error) {
        log.error({ err: error }, 'the queue could not be looked through');
      }
      this.#tickLater();
    });
  }

  #tick(): void {
    const now = Math.floor(this.#options.clock.now());
    const seatFor = this.#offers.look();
    for (const one of [...this.#waiting.values()]) this.#send(one, seatFor(one, 'free'));
    for (const group of groupsOf([...this.#waiting.values()], now, NEWCOMER.mean, this.#apart.mayMeet)) {
      const [first, ...company] = group;
      if (first && company.length === 0 && this.#send(first, seatFor(first, 'bot'))) continue;
      for (const one of group) {
        this.#waiting.delete(one.person);
        this.#opening.set(one.person, one);
      }
      this.#backlog.push(group);
    }
    this.#work();
    this.#tell();
  }

  /** Sends somebody to a seat at a table that is there. Returns whether there is one. */
  #send(one: Waiting, code: TableCode | undefined): boolean {
    if (code === undefined) return false;
    this.#waiting.delete(one.person);
    this.#grant(one, seatedAt(code, false));
    return true;
  }

  #grant(one: Waiting, news: QueueNews): void {
    if (news.type === 'seated') this.#granted.set(nameOfWish(one.person, one.wish), news);
    one.page.tell('queue', news);
  }

  /** Tells who has just come, or everybody whose news has changed: not with each arrival, of which there may be thousands. */
  #tell(who?: Waiting): void {
    const everybody = [...this.#waiting.values()];
    for (const way of who ? [who.way] : PLAY_NOW_WAYS) {
      const pool = everybody.filter(one => one.way === way);
      const pairs = pairsApart(
        pool.map(({ person }) => person),
        this.#apart,
      );
      for (const one of who ? [who] : pool) {
        const news = this.#newsFor(one, pool, pairs.get(one.person));
        const text = JSON.stringify(news);
        if (one.told === text) continue;
        one.told = text;
        one.page.tell('queue', news);
      }
    }
  }

  /** Returns what somebody in a pool is told: as though those from whom they are kept apart were not there. */
  #newsFor(one: Waiting, pool: readonly Waiting[], apart: ReadonlySet<PersonId> = new Set()): QueueNews {
    const { finishesOf = () => null } = this.#options;
    const seen = pool.slice(0, NAMED + 1 + apart.size).filter(({ person }) => !apart.has(person));
    const named = seen.filter(other => other.person !== one.person).slice(0, NAMED);
    const others = pool.length - 1 - apart.size;
    const first = others > 0 ? seen[0]! : one;
    return {
      type: 'waiting',
      names: named.map(({ page }) => page.me.name),
      finishes: named.map(({ person }) => finishesOf(person)),
      others,
      until: beginsAt(first, seen.slice(1, 2)),
    };
  }

  #work(): void {
    while (this.#busy < OPENED_AT_ONCE && this.#backlog.length > 0) {
      this.#busy++;
      const group = this.#backlog.shift()!;
      this.#open(group)
        .catch((error: unknown) => {
          this.#options.log.error({ err: error }, 'a table of the queue could not be opened');
          for (const one of this.#stillThere(group)) this.#end(one, { type: 'ended', code: 'table-frozen' });
        })
        .finally(() => {
          this.#busy--;
          this.#work();
        });
    }
  }

  /** Those of a group who have not left meanwhile, with the pages that they have now. */
  #stillThere(group: readonly Waiting[]): readonly Waiting[] {
    return group.flatMap(({ person, wish }) => {
      const now = this.#opening.get(person);
      return now?.wish.id === wish.id ? [now] : [];
    });
  }

  #end(one: Waiting, news: QueueNews): void {
    this.#opening.delete(one.person);
    this.#grant(one, news);
  }

  /** Opens a table for a group. The first whose limits allow it is the host. */
  async #open(group: readonly Waiting[]): Promise<void> {
    const { registry } = this.#options;
    const hands = Math.min(...group.map(one => one.hands)) as PlayNowWish['hands'];
    let refusal: Extract<QueueNews, { type: 'ended' }> | undefined;
    for (const host of this.#stillThere(group)) {
      const settings = playNowSettings({ ...host.wish, hands });
      const { me, origin, network } = host.page;
      const opened = await registry.open({ ...me, origin }, network, { id: requestOf(host.wish), settings });
      const table = opened.ok ? registry.find(opened.code) : undefined;
      if (opened.ok && table && !isUntouched(table, settings)) {
        this.#end(host, seatedAt(opened.code, true));
        continue;
      }
      if (opened.ok && table) {
        this.#filling.add(opened.code);
        return this.#fill(table, host, group).finally(() => this.#filling.delete(opened.code));
      }
      refusal = { type: 'ended', code: opened.ok ? 'table-frozen' : opened.code };
    }
    if (refusal) for (const one of this.#stillThere(group)) this.#end(one, refusal);
  }

  /** Seats the group at the host's table, has bots take the other seats, and begins. */
  async #fill(table: RunningTable, host: Waiting, group: readonly Waiting[]): Promise<void> {
    const code = table.id as TableCode;
    const seated = [host];
    for (const one of this.#stillThere(group)) {
      if (one.person === host.person) continue;
      const answer = await table.execute(one.page.me, { id: one.wish.id, answers: 0, command: { type: 'sit' } });
      if (answer.ok) seated.push(one);
      else this.#queueAgain(one);
    }
    await table.startAgainstBots(host.page.me, host.wish.level);
    const there = this.#stillThere(seated);
    for (const { person } of seated) if (!there.some(one => one.person === person)) table.departed(person);
    for (const one of there) this.#end(one, seatedAt(code, true));
    this.#expect(
      code,
      there.map(({ person }) => person),
    );
  }

  /** Puts somebody back into the queue whose seat another one has taken. */
  #queueAgain(one: Waiting): void {
    this.#opening.delete(one.person);
    this.#waiting.set(one.person, { ...one, told: '' });
    this.#tickLater();
  }

  /** Has bots play for those whose pages do not come. */
  #expect(code: TableCode, people: readonly PersonId[]): void {
    const { clock, feed, registry } = this.#options;
    clock.at(clock.now() + ARRIVAL, () => {
      const table = registry.find(code);
      for (const person of people) if (table && !feed.pageOf(code, person)) table.departed(person);
    });
  }
}
