import { describe, expect, test, vi } from 'vitest';
import { person, World } from '../testing/index.ts';

// Whole games: slow only where the machine is busy.
vi.setConfig({ testTimeout: 60_000 });

const [ana, bea, ciro, dan, eva] = ['Ana', 'Bea', 'Ciro', 'Dan', 'Eva'].map(person) as [P, P, P, P, P];
type P = ReturnType<typeof person>;
const friends = [ana, bea, ciro, dan];
const MINUTE = 60_000;

/** A table whose game of four has just ended. */
async function afterGame(seed: string): Promise<World> {
  const world = new World(seed);
  await world.start({ clock: 'none' }, ...friends);
  for (const one of friends) await world.ask(one, { type: 'ask-end', isWanted: true });
  expect(world.table.isOver).toBe(true);
  return world;
}

const chairOf = (world: World, one: P) => {
  const viewer = world.table.viewerOf(one.id);
  if (typeof viewer === 'string') throw new Error(`${one.name} has no chair`);
  return viewer;
};
const places = (world: World) => world.table.state.places;
const readied = async (world: World, ...ready: P[]) => {
  for (const one of ready) await world.ask(one, { type: 'ready' });
};
const hasBegun = async (world: World): Promise<boolean> => {
  await world.clock.advance(6000);
  return world.table.state.gamesPlayed === 1;
};

describe('after a game', () => {
  test('a person who is gone for a minute is replaced by a bot, and the others begin another game', async () => {
    const world = await afterGame('gone');
    await readied(world, ana, bea, ciro);
    world.table.departed(dan.id);
    await world.clock.advance(MINUTE - 2000);
    const place = chairOf(world, dan);
    expect(await world.ask(ana, { type: 'remove', place })).toEqual({ ok: false, code: 'still-awaited' });
    await world.clock.advance(2000);
    expect(await world.ask(bea, { type: 'remove', place })).toEqual({ ok: false, code: 'not-host' });
    expect(await world.ask(ana, { type: 'remove', place })).toMatchObject({ ok: true });
    expect(await hasBegun(world)).toBe(false);
    expect(await world.ask(ana, { type: 'add-bot', place, level: 'regular' })).toMatchObject({ ok: true });
    expect(await hasBegun(world)).toBe(true);
  });

  test('a person who is here and not ready for a minute can be replaced by a spectator', async () => {
    const world = await afterGame('silent');
    const place = chairOf(world, dan);
    await readied(world, ana, bea, ciro);
    expect(await world.ask(ana, { type: 'remove', place })).toEqual({ ok: false, code: 'still-awaited' });
    expect(await world.ask(eva, { type: 'sit', place })).toEqual({ ok: false, code: 'place-taken' });
    await world.clock.advance(MINUTE);
    expect(await world.ask(ana, { type: 'remove', place })).toMatchObject({ ok: true });
    expect(await world.ask(eva, { type: 'sit', place })).toMatchObject({ ok: true });
    await readied(world, eva);
    expect(await hasBegun(world)).toBe(true);
    expect(world.table.viewerOf(dan.id)).toBe('spectator');
    expect(world.table.viewerOf(eva.id)).not.toBe('spectator');
  });

  test('a person who is ready and here is not replaced, however long the others take', async () => {
    const world = await afterGame('ready');
    await readied(world, ana, bea);
    await world.clock.advance(10 * MINUTE);
    expect(await world.ask(ana, { type: 'remove', place: chairOf(world, bea) })).toEqual({
      ok: false,
      code: 'still-awaited',
    });
  });

  test('no game begins without a person who was ready and has gone', async () => {
    const world = await afterGame('away');
    await readied(world, dan);
    world.table.departed(dan.id);
    await readied(world, ana, bea, ciro);
    expect(await hasBegun(world)).toBe(false);
    world.table.arrived(dan.id);
    expect(await hasBegun(world)).toBe(true);
  });

  test('the minute of a person who goes begins when they go, and a newcomer has one, too', async () => {
    const world = await afterGame('later');
    await world.clock.advance(5 * MINUTE);
    world.table.departed(dan.id);
    await world.clock.advance(30_000);
    const place = chairOf(world, dan);
    expect(await world.ask(ana, { type: 'remove', place })).toEqual({ ok: false, code: 'still-awaited' });
    await world.clock.advance(30_000);
    await world.ask(ana, { type: 'remove', place });
    await world.ask(eva, { type: 'sit', place });
    expect(await world.ask(ana, { type: 'remove', place })).toEqual({ ok: false, code: 'still-awaited' });
  });

  test('if the host has gone, the first of the others acts for them and becomes the host', async () => {
    const world = await afterGame('host');
    world.table.departed(ana.id);
    await readied(world, bea, ciro, dan);
    await world.clock.advance(MINUTE);
    const place = chairOf(world, ana);
    const heir = friends.slice(1).toSorted((a, b) => chairOf(world, a) - chairOf(world, b))[0]!;
    expect(await world.ask(heir, { type: 'remove', place })).toMatchObject({ ok: true });
    expect(world.table.state.host).toBe(heir.id);
    expect(await world.ask(heir, { type: 'add-bot', place, level: 'strong' })).toMatchObject({ ok: true });
    expect(await hasBegun(world)).toBe(true);
  });

  test('a host who is here but never ready holds nobody up: a ready player replaces them', async () => {
    const world = await afterGame('idle host');
    await readied(world, ciro);
    const place = chairOf(world, ana);
    expect(await world.ask(ciro, { type: 'remove', place })).toEqual({ ok: false, code: 'not-host' });
    await world.clock.advance(MINUTE);
    expect(await world.ask(bea, { type: 'remove', place })).toEqual({ ok: false, code: 'not-host' });
    expect(await world.ask(ciro, { type: 'remove', place })).toMatchObject({ ok: true });
    expect(places(world)[place].kind).toBe('empty');
  });

  test('anybody may leave at any time, and the chairs of the game stay known until another one begins', async () => {
    const world = await afterGame('leaving');
    const before = places(world);
    await world.ask(dan, { type: 'leave' });
    await world.ask(ana, { type: 'leave' });
    expect(world.table.state.host).not.toBe(ana.id);
    expect(world.table.snapshot('spectator').state.played).toEqual(before);
    const lead = [bea, ciro].find(one => one.id === world.table.state.host)!;
    for (const level of ['easy', 'easy'] as const) await world.ask(lead, { type: 'add-bot', level });
    await readied(world, bea, ciro);
    expect(await hasBegun(world)).toBe(true);
    expect(world.table.state.played).toBeUndefined();
  });

  test('the new occupant of a chair sees no switches of the last one', async () => {
    const world = new World('armed');
    await world.start({ clock: 'none' }, ...friends);
    const place = chairOf(world, dan);
    const switches = { ...world.table.state.switches[place], noClaims: true, autoFlowers: false };
    await world.ask(dan, { type: 'switch', switches });
    for (const one of friends) await world.ask(one, { type: 'ask-end', isWanted: true });
    await world.ask(dan, { type: 'leave' });
    await world.ask(eva, { type: 'sit' });
    expect(world.table.snapshot(chairOf(world, eva)).state.switches[place]).toMatchObject({
      noClaims: false,
      autoFlowers: true,
    });
  });

  test('a crash changes nothing: the table waits for those who come back', async () => {
    const world = await afterGame('crash');
    await readied(world, ana, bea, ciro);
    await world.crash(10_000, [ana, bea, ciro]);
    expect(await world.ask(ana, { type: 'remove', place: chairOf(world, dan) })).toEqual({
      ok: false,
      code: 'still-awaited',
    });
    await world.clock.advance(MINUTE);
    expect(await world.ask(ana, { type: 'remove', place: chairOf(world, dan) })).toMatchObject({ ok: true });
  });
});
