import {
  type GameId,
  type PeaceView,
  type PersonId,
  playNowSettings,
  type QueueNews,
  type TableSettings,
} from '@gorrion/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStore } from './persistence/memoryStore.ts';
import type { Store } from './persistence/store.ts';
import { ANA, askerOf, BEA, EVA, personOf } from './testing/archive.ts';
import { type Guest, newId } from './testing/guest.ts';
import { HeldClock } from './testing/heldClock.ts';
import { SETTINGS, seat, type TestServer, testServer } from './testing/server.ts';

// Real sockets on a machine that may be busy. The clock stands still unless a test lets time pass.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let clock: HeldClock;
let store: Store;
let server: TestServer;
beforeEach(async () => {
  clock = new HeldClock();
  clock.run(0);
  store = memoryStore();
  server = await testServer({ clock, store });
});
afterEach(() => server.close());

const ask = askerOf(() => server.port);
const idOf = (cookie: string) => personOf(cookie) as PersonId;
const ADDRESS = '198.51.100.9';
const list = (cookie: string, which: 'apart' | 'blocked', person: string, isListed = true) =>
  ask('/api/peace', cookie, { type: 'list', list: which, person, isListed });

/** Notes games of a person, so many of them seen to the end. */
async function played(cookie: string, games: number, finished: number): Promise<void> {
  for (let n = 0; n < games; n++)
    await store.noteAttendance(`PLAYED${n}-1` as GameId, n, [{ person: idOf(cookie), hasFinished: n < finished }]);
}

describe('how often somebody finishes their games', () => {
  it('is told of anybody from ten games on, of the last fifty, and to oneself always', async () => {
    await played(ANA, 60, 12);
    await played(BEA, 9, 9);
    const asked = await ask(`/api/peace/finishes?who=${idOf(ANA)},${idOf(BEA)}`, EVA);
    expect(asked.value).toEqual({ [idOf(ANA)]: { finished: 2, games: 50 }, [idOf(BEA)]: null });
    const own = (await ask('/api/peace', BEA)).value as PeaceView;
    expect(own.finishes).toEqual({ finished: 9, games: 9 });
    for (const wrong of ['', 'who=', `who=${'x'.repeat(32)}`, `who=${Array(17).fill(idOf(ANA)).join(',')}`])
      expect((await ask(`/api/peace/finishes?${wrong}`, EVA)).status).toBe(400);
  });

  it('may be asked for by a public table, which refuses who has less, and newcomers only if its host says so', async () => {
    await played(BEA, 10, 8);
    const host = await server.guest({ cookie: ANA });
    const settings: TableSettings = { ...SETTINGS, visibility: 'public', finishes: 90 };
    const code = await seat([host], settings);
    const [bea, eva] = [await server.guest({ cookie: BEA }), await server.guest({ cookie: EVA })];
    for (const guest of [bea, eva]) await guest.enter(code);
    expect(await bea.say({ type: 'sit' })).toEqual({ ok: false, code: 'finishes-too-few' });
    expect(await eva.say({ type: 'sit' })).toMatchObject({ ok: true });
    await eva.say({ type: 'stand' });
    expect(await host.say({ type: 'change-settings', settings: { ...settings, newcomers: 'refused' } })).toMatchObject({
      ok: true,
    });
    expect(await eva.say({ type: 'sit' })).toEqual({ ok: false, code: 'games-too-few' });
    // Who has opened the table sits at it, whatever their own figure.
    await host.say({ type: 'stand' });
    await host.say({ type: 'change-settings', settings: { ...settings, finishes: 80 } });
    expect(await bea.say({ type: 'sit' })).toMatchObject({ ok: true });
  });
});

describe('a private list', () => {
  it('is kept by person, shown to nobody else, and refuses nonsense with a code', async () => {
    await store.rename(idOf(BEA), 'Bea');
    expect((await list(ANA, 'apart', idOf(BEA))).value).toMatchObject({
      lists: { apart: [{ id: idOf(BEA), name: 'Bea' }], blocked: [] },
    });
    expect(((await ask('/api/peace', BEA)).value as PeaceView).lists).toEqual({ apart: [], blocked: [] });
    expect((await list(ANA, 'apart', idOf(BEA), false)).value).toMatchObject({ lists: { apart: [] } });
    expect((await list(ANA, 'blocked', idOf(ANA))).value).toEqual({ code: 'own-person' });
    expect((await list(ANA, 'blocked', 'nobody')).value).toEqual({ code: 'bad-request' });
    const foreign = { type: 'list', list: 'apart', person: idOf(BEA), isListed: true };
    expect((await ask('/api/peace', ANA, foreign, 'https://elsewhere.example')).status).toBe(400);
  });

  it('keeps two people apart in the queue: each is told and seated as though the other were not there', async () => {
    await list(ANA, 'apart', idOf(BEA));
    const guests = await Promise.all([ANA, BEA].map(cookie => server.guest({ cookie })));
    const newsOf = ({ frames }: Guest) => frames.findLast(({ name }) => name === 'queue')?.message as QueueNews;
    for (const guest of guests)
      await guest.ask('queue:join', { id: newId(), way: 'friends', hands: 4, level: 'beginner' });
    await clock.pass(1000);
    for (const guest of guests) {
      const told = guest.frames.flatMap(({ name, message }) => (name === 'queue' ? [message as QueueNews] : []));
      for (const news of told) expect(news).toMatchObject({ type: 'waiting', names: [], others: 0 });
      expect(told.length).toBeGreaterThan(0);
    }
    await clock.pass(2000);
    await vi.waitFor(async () => {
      await clock.pass(250);
      for (const guest of guests) expect(newsOf(guest)).toMatchObject({ type: 'seated' });
    }, 10_000);
    const [one, other] = guests.map(newsOf) as Extract<QueueNews, { type: 'seated' }>[];
    expect(one!.code).not.toBe(other!.code);
  });

  it('sends nobody to a public table of somebody whom they avoid, but refuses nobody who comes by themselves', async () => {
    await list(BEA, 'apart', idOf(ANA));
    const [ana, bea] = await Promise.all([ANA, BEA].map(cookie => server.guest({ cookie })));
    const code = await seat([ana!], playNowSettings({ way: 'friends', hands: 4, level: 'beginner' }));
    await bea!.ask('queue:join', { id: newId(), way: 'friends', hands: 4, level: 'beginner' });
    await clock.pass(1500);
    expect(bea!.frames.some(({ message }) => (message as QueueNews).type === 'seated')).toBe(false);
    await bea!.ask('queue:leave', {});
    await bea!.enter(code);
    expect(await bea!.say({ type: 'sit' })).toMatchObject({ ok: true });
  });
});

describe('a report', () => {
  it('from a table holds where it stands and the chat that its sender could read, once, and no view of a hand', async () => {
    const [ana, bea, eva] = await Promise.all([ANA, BEA, EVA].map(cookie => server.guest({ cookie })));
    const code = await seat([ana!, bea!]);
    await eva!.enter(code);
    await bea!.ask('table:say', { code, id: newId(), text: 'You play like a goose.' });
    await eva!.ask('table:say', { code, id: newId(), text: 'Well, well.' });
    const report = { id: newId(), person: idOf(BEA), reason: 'insult', text: 'A goose!\nReally.' } as const;
    for (let times = 0; times < 2; times++)
      expect(await ana!.ask('table:report', { code, report })).toEqual({ ok: true });
    const [found, ...others] = await store.reports(false);
    expect(others).toEqual([]);
    expect(await store.report(found!.id)).toMatchObject({
      ...{ by: idOf(ANA), about: idOf(BEA), reason: 'insult', text: 'A goose!\nReally.', closedAt: null },
      place: { table: code, game: null, hand: 0 },
      lines: [{ person: idOf(BEA), text: 'You play like a goose.' }, { text: 'Well, well.' }],
    });
    expect(Object.keys((await store.report(found!.id))!).toSorted()).toEqual([
      'about',
      'at',
      'by',
      'closedAt',
      'id',
      'lines',
      'place',
      'reason',
      'text',
    ]);
    await store.closeReport(found!.id, 7);
    expect([await store.reports(false), (await store.reports(true)).length]).toEqual([[], 1]);
    const about = (person: string) =>
      ana!.ask('table:report', { code, report: { ...report, id: newId(), person: person as PersonId } });
    expect(await about('f'.repeat(32))).toEqual({ ok: false, code: 'no-such-person' });
    expect(await about(idOf(ANA))).toEqual({ ok: false, code: 'no-such-person' });
  });

  it('is limited by person', async () => {
    const ana = await server.guest({ cookie: ANA, address: ADDRESS });
    const bea = await server.guest({ cookie: BEA });
    const code = await seat([ana, bea]);
    const send = () =>
      ana.ask('table:report', { code, report: { id: newId(), person: idOf(BEA), reason: 'other', text: '' } });
    for (let n = 0; n < 5; n++) expect(await send()).toEqual({ ok: true });
    expect(await send()).toEqual({ ok: false, code: 'too-many-reports' });
  });
});
