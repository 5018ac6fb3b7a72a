import {
  type Answer,
  type BotLevel,
  type Lobby,
  type Me,
  type PlayNowWish,
  type QueueNews,
  type Refusal,
  type ServerToClient,
  type TableCode,
  type TableSettings,
  typedCode,
} from '@gorrion/protocol';
import { newId } from './connection/ids.ts';
import { createLink } from './connection/link.ts';
import type { LinkState } from './connection/linkState.ts';
import { lobbyWatch } from './connection/lobbyWatch.ts';
import { createOutbox } from './connection/outbox.ts';
import { endQueue, queueFor } from './connection/queue.ts';
import { serverClock } from './connection/serverClock.ts';
import { socketWire } from './connection/socketWire.ts';
import { timeSync } from './connection/timeSync.ts';
import type { AnswerTo, Message, RequestName } from './connection/wire.ts';
import { endingTimers } from './endingTimers.ts';
import { newIdentity } from './identity.ts';
import { listeners } from './listeners.ts';
import { inMemory, type ShuffleMemory, shuffler } from './shuffles.ts';
import { RefusedError, Table } from './table.ts';

export interface ConnectOptions {
  /** Address of the server, as `https://mahjong.example`. In a page of the server itself it may be left out. */
  readonly url?: string;
  /** Who comes: the `identity` of an earlier client. Without it the server makes a new guest. Browsers keep it themselves. */
  readonly identity?: string | undefined;
  /** In the place of `identity`: a token that its person has made for programs, and that may play. */
  readonly token?: string | undefined;
  /** Where the client keeps what it gave to shuffles. Without it that ends with the program. */
  readonly shuffles?: ShuffleMemory;
  /** Ends the attempt to connect. */
  readonly signal?: AbortSignal;
}

/** How a program follows its wait for a game, and ends it. */
export interface SeekOptions {
  /** Hears who else waits, whenever that changes. */
  readonly waiting?: (news: Extract<QueueNews, { type: 'waiting' }>) => void;
  /** Leaves the queue. */
  readonly signal?: AbortSignal;
}

/** Names why a connection has ended for good; undefined if it comes back by itself. */
const endOf = (state: LinkState): Refusal | undefined => {
  if (state.status === 'outdated') return 'wrong-version';
  if (state.status === 'refused') return state.why;
  return state.status === 'replaced' ? 'replaced-by-newer-page' : undefined;
};

/** One connection of one person to a server. It reconnects by itself, and goes on where it was. */
export class Client {
  /** The secret by which this person comes back; undefined in a browser, which keeps it itself, and with a token. */
  readonly identity: string | undefined;
  readonly #timers = endingTimers();
  readonly #clock = serverClock(this.#timers.now);
  readonly #wire: ReturnType<typeof socketWire>;
  readonly #outbox: ReturnType<typeof createOutbox>;
  readonly #link: ReturnType<typeof createLink>;
  readonly #lobby: ReturnType<typeof lobbyWatch>;
  readonly #shuffler: ReturnType<typeof shuffler>;
  readonly #tables = new Map<string, Table>();
  readonly #linkNews = listeners<LinkState>();
  readonly #lobbyNews = listeners<Lobby>();
  #state: LinkState = { status: 'connecting' };
  #me: Me | undefined;
  /** Why nothing is delivered any more. */
  #ended: Refusal | undefined;

  /** @internal Clients come from `connect`. */
  constructor(url: string, identity: string | undefined, token: string | undefined, shuffles: ShuffleMemory) {
    const { origin } = new URL(url);
    this.identity = identity;
    const headers = { origin, ...(identity !== undefined && { cookie: identity }) };
    this.#wire = socketWire({ url, headers, token });
    this.#link = createLink({
      wire: this.#wire,
      timers: this.#timers,
      random: Math.random,
      onState: state => {
        this.#state = state;
        const why = endOf(state);
        if (why) this.#end(why);
        this.#linkNews.tell(state);
      },
    });
    this.#outbox = createOutbox(this.#wire, this.#timers, () => this.#link.check());
    this.#lobby = lobbyWatch(this.#wire, this.#lobbyNews.tell);
    this.#shuffler = shuffler(origin, shuffles);
    const askTime = timeSync(this.#wire, this.#timers, this.#clock);
    this.#wire.on('me', me => {
      this.#me = me;
    });
    this.#wire.onOpen(() => {
      askTime();
      for (const table of this.#tables.values()) table.catchUp();
      this.#lobby.resume();
      this.#outbox.resend();
    });
  }

  /** @internal Connects; resolves once the server has said who the client is. Throws `RefusedError`, or why `signal` ended it. */
  started(signal: AbortSignal | undefined): Promise<this> {
    return new Promise((resolve, reject) => {
      const give = (end: () => void) => {
        for (const stop of stops) stop();
        end();
      };
      const fail = (error: unknown) =>
        give(() => {
          this.close();
          reject(error);
        });
      const abort = () => fail(signal?.reason);
      const stops = [
        this.#wire.on('me', () => give(() => resolve(this))),
        this.onLink(state => {
          const why = endOf(state);
          if (why) fail(new RefusedError(why));
        }),
        () => signal?.removeEventListener('abort', abort),
      ];
      signal?.addEventListener('abort', abort);
      if (signal?.aborted) abort();
      else this.#link.start();
    });
  }

  get me(): Me {
    return this.#me!;
  }

  /** The state of the connection. It comes back by itself, but from `replaced` and `outdated`. */
  get link(): LinkState {
    return this.#state;
  }

  /** Returns the server's time (ms), from which the deadlines of a table count. */
  now(): number {
    return this.#clock.now();
  }

  /** Calls `listener` whenever the connection changes its state, until the returned function is called. */
  onLink(listener: (state: LinkState) => void): () => void {
    return this.#linkNews.add(listener);
  }

  /** Hears a message of the server, until the returned function is called. */
  on<E extends keyof ServerToClient>(message: E, listener: ServerToClient[E]): () => void {
    return this.#wire.on(message, listener);
  }

  /**
   * Sends any message of the protocol; resolves with its answer, over as many connections as that takes. Once the client has
   * ended, that is a refusal: `not-at-this-table` after `close`, else why its link did.
   */
  ask<E extends RequestName>(name: E, message: Message<E>): Promise<AnswerTo<E>> {
    return this.#outbox.send(name, message);
  }

  async rename(name: string): Promise<Answer<{ readonly me: Me }>> {
    const answer = await this.ask('me:rename', { name });
    if (answer.ok) this.#me = answer.me;
    return answer;
  }

  /** Tells the open tables and the own games whenever they change, until the returned function is called. */
  watchLobby(listener: (lobby: Lobby) => void): () => void {
    const ends = [this.#lobbyNews.add(listener), this.#lobby.watchLobby()];
    return () => {
      for (const end of ends) end();
    };
  }

  /** Opens a table; with `against` three bots sit down and the game begins at once. */
  open(settings: TableSettings, against?: BotLevel): Promise<Answer<{ readonly code: TableCode }>> {
    return this.ask('table:open', { id: newId(), settings, ...(against && { against }) });
  }

  /**
   * Queues for a game at once; resolves with its table, or with why there is none. Without `isSeated` a seat is free there:
   * enter it and sit down. One game at a time can be sought: a newer wish ends an older one as `replaced-by-newer-page`.
   * Throws why `signal` ended it.
   */
  seek(
    wish: Omit<PlayNowWish, 'id'>,
    { waiting, signal }: SeekOptions = {},
  ): Promise<Answer<{ readonly code: TableCode; readonly isSeated: boolean }>> {
    signal?.throwIfAborted();
    if (this.#ended) return Promise.resolve({ ok: false, code: this.#ended });
    return new Promise((resolve, reject) => {
      const abort = () => {
        leave();
        reject(signal?.reason);
      };
      const hear = (news: QueueNews) => {
        if (news.type === 'waiting') return waiting?.(news);
        signal?.removeEventListener('abort', abort);
        resolve(news.type === 'seated' ? { ok: true, ...news } : { ok: false, code: news.code });
      };
      const leave = queueFor({ id: newId(), ...wish }, { wire: this.#wire, timers: this.#timers }, hear);
      signal?.addEventListener('abort', abort);
    });
  }

  /**
   * Follows a table by its code, as people write it; resolves with it once the server has sent it, or with the refusal. A
   * code that is followed already leads to the same `Table`.
   */
  async enter(code: string): Promise<Answer<{ readonly table: Table }>> {
    if (this.#ended) return { ok: false, code: this.#ended };
    const name = typedCode(code);
    const table = this.#tables.get(name) ?? this.#follow(name);
    const answer = await table.entered();
    return answer.ok ? { ok: true, table } : answer;
  }

  #follow(code: string): Table {
    const [wire, timers, clock, outbox] = [this.#wire, this.#timers, this.#clock, this.#outbox];
    const table = new Table(code, { wire, timers, clock, outbox, shuffler: this.#shuffler });
    this.#tables.set(code, table);
    table.on('refused', () => this.#tables.delete(code));
    return table;
  }

  /** Ends all that waits, and refuses what is asked from now on, with a code. */
  #end(why: Refusal): void {
    if (this.#ended) return;
    this.#ended = why;
    for (const table of this.#tables.values()) table.exit(why);
    endQueue(this.#wire, why);
    this.#outbox.end(why);
  }

  /**
   * Ends the connection and all that waits, which is answered `not-at-this-table`. Chairs stay taken: their tables show that
   * the person is away.
   */
  close(): void {
    this.#end('not-at-this-table');
    this.#timers.end();
    this.#wire.close();
  }
}

/**
 * Connects to a server; resolves once it has said who the client is, and waits as long as it cannot be reached. Throws
 * `RefusedError` with `wrong-version` if the server needs another version of this package, and with `bad-token` or
 * `token-only-reads` if it does not accept the token.
 */
export async function connect({ url, identity, token, shuffles, signal }: ConnectOptions = {}): Promise<Client> {
  const address = url ?? globalThis.location?.origin;
  if (address === undefined) throw new TypeError('connect needs the url of a server');
  const own = token === undefined ? (identity ?? (await newIdentity(address, signal))) : undefined;
  return new Client(address, own, token, shuffles ?? inMemory()).started(signal);
}
