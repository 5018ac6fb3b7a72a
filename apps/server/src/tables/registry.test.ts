import type { Entry, Me, OpenTable, PersonId, TableCode, TableState } from '@gorrion/protocol';
import { type RunningTable, Table, type TableMaker, unopened } from '@gorrion/table';
import { RecordingPublisher, SeededEntropy, SimpleBots, VirtualClock } from '@gorrion/table/testing';
import { describe, expect, it } from 'vitest';
import { memoryStore, memoryWorld } from '../persistence/memoryStore.ts';
import type { Store } from '../persistence/store.ts';
import { appendTo } from '../testing/appending.ts';
import { silent } from '../testing/server.ts';
import { readCode } from './code.ts';
import { type OpeningResult, Registry } from './registry.ts';
import { createSweep, keptFor } from './sweep.ts';

const ana: Me = { id: 'ana' as PersonId, name: 'Ana' };
const luis: Me = { id: 'luis' as PersonId, name: 'Luis' };
const wish = (id: string): OpenTable => ({ id, settings: unopened.settings });
const { settings, clockPreset: clock } = unopened;
const opened: Entry = { seq: 1, at: 0, event: { type: 'table-opened', settings, clock, host: ana.id } };
const taken: Entry = { seq: 2, at: 0, event: { type: 'nobody-knows' } as never };

/** Real tables; records how they came about and went. `state` replaces how they all stand. */
function recordedTables(state?: TableState) {
  const made: string[] = [];
  const disposed: string[] = [];
  const recorded = (how: string, table: RunningTable): RunningTable => {
    made.push(`${how} ${table.id}`);
    const dispose = table.dispose.bind(table);
    table.dispose = () => {
      disposed.push(table.id);
      dispose();
    };
    if (state) Object.defineProperty(table, 'state', { value: state });
    return table;
  };
  const maker: TableMaker = {
    open: async (id, settings, host, ports) => recorded('opened', await Table.open(id, settings, host, ports)),
    openWith: async (id, facts, ports) => recorded('opened', await Table.openWith(id, facts, ports)),
    restore: async (id, entries, ports) => recorded('restored', await Table.restore(id, entries, ports)),
  };
  return { made, disposed, maker };
}

function registryOn(store: Store, state?: TableState, isReachable = () => false, seed = 'registry') {
  const { made, disposed, maker } = recordedTables(state);
  const clock = new VirtualClock();
  const ports = { clock, store, entropy: new SeededEntropy(seed), publisher: new RecordingPublisher(clock) };
  return {
    registry: new Registry({
      maker,
      ports,
      botsFor: () => new SimpleBots(),
      store,
      log: silent,
      isWatched: () => false,
      isReachable,
    }),
    made,
    disposed,
    clock,
  };
}

describe('the registry of tables', () => {
  it('grants a wish once, however fast it is repeated, and to its owner only', async () => {
    const { registry, made } = registryOn(memoryStore());
    const [first, again, his] = await Promise.all([
      registry.open(ana, 'a', wish('1')),
      registry.open(ana, 'a', wish('1')),
      registry.open(luis, 'a', wish('1')),
    ]);
    expect(again).toEqual(first);
    expect(his).not.toEqual(first);
    expect(made).toHaveLength(2);
  });

  it('remembers a wish across a restart', async () => {
    const store = memoryStore();
    const first = await registryOn(store).registry.open(ana, 'a', wish('1'));
    const { registry, made } = registryOn(store);
    await registry.remember();
    expect(await registry.open(ana, 'a', wish('1'))).toEqual(first);
    await registry.wakeAll();
    expect(await registry.open(ana, 'a', wish('1'))).toEqual(first);
    expect(made).toEqual([`restored ${first.ok && first.code}`]);
  });

  it('grants a wish whose node died between the registration of its table and the first fact', async () => {
    const world = memoryWorld();
    const dead = world({ id: 'dead', address: null });
    const died = await dead.register({ code: 'ABCDEFGH' as TableCode, host: ana.id, request: '1', openedAt: 0 });
    expect(died).toMatchObject({ kind: 'new' });
    await dead.leave();
    const { registry, made } = registryOn(world({ id: 'alive', address: null }));
    const answer = await registry.open(ana, 'a', wish('1'));
    const code = answer.ok ? answer.code : '';
    expect(code).not.toBe('ABCDEFGH');
    expect([made, registry.find(code)?.id]).toEqual([[`opened ${code}`], code]);
    expect(await registry.open(ana, 'a', wish('1'))).toEqual(answer);
  });

  it('leaves the table of a wish to the node that has it, also for a guest who may open no more', async () => {
    const world = memoryWorld();
    const other = registryOn(world({ id: 'other', address: '127.0.0.1:1' })).registry;
    const first = await other.open(ana, 'a', wish('1'));
    const { registry, made } = registryOn(world({ id: 'this', address: null }), undefined, () => true, 'this');
    expect(await registry.open(ana, 'a', wish('1'))).toEqual(first);
    expect([made, registry.size]).toEqual([[], 0]);
    for (const id of ['2', '3', '4']) expect(await registry.open(ana, 'a', wish(id))).toMatchObject({ ok: true });
    expect(await registry.open(ana, 'a', wish('5'))).toEqual({ ok: false, code: 'too-many-tables' });
    expect(await registry.open(ana, 'a', wish('1'))).toEqual(first);
  });

  it('takes a table over whose owner has lost its lease, even if that still answers over a link', async () => {
    const world = memoryWorld();
    const [cutOff, store] = [world({ id: 'other', address: '127.0.0.1:1' }), world({ id: 'this', address: null })];
    const answer = await registryOn(cutOff).registry.open(ana, 'a', wish('1'));
    const code = answer.ok ? answer.code : ('' as TableCode);
    const { registry, made } = registryOn(store, undefined, () => true);
    await registry.waking(code);
    expect((await registry.ownerOf(code))?.id).toBe('other');
    expect([await registry.adopt(), made]).toEqual([0, []]);
    await store.bury('other');
    expect([await registry.adopt(), made, registry.find(code)?.id]).toEqual([1, [`restored ${code}`], code]);
  });

  it('counts tables that are still being opened', async () => {
    const { registry } = registryOn(memoryStore());
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => registry.open(ana, 'a', wish(`${n}`))));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
  });

  it('does not count a table that could not be opened', async () => {
    const store = memoryStore();
    const { registry } = registryOn({ ...store, register: () => Promise.reject(new Error('full')) });
    for (let n = 0; n < 5; n++)
      expect(await registry.open(ana, 'a', wish(`${n}`))).toEqual({ ok: false, code: 'table-frozen' });
  });

  it('opens thirty tables an hour for a guest, however fast they are closed', async () => {
    const { registry } = registryOn(memoryStore());
    const answers: OpeningResult[] = [];
    for (let n = 0; n < 31; n++) {
      const answer = await registry.open(ana, 'a', wish(`${n}`));
      answers.push(answer);
      if (answer.ok) await registry.retire(answer.code);
    }
    expect(answers.map(({ ok }) => ok).indexOf(false)).toBe(30);
    expect(answers.at(-1)).toEqual({ ok: false, code: 'opening-too-often' });
  });

  it('lets an address open twenty tables, whoever asks', async () => {
    const { registry } = registryOn(memoryStore());
    const guest = (i: number): Me => ({ id: `guest ${i}` as PersonId, name: '' });
    const answers = [];
    for (let i = 0; i < 21; i++) answers.push(await registry.open(guest(i), 'a', wish('1')));
    expect(answers.map(({ ok }) => ok).indexOf(false)).toBe(20);
    expect(await registry.open(guest(99), 'b', wish('1'))).toMatchObject({ ok: true });
  });

  it('restores the others when one cannot be read', async () => {
    const whole = memoryStore();
    const store: Store = {
      ...whole,
      load: async code => (code === 'DAMAGED' ? { kind: 'damaged', reason: 'a row is not whole' } : whole.load(code)),
    };
    const record = (code: string) => ({ code: code as TableCode, host: ana.id, request: code, openedAt: 0 });
    for (const code of ['DAMAGED', 'FOLDLESS', 'WHOLE', 'EMPTY']) await store.register(record(code));
    await appendTo(store, 'DAMAGED', [opened]);
    await appendTo(store, 'FOLDLESS', [opened, taken]);
    await appendTo(store, 'WHOLE', [opened]);
    const { registry, made } = registryOn(store);
    await registry.remember();
    await registry.wakeAll();
    expect(made).toEqual(['restored WHOLE']);
    expect(registry.size).toBe(1);
    expect((await store.liveTables()).map(({ code }) => code)).toEqual(['DAMAGED', 'FOLDLESS', 'WHOLE']);
  });

  it('answers at once after a restart, and reads a log with the first message for its table (requirement 12)', async () => {
    const store = memoryStore();
    const before = registryOn(store).registry;
    const codes: string[] = [];
    for (const id of ['1', '2', '3']) {
      const answer = await before.open(ana, 'a', wish(id));
      if (answer.ok) codes.push(answer.code);
    }
    const { registry, made } = registryOn(store);
    await registry.remember();
    expect([registry.size, made.length, registry.find(codes[1]!)]).toEqual([3, 0, undefined]);
    await Promise.all([registry.waking(codes[1]!), registry.waking(codes[1]!)]);
    expect(made).toEqual([`restored ${codes[1]}`]);
    expect(registry.find(codes[1]!)?.id).toBe(codes[1]);
    expect([registry.waking(codes[1]!), registry.waking('unknown')]).toEqual([undefined, undefined]);
    expect(await registry.open(ana, 'a', wish('4'))).toEqual({ ok: false, code: 'too-many-tables' });
    await registry.wakeAll();
    expect(made).toHaveLength(3);
  });

  it('opens a table again once a full disk has room', async () => {
    const store = memoryStore();
    let isFull = true;
    const { registry } = registryOn({
      ...store,
      register: record => (isFull ? Promise.reject(new Error('full')) : store.register(record)),
    });
    expect(await registry.open(ana, 'a', wish('1'))).toEqual({ ok: false, code: 'table-frozen' });
    isFull = false;
    expect(await registry.open(ana, 'a', wish('1'))).toMatchObject({ ok: true });
  });

  it('opens nothing once it stops', async () => {
    const { registry, disposed } = registryOn(memoryStore());
    await registry.open(ana, 'a', wish('1'));
    registry.stop();
    expect(disposed).toHaveLength(1);
    expect(await registry.open(ana, 'a', wish('2'))).toEqual({ ok: false, code: 'server-stopping' });
  });

  it('retires a game against bots that its host left for a new one, but no table that waits for people', async () => {
    const { registry, disposed } = registryOn(memoryStore(), { ...unopened, stage: 'playing' });
    for (const id of ['1', '2', '3', '4']) expect(await registry.open(ana, 'a', wish(id))).toMatchObject({ ok: true });
    expect([registry.size, disposed.length]).toEqual([3, 1]);
    const gathering = registryOn(memoryStore()).registry;
    const answers = [];
    for (const id of ['1', '2', '3', '4']) answers.push(await gathering.open(ana, 'a', wish(id)));
    expect(answers[3]).toEqual({ ok: false, code: 'too-many-tables' });
  });

  it('keeps the log of a table that was played, and deletes one that never was', async () => {
    for (const [state, isKept] of [
      [unopened, false],
      [{ ...unopened, stage: 'closed' }, false],
      [{ ...unopened, stage: 'playing', session: { ...unopened.session, phase: 'between' } }, true],
      [{ ...unopened, stage: 'playing', gamesPlayed: 1 }, true],
    ] as const) {
      const store = memoryStore();
      const { registry } = registryOn(store, state);
      const answer = await registry.open(ana, 'a', wish('1'));
      if (!answer.ok) throw new Error(answer.code);
      await registry.retire(answer.code);
      const log = await store.read(answer.code);
      expect(log.kind === 'whole' && log.entries.length > 0).toBe(isKept);
      expect(await store.liveTables()).toEqual([]);
    }
  });

  it('retires a table', async () => {
    const store = memoryStore();
    const { registry, disposed } = registryOn(store);
    const answer = await registry.open(ana, 'a', wish('1'));
    const code = answer.ok ? answer.code : '';
    await registry.retire(code);
    expect([registry.find(code), registry.size, disposed, await store.liveTables()]).toEqual([
      undefined,
      0,
      [code],
      [],
    ]);
  });
});

describe('the sweep', () => {
  it('returns tables that nobody has watched for their time', async () => {
    const { registry } = registryOn(memoryStore());
    await registry.open(ana, 'a', wish('1'));
    let now = 0;
    const sweep = createSweep(() => now);
    const patience = keptFor(unopened);
    expect(sweep(registry.all(), () => false)).toEqual([]);
    now = patience - 1;
    expect(sweep(registry.all(), () => true)).toEqual([]);
    now = 2 * patience - 2;
    expect(sweep(registry.all(), () => false)).toEqual([]);
    now = 2 * patience;
    expect(sweep(registry.all(), () => false)).toHaveLength(1);
  });

  it('returns a table at which no hand was dealt for a day, even if a page shows it', async () => {
    const { registry, clock } = registryOn(memoryStore());
    await registry.open(ana, 'a', wish('1'));
    let now = clock.now() + 24 * 3600_000 - 1;
    const sweep = createSweep(() => now);
    expect(sweep(registry.all(), () => true)).toEqual([]);
    now += 1;
    expect(sweep(registry.all(), () => true)).toHaveLength(1);
  });

  it('waits longest for a game that runs', () => {
    const playing = { ...unopened, stage: 'playing' } as const;
    const over = { ...playing, session: { ...playing.session, phase: 'over' } } as const;
    const closed = { ...unopened, stage: 'closed' } as const;
    const patience = [playing, over, unopened, closed].map(keptFor);
    expect(patience).toEqual(patience.toSorted((a, b) => b - a));
    expect(keptFor(playing)).toBeGreaterThanOrEqual(24 * 3600_000);
  });
});

describe('a code', () => {
  it.each([
    ['abcd efgh', 'ABCDEFGH'],
    ['ABCD-EFGH', 'ABCDEFGH'],
    ['ABCDEFG', undefined],
    ['ABCDEFGO', undefined],
    ['../../..', undefined],
  ])('%j is read as %j', (typed, code) => {
    expect(readCode(typed)).toBe(code);
  });
});
