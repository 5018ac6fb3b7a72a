import { connect } from '@gorrion/client';
import { playGame } from '@gorrion/client/examples/play.ts';
import { watchGame } from '@gorrion/client/examples/watch.ts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { HeldClock } from './testing/heldClock.ts';
import { PLAIN_BOTS } from './testing/plainBots.ts';
import { fastClock, SETTINGS, type TestServer, testServer } from './testing/server.ts';

describe('a program that plays by the package for clients', () => {
  let server: TestServer;
  let url: string;
  beforeAll(async () => {
    server = await testServer({ clock: fastClock(200), bots: PLAIN_BOTS });
    url = `http://localhost:${server.port}`;
  });
  afterAll(() => server.close());

  it('plays a whole game against bots as its README shows, while another one watches', async () => {
    const facts: string[] = [];
    let watching: Promise<readonly number[]> | undefined;
    const totals = await playGame(url, code => {
      watching = watchGame(url, code, fact => facts.push(fact));
    });
    expect(totals.reduce((sum, points) => sum + points, 0)).toBe(0);
    expect(await watching).toEqual(totals);
    expect(facts).toContain('dealt');
    expect(facts).toContain('shuffle-opened');
  });

  it('comes back as the same person by its identity, and as somebody else without', async () => {
    const first = await connect({ url });
    expect(first.identity).toMatch(/^gorrion=/);
    expect((await first.rename('Berta')).ok).toBe(true);
    first.close();
    const again = await connect({ url, identity: first.identity });
    const other = await connect({ url });
    expect(again.me).toEqual({ id: first.me.id, name: 'Berta' });
    expect(other.me.id).not.toBe(first.me.id);
    for (const client of [again, other]) client.close();
  });

  it('hears what the server refuses, and sits where it may', async () => {
    const [ana, berta] = [await connect({ url }), await connect({ url })];
    expect(await ana.enter('ZZZZ9999')).toEqual({ ok: false, code: 'no-such-table' });
    const opened = await ana.open(SETTINGS);
    if (!opened.ok) throw new Error(opened.code);
    const [hers, his] = [await ana.enter(opened.code), await berta.enter(opened.code)];
    if (!hers.ok || !his.ok) throw new Error('not entered');
    expect(his.table.viewer).toBe('spectator');
    expect(await his.table.start()).toEqual({ ok: false, code: 'not-host' });
    expect((await his.table.sit()).ok).toBe(true);
    await hers.table.until(({ places }) => places.filter(({ kind }) => kind === 'person').length === 2);
    expect((await his.table.say({ word: 'hello' })).ok).toBe(true);
    const typed = ` ${opened.code.slice(0, 4).toLowerCase()}-${opened.code.slice(4)}.`;
    expect(await berta.enter(typed)).toEqual({ ok: true, table: his.table });
    his.table.exit();
    await expect(his.table.until(() => true)).rejects.toThrow('not-at-this-table');
    for (const client of [ana, berta]) client.close();
  });

  it('is seated by the queue for a game at once, and may leave the queue', async () => {
    const [ana, berta] = [await connect({ url }), await connect({ url })];
    const wish = { way: 'friends', hands: 4, level: 'beginner' } as const;
    const leaves = new AbortController();
    const left = berta.seek(wish, { signal: leaves.signal });
    leaves.abort(new Error('no time'));
    await expect(left).rejects.toThrow('no time');
    const found = await ana.seek(wish);
    if (!found.ok) throw new Error(found.code);
    const entered = await ana.enter(found.code);
    expect(entered.ok && entered.table.viewer).not.toBe('spectator');
    for (const client of [ana, berta]) client.close();
  });

  it('answers all that waits once it is closed or a newer client takes over, and what is asked then', async () => {
    // Nothing falls due: who seeks a table waits for as long as it takes.
    const still = await testServer({ clock: new HeldClock(0, () => false), bots: PLAIN_BOTS });
    onTestFinished(() => still.close());
    const at = `http://localhost:${still.port}`;
    const wish = { way: 'friends', hands: 4, level: 'beginner' } as const;
    const ana = await connect({ url: at });
    const opened = await ana.open(SETTINGS);
    if (!opened.ok) throw new Error(opened.code);
    const older = await ana.enter(opened.code);
    if (!older.ok) throw new Error(older.code);
    const waits = () => [older.table.say({ word: 'hello' }), ana.enter('ZZZZ9999'), ana.seek(wish), ana.rename('Ana')];
    const [seeking, end] = [ana.seek(wish), older.table.until(() => false)];
    end.catch(() => {});
    const newer = await connect({ url: at, identity: ana.identity });
    const entered = await newer.enter(opened.code);
    const replaced = { ok: false, code: 'replaced-by-newer-page' };
    await expect(end).rejects.toThrow(replaced.code);
    expect(await Promise.all([seeking, ...waits()])).toEqual(Array(5).fill(replaced));

    if (!entered.ok) throw new Error(entered.code);
    const waiting = [entered.table.say({ word: 'hello' }), newer.seek(wish), newer.enter('ZZZZ9999')];
    newer.close();
    expect(await Promise.all([...waiting, newer.open(SETTINGS)])).toEqual(
      Array(4).fill({ ok: false, code: 'not-at-this-table' }),
    );
    ana.close();
  });

  it('ends the attempt to connect when it is told to, and where there is no server', async () => {
    const stops = new AbortController();
    stops.abort(new Error('enough'));
    await expect(connect({ url, signal: stops.signal })).rejects.toThrow('enough');
    await expect(connect({ url: 'http://localhost:1' })).rejects.toThrow('fetch failed');
  });
});
