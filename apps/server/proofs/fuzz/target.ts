import type { Me, PersonId, TableCode } from '@gorrion/protocol';
import { type Clock, Feed, type RunningTable, Table } from '@gorrion/table';
import { Decoder, type Packet } from 'socket.io-parser';
import { Archive } from '../../src/archive/reader.ts';
import { CallLinks } from '../../src/callLinks/callLinks.ts';
import { Casts } from '../../src/casts/casts.ts';
import { Chats } from '../../src/chat/chats.ts';
import { newDeviceId, signedCookies } from '../../src/identity/cookie.ts';
import { openGuests } from '../../src/identity/guests.ts';
import { LedgerDesk } from '../../src/ledgers/desk.ts';
import { LedgerWatch } from '../../src/ledgers/watching.ts';
import { ByAddress } from '../../src/limits/byAddress.ts';
import { Guesses } from '../../src/limits/guesses.ts';
import { LIMITS } from '../../src/limits/limits.ts';
import { Requests } from '../../src/limits/requests.ts';
import { LobbyFeed } from '../../src/lobby/lobbyFeed.ts';
import { lobbyNow, lobbyTables } from '../../src/lobby/summaries.ts';
import { openMetrics } from '../../src/monitoring/metrics.ts';
import { Reports } from '../../src/peace/reports.ts';
import { memoryStore } from '../../src/persistence/memoryStore.ts';
import { NOTHING_SEALED, OpenGames } from '../../src/persistence/openGames.ts';
import { queueOf } from '../../src/queue/playNow.ts';
import { TableNetworks } from '../../src/ratings/networks.ts';
import { RatingBook } from '../../src/ratings/ratings.ts';
import { Registry } from '../../src/tables/registry.ts';
import { SETTINGS, silent } from '../../src/testing/server.ts';
import { Reviews } from '../../src/together/reviews.ts';
import { serverHandlers } from '../../src/transport/handlers.ts';
import { newPage, type SocketPage } from '../../src/transport/page.ts';
import { createReceiver } from '../../src/transport/receive.ts';
import { createTranscripts } from '../../src/transport/transcripts.ts';
import { newId } from '../wire/page.ts';

/*
 * The server behind a socket, without the socket: Socket.IO's decoder, the receiver, the handlers and whole tables. The
 * clock advances with every frame, so rate limits do not refuse frames.
 */

const SECOND = 1000;
const SOON = 5 * SECOND;
const EVENT = 2;

/** Returns a manual clock. Tasks due within `SOON` run in the next turn of the event loop, later ones never. */
function hurriedClock(): Clock & { pass(ms: number): void; stop(): void } {
  let now = 1_700_000_000_000;
  let isStopped = false;
  return {
    now: () => now,
    pass(ms) {
      now += ms;
    },
    stop() {
      isStopped = true;
    },
    at(due, task) {
      if (isStopped || due - now > SOON) return () => {};
      const wait = setImmediate(() => {
        if (isStopped) return;
        now = Math.max(now, due);
        task();
      });
      return () => clearImmediate(wait);
    },
  };
}

const PEOPLE = ['a', 'b', 'c', 'd', 'e'].map(name => ({ id: name.repeat(32) as PersonId, name }));

export interface Target {
  readonly code: TableCode;
  /** Valid frames, as a client sends them. */
  readonly corpus: readonly string[];
  /** Delivers one frame from one of five guests. Resolves after the server has handled it. */
  frame(who: number, text: string): Promise<void>;
  /** Returns the state of a table at which no sender sits, as JSON: must never change. */
  other(): string;
  /** Stops the clock, so that the target's tables do nothing more and can be collected. */
  stop(): void;
}

/** One instance for all rounds, because its event loop monitor is never released. */
const metrics = openMetrics();

/** Opens a registry of tables, their feed and chats on a memory store that keeps no log. */
function openTables(clock: Clock) {
  const store = { ...memoryStore(), append: async () => {}, rename: async () => {} };
  const chats = new Chats(clock.now);
  const feed: Feed = new Feed({
    find: code => registry.find(code),
    linesFor: (table, viewer) => chats.linesFor(table, viewer),
    clock,
    tellRoom: () => {},
    slice: task => task(),
  });
  const bots = { decide: () => Promise.reject(new Error('none here')) };
  const entropy = { bytes: (count: number) => crypto.getRandomValues(new Uint8Array(count)) };
  const registry = new Registry({
    maker: Table,
    ports: { clock, entropy, publisher: feed },
    botsFor: () => bots,
    store,
    log: silent,
    isWatched: code => feed.isWatched(code),
  });
  return { store, chats, feed, registry };
}

type Tables = ReturnType<typeof openTables>;

/** Creates the receiver of messages with the limits of a real server. */
function receiverOf({ store, ...tables }: Tables, clock: Clock) {
  const { registry, feed } = tables;
  const lobby = new LobbyFeed(
    () => lobbyNow(lobbyTables(registry.all(), code => feed.watchersOf(code))),
    () => registry.revision,
    clock,
  );
  const guesses = new Guesses({ limits: LIMITS, now: clock.now });
  const games = new OpenGames(store, NOTHING_SEALED);
  const archive = new Archive(games, store, 0);
  const reports = new Reports({
    ...{ store, archive, guesses, hasRoom: () => true, now: clock.now },
    requests: new Requests(LIMITS.guest.reports, LIMITS.network.reports, clock.now),
  });
  const requestsOf = (name: 'callLinks' | 'casts') => new Requests(LIMITS.guest[name], LIMITS.network[name], clock.now);
  const handlers = serverHandlers({
    ...tables,
    callLinks: new CallLinks({ store, service: undefined, changes: requestsOf('callLinks') }),
    casts: new Casts({ isRevoked: () => false, store, feed, rate: requestsOf('casts'), now: clock.now }),
    lobby,
    queue: queueOf({ ...tables, limits: LIMITS, clock, log: silent, tables: () => [], ratings: new RatingBook(store) }),
    guests: openGuests(signedCookies(Buffer.alloc(32, 1)), store),
    guesses,
    eventOf: () => undefined,
    reviews: new Reviews({ archive, games, store, clock, limits: LIMITS, guesses }),
    networks: new TableNetworks(),
    peace: { whyNotSit: async () => undefined, reports },
    ledgers: new LedgerWatch(
      new LedgerDesk({
        kinds: [],
        store,
        clock,
        log: silent,
        namesOf: async () => new Map(),
        hasBlocked: async () => false,
        hasRoom: () => true,
        keyFor: text => text,
      }),
      clock,
      guesses,
    ),
    transcripts: createTranscripts(store),
    transcriptRate: new Requests(LIMITS.guest.transcripts, LIMITS.network.transcripts, clock.now),
    clock,
  });
  return createReceiver({
    handlers,
    limits: LIMITS.socket,
    tokenMessages: new ByAddress(LIMITS.token.messages, clock.now),
    now: clock.now,
    isStopping: () => false,
    onCut() {},
    metrics,
    log: silent,
  });
}

/** Returns a page that drops every message. */
const deafPage = (me: Me): SocketPage =>
  newPage({
    id: me.id,
    me,
    device: newDeviceId(),
    network: '198.51.100.1',
    origin: 'http://localhost',
    tell: () => {},
    pass: () => {},
    join: () => {},
    leave: () => {},
    close: () => {},
  });

/** Opens a table of the first guest, and a hidden table of a guest who sends nothing. */
async function openTwo(
  registry: Registry,
  host: Me,
): Promise<{ readonly code: TableCode; readonly hidden: TableCode }> {
  const stranger: Me = { id: 'f'.repeat(32) as PersonId, name: 'f' };
  const opened = await registry.open(host, undefined, { id: newId(), settings: SETTINGS });
  const hidden = await registry.open(stranger, undefined, { id: newId(), settings: SETTINGS });
  if (!opened.ok || !hidden.ok) throw new Error('no table');
  return { code: opened.code, hidden: hidden.code };
}

/** Seats the first four guests and starts their game. */
async function seatAndStart(table: RunningTable, [host, ...others]: readonly SocketPage[]): Promise<void> {
  for (const { me } of others.slice(0, 3))
    await table.execute(me, { id: newId(), answers: 0, command: { type: 'sit' } });
  await table.execute(host!.me, { id: newId(), answers: 0, command: { type: 'start' } });
}

/** Reads the packets of a frame as Socket.IO does; returns none for an invalid frame. */
function packetsIn(text: string): readonly Packet[] {
  const decoder = new Decoder();
  const packets: Packet[] = [];
  decoder.on('decoded', packet => packets.push(packet));
  try {
    decoder.add(text);
  } catch {
    return [];
  }
  return packets;
}

/** Opens a target. `answers` counts the answers by refusal code, successes as `ok`. */
export async function fuzzTarget(answers: Map<string, number>): Promise<Target> {
  const clock = hurriedClock();
  const tables = openTables(clock);
  const { registry } = tables;
  const receive = receiverOf(tables, clock);
  const pages = PEOPLE.map(deafPage);

  function count(answer: unknown): void {
    const { ok, code } = answer as { ok?: unknown; code?: unknown };
    const key = ok === true ? 'ok' : String(code);
    answers.set(key, (answers.get(key) ?? 0) + 1);
  }

  async function deliver(page: SocketPage, packet: Packet): Promise<void> {
    if (packet.type !== EVENT || !Array.isArray(packet.data)) return;
    const [name, ...words] = packet.data as unknown[];
    await receive(page, name, packet.id === undefined ? words : [...words, count]);
  }

  const { code, hidden } = await openTwo(registry, pages[0]!.me);
  for (const page of pages) await receive(page, 'table:enter', [{ code }]);
  await seatAndStart(registry.find(code)!, pages);

  return {
    code,
    corpus: corpusFor(code),
    other: () => JSON.stringify(registry.find(hidden)!.state),
    stop: () => clock.stop(),
    async frame(who, text) {
      clock.pass(SECOND);
      for (const packet of packetsIn(text)) await deliver(pages[who % pages.length]!, packet);
    },
  };
}

const say = (id: number, name: string, message: unknown) => `2${id}${JSON.stringify([name, message])}`;

function corpusFor(code: string): string[] {
  const command = (command: unknown) => ({ code, envelope: { id: newId(), answers: 20, command } });
  const commands = [
    { type: 'sit', place: 1 },
    { type: 'stand' },
    { type: 'add-bot', level: 'beginner' },
    { type: 'remove', place: 2 },
    { type: 'show-out', person: 'a'.repeat(32) },
    { type: 'start' },
    { type: 'act', action: { type: 'discard', tile: 5 } },
    { type: 'act', action: { type: 'claim', claim: { kind: 'chow', low: 3 } } },
    { type: 'act', action: { type: 'claim', claim: { kind: 'win', declared: ['all-pungs'] } } },
    { type: 'act', action: { type: 'claim', claim: { kind: 'pass' } } },
    { type: 'act', action: { type: 'declare-win' } },
    { type: 'act', action: { type: 'name-fan', fan: 'all-pungs', times: 1 } },
    { type: 'act', action: { type: 'object', fan: 'all-pungs', isObjecting: true } },
    { type: 'act', action: { type: 'finish-count' } },
    { type: 'act', action: { type: 'confirm-count' } },
    { type: 'act', action: { type: 'expose-flower', tile: 34 } },
    { type: 'ready' },
    { type: 'ask-pause', isWanted: true },
    { type: 'ask-end', isWanted: true },
    { type: 'switch', switches: { noClaims: true, playDrawn: false, autoWin: true, silentTiles: [1, 2] } },
    { type: 'reclaim' },
    { type: 'close' },
  ];
  return [
    say(1, 'me:rename', { name: 'Ana' }),
    say(2, 'lobby:watch', {}),
    say(3, 'lobby:unwatch', {}),
    say(3, 'queue:join', { id: newId(), way: 'friends', hands: 4, level: 'beginner' }),
    say(3, 'queue:leave', {}),
    say(4, 'table:open', { id: newId(), settings: SETTINGS, against: 'beginner' }),
    say(5, 'table:enter', { code, since: 3, viewer: 0 }),
    say(6, 'table:exit', { code }),
    say(6, 'table:watching', { code }),
    say(6, 'table:transcript', { code }),
    say(7, 'table:say', { code, id: newId(), text: 'hello' }),
    say(8, 'table:say', { code, id: newId(), word: 'thanks' }),
    say(8, 'table:report', {
      code,
      report: { id: newId(), person: '0'.repeat(32) as PersonId, reason: 'other', text: 'so' },
    }),
    say(8, 'table:call-link', { code, wish: { type: 'set', link: 'https://call.example/1' } }),
    say(9, 'time', {}),
    say(9, 'review:join', { game: `${code}-1`, at: { hand: 0, move: 3, line: null } }),
    say(9, 'review:act', { game: `${code}-1`, envelope: { id: newId(), command: { type: 'vote', choice: 2 } } }),
    say(9, 'review:leave', { game: `${code}-1` }),
    ...commands.map((one, i) => say(10 + i, 'table:command', command(one))),
  ];
}
