import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { PersonId, ServerToClient, TableCode } from '@gorrion/protocol';
import type { Feed, Handlers } from '@gorrion/table';
import { type Log, sparingly } from '../config/log.ts';
import type { HttpApi } from '../http/apis.ts';
import { isBrokenOff } from '../http/json.ts';
import type { ByAddress } from '../limits/byAddress.ts';
import type { EventPeople, EventRoom } from '../limits/eventRoom.ts';
import type { KeyCounter } from '../limits/keyCounter.ts';
import type { LobbyTable } from '../lobby/summaries.ts';
import type { NodeId, NodeRecord, TableDirectory } from '../persistence/ownership.ts';
import { readCode } from '../tables/code.ts';
import type { RegisteredTable, Registry } from '../tables/registry.ts';
import type { SocketPage } from '../transport/page.ts';
import { type Bus, noBus, redisBus } from './bus.ts';
import { SharedCounts } from './counts.ts';
import { SharedEventPeople } from './eventPeople.ts';
import { Heard } from './heard.ts';
import { Links } from './links.ts';
import type { Membership } from './membership.ts';
import type { Notice } from './messages.ts';
import { forward, peerPassedOn } from './proxy.ts';
import { RemotePages } from './remotePages.ts';
import { Router } from './router.ts';
import { SharedLimits } from './shared.ts';
import { channelOf, type NoticeFault, SignedNotices } from './signedNotices.ts';

/* All that a node has to do with the others. A node that is alone has a cluster too, in which nothing ever goes elsewhere. */

/** Ms between two looks at who is there, and two reports of this node's tables. */
const LOOK_EVERY = 1000;
/** Tables that are handed over at the same time. */
const HANDED_AT_ONCE = 16;
/** Ms for which a request waits for a home, and between two looks for it. */
const HOME_PATIENCE = 10_000;
const HOME_AGAIN = 100;
const HANDS = /^\/api\/tables\/([A-Za-z0-9-]{1,40})\/hands\b/;

/** Why a node gives its tables up: its operator drains it, or its process ends. */
type Leaving = 'drained' | 'stopping';

/** The id of a node that is alone. */
const ALONE = 'here';

/** Where a node is, and how it reaches the others. */
export interface ClusterSettings {
  readonly node: NodeRecord;
  readonly port: number;
  readonly redisUrl: string;
}

interface ClusterWorld {
  readonly settings: ClusterSettings | undefined;
  readonly secret: Buffer;
  readonly store: TableDirectory;
  readonly log: Log;
}

/** The parts of the server that the cluster moves, once they are put together. */
export interface ClusterParts {
  readonly registry: Registry;
  readonly feed: Feed;
  readonly membership: Membership;
  readonly handlers: Handlers<SocketPage>;
  readonly api: HttpApi;
  /** The pages whose sockets are here, by their ids. */
  readonly pageOf: (id: string) => SocketPage | undefined;
  readonly tellRoom: (room: string, name: string, message: unknown) => void;
  readonly tables: () => readonly LobbyTable[];
  readonly peopleOfEvents: () => readonly EventPeople[] | undefined;
  /** Called with a page of another node that has left its tables, or whose guest is another. */
  readonly onLeft: (page: SocketPage) => void;
  readonly onNotice: (notice: Notice) => void;
  /** Called with why something was not heard that was published in the place of a notice. */
  readonly onNoticeRefused: (fault: NoticeFault) => void;
  /** Called when the client of a request that another node has passed on went away before it had ended. */
  readonly onBrokenOff: () => void;
  /** Called with the seconds from a message to its answer from another node. */
  readonly onForwarded: (seconds: number) => void;
}

export class Cluster {
  readonly #world: ClusterWorld;
  readonly #complain: ReturnType<typeof sparingly>;
  readonly #links: Links | undefined;
  readonly #remote: RemotePages;
  readonly #limits: SharedLimits;
  readonly #counts = new SharedCounts();
  readonly #eventPeople = new SharedEventPeople(notice => this.publish(notice));
  readonly #elsewhere = new Heard<readonly LobbyTable[]>();
  #parts: ClusterParts | undefined;
  #router: Router | undefined;
  #bus: Bus = noBus;
  #nodes: readonly NodeRecord[] = [];
  #timer: NodeJS.Timeout | undefined;
  /** Why this node gives its tables up. */
  readonly #leaving = new Set<Leaving>();
  /** The tables that it gives up while it is drained. */
  readonly #given = new Set<TableCode>();

  constructor(world: ClusterWorld) {
    this.#world = world;
    this.#complain = sparingly(world.log);
    const { settings, secret, log } = world;
    this.#limits = new SharedLimits(notice => this.publish(notice));
    this.#remote = new RemotePages({
      handlers: () => this.#bound.handlers,
      homeBegun: () => this.#bound.membership.beginning,
      onLeft: page => this.#bound.onLeft(page),
      onBecame: (page, me) => this.#bound.feed.become(page, me),
      onFault: error => log.error({ err: error }, 'a message of a page at another node could not be handled'),
    });
    this.#links =
      settings &&
      new Links(settings.node.id, secret, {
        onAsked: (edge, message) =>
          message.type === 'took'
            ? this.#bound.registry.lose(message.code, message.epoch)
            : this.#remote.take(edge, message),
        onEdgeGone: edge => this.#remote.gone(edge),
        onOwnerGone: node => this.#router?.ownerGone(node),
        onOwnerDead: node => void this.#bury(node),
        onTold: (_, message) => this.#told(message),
        onPassed: (page, frame) => this.#bound.pageOf(page)?.pass(frame),
        onRequest: (request, response) => void this.#passedOn(request, response),
        onOtherVersion: sentence =>
          this.#complain(new Error(sentence), 'a link to a node of another version is refused'),
      });
  }

  get #bound(): ClusterParts {
    if (!this.#parts) throw new Error('the parts of this node are not put together yet');
    return this.#parts;
  }

  get links(): number {
    return this.#links?.size ?? 0;
  }

  get isBusUp(): boolean {
    return this.#bus.isUp;
  }

  /** This node's id. */
  get self(): NodeId {
    return this.#world.settings?.node.id ?? ALONE;
  }

  /** The living nodes, this one too, as they were known a moment ago. */
  get living(): readonly NodeRecord[] {
    return this.#nodes.length > 0 ? this.#nodes : [{ id: this.self, address: null }];
  }

  isReachable = (node: NodeRecord): boolean => this.#links?.has(node.id) ?? false;

  /** Shares a limit with the other nodes, under a name. */
  share = (name: string, limit: ByAddress): ByAddress => (this.#links ? this.#limits.share(name, limit) : limit);

  /** Shares a counter with the other nodes, under a name; counts below `least` are not told. */
  shareCount = (name: string, counter: KeyCounter, least: number): KeyCounter =>
    this.#links ? this.#counts.share(name, counter, least) : counter;

  /** Returns the event of a person, as another node that is the home has told it. */
  eventElsewhere = (person: PersonId): EventRoom | undefined =>
    this.#bound.membership.isHome ? undefined : this.#eventPeople.eventOf(person);

  /** Returns the home; undefined if it is this node, or none is known. */
  homeElsewhere = (): NodeRecord | undefined => {
    const { membership } = this.#bound;
    return this.#links && !membership.hasDuty ? membership.home : undefined;
  };

  /** The tables of other nodes, as they told a moment ago. */
  tablesElsewhere(): readonly LobbyTable[] {
    return this.#elsewhere.all.flat();
  }

  /** Returns how many tables of a guest count at other nodes. */
  countElsewhere = (host: PersonId): number =>
    this.tablesElsewhere().filter(table => table.host === host && table.isCounted).length;

  publish(notice: Notice): void {
    this.#bus.publish(notice);
  }

  /** Binds the parts; returns the handlers of the messages of this node's pages. */
  bind(parts: ClusterParts): Handlers<SocketPage> {
    this.#parts = parts;
    const { registry, membership, handlers } = parts;
    if (!this.#links) return handlers;
    this.#router = new Router(
      {
        links: this.#links,
        ownerOf: code => registry.ownerOf(code),
        isHere: code => registry.find(code) !== undefined,
        homeOf: () => this.homeElsewhere(),
        isHome: () => membership.isHome,
        heirOf: this.heirOf,
        onForwarded: parts.onForwarded,
      },
      handlers,
    );
    return this.#router.handlers();
  }

  /** Wraps the answers to requests below /api, so that those for another node go there. While there is no home, they wait. */
  api(local: HttpApi): HttpApi {
    return async (request, response, peer) => {
      const node = this.#links ? await this.#nodeFor(request.url ?? '') : 'here';
      if (node === 'here') await local(request, response, peer);
      else if (node) await forward(node, this.#links?.headers ?? {}, request, response, peer);
      else response.writeHead(503, { 'Retry-After': '1' }).end();
    };
  }

  /** Sends a message for a room to the nodes that have pages in it. */
  tellRoom<Name extends keyof ServerToClient>(room: string, name: Name, message: unknown): void {
    this.#remote.tellRoom(room, name, message);
  }

  left(page: SocketPage): void {
    this.#router?.left(page);
  }

  became(page: SocketPage): void {
    this.#router?.became(page);
  }

  /** Has the pages of a table that has left this node enter it where it is now. */
  lost(code: TableCode): void {
    for (const page of this.#bound.feed.letGo(code) as readonly SocketPage[])
      if (!this.#remote.moved(page, code)) void this.#router?.reenter(page, code);
  }

  /** Tells the others that this node has a table now: one that cannot reach the database does not hear of it there. */
  took = (code: TableCode, epoch: number): void => {
    this.#links?.tellAll({ type: 'took', code, epoch });
  };

  /** Joins the others. */
  async begin(): Promise<void> {
    const { settings, secret } = this.#world;
    if (!settings || !this.#links) return;
    const onError = (error: unknown) =>
      this.#complain(error, 'Redis is away: nodes hear of each other only through the database');
    const signed = new SignedNotices(settings.node.id, secret);
    this.#bus = await redisBus(settings.redisUrl, channelOf(secret), signed, {
      onNotice: notice => this.#hear(notice),
      onRefused: fault => this.#refuse(fault),
      onError,
    });
    await this.#links.listen(settings.port);
    await this.#look();
    this.#timer = setInterval(() => void this.#look(), LOOK_EVERY);
  }

  /**
   * Hands the tables over to the others, if there are any. A drained home keeps those of events, which the others would give
   * back to it; a node that stops takes nothing any more.
   */
  async handOver(why: Leaving): Promise<void> {
    if (!this.#links || !this.#nodes.some(this.isReachable)) return;
    this.#leaving.add(why);
    const { registry, membership } = this.#bound;
    if (why === 'stopping') registry.host.hold();
    const stays = ({ table }: RegisteredTable) => why === 'drained' && membership.hasDuty && table.state.event;
    const given = [...registry.all()].filter(one => !stays(one)).map(({ record }) => record.code);
    if (why === 'drained') for (const code of given) this.#given.add(code);
    const codes = given.values();
    const next = async () => {
      for (const code of codes) {
        if (!this.#leaving.has(why)) return;
        await registry
          .handOver(code)
          .catch((error: unknown) => this.#world.log.error({ err: error }, 'a table could not be handed over'));
      }
    };
    await Promise.all(Array.from({ length: HANDED_AT_ONCE }, next));
  }

  /** Hands over no more because of the operator, and takes tables again. */
  takeAgain(): void {
    this.#leaving.delete('drained');
    this.#given.clear();
  }

  async end(): Promise<void> {
    clearInterval(this.#timer);
    this.#limits.close();
    await this.#bus.close();
    await this.#links?.close();
  }

  async #look(): Promise<void> {
    const { store, settings } = this.#world;
    try {
      this.#nodes = await store.nodes();
      this.#links?.keep(this.#nodes);
    } catch (error) {
      this.#complain(error, 'the nodes could not be looked up');
    }
    if (!settings) return;
    const { tables, membership, peopleOfEvents } = this.#bound;
    this.publish({ type: 'here', node: settings.node.id, tables: tables(), counts: this.#counts.told() });
    if (membership.isHome) this.#eventPeople.tell(peopleOfEvents() ?? []);
  }

  /** Ends the lease of a node whose process is gone, and takes its tables over at once. */
  async #bury(node: NodeId): Promise<void> {
    const { store, log } = this.#world;
    try {
      await store.bury(node);
      log.warn('the process of another node is gone: its tables are taken over');
      await this.#bound.membership.look();
    } catch (error) {
      log.error({ err: error }, 'the tables of a dead node could not be taken over yet');
    }
  }

  /** Chooses a node for a table while this one leaves: the same at every question, and another for another table. */
  heirOf = (code: TableCode): NodeRecord | undefined => {
    if (this.#leaving.size === 0) return undefined;
    // A drained home does not know of a table that it never had whether it is an event's, which only the home takes.
    const isOnlyDrained = !this.#leaving.has('stopping');
    if (isOnlyDrained && this.#bound.membership.hasDuty && !this.#given.has(code)) return undefined;
    const others = this.#nodes.filter(this.isReachable);
    const weight = [...code].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7);
    return others[weight % others.length];
  };

  /** Finds the node that answers a request; undefined if there is none at the moment. */
  async #nodeFor(url: string): Promise<NodeRecord | 'here' | undefined> {
    const code = readCode(HANDS.exec(url)?.[1] ?? '');
    if (code) return (await this.#bound.registry.ownerOf(code)) ?? 'here';
    const { membership } = this.#bound;
    for (const until = performance.now() + HOME_PATIENCE; performance.now() < until; await pause(HOME_AGAIN)) {
      if (membership.isHome) return 'here';
      const home = this.homeElsewhere();
      if (home && this.isReachable(home)) return home;
    }
    return undefined;
  }

  async #passedOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      await this.#bound.membership.beginning;
      await this.#bound.api(request, response, peerPassedOn(request));
    } catch (error) {
      if (isBrokenOff(request, error)) return this.#bound.onBrokenOff();
      this.#world.log.error({ err: error }, 'a request of another node failed');
      if (!response.headersSent) response.writeHead(500).end();
    }
  }

  #told(message: Parameters<ConstructorParameters<typeof Links>[2]['onTold']>[1]): void {
    const page = message.type === 'room' ? undefined : this.#bound.pageOf(message.page);
    if (message.type === 'room') this.#bound.tellRoom(message.room, message.name, message.message);
    else if (!page) return;
    else if (message.type === 'join') page.join(message.room);
    else if (message.type === 'leave') page.leave(message.room);
    else if (message.type === 'moved') void this.#router?.reenter(page, message.code);
    else if (message.type === 'me') {
      page.me = message.me;
      page.tell('me', message.me);
    }
  }

  #refuse(fault: NoticeFault): void {
    this.#bound.onNoticeRefused(fault);
    this.#complain(new Error(fault), 'a notice on Redis is refused: it is not from a node, or not from now');
  }

  #hear(notice: Notice): void {
    if (notice.type === 'took') this.#limits.take(notice.taken);
    else if (notice.type === 'events') this.#eventPeople.hear(notice.events);
    else if (notice.type === 'here') {
      this.#elsewhere.note(notice.node, notice.tables as readonly LobbyTable[]);
      this.#counts.hear(notice.node, notice.counts);
    } else this.#bound.onNotice(notice);
  }
}
