import type { Entry } from '@gorrion/protocol';
import { seeded } from '@gorrion/rules';
import { expect, it, vi } from 'vitest';
import { evolveTable, VIEWERS } from '../state/evolve.ts';
import { redactTable } from '../state/view.ts';
import { pagesOf, person, until, World } from '../testing/index.ts';
import { unopened } from '../unopened.ts';
import { Streams } from './streams.ts';

// Whole games: slow only where the machine is busy.
vi.setConfig({ testTimeout: 60_000 });

const PEOPLE = ['Ana', 'Bea', 'Ciro', 'Dan'].map(person);

/** The log of a game of people. */
async function logOfGame(length: number): Promise<readonly Entry[]> {
  const world = new World('streams');
  await world.start({ clock: 'club' }, ...PEOPLE);
  pagesOf(world, PEOPLE, seeded('streams'));
  await until(world, () => world.store.logOf('table').length >= length);
  return world.store.logOf('table');
}

it('keeps the last 64 entries of everybody as he may see them, numbered without gaps (requirement 18)', async () => {
  const streams = new Streams();
  const all = VIEWERS.map((): Entry[] => []);
  let state = unopened;
  for (const entry of await logOfGame(400)) {
    streams.add(state, entry);
    VIEWERS.forEach((viewer, n) => {
      const event = redactTable(state, entry.event, viewer);
      if (event) all[n]!.push({ seq: all[n]!.length + 1, at: entry.at, event });
    });
    state = evolveTable(state, entry);
    VIEWERS.forEach((viewer, n) => {
      const newest = all[n]!.length;
      expect(streams.seqOf(viewer)).toBe(newest);
      for (const back of [0, 1, 7, 64].filter(back => back <= newest))
        expect(streams.since(viewer, newest - back)).toEqual(all[n]!.slice(newest - back));
      expect(streams.since(viewer, newest + 1)).toBeUndefined();
    });
  }
  for (const viewer of VIEWERS) expect(streams.since(viewer, 0)).toBeUndefined();
});

it('keeps what several see alike once, so that a table stays small (requirement 3)', async () => {
  const streams = new Streams();
  let state = unopened;
  for (const entry of await logOfGame(100)) {
    streams.add(state, entry);
    state = evolveTable(state, entry);
  }
  const events = VIEWERS.flatMap(viewer => streams.since(viewer, streams.seqOf(viewer) - 64) ?? []);
  expect(events.length).toBe(64 * VIEWERS.length);
  expect(new Set(events.map(({ event }) => event)).size).toBeLessThan(64 * 2);
});
