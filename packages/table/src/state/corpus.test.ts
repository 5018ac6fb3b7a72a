import { type BoundShuffleProof, type GameRecord, LOG_VERSION } from '@gorrion/protocol';
import { recordSchema } from '@gorrion/protocol/schemas';
import { RULESETS, seeded } from '@gorrion/rules';
import { sized } from '@gorrion/rules/testing/wide';
import { describe, expect, test, vi } from 'vitest';
import { digestOfStates, storedLogs } from '../../fixtures/storedLogs.ts';
import { digestOfRecord, storedRecords } from '../../fixtures/storedRecords.ts';
import { readRecord } from '../record/readRecord.ts';
import { Table } from '../runtime/table.ts';
import { NO_PREVIOUS } from '../shuffle/bytes.ts';
import { verifyShuffle } from '../shuffle/verify.ts';
import { pagesOf, person, sealedSource, until, World } from '../testing/index.ts';
import { evolveTable, VIEWERS } from './evolve.ts';
import { unopened } from './unopened.ts';
import { upcast } from './upcast.ts';
import { redactTable, viewTable } from './view.ts';

// Whole games: slow only where the machine is busy.
vi.setConfig({ testTimeout: 60_000 });

const logs = storedLogs();
const people = ['Ana', 'Bea', 'Ciro', 'Dan'].map(person);

describe('games of every version of the log (requirement 16)', () => {
  test('are there', () => {
    expect(new Set(logs.map(({ version }) => version))).toEqual(
      new Set(Array.from({ length: LOG_VERSION }, (_, n) => n + 1)),
    );
  });

  test('[C22] hold games of the three older ways, with exchanges', () => {
    const played = logs.flatMap(({ version, entries }) =>
      version < 8 ? [] : entries.flatMap(({ event }) => (event.type === 'session' ? [event.event] : [])),
    );
    const ways = played.flatMap(event => (event.type === 'session-started' ? [event.options.rules.id] : []));
    expect(new Set(ways)).toEqual(new Set(Object.keys(RULESETS)));
    const exchanges = played.filter(event => event.type === 'hand' && event.event.type === 'exchanged');
    expect(exchanges.length).toBeGreaterThan(20);
  });

  test.each(logs.map(log => [log.version, log.name, log] as const))('%i/%s folds to the same states', (_, __, log) => {
    expect(digestOfStates(log.entries, log.version)).toBe(log.digest);
  });

  test.each(logs.map(log => [log.version, log.name, log] as const))(
    '%i/%s tells viewers what they may know',
    (...of) => {
      const [, , { entries: stored }] = of;
      const entries = upcast(stored);
      let state = unopened;
      const views = VIEWERS.map(viewer => viewTable(unopened, viewer));
      for (const [n, entry] of entries.entries()) {
        VIEWERS.forEach((viewer, v) => {
          const told = redactTable(state, entry.event, viewer);
          if (told) views[v] = evolveTable(views[v]!, { at: entry.at, event: told });
        });
        state = evolveTable(state, entry);
        if (n % 50 > 0 && n < entries.length - 1) continue;
        VIEWERS.forEach((viewer, v) => {
          expect(JSON.stringify(views[v])).toBe(JSON.stringify(viewTable(state, viewer)));
        });
      }
    },
  );

  test('a hand that was committed before an upgrade ends in its format, and the next one is of the newest', async () => {
    const { entries } = logs.find(({ version, name }) => version === 3 && name === 'two-and-bots')!;
    const commits = entries.flatMap(({ event }, n) => (event.type === 'shuffle-committed' ? [n] : []));
    const world = new World('upgraded');
    const log = entries.slice(0, commits[1]! + 1);
    await world.store.append('table', log);
    world.clock.skip(log.at(-1)!.at + 60_000 - world.clock.now());
    world.table = await world.settled(Table.restore('table', log, world.ports));
    pagesOf(world, people, seeded('upgraded'));
    for (const one of people.slice(0, 2)) world.table.arrived(one);
    const proof = () => world.table.state.proof!;
    await until(world, () => world.table.state.session.phase === 'between' && proof().opened !== undefined);
    expect(proof()).toMatchObject({ handNumber: 2, opened: expect.anything() });
    expect(verifyShuffle(proof())).toMatchObject({ format: 2, isGenuine: true });
    await until(world, () => proof().handNumber === 3 && proof().opened !== undefined);
    expect(verifyShuffle(proof())).toMatchObject({ format: 3, isGenuine: true });
    expect(proof()).toMatchObject({ table: 'table', previous: NO_PREVIOUS });
    const given = (proof() as BoundShuffleProof).chairs.filter(({ nonce }) => nonce !== undefined);
    expect(given).toHaveLength(2);
  });

  test('play on from wherever they were cut off', async () => {
    for (const [nth, { name, version, entries }] of logs.entries()) {
      const begun = entries.findIndex(({ event }) => event.type === 'session');
      // By default each log is cut in one place, early or late in turn.
      for (const share of sized([[0.3, 0.6][nth % 2]!], [0.3, 0.6])) {
        let cut = begun + Math.floor((entries.length - begun) * share);
        // Entries of one moment may be one batch, which is stored whole or not at all.
        while (entries[cut]?.at === entries[cut - 1]?.at) cut += 1;
        const world = new World(`${version} ${name} ${cut}`, undefined, sealedSource(name));
        const log = entries.slice(0, cut);
        await world.store.append('table', log);
        world.clock.skip(log.at(-1)!.at + 60_000 - world.clock.now());
        world.table = await world.settled(Table.restore('table', log, world.ports));
        if (world.table.closed) continue;
        pagesOf(world, people, seeded(`${cut}`));
        for (const one of people) {
          world.table.arrived(one);
          for (const type of ['reclaim', 'ready'] as const) await world.ask(one, { type });
          await world.ask(one, { type: 'ask-pause', isWanted: false });
        }
        const teacher = world.table.state.lesson?.teacher;
        if (teacher) await world.ask(teacher, { type: 'teach', act: { kind: 'go-on' } });
        const { seq } = world.table;
        await world.clock.advance(200_000);
        expect(world.table.fault).toBeUndefined();
        if (!world.table.isOver)
          expect(world.table.seq, `${version}/${name} stands still after ${cut}`).toBeGreaterThan(seq);
      }
    }
  });
});

describe('files of games of every version of the log', () => {
  const records = storedRecords();

  test('are there', () => {
    expect(new Set(records.map(({ version }) => version))).toEqual(new Set(logs.map(({ version }) => version)));
  });

  test.each(records.map(record => [record.name, record] as const))(
    '%s opens, folds to the same states, and is completed once',
    (_, { text, version, digest }) => {
      const stored: GameRecord = JSON.parse(text);
      expect(stored.log).toBe(version);
      const read = readRecord(text, value => {
        const shaped = recordSchema.safeParse(value);
        return shaped.success ? shaped.data : { faultAt: shaped.error.issues[0]?.path ?? [] };
      });
      if (!read.ok) throw new Error(JSON.stringify(read.fault));
      expect(read.record.log).toBe(LOG_VERSION);
      expect(read.record.sheet).toEqual(stored.sheet);
      expect(digestOfRecord(stored)).toBe(digest);
      expect(digestOfRecord(read.record)).toBe(digest);
    },
  );
});
