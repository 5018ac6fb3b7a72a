import type { PersonId, TableCode } from '@gorrion/protocol';
import { seeded } from '@gorrion/rules';
import { describe, expect, test, vi } from 'vitest';
import { storedLogs } from '../../fixtures/storedLogs.ts';
import { verifyShuffle } from '../shuffle/verify.ts';
import { pagesOf, person, until, World } from '../testing/index.ts';
import { evolveTable } from './evolve.ts';
import { transcriptOf } from './transcript.ts';
import { unopened } from './unopened.ts';
import { viewTable } from './view.ts';

// Whole games: slow only where the machine is busy.
vi.setConfig({ testTimeout: 60_000 });

const CODE = 'ABCD2345' as TableCode;
const [ana, bea, eva] = ['Ana', 'Bea', 'Eva'].map(person) as [Caller, Caller, Caller];
type Caller = ReturnType<typeof person>;

/** Two people and two bots, in the hand after so many that are over. */
async function after(hands: number) {
  const world = new World('transcript');
  await world.start({ clock: 'relaxed' }, ana, bea);
  pagesOf(world, [ana, bea], seeded('transcript'));
  await until(
    world,
    () => world.table.state.session.results.length === hands && world.table.state.session.phase === 'playing',
  );
  return world;
}

describe('the record of a hand', () => {
  test('exists once a hand is over, and is of the newest such hand', async () => {
    const world = new World('first');
    await world.start({ clock: 'relaxed' }, ana);
    expect(transcriptOf(CODE, world.store.logOf('table'), ana.id)).toBeUndefined();
    const later = await after(2);
    const transcript = transcriptOf(CODE, later.store.logOf('table'), ana.id)!;
    expect(transcript).toMatchObject({ format: 'gorrion-hand/2', table: CODE, game: 1, hand: 2 });
    expect(transcript.players.filter(({ bot }) => bot === 'regular')).toHaveLength(2);
    expect(transcript.players.map(({ name }) => name)).toEqual(expect.arrayContaining(['Ana', 'Bea']));
  });

  test('rebuilds the wall and everything that its viewer saw', async () => {
    const world = await after(1);
    const log = world.store.logOf('table');
    const { shuffle, facts, viewer } = transcriptOf(CODE, log, ana.id)!;
    expect(verifyShuffle(shuffle)).toMatchObject({ isGenuine: true });
    const view = facts.reduce(evolveTable, unopened);
    const end = log.findLastIndex(({ event }) => event.type === 'shuffle-opened') + 1;
    const shown = viewTable(log.slice(0, end).reduce(evolveTable, unopened), viewer);
    expect(JSON.stringify(view.session.hand)).toBe(JSON.stringify(shown.session.hand));
  });

  test('contains nothing private of other players', async () => {
    const world = await after(1);
    const log = world.store.logOf('table');
    for (const who of [ana, bea, eva]) {
      const { facts, viewer } = transcriptOf(CODE, log, who.id)!;
      expect(viewer === 'spectator').toBe(who === eva);
      const told = facts.map(({ event }) => event);
      expect(told.filter(event => event.type === 'switched' && event.place !== viewer)).toEqual([]);
      expect(told.filter(event => event.type === 'shuffle-committed').map(event => event.secret)).toEqual([undefined]);
      const text = JSON.stringify(transcriptOf(CODE, log, 'nobody' as PersonId)!.facts);
      if (who === eva) expect(JSON.stringify(facts)).toBe(text);
      else expect(JSON.stringify(facts)).not.toBe(text);
    }
  });

  test('of a player of the next game is from the seat that they had then', () => {
    for (const { entries, name } of storedLogs()) {
      const begun = entries.findIndex(({ event }) => event.type === 'rematch-begun');
      const people = new Set(
        entries.flatMap(({ event }) => (event.type === 'seated' && event.who.kind === 'person' ? [event.who.id] : [])),
      );
      if (begun < 0) continue;
      for (const one of people) {
        const before = transcriptOf(CODE, entries.slice(0, begun), one);
        const now = transcriptOf(CODE, entries.slice(0, begun + 4), one);
        expect(JSON.stringify(now), name).toBe(JSON.stringify(before));
      }
    }
  });
});
