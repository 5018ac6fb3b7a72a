import type {
  ChatLine,
  ChatRoom,
  Entry,
  Me,
  PersonId,
  ServerToClient,
  TableCode,
  TableEvent,
  TableState,
  TableViewer,
} from '@gorrion/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { unopened } from '../state/unopened.ts';
import { SLICE } from './audience.ts';
import { Feed } from './feed.ts';
import type { Page } from './page.ts';
import type { RunningTable } from './runningTable.ts';

type Frame = { readonly name: string; readonly message: unknown };

const CODE = 'ABCDEFGH' as TableCode;
const seated: TableEvent = { type: 'seats-drawn', order: [1, 0, 2, 3] };
const readied: TableEvent = { type: 'readied', place: 0 };
const entry = (seq: number, event: TableEvent = readied): Entry => ({ seq, at: 0, event });

/** A table whose chairs can be dealt out by hand. */
function standIn() {
  const chairs = new Map<PersonId, TableViewer>();
  const calls: string[] = [];
  const table: RunningTable = {
    id: CODE,
    state: unopened,
    seq: 9,
    isFrozen: false,
    fault: undefined,
    viewerOf: person => chairs.get(person) ?? 'spectator',
    snapshot: viewer => ({
      seq: 9,
      at: 0,
      state: { ...unopened, gamesPlayed: viewer === 'spectator' ? -1 : viewer } as TableState,
    }),
    since: () => undefined,
    execute: async () => ({ ok: true, seq: 0 }),
    arrived: ({ id }) => calls.push(`${id} arrived`),
    departed: person => calls.push(`${person} departed`),
    startAgainstBots: () => undefined,
    order: async () => {},
    close: async () => undefined,
    dispose: () => undefined,
  };
  const appoint = (person: Me) =>
    Object.assign(table, {
      state: {
        ...unopened,
        umpire: { isStopped: false, callers: [], rulings: [], person: { ...person, presence: 'here' } },
      },
    });
  return { chairs, calls, table, appoint };
}

/** Time that moves when it is told to, and rooms that can be looked into. */
function world({ table }: { table: RunningTable }) {
  const timers: { at: number; task: () => void }[] = [];
  const slices: (() => void)[] = [];
  const rooms = new Map<string, Set<Page>>();
  let now = 0;
  const clock = {
    now: () => now,
    at: (at: number, task: () => void) => {
      timers.push({ at, task });
      return () => {};
    },
  };
  const tellRoom = (room: string, name: 'table:entries', message: Parameters<ServerToClient['table:entries']>[0]) => {
    for (const page of rooms.get(room) ?? []) page.tell(name, message);
  };
  const lines: ChatLine[] = [];
  const feed = new Feed({
    find: () => table,
    linesFor: () => lines,
    clock,
    tellRoom: tellRoom as never,
    slice: task => slices.push(task),
  });
  const page = (name: string) => {
    const frames: Frame[] = [];
    const me: Me = { id: name as PersonId, name };
    const made: Page = {
      me,
      origin: 'http://localhost',
      follows: new Map(),
      tell: (name, message) => frames.push({ name, message }),
      join: room => (rooms.get(room) ?? rooms.set(room, new Set()).get(room)!).add(made),
      leave: room => rooms.get(room)?.delete(made),
    };
    return { page: made, frames, names: () => frames.map(({ name }) => name) };
  };
  const pass = (ms: number) => {
    now += ms;
    for (const { task } of timers.splice(0).filter(({ at }) => at <= now)) task();
  };
  const runSlices = () => {
    for (const slice of slices.splice(0)) slice();
  };
  return { feed, lines, page, pass, runSlices, slices };
}

let at: ReturnType<typeof standIn>;
let w: ReturnType<typeof world>;
beforeEach(() => {
  at = standIn();
  w = world(at);
});

describe('the feed', () => {
  it('sends each viewer their own entries and no other', () => {
    const [ana, luis, watcher] = [w.page('ana'), w.page('luis'), w.page('watcher')];
    at.chairs.set(ana.page.me.id, 0).set(luis.page.me.id, 1);
    for (const { page } of [ana, luis, watcher]) w.feed.enter(page, at.table);
    w.feed.publish(CODE, 0, [entry(1)]);
    w.feed.publish(CODE, 'spectator', [entry(2)]);
    w.runSlices();
    expect(ana.frames).toEqual([{ name: 'table:entries', message: { code: CODE, entries: [entry(1)] } }]);
    expect(luis.frames).toEqual([]);
    expect(watcher.frames).toEqual([{ name: 'table:entries', message: { code: CODE, entries: [entry(2)] } }]);
  });

  it('sends no entry to a chair that has changed hands: its new occupant gets a snapshot first', async () => {
    const [ana, luis] = [w.page('ana'), w.page('luis')];
    at.chairs.set(ana.page.me.id, 0).set(luis.page.me.id, 1);
    for (const { page } of [ana, luis]) w.feed.enter(page, at.table);
    at.chairs.set(ana.page.me.id, 1).set(luis.page.me.id, 0);
    w.feed.publish(CODE, 0, [entry(8, seated), entry(9)]);
    w.feed.publish(CODE, 1, [entry(8, seated), entry(9)]);
    expect([ana.frames, luis.frames]).toEqual([[], []]);
    await Promise.resolve();
    expect(ana.frames).toMatchObject([
      { name: 'table:snapshot', message: { viewer: 1, seq: 9, state: { gamesPlayed: 1 } } },
      { name: 'table:chat', message: { lines: [] } },
    ]);
    expect(luis.frames).toMatchObject([
      { name: 'table:snapshot', message: { viewer: 0, seq: 9, state: { gamesPlayed: 0 } } },
      { name: 'table:chat', message: { lines: [] } },
    ]);
    w.feed.publish(CODE, 1, [entry(10)]);
    expect(ana.names()).toEqual(['table:snapshot', 'table:chat', 'table:entries']);
  });

  it('no longer counts a spectator who sits down', async () => {
    const watcher = w.page('watcher');
    w.feed.enter(watcher.page, at.table);
    expect(w.feed.watchersOf(CODE)).toBe(1);
    at.chairs.set(watcher.page.me.id, 2);
    w.feed.publish(CODE, 'spectator', [entry(9, seated)]);
    w.runSlices();
    await Promise.resolve();
    expect(watcher.names()).toEqual(['table:snapshot', 'table:chat']);
    expect(w.feed.watchersOf(CODE)).toBe(0);
  });

  it('sends to a thousand spectators in slices, after the players', () => {
    const watchers = Array.from({ length: 1000 }, (_, i) => w.page(`watcher ${i}`));
    for (const { page } of watchers) w.feed.enter(page, at.table);
    w.feed.publish(CODE, 'spectator', [entry(1)]);
    expect(w.slices).toHaveLength(Math.ceil(1000 / SLICE));
    const told = () => watchers.filter(({ frames }) => frames.length > 0).length;
    w.slices.shift()?.();
    expect(told()).toBe(SLICE);
    w.runSlices();
    expect(told()).toBe(1000);
  });

  it('reuses the room of spectators who left', () => {
    const watchers = Array.from({ length: SLICE + 1 }, (_, i) => w.page(`watcher ${i}`));
    for (const { page } of watchers) w.feed.enter(page, at.table);
    for (const { page } of watchers) w.feed.exit(page, CODE);
    expect([w.feed.watchersOf(CODE), w.feed.isWatched(CODE)]).toEqual([0, false]);
  });

  it('sends everybody the number of spectators, once a second', () => {
    const ana = w.page('ana');
    at.chairs.set(ana.page.me.id, 0);
    w.feed.enter(ana.page, at.table);
    for (const name of ['a', 'b', 'c']) w.feed.enter(w.page(name).page, at.table);
    w.pass(1000);
    expect(ana.frames).toEqual([{ name: 'table:watchers', message: { code: CODE, count: 3 } }]);
  });

  it('counts the umpire of a table among no spectators, and names them nowhere', () => {
    const [ana, irene, eva] = [w.page('ana'), w.page('irene'), w.page('eva')];
    at.chairs.set(ana.page.me.id, 0);
    for (const { page } of [ana, irene, eva]) w.feed.enter(page, at.table);
    at.appoint(irene.page.me);
    expect(w.feed.watchersOf(CODE)).toBe(1);
    expect(w.feed.watching(CODE)).toEqual([eva.page.me]);
    w.pass(1000);
    expect(ana.frames).toEqual([{ name: 'table:watchers', message: { code: CODE, count: 1 } }]);
  });

  it('lets the newer page of a person play without anybody leaving', () => {
    const [older, newer] = [w.page('ana'), w.page('ana')];
    at.chairs.set(older.page.me.id, 0);
    w.feed.enter(older.page, at.table);
    w.feed.enter(newer.page, at.table);
    w.feed.publish(CODE, 0, [entry(1)]);
    expect(older.frames).toEqual([{ name: 'notice', message: { code: 'replaced-by-newer-page' } }]);
    expect(newer.names()).toEqual(['table:entries']);
    w.feed.exitAll(older.page);
    w.pass(60_000);
    expect(at.calls).toEqual(['ana arrived']);
  });

  it('lets a page that sets a cast watch beside the one on which its person plays', () => {
    const [ana, cast] = [w.page('ana'), w.page('ana')];
    at.chairs.set(ana.page.me.id, 0);
    w.feed.enter(ana.page, at.table);
    expect(w.feed.enter(cast.page, at.table, true).viewer).toBe('spectator');
    expect([w.feed.pageOf(CODE, ana.page.me.id), w.feed.watchersOf(CODE)]).toEqual([ana.page, 0]);
    expect(w.feed.watching(CODE)).toEqual([]);
    w.feed.publish(CODE, 0, [entry(1)]);
    expect([ana.names(), cast.names()]).toEqual([['table:entries'], []]);
    w.feed.publish(CODE, 'spectator', [entry(1)]);
    w.runSlices();
    expect(cast.names()).toEqual(['table:entries']);
    w.feed.exitAll(cast.page);
    w.pass(60_000);
    expect(at.calls).toEqual(['ana arrived']);
    w.feed.enter(cast.page, at.table, true);
    w.feed.showOut(at.table, ana.page.me.id);
    expect([ana.names().at(-1), cast.frames.at(-1)]).toEqual([
      'notice',
      { name: 'notice', message: { code: 'shown-out', table: CODE } },
    ]);
  });

  it('sends what spectators say to those who watch, also while they set a cast, and to no page of who sits there', () => {
    const say = (room: ChatRoom, at = 1) =>
      ({ at, room, from: { id: 'eva' as PersonId, name: 'Eva' }, text: 'Hi' }) as const;
    w.lines.push(say('players'), say('spectators'));
    const [ana, eva, cast] = [w.page('ana'), w.page('eva'), w.page('bea')];
    at.chairs.set(ana.page.me.id, 0);
    w.feed.enter(ana.page, at.table, true);
    for (const { page, setsCast } of [
      { ...eva, setsCast: false },
      { ...cast, setsCast: true },
    ])
      w.feed.enter(page, at.table, setsCast);
    const tell = () => {
      for (const room of ['players', 'spectators'] as const) w.feed.talk.say(at.table, say(room));
      w.runSlices();
    };
    const heard = ({ frames }: typeof ana) =>
      frames.splice(0).flatMap(({ name, message }) => {
        const { line, lines = [line] } = message as { line?: ChatLine; lines?: readonly ChatLine[] };
        return name === 'table:said' || name === 'table:chat' ? lines.map(each => each?.room) : [];
      });
    tell();
    expect([ana, eva, cast].map(heard)).toEqual([['players'], ['players', 'spectators'], ['players', 'spectators']]);
    for (const page of [ana, cast]) w.feed.talk.show(page.page, at.table, page.page.follows.get(CODE)!);
    expect([ana, cast].map(heard)).toEqual([['players'], ['players', 'spectators']]);
    // Who sits down hears them no more.
    at.chairs.set(cast.page.me.id, 1);
    w.feed.publish(CODE, 0, [entry(1, seated)]);
    tell();
    expect(heard(cast)).toEqual(['players']);
  });

  it('marks nobody as away who is back after a reload', () => {
    const ana = w.page('ana');
    at.chairs.set(ana.page.me.id, 0);
    w.feed.enter(ana.page, at.table);
    w.feed.exitAll(ana.page);
    w.feed.enter(w.page('ana').page, at.table);
    w.pass(60_000);
    expect(at.calls).toEqual(['ana arrived', 'ana arrived']);
  });

  it('marks a person who stays away, and nobody while the server stops', () => {
    for (const [name, isStopping] of [
      ['ana', false],
      ['luis', true],
    ] as const) {
      const { page } = w.page(name);
      at.chairs.set(page.me.id, 0);
      w.feed.enter(page, at.table);
      if (isStopping) w.feed.stop();
      w.feed.exitAll(page);
      w.pass(3000);
    }
    expect(at.calls).toEqual(['ana arrived', 'ana departed', 'luis arrived']);
  });
});
