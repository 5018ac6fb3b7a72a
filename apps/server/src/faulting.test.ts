import type { TableMaker } from '@gorrion/table';
import { Table } from '@gorrion/table';
import pino from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { newId } from './testing/guest.ts';
import { fastClock, SETTINGS, seat, type TestServer, testServer } from './testing/server.ts';

// Real sockets on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

let server: TestServer;
afterEach(() => server.close());

/** Returns a maker of tables. A table in `broken` throws on every publication. */
function faultyTables() {
  const broken = new Set<string>();
  const spoilt = (ports: Parameters<typeof Table.restore>[2]) => ({
    ...ports,
    publisher: {
      frozen: ports.publisher.frozen.bind(ports.publisher),
      publish: (...words: Parameters<typeof ports.publisher.publish>) => {
        if (broken.has(words[0])) throw new Error('no such tile');
        ports.publisher.publish(...words);
      },
    },
  });
  const maker: TableMaker = {
    open: (id, settings, host, ports) => Table.open(id, settings, host, spoilt(ports)),
    openWith: (id, facts, ports) => Table.openWith(id, facts, spoilt(ports)),
    restore: (id, entries, ports) => Table.restore(id, entries, spoilt(ports)),
  };
  return { broken, maker };
}

const figure = async (name: string) => {
  const text = await (await fetch(`http://localhost:${server.port}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
};

const bot = { type: 'add-bot', level: 'beginner' } as const;

async function begun(times: number) {
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
  const { broken, maker } = faultyTables();
  server = await testServer({ maker, log, clock: fastClock(times) });
  const [ana, luis] = [await server.guest(), await server.guest()];
  const hers = await seat([ana]);
  const his = await luis.ask('table:open', { id: newId(), settings: SETTINGS });
  if (!his.ok) throw new Error(his.code);
  await luis.enter(his.code);
  return { ana, luis, hers, broken, stops: () => lines.filter(line => line.includes('its own fault')), lines };
}

describe('a fault in the code of a table', () => {
  it('is logged once, counted and sent to its pages; the table is restored, other tables go on', async () => {
    const { ana, luis, hers, broken, stops, lines } = await begun(1);
    await ana.ask('table:say', { code: hers, id: newId(), word: 'hello' });
    broken.add(hers);
    expect(await ana.say(bot)).toEqual({ ok: false, code: 'table-restarting' });
    broken.clear();
    await ana.until((_view, { isFaulty }) => isFaulty);
    expect(await ana.say(bot)).toEqual({ ok: false, code: 'table-restarting' });
    expect(await figure('gorrion_tables_faulty')).toBe(1);
    expect(await luis.say(bot)).toMatchObject({ ok: true });

    // Entries that were durable before the fault are restored: the first bot has its seat.
    await ana.until(({ state }, { isFaulty }) => !isFaulty && state.places[1].kind === 'bot');
    await ana.until(({ state }) => state.places[0].kind === 'person' && state.places[0].presence === 'here');
    expect(await ana.say(bot)).toMatchObject({ ok: true });
    await ana.until(({ state }) => state.places[2].kind === 'bot');
    expect(stops()).toHaveLength(1);
    expect(lines.join()).not.toContain(hers);
    expect([await figure('gorrion_table_faults_total'), await figure('gorrion_tables_faulty')]).toEqual([1, 0]);

    const late = await server.guest();
    await late.enter(hers);
    const chat = late.frames.find(({ name }) => name === 'table:chat')?.message;
    expect(chat).toMatchObject({ lines: [{ word: 'hello' }] });
  });

  it('that repeats closes the table for good at the fourth time', async () => {
    const { ana, luis, hers, broken, stops } = await begun(50);
    broken.add(hers);
    await ana.say(bot);
    await expect.poll(() => ana.notices, { timeout: 20_000 }).toContain('table-failed');
    expect(stops()).toHaveLength(4);
    expect(await figure('gorrion_table_faults_total')).toBe(4);
    expect(await ana.ask('table:enter', { code: hers })).toEqual({ ok: false, code: 'no-such-table' });
    expect(await luis.say(bot)).toMatchObject({ ok: true });
    expect(await ana.ask('table:open', { id: newId(), settings: SETTINGS })).toMatchObject({ ok: true });
  });

  it('is sent to a page that enters while the table is down', async () => {
    const { ana, hers, broken } = await begun(1);
    broken.add(hers);
    await ana.say(bot);
    const late = await server.guest();
    await late.enter(hers);
    await late.until((_view, { isFaulty }) => isFaulty);
    broken.clear();
    await late.until((_view, { isFaulty }) => !isFaulty);
  });
});
