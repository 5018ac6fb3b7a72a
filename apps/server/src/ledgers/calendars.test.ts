import type { GroupCommand, GroupView } from '@gorrion/events/groups';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ANA, askerOf, BEA } from '../testing/archive.ts';
import { newId } from '../testing/guest.ts';
import { HeldClock } from '../testing/heldClock.ts';
import { type TestServer, testServer } from '../testing/server.ts';

// Real sockets on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let clock: HeldClock;
let server: TestServer;
beforeEach(async () => {
  clock = new HeldClock();
  server = await testServer({ clock });
});
afterEach(() => server.close());

const ask = askerOf(() => server.port);
const viewOf = async (id: string, cookie = ANA) =>
  ((await ask(`/api/ledgers/group/${id}`, cookie)).value as { view: GroupView }).view;
const say = async (id: string, command: GroupCommand, cookie = ANA) =>
  expect((await ask(`/api/ledgers/group/${id}`, cookie, { id: newId(), command })).status).toBe(200);

async function group(wish: object = {}): Promise<string> {
  const made = await ask('/api/ledgers/group', ANA, { id: newId(), wish: { name: 'Tuesday', ...wish } });
  const { id } = made.value as { id: string };
  await say(id, { type: 'join', key: (await viewOf(id)).key }, BEA);
  return id;
}

async function feed(id: string, part: string, headers: Record<string, string> = {}) {
  const response = await fetch(`http://localhost:${server.port}/api/calendars/${id}/${part}/calendar.ics`, { headers });
  const text = (await response.text()).replaceAll('\r\n ', '');
  const all = (name: string) => [...text.matchAll(new RegExp(`^${name}:(.*)\r$`, 'gm'))].map(([, value]) => value!);
  return { status: response.status, headers: response.headers, text, all };
}

const evening = (at: number, more: object = {}) =>
  ({ type: 'set-evening', at, offset: 60, place: 'At Ana’s', link: '', ...more }) as const;

describe('the calendar of a group', () => {
  it('has every evening under one id, counts its changes, and keeps those that are called off', async () => {
    const id = await group({ zone: 'Europe/Madrid' });
    const { calendar } = await viewOf(id);
    const at = Math.ceil(clock.now() / DAY) * DAY + 3 * DAY;
    await say(id, evening(at));
    const first = await feed(id, calendar);
    expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(first.headers.get('set-cookie')).toBeNull();
    expect(first.all('X-WR-TIMEZONE')).toEqual(['Europe/Madrid']);
    expect(first.all('STATUS')).toEqual(['CONFIRMED']);
    expect(first.all('UID')).toEqual([`group-${id}-1@localhost:${server.port}`]);
    await clock.pass(MINUTE);
    await say(id, evening(at + DAY));
    const moved = await feed(id, calendar);
    expect(moved.all('UID')).toEqual(first.all('UID'));
    expect(Number(moved.all('SEQUENCE')[0])).toBeGreaterThan(Number(first.all('SEQUENCE')[0]));
    expect(moved.all('DTSTART')).not.toEqual(first.all('DTSTART'));
    await say(id, { type: 'cancel-evening', evening: 1 });
    await say(id, evening(at + 7 * DAY));
    const last = await feed(id, calendar);
    expect(last.all('STATUS')).toEqual(['CANCELLED', 'CONFIRMED']);
    expect(Number(last.all('SEQUENCE')[0])).toBeGreaterThan(Number(moved.all('SEQUENCE')[0]));
    expect((await viewOf(id)).evening?.planned.sequence).toBe(Number(last.all('SEQUENCE')[1]));
  });

  it('is sent again only once it has changed', async () => {
    const id = await group();
    const { calendar } = await viewOf(id);
    const tag = (await feed(id, calendar)).headers.get('etag')!;
    expect((await feed(id, calendar)).headers.get('last-modified')).toMatch(/GMT$/);
    expect(await feed(id, calendar, { 'if-none-match': tag })).toMatchObject({ status: 304, text: '' });
    await say(id, { type: 'rename', name: 'Wednesday' });
    const renamed = await feed(id, calendar, { 'if-none-match': tag });
    expect(renamed.all('X-WR-CALNAME')).toEqual(['Wednesday']);
  });

  it('ends for a member who goes, and for all once its links are made anew', async () => {
    const id = await group();
    const [anas, beas] = [await viewOf(id), await viewOf(id, BEA)].map(({ calendar }) => calendar);
    expect(anas).not.toBe(beas);
    expect((await feed(id, beas!)).status).toBe(200);
    await say(id, { type: 'leave' }, BEA);
    expect((await feed(id, beas!)).status).toBe(404);
    await say(id, { type: 'renew-calendar' });
    expect((await feed(id, anas!)).status).toBe(404);
    const renewed = (await viewOf(id)).calendar;
    expect((await feed(id, renewed)).status).toBe(200);
    // Whatever others guess, the right address is answered.
    for (let n = 0; n < 15; n++) await feed(id, `1-${String(n).padStart(32, '0')}`);
    expect((await feed(id, `1-${'f'.repeat(32)}`)).status).toBe(429);
    expect((await feed(id, renewed)).status).toBe(200);
    expect((await feed('ABCD2345', renewed)).status).toBe(429);
  });
});

describe('the time zone of a group', () => {
  it('is that of who makes it, or of who first plans an evening in an older one, and its owner’s to change', async () => {
    const id = await group({ zone: 'America/Sao_Paulo' });
    expect(await viewOf(id)).toMatchObject({ zone: 'America/Sao_Paulo' });
    const at = clock.now() + 3 * DAY;
    await say(id, evening(Math.floor(at), { zone: 'Asia/Shanghai' }), BEA);
    expect(await viewOf(id)).toMatchObject({ zone: 'America/Sao_Paulo', evening: { offset: -180 } });
    await say(id, { type: 'set-zone', zone: 'Asia/Shanghai' });
    expect(await viewOf(id)).toMatchObject({ zone: 'Asia/Shanghai', evening: { at: Math.floor(at) } });
    const set = (cookie: string, zone: string) =>
      ask(`/api/ledgers/group/${id}`, cookie, { id: newId(), command: { type: 'set-zone', zone } });
    expect((await set(BEA, 'UTC')).value).toEqual({ code: 'owners-only' });
    expect((await set(ANA, 'Moon/Crater')).value).toEqual({ code: 'bad-request' });
    const old = await group();
    expect((await viewOf(old)).zone).toBeNull();
    await say(old, evening(Math.floor(at), { zone: 'Asia/Shanghai' }), BEA);
    expect(await viewOf(old)).toMatchObject({ zone: 'Asia/Shanghai', evening: { offset: 480 } });
  });
});
