import { LOG_VERSION } from '@gorrion/protocol';
import { seeded } from '@gorrion/rules';
import { describe, expect, test, vi } from 'vitest';
import { digestOfStates, storedLogs } from '../../fixtures/storedLogs.ts';
import { Table } from '../runtime/table.ts';
import { pagesOf, person, World } from '../testing/index.ts';
import { unopened } from '../unopened.ts';
import { evolveTable, VIEWERS } from './evolve.ts';
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

  test.each(logs.map(log => [log.version, log.name, log] as const))('%i/%s folds to the same states', (_, __, log) => {
    expect(digestOfStates(log.entries)).toBe(log.digest);
  });

  test.each(logs.map(log => [log.version, log.name, log] as const))(
    '%i/%s tells viewers what they may know',
    (...of) => {
      const [, , { entries }] = of;
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

  test('are played on from wherever they were cut off', async () => {
    for (const { name, version, entries } of logs) {
      const begun = entries.findIndex(({ event }) => event.type === 'session');
      for (const share of [0.3, 0.6]) {
        const cut = begun + Math.floor((entries.length - begun) * share);
        const world = new World(`${version} ${name} ${cut}`);
        const log = entries.slice(0, cut);
        await world.store.append('table', log);
        world.clock.skip(log.at(-1)!.at + 60_000 - world.clock.now());
        world.table = await world.settled(Table.restore('table', log, world.ports));
        if (world.table.closed) continue;
        pagesOf(world, people, seeded(`${cut}`));
        for (const one of people) {
          world.table.arrived(one.id);
          for (const type of ['reclaim', 'ready'] as const) await world.ask(one, { type });
          await world.ask(one, { type: 'ask-pause', isWanted: false });
        }
        const { seq } = world.table;
        await world.clock.advance(200_000);
        expect(world.table.fault).toBeUndefined();
        if (!world.table.isOver)
          expect(world.table.seq, `${version}/${name} stands still after ${cut}`).toBeGreaterThan(seq);
      }
    }
  });
});
