import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeOfBot, type DeviceId, MOST_TOKENS, type PersonId, type TokensView } from '@gorrion/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryStore } from '../persistence/memoryStore.ts';
import { postgresStore } from '../persistence/postgres/postgresStore.ts';
import { sqliteStore } from '../persistence/sqlite/sqliteStore.ts';
import type { Store } from '../persistence/store.ts';
import { nodeNamed, postgresForTests } from '../testing/postgres.ts';
import { Tokens } from './tokens.ts';

// Real disks on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const PATIENCE = { timeout: 55_000 };
const DAY = 24 * 3600_000;
const [ana, eva] = ['a'.repeat(32), 'e'.repeat(32)] as [PersonId, PersonId];

const engine = await postgresForTests();
const cleaning: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const clean of cleaning.splice(0).toReversed()) await clean();
});
const STORES: Readonly<Record<string, () => Promise<Store>>> = {
  memory: async () => memoryStore(),
  async SQLite() {
    const directory = mkdtempSync(join(tmpdir(), 'tokens-'));
    cleaning.push(() => rmSync(directory, { recursive: true }));
    return sqliteStore(directory);
  },
  ...(engine && { PostgreSQL: async () => postgresStore(await engine.freshUrl(), nodeNamed()) }),
};

/** Opens the tokens of a store at noon of a day. */
function openOn(store: Store) {
  let now = 20_000 * DAY + DAY / 2;
  let isFull = false;
  const revoked = new Set<PersonId>();
  const guests = { isRevoked: (person: PersonId) => revoked.has(person) };
  const tokens = new Tokens({ store, guests, hasRoom: () => !isFull, now: () => now });
  const make = async (person: PersonId, name: string, days: 30 | 365 | null = null) =>
    (await tokens.act(person, { type: 'make', name, scope: 'read', days })) as TokensView;
  const makeBot = async (person: PersonId, name: string) =>
    (await tokens.act(person, { type: 'make', name, scope: 'bot', days: 30 })) as TokensView;
  const wait = (days: number) => (now += days * DAY);
  return { tokens, make, makeBot, wait, revoked, fill: () => (isFull = true) };
}

describe.each(Object.entries(STORES))('tokens in %s', (_, open) => {
  it('are shown once, work until they expire or are revoked, and say when they were used', async () => {
    const store = await open();
    cleaning.push(() => store.close());
    const { tokens, make, wait } = openOn(store);
    const { made } = await make(ana, 'My bot', 30);
    const text = made!.token;
    expect(text).toMatch(/^gorrion_[\w-]{43}$/);
    expect(JSON.stringify(await store.tokensOf(ana))).not.toContain(text.slice(8));
    const view = await tokens.view(ana);
    expect(view).toEqual({
      tokens: [expect.objectContaining({ id: made!.id, name: 'My bot', scope: 'read', usedAt: null, isOver: false })],
    });
    expect(await tokens.accepted(text)).toMatchObject({ id: made!.id, person: ana });
    await vi.waitFor(async () => expect((await tokens.view(ana)).tokens[0]?.usedAt).toBe(20_000 * DAY), PATIENCE);
    wait(29.9);
    expect(await tokens.accepted(text)).toBeDefined();
    wait(0.1);
    expect(await tokens.accepted(text)).toBeUndefined();
    expect((await tokens.view(ana)).tokens[0]?.isOver).toBe(true);

    const { made: second } = await make(ana, 'For ever');
    const gone: string[] = [];
    tokens.onRevoked((person, token) => gone.push(person, token));
    expect(await tokens.act(eva, { type: 'revoke', id: second!.id })).toBe('no-such-token');
    expect(gone).toEqual([]);
    await tokens.act(ana, { type: 'revoke', id: second!.id });
    expect(gone).toEqual([ana, second!.id]);
    expect(await tokens.accepted(second!.token)).toBeUndefined();
  });

  it('of a bot stand for an account of its own, which keeps its name with another token and goes with the last one', async () => {
    const store = await open();
    cleaning.push(() => store.close());
    const { tokens, makeBot, wait, revoked } = openOn(store);
    const gone: string[] = [];
    tokens.onRevoked((actor, token) => gone.push(`${actor} ${token}`));
    const forgotten: string[] = [];
    tokens.forgetsBots(async bot => {
      forgotten.push(bot);
      await store.forget(bot, codeOfBot('Quiet Heron'));
    });
    const { made } = await makeBot(ana, 'Deep Tiles');
    const token = (await tokens.accepted(made!.token))!;
    const bot = token.bot!;
    expect([token.person, bot === ana, await store.nameOf(bot)]).toEqual([ana, false, 'bot:Deep Tiles']);
    expect(await tokens.botsOf(ana)).toEqual([bot]);

    wait(10);
    const { made: renewed } = (await tokens.act(ana, { type: 'renew', id: made!.id })) as TokensView;
    expect(gone.splice(0)).toEqual([`${bot} ${made!.id}`]);
    expect(await tokens.accepted(made!.token)).toBeUndefined();
    expect(await tokens.accepted(renewed!.token)).toMatchObject({ id: made!.id, bot, name: 'Deep Tiles' });
    expect(await tokens.act(eva, { type: 'renew', id: made!.id })).toBe('no-such-token');
    wait(29);
    expect(await tokens.accepted(renewed!.token)).toBeDefined();
    for (const one of [ana, bot]) {
      revoked.add(one);
      expect(await tokens.accepted(renewed!.token)).toBeUndefined();
      revoked.delete(one);
    }

    await tokens.act(ana, { type: 'revoke', id: made!.id });
    expect([gone, forgotten]).toEqual([[`${bot} ${made!.id}`], [bot]]);
    expect([await tokens.accepted(renewed!.token), await store.nameOf(bot)]).toEqual([undefined, undefined]);
  });

  it('go with a person who is forgotten', async () => {
    const store = await open();
    cleaning.push(() => store.close());
    const { tokens, make } = openOn(store);
    const { made } = await make(ana, 'Mine');
    const { made: hers } = await make(eva, 'Hers');
    await store.forget(ana, 'Quiet Heron');
    expect(await tokens.accepted(made!.token)).toBeUndefined();
    expect(await tokens.accepted(hers!.token)).toMatchObject({ person: eva });
  });
});

describe('tokens', () => {
  it('are at most ten of a person, however many are made at once; those that are over make room', async () => {
    const { tokens, make, wait, fill } = openOn(memoryStore());
    const all = await Promise.all(Array.from({ length: MOST_TOKENS + 3 }, (_, n) => make(ana, `Bot ${n}`, 30)));
    expect(all.filter(answer => (answer as unknown) === 'too-many-tokens')).toHaveLength(3);
    expect((await make(eva, 'Another')).made).toBeDefined();
    wait(31);
    expect((await make(ana, 'Again')).tokens).toHaveLength(1);
    fill();
    expect(await make(ana, 'No room')).toBe('no-room-left');
    expect((await tokens.view(ana)).tokens).toHaveLength(1);
  });

  it('end with what their person does with an id, and nothing is made for it afterwards', async () => {
    const store = memoryStore();
    const { tokens, make, makeBot } = openOn(store);
    const forgotten: string[] = [];
    tokens.forgetsBots(async bot => void forgotten.push(bot));
    const { made } = await makeBot(ana, 'Deep Tiles');
    const { bot } = (await tokens.accepted(made!.token))!;
    const leaving = Promise.withResolvers<void>();
    const left = tokens.endAll(ana, async () => {
      await leaving.promise;
      await store.forget(ana, 'Quiet Heron');
      await store.settle(ana, { person: eva, first: 'f' as DeviceId, firstBefore: 'g' as DeviceId });
    });
    const late = Promise.all([make(ana, 'Late'), makeBot(ana, 'Later')]);
    leaving.resolve();
    await left;
    expect(await late).toEqual(['bad-request', 'bad-request']);
    expect([forgotten, await store.tokensOf(ana)]).toEqual([[bot], []]);
    // One that another node has kept meanwhile lets nobody in either.
    await makeBot(eva, 'Hers');
    const [hers] = await store.tokensOf(eva);
    await store.keepToken({ ...hers!, id: 'late', person: ana, hash: 'late' });
    expect(await tokens.isCurrent({ ...hers!, id: 'late', person: ana, hash: 'late' })).toBe(false);
  });

  it('of bots stay until they are revoked, and let nobody in as a bot that is not marked as one', async () => {
    const store = memoryStore();
    const { tokens, make, makeBot, wait } = openOn(store);
    const bots = await Promise.all(Array.from({ length: MOST_TOKENS }, (_, n) => makeBot(ana, `Bot ${n}`)));
    wait(31);
    expect(await make(ana, 'One more')).toBe('too-many-tokens');
    const { made } = (await tokens.act(ana, { type: 'renew', id: bots[0]!.made!.id })) as TokensView;
    const { bot } = (await tokens.accepted(made!.token))!;
    await store.rename(bot!, 'Ana');
    expect(await tokens.accepted(made!.token)).toBeUndefined();
  });

  it('of a revoked person, of another server, and texts that are none are refused', async () => {
    const { tokens, make, revoked } = openOn(memoryStore());
    const { made } = await make(ana, 'Mine');
    const { made: foreign } = await openOn(memoryStore()).make(ana, 'Mine');
    const wrong = [foreign!.token, made!.id, '', made!.token.slice(0, -1), `${made!.token}x`, `Bearer ${made!.token}`];
    for (const text of wrong) expect(await tokens.accepted(text)).toBeUndefined();
    const token = (await tokens.accepted(made!.token))!;
    expect(await tokens.isCurrent(token)).toBe(true);
    const looking = tokens.isCurrent(token);
    revoked.add(ana);
    expect(await looking).toBe(false);
    expect(await tokens.accepted(made!.token)).toBeUndefined();
    revoked.delete(ana);
    expect(await tokens.accepted(made!.token)).toBeDefined();
  });
});
