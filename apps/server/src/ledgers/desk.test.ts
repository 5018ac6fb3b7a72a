import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accept, type LedgerKind, refuse } from '@gorrion/events/ledger';
import type { PersonId } from '@gorrion/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { memoryStore } from '../persistence/memoryStore.ts';
import { sqliteStore } from '../persistence/sqlite/sqliteStore.ts';
import type { Store } from '../persistence/store.ts';
import { postgresStores } from '../testing/postgres.ts';
import { silent } from '../testing/server.ts';
import { LedgerDesk } from './desk.ts';
import type { AnyKind } from './kinds.ts';

/* A kind of ledger that is as small as one can be: a list of words, which only those who wrote in it may read. */

interface Words {
  readonly writers: readonly PersonId[];
  readonly words: readonly string[];
}

type WordEvent = { readonly type: 'said'; readonly word: string } | { readonly type: 'gone'; readonly who: PersonId };

/** How often a view was made: once for each that is sent. */
let views = 0;

const anything = { safeParse: (value: unknown) => ({ success: true, data: value }) as const };
const words: LedgerKind<Words, string, string | { readonly key: string }, WordEvent, unknown, unknown> = {
  kind: 'words',
  empty: { writers: [], words: [] },
  wish: anything as never,
  command: anything as never,
  open: word => accept({ type: 'said', word }),
  decide(state, command) {
    const word = typeof command === 'string' ? command : command.key;
    if (state.words.includes(word)) return refuse('said-before', { words: state.words.length });
    return accept({ type: 'said', word });
  },
  evolve: (state, { by, event }) =>
    event.type === 'gone'
      ? { ...state, writers: state.writers.filter(writer => writer !== event.who) }
      : {
          writers: by && !state.writers.includes(by) ? [...state.writers, by] : state.writers,
          words: [...state.words, event.word],
        },
  maySee: ({ writers }, viewer) => writers.includes(viewer),
  view(state, viewer, nameOf) {
    views += 1;
    return state.writers.includes(viewer) ? { words: state.words, by: state.writers.map(nameOf) } : undefined;
  },
  card: ({ words }) => ({ words: words.length }),
  forget: (_, who) => [{ type: 'gone', who }],
  scrub: facts => facts,
  peopleOf: ({ writers }) => writers,
  isPublic: ({ words }) => words.includes('open'),
};

const ana = { id: 'a'.repeat(32) as PersonId, name: 'Ana' };
const bea = { id: 'b'.repeat(32) as PersonId, name: 'Bea' };
const request = (n: number) => n.toString(16).padStart(32, '0');

const folders: string[] = [];
const STORES: Record<string, () => Promise<Store>> = {
  memory: async () => memoryStore(),
  disk: async () => {
    folders.push(mkdtempSync(join(tmpdir(), 'gorrion-ledgers-')));
    return sqliteStore(folders.at(-1)!);
  },
  ...(await postgresStores()),
};
const opened: Store[] = [];
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const deskOn = (store: Store) =>
  new LedgerDesk({
    kinds: [words as unknown as AnyKind],
    store,
    clock: { now: () => 7, at: () => () => {} },
    namesOf: async people => new Map([...people].map(person => [person, person === ana.id ? 'Ana' : 'Bea'])),
    hasBlocked: async () => false,
    hasRoom: () => true,
    keyFor: text => text,
    log: silent,
  });

describe.each(Object.entries(STORES))('ledgers kept in %s', (_name, open) => {
  const begin = async () => {
    const store = await open();
    opened.push(store);
    const desk = deskOn(store);
    const made = await desk.open('words', ana, request(1), 'first');
    if (!made.ok) throw new Error(made.code);
    return { store, desk, id: made.id };
  };

  it('open once for the same wish, also after a restart', async () => {
    const { store, desk, id } = await begin();
    expect(await desk.open('words', ana, request(1), 'first')).toEqual({ ok: true, id });
    const again = deskOn(store);
    expect(await again.open('words', ana, request(1), 'first')).toEqual({ ok: true, id });
    const both = [1, 2].map(() => again.open('words', ana, request(2), 'second'));
    expect(new Set((await Promise.all(both)).map(made => made.ok && made.id)).size).toBe(1);
    const other = await desk.open('words', bea, request(1), 'first');
    expect(other.ok && other.id !== id).toBe(true);
  });

  it('do what is sent twice once, also after a restart', async () => {
    const { store, desk, id } = await begin();
    expect(await desk.command(id, ana, { id: request(2), command: 'two' })).toEqual({ ok: true, version: 2 });
    expect(await desk.command(id, ana, { id: request(2), command: 'two' })).toEqual({ ok: true, version: 2 });
    expect(await deskOn(store).command(id, ana, { id: request(2), command: 'two' })).toEqual({ ok: true, version: 2 });
    expect((await store.readLedger(id))?.facts.map(({ seq, at, by }) => ({ seq, at, by }))).toEqual([
      { seq: 1, at: 7, by: ana.id },
      { seq: 2, at: 7, by: ana.id },
    ]);
  });

  it('decide two commands at once one after the other: the second sees the first', async () => {
    const { desk, id } = await begin();
    const both = [2, 3].map(n => desk.command(id, ana, { id: request(n), command: 'same' }));
    expect(await Promise.all(both)).toEqual([
      { ok: true, version: 2 },
      { ok: false, code: 'said-before', figures: { words: 2 } },
    ]);
  });

  it('show themselves only to those who may see them, and let in who has a key; a check makes no view', async () => {
    const { desk, id } = await begin();
    const made = views;
    expect(await desk.view(id, bea.id)).toEqual({ ok: false, code: 'not-yours' });
    expect(await desk.versionFor(id, bea.id)).toBeUndefined();
    expect(await desk.command(id, bea, { id: request(2), command: 'mine' })).toEqual({ ok: false, code: 'not-yours' });
    expect(await desk.command(id, bea, { id: request(3), command: { key: 'in' } })).toEqual({ ok: true, version: 2 });
    expect(await desk.view(id, bea.id)).toEqual({
      ok: true,
      version: 2,
      view: { words: ['first', 'in'], by: ['Ana', 'Bea'] },
    });
    expect(await desk.view(id, bea.id, 2)).toEqual({ ok: true, version: 2 });
    expect(await desk.versionFor(id, bea.id)).toBe(2);
    expect(views).toBe(made + 1);
  });

  it('stand in the lists of their people, and of all once they are public', async () => {
    const { desk, id } = await begin();
    expect(await desk.list('words', ana.id)).toMatchObject({ mine: [{ id, words: 1 }], open: [] });
    const more = { mine: null, open: null };
    expect(await desk.list('words', bea.id)).toEqual({ mine: [], open: [], more });
    await desk.command(id, ana, { id: request(2), command: 'open' });
    expect(await desk.list('words', bea.id)).toEqual({ mine: [], open: [{ id, words: 2 }], more });
  });

  it('let a person go who wants to be forgotten', async () => {
    const { store, desk, id } = await begin();
    await desk.forget(ana.id);
    expect(await desk.view(id, ana.id)).toEqual({ ok: false, code: 'not-yours' });
    expect(await deskOn(store).list('words', ana.id)).toMatchObject({ mine: [], open: [] });
  });

  it('tell their followers of every change, and show them all ledgers at the start', async () => {
    const { store, desk, id } = await begin();
    const seen: [string, number][] = [];
    const follower = {
      kind: 'words',
      follow: (of: string, state: unknown) => seen.push([of, (state as Words).words.length]),
    };
    await desk.add(follower);
    await desk.record(id, () => [{ type: 'said', word: 'server' }]);
    expect(seen).toEqual([
      [id, 1],
      [id, 2],
    ]);
    deskOn(store).add(follower);
    expect(seen.at(-1)).toEqual([id, 2]);
    expect((await store.readLedger(id))?.facts.at(-1)?.by).toBeNull();
  });

  it('refuse facts that do not follow what is stored', async () => {
    const { store, id } = await begin();
    const fact = { seq: 1, at: 0, by: null, command: null, event: {} };
    await expect(store.addFacts({ id, kind: 'words' }, [fact], { people: [], isPublic: false })).rejects.toThrow();
  });
});
