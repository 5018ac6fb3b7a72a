import type { Me, PersonId, TableCode } from '@gorrion/protocol';
import { type Clock, Feed, Table } from '@gorrion/table';
import { Decoder, type Packet } from 'socket.io-parser';
import { Chats } from '../../src/chat/chats.ts';
import { signedCookies } from '../../src/identity/cookie.ts';
import { openGuests } from '../../src/identity/guests.ts';
import { ByAddress } from '../../src/limits/byAddress.ts';
import { LIMITS } from '../../src/limits/limits.ts';
import { LobbyFeed } from '../../src/lobby/lobbyFeed.ts';
import { lobbyNow } from '../../src/lobby/summaries.ts';
import { openMetrics } from '../../src/monitoring/metrics.ts';
import { memoryStore } from '../../src/persistence/memoryStore.ts';
import { Registry } from '../../src/tables/registry.ts';
import { SETTINGS, silent } from '../../src/testing/server.ts';
import { serverHandlers } from '../../src/transport/handlers.ts';
import { newPage, type SocketPage } from '../../src/transport/page.ts';
import { createReceiver } from '../../src/transport/receive.ts';
import { createTranscripts } from '../../src/transport/transcripts.ts';
import { newId } from '../wire/page.ts';

/*
 * All of the server behind a socket, without the socket: Socket.IO's own decoder, then the door, the handlers and whole
 * tables. Time passes with every frame, so that no limit of rates keeps a frame out.
 */

const SECOND = 1000;
const SOON = 5 * SECOND;
const EVENT = 2;

/** Time that a test moves; what is due soon is done at once, anything later never. */
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
  /** Frames that pages of ours would send here. */
  readonly corpus: readonly string[];
  /** One frame from one of five people; resolves when it was dealt with. */
  frame(who: number, text: string): Promise<void>;
  /** Everything of the table that nobody who sends frames sits at: must never change. */
  other(): string;
  /** No time passes any more: its tables do nothing further, and nothing holds them. */
  stop(): void;
}

/** One for all rounds, as a process has one: what watches the event loop is never given back. */
const metrics = openMetrics();

/** `answers` counts what is answered, by code; `ok` where something was done. */
export async function fuzzTarget(answers: Map<string, number>): Promise<Target> {
  const clock = hurriedClock();
  const store = { ...memoryStore(), append: async () => {}, rename: async () => {} };
  const guests = openGuests(signedCookies(Buffer.alloc(32, 1)), store);
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
    ports: { clock, store, entropy, publisher: feed },
    botsFor: () => bots,
    store,
    log: silent,
    isWatched: code => feed.isWatched(code),
  });
  const lobby = new LobbyFeed(
    () => lobbyNow(registry.all(), code => feed.watchersOf(code)),
    () => registry.revision,
    clock,
  );
  const wrongCodes = new ByAddress(LIMITS.network.wrongCodes, clock.now);
  const transcripts = createTranscripts(store);
  const transcriptRate = new ByAddress(LIMITS.network.transcripts, clock.now);
  const parts = { guests, registry, feed, lobby, chats, wrongCodes, transcripts, transcriptRate, clock };
  const handlers = serverHandlers(parts);
  const receive = createReceiver({
    handlers,
    limits: LIMITS.socket,
    now: clock.now,
    isStopping: () => false,
    onCut() {},
    metrics,
    log: silent,
  });
  const pageOf = (me: Me): SocketPage =>
    newPage({
      id: me.id,
      me,
      network: '198.51.100.1',
      origin: 'http://localhost',
      tell: () => {},
      join: () => {},
      leave: () => {},
      close: () => {},
    });
  const pages = PEOPLE.map(pageOf);

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

  const host = pages[0]!;
  const opened = await registry.open(host.me, undefined, { id: newId(), settings: SETTINGS });
  const hidden = await registry.open({ id: 'f'.repeat(32) as PersonId, name: 'f' }, undefined, {
    id: newId(),
    settings: SETTINGS,
  });
  if (!opened.ok || !hidden.ok) throw new Error('no table');
  const { code } = opened;
  for (const page of pages) await receive(page, 'table:enter', [{ code }]);
  for (const page of pages.slice(1, 4))
    await registry.find(code)!.execute(page.me, { id: newId(), answers: 0, command: { type: 'sit' } });
  await registry.find(code)!.execute(host.me, { id: newId(), answers: 0, command: { type: 'start' } });

  return {
    code,
    corpus: corpusFor(code),
    other: () => JSON.stringify(registry.find(hidden.code)!.state),
    stop: () => clock.stop(),
    async frame(who, text) {
      clock.pass(SECOND);
      const decoder = new Decoder();
      const packets: Packet[] = [];
      decoder.on('decoded', packet => packets.push(packet));
      try {
        decoder.add(text);
      } catch {
        // As in Socket.IO: a frame that cannot be read closes its own socket.
        return;
      }
      for (const packet of packets) await deliver(pages[who % pages.length]!, packet);
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
    say(4, 'table:open', { id: newId(), settings: SETTINGS, against: 'beginner' }),
    say(5, 'table:enter', { code, since: 3, viewer: 0 }),
    say(6, 'table:exit', { code }),
    say(6, 'table:watching', { code }),
    say(6, 'table:transcript', { code }),
    say(7, 'table:say', { code, id: newId(), text: 'hello' }),
    say(8, 'table:say', { code, id: newId(), word: 'thanks' }),
    say(9, 'time', {}),
    ...commands.map((one, i) => say(10 + i, 'table:command', command(one))),
  ];
}
