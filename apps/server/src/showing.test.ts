import type { ScreenView, ScreenWish } from '@gorrion/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Guest } from './testing/guest.ts';
import { SETTINGS, seat, type TestServer, testServer } from './testing/server.ts';

/* A table on a large screen: who may show it there, what the screen sees, and what nobody finds out. */

// Real sockets on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

interface Person {
  readonly page: Guest;
  readonly ask: (wish?: ScreenWish, search?: string) => Promise<Record<string, unknown>>;
}

/** Somebody with a browser, of a network of their own. */
async function person(address: string): Promise<Person> {
  const first = await fetch(`http://localhost:${server.port}/`, { headers: { 'x-forwarded-for': address } });
  const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? '';
  return {
    page: await server.guest({ cookie, address }),
    async ask(wish, search = '') {
      const response = await fetch(`http://localhost:${server.port}/api/screens${search}`, {
        method: wish ? 'POST' : 'GET',
        headers: { cookie, 'x-forwarded-for': address, ...(wish && { origin: `http://localhost:${server.port}` }) },
        ...(wish && { body: JSON.stringify(wish) }),
      });
      return (await response.json()) as Record<string, unknown>;
    },
  };
}

const codeOf = async (screen: Person): Promise<string> => {
  const view = (await screen.ask({ type: 'offer' })) as unknown as ScreenView;
  return view.stage === 'open' ? view.code : '';
};

describe('a table on a screen', () => {
  it('is shown to a browser whose code somebody at the table has used, which then watches as any spectator', async () => {
    const [ana, tv, eva] = [await person('10.1.0.1'), await person('10.1.0.2'), await person('10.1.0.3')];
    const table = await seat([ana.page]);
    const code = await codeOf(tv);
    expect(code).toMatch(/^[2-9A-HJKMNP-Z]{4}$/);
    // Before it is paired nobody learns a table from the code: neither the screen nor who else has read it.
    expect(JSON.stringify([await tv.ask(), await eva.ask()])).not.toContain(table);
    expect(await eva.ask({ type: 'pair', code, table })).toEqual({ code: 'not-at-table' });
    expect(await ana.ask({ type: 'pair', code: code.toLowerCase(), table })).toEqual({ isShown: true });
    expect(await tv.ask()).toEqual({ stage: 'shown', table });
    expect(await ana.ask(undefined, `?table=${table}`)).toEqual({ isShown: true });
    expect(await eva.ask(undefined, `?table=${table}`)).toEqual({ isShown: false });

    await tv.page.enter(table);
    expect(tv.page.view?.viewer).toBe('spectator');

    expect(await eva.ask({ type: 'release', table })).toEqual({ code: 'not-at-table' });
    expect(await ana.ask({ type: 'release', table })).toEqual({ isShown: false });
    expect(await tv.ask()).toEqual({ stage: 'ended', why: 'released' });
  });

  it('is refused by a code for each reason', async () => {
    const [ana, tv] = [await person('10.2.0.1'), await person('10.2.0.2')];
    const table = await seat([ana.page]);
    expect(await ana.ask({ type: 'pair', code: '2222', table })).toEqual({ code: 'no-such-screen' });
    expect(await ana.ask({ type: 'pair', code: await codeOf(tv), table: '22222222' })).toEqual({
      code: 'not-at-table',
    });
    expect(await ana.ask({ type: 'pair', code: await codeOf(ana), table })).toEqual({ code: 'screen-sits' });
    expect(await ana.ask({ type: 'pair', code: '', table })).toEqual({ code: 'bad-request' });
    const first = await codeOf(tv);
    await ana.ask({ type: 'pair', code: first, table });
    expect(await ana.ask({ type: 'pair', code: first, table })).toEqual({ code: 'no-such-screen' });
    const other = await person('10.2.0.3');
    const second = await codeOf(other);
    expect(await ana.ask({ type: 'pair', code: second, table })).toEqual({ code: 'second-screen' });
    expect(await ana.ask({ type: 'pair', code: second, table, isMoved: true })).toEqual({ isShown: true });
    expect(await tv.ask()).toEqual({ stage: 'ended', why: 'moved' });
    const eva = await person('10.2.0.4');
    const closed = await seat([eva.page], { ...SETTINGS, watching: 'nobody' });
    expect(await eva.ask({ type: 'pair', code: await codeOf(tv), table: closed })).toEqual({ code: 'nobody-watches' });
  });

  it('is not found by trying: ten wrong codes, then the right one is not heard either', async () => {
    const [ana, tv] = [await person('10.3.0.1'), await person('10.3.0.2')];
    const table = await seat([ana.page]);
    const right = await codeOf(tv);
    const tries = Array.from({ length: 12 }, (_, n) => `${right.slice(0, 3)}${'23456789ABCD'[n]}`);
    const wrong = tries.filter(code => code !== right).slice(0, 10);
    const answers = [];
    for (const code of wrong) answers.push(await ana.ask({ type: 'pair', code, table }));
    expect(answers.every(({ code }) => code === 'no-such-screen')).toBe(true);
    expect(await ana.ask({ type: 'pair', code: right, table })).toEqual({ code: 'too-many-wrong-codes' });
    expect(await tv.ask()).toMatchObject({ stage: 'open' });
  });
});
