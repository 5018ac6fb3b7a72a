import type { Entry } from '@gorrion/protocol';
import { seeded } from '@gorrion/rules';
import { sized } from '@gorrion/rules/testing/wide';
import { expect, it, vi } from 'vitest';
import { storedLogs } from '../../fixtures/storedLogs.ts';
import { evolveTable, VIEWERS } from '../state/evolve.ts';
import { unopened } from '../state/unopened.ts';
import { upcast } from '../state/upcast.ts';
import { redactTable } from '../state/view.ts';
import { pagesOf, person, until, World } from '../testing/index.ts';
import { Journal } from './journal.ts';
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

it('keeps the last 64 entries of each viewer, redacted and numbered without gaps (requirement 18)', async () => {
  const streams = new Streams();
  const all = VIEWERS.map((): Entry[] => []);
  let state = unopened;
  for (const entry of await logOfGame(sized(200, 400))) {
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

it('has the same numbers and the same last entries of a log that is read again', async () => {
  const logs = [await logOfGame(400), ...storedLogs().map(({ entries }) => upcast(entries))];
  for (const log of logs) {
    const [live, again] = [new Journal(), new Journal()];
    live.fold(log, () => {});
    again.replay(
      log,
      () => {},
      () => {},
    );
    for (const viewer of VIEWERS) {
      const seq = live.streams.seqOf(viewer);
      expect(again.streams.seqOf(viewer)).toBe(seq);
      expect(again.streams.questionSeqOf(viewer)).toBe(live.streams.questionSeqOf(viewer));
      const from = Math.max(0, seq - 64);
      expect(again.streams.since(viewer, from)).toEqual(live.streams.since(viewer, from));
    }
    expect(JSON.stringify(again.state)).toBe(JSON.stringify(live.state));
  }
});

it('stores what several viewers see alike once, so that a table stays small (requirement 3)', async () => {
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

it('does not grow by private events of one player (requirement 18)', async () => {
  const streams = new Streams();
  let state = unopened;
  const log = await logOfGame(100);
  const all: Entry[] = [];
  for (const entry of log) {
    streams.add(state, entry);
    const event = redactTable(state, entry.event, 1);
    if (event) all.push({ seq: all.length + 1, at: entry.at, event });
    state = evolveTable(state, entry);
  }
  const { switches } = state;
  for (let n = 0; n < 5000; n++) {
    const event = { type: 'switched', place: 0, switches: { ...switches[0], noClaims: n % 2 === 0 } } as const;
    streams.add(state, { seq: log.length + 1 + n, at: n, event });
  }
  expect(streams.size).toBeLessThan(6 * 64);
  expect(streams.since(1, streams.seqOf(1) - 64)).toEqual(all.slice(-64));
  expect(streams.since(0, streams.seqOf(0) - 64)).toHaveLength(64);
});
