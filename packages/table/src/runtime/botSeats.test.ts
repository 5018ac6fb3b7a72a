import type { GameRecord } from '@gorrion/protocol';
import { recordSchema } from '@gorrion/protocol/schemas';
import { describe, expect, test } from 'vitest';
import type { Caller } from '../decide/context.ts';
import { isBetweenHands } from '../people/botSeats.ts';
import { finishedGames } from '../record/gameRecord.ts';
import { readRecord } from '../record/readRecord.ts';
import { person, until, World } from '../testing/index.ts';

const [ana, bea, ciro] = ['Ana', 'Bea', 'Ciro'].map(person) as [Caller, Caller, Caller];

/** Ana plays with three bots at a public table, where a hand has just ended. */
async function afterHand(settings: Parameters<World['start']>[0] = {}): Promise<World> {
  const world = new World('bot seats');
  await world.start({ visibility: 'public', ...settings }, ana);
  await until(world, () => isBetweenHands(world.table.state));
  return world;
}

const kinds = (world: World) => world.table.state.places.map(({ kind }) => kind).toSorted();

describe('a seat of a bot in a running game', () => {
  test('is taken between two hands, with its points, and nobody waits for who takes it', async () => {
    const world = await afterHand();
    const { table } = world;
    const { totals } = table.state.session;
    expect((await world.ask(bea, { type: 'sit' })).ok).toBe(true);
    expect(kinds(world)).toEqual(['bot', 'bot', 'person', 'person']);
    const seat = table.viewerOf(bea.id);
    expect(table.state.ready[seat as 0]).toBe(true);
    expect(table.state.session.totals).toEqual(totals);
    expect(await world.ask(bea, { type: 'sit' })).toMatchObject({ code: 'already-seated' });
    await world.ask(ana, { type: 'ready' });
    await until(world, () => table.state.session.phase === 'playing');
    expect(await world.ask(ciro, { type: 'sit' })).toEqual({ ok: false, code: 'game-running' });
  });

  test('is not to be had at a table that strangers do not find, or that is rated', async () => {
    for (const settings of [{ visibility: 'link' }, { rated: true, absence: 'play-drawn' }] as const) {
      const world = await afterHand(settings);
      expect(await world.ask(bea, { type: 'sit' })).toEqual({ ok: false, code: 'game-running' });
    }
  });

  test('that was wanted and is a person’s is refused, and so is somebody whom the host has sent away', async () => {
    const world = await afterHand();
    const own = world.table.viewerOf(ana.id) as 0;
    expect(await world.ask(bea, { type: 'sit', place: own })).toEqual({ ok: false, code: 'place-taken' });
    await world.ask(ana, { type: 'show-out', person: bea.id });
    expect(await world.ask(bea, { type: 'sit' })).toEqual({ ok: false, code: 'shown-out' });
  });

  test('wakes a table that stands still because nobody is there', async () => {
    const world = await afterHand();
    world.table.departed(ana);
    await world.clock.advance(1);
    expect(world.table.state.pause.since).toBeDefined();
    expect((await world.ask(bea, { type: 'sit' })).ok).toBe(true);
    expect(world.table.state.pause.since).toBeUndefined();
  });

  test('leaves a record of the game that can be checked', async () => {
    const world = await afterHand();
    await world.ask(bea, { type: 'sit' });
    await until(world, () => world.table.state.session.phase === 'over', 400_000);
    const [game] = finishedGames(world.store.logOf('table'), () => 'A-1' as never);
    const shape = (value: unknown) => recordSchema.parse(value) as GameRecord;
    expect(readRecord(JSON.stringify(game!.record), shape)).toMatchObject({ ok: true });
  });
});
