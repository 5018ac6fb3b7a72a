import type { TableSettings, WindTile } from '@gorrion/protocol';
import { PLAYERS, type Player } from '@gorrion/rules';
import { describe, expect, test } from 'vitest';
import { WIND_LIMIT } from '../people/windLimit.ts';
import { verifyShuffle } from '../shuffle/verify.ts';
import { person, World } from '../testing/index.ts';

const people = ['Ana', 'Bea', 'Ciro', 'Dan'].map(person);
const [ana, bea] = people as [ReturnType<typeof person>, ReturnType<typeof person>];
const TAKEN = { seatDraw: 'taken' } as const;

/** Starts a game and waits until the wind tiles lie on the table. */
async function laid(seed: string, who = people, settings: Partial<TableSettings> = TAKEN): Promise<World> {
  const world = new World(seed);
  await world.open(settings, ...who);
  for (let free = 4 - who.length; free > 0; free--) await world.ask(ana, { type: 'add-bot', level: 'easy' });
  expect(await world.ask(ana, { type: 'start' })).toMatchObject({ ok: true });
  for (let tries = 0; tries < 100 && !world.table.state.winds; tries++) await world.clock.advance(20);
  expect(world.table.state.winds?.taken).toEqual([undefined, undefined, undefined, undefined]);
  return world;
}

const take = (tile: WindTile) => ({ type: 'take-wind', tile }) as const;
const names = (world: World) => world.table.state.places.map(place => place.kind !== 'empty' && place.name);
const windsOf = (world: World) => world.table.state.winds!.taken.map(taken => taken?.wind);

describe('seats are drawn with four wind tiles (article 3)', () => {
  test('everybody sits at the wind that they took, and the game begins when all have one', async () => {
    const world = await laid('all take');
    const tiles: readonly WindTile[] = [2, 0, 3, 1];
    for (const [n, who] of people.entries()) {
      expect(await world.ask(who, take(tiles[n]!))).toMatchObject({ ok: true });
    }
    const winds = windsOf(world);
    expect([...winds].sort()).toEqual([0, 1, 2, 3]);
    expect(world.table.state.stage).toBe('gathering');
    await world.clock.advance(2100);
    expect(world.table.state.stage).toBe('playing');
    expect(world.table.state.winds).toBeUndefined();
    for (const [n, who] of people.entries()) expect(names(world)[winds[n]!]).toBe(who.name);
  });

  test('the tiles taken are part of the proof of the shuffle, and other seats would contradict it', async () => {
    const world = await laid('proof', [ana, bea]);
    await world.ask(bea, take(3));
    await world.ask(ana, take(1));
    await world.clock.advance(WIND_LIMIT);
    const proof = world.table.state.proof!;
    if (proof.format !== 3) throw new Error('an old proof');
    expect(proof.taken?.slice(0, 2)).toEqual([1, 3]);
    const { salt, seed } = world.table.state.secret!;
    const opened = { ...proof, opened: { salt, seed } };
    expect(verifyShuffle(opened)).toMatchObject({ isGenuine: true, seats: proof.order });
    const [first, second, ...others] = proof.taken!;
    const swapped = [second, first, ...others] as unknown as typeof proof.taken & {};
    expect(verifyShuffle({ ...opened, taken: swapped })?.isGenuine).toBe(false);
    const { taken: _, ...untaken } = opened;
    expect(verifyShuffle(untaken)?.isGenuine).toBe(false);
  });

  test('after fifteen seconds the table takes a tile for whoever has none, and says so', async () => {
    const world = await laid('late');
    await world.ask(bea, take(2));
    await world.clock.advance(14_500);
    expect(windsOf(world).filter(wind => wind !== undefined)).toHaveLength(1);
    await world.clock.advance(600);
    const { taken } = world.table.state.winds!;
    expect(taken.map(one => one?.isForOther)).toEqual([true, undefined, true, true]);
    expect(taken.map(one => one?.tile)).toEqual([0, 2, 1, 3]);
  });

  test('bots take one tile after another, so that people can follow them', async () => {
    const world = await laid('bots', [ana]);
    const counts: number[] = [];
    for (let n = 0; n < 4; n++) {
      await world.clock.advance(700);
      counts.push(windsOf(world).filter(wind => wind !== undefined).length);
    }
    expect(counts).toEqual([1, 2, 3, 3]);
  });

  test('nobody learns the wind of a tile that lies face down', async () => {
    const world = await laid('secret');
    await world.ask(ana, take(0));
    for (const viewer of [...PLAYERS, 'spectator'] as const) {
      const { state } = world.table.snapshot(viewer);
      expect(state.secret).toBeUndefined();
      expect(state.winds?.taken.filter(Boolean)).toHaveLength(1);
    }
  });

  test('a tile that is gone, a second tile, a tile too early and a spectator are refused', async () => {
    const early = new World('early');
    await early.open(TAKEN, ...people);
    expect(await early.ask(ana, take(0))).toEqual({ ok: false, code: 'no-wind-draw' });
    const world = await laid('refused');
    await world.ask(ana, take(0));
    expect(await world.ask(bea, take(0))).toEqual({ ok: false, code: 'wind-taken' });
    expect(await world.ask(ana, take(1))).toEqual({ ok: false, code: 'wind-drawn' });
    expect(await world.ask(person('Eva'), take(1))).toMatchObject({ ok: false });
    expect(windsOf(world).filter(wind => wind !== undefined)).toHaveLength(1);
  });

  test('a server that restarts in the middle goes on with the same tiles', async () => {
    const world = await laid('crash');
    await world.ask(ana, take(3));
    const before = windsOf(world);
    await world.crash(300, people);
    expect(windsOf(world)).toEqual(before);
    await world.clock.advance(20_000);
    expect(world.table.state.stage).toBe('playing');
    expect(names(world)[before[0]!]).toBe('Ana');
  });

  test('a person who leaves during the draw is replaced by a bot that keeps their wind', async () => {
    const world = await laid('leaves', [ana, bea]);
    await world.ask(bea, take(1));
    const wind = windsOf(world)[1]! as number;
    await world.ask(bea, { type: 'leave' });
    await world.clock.advance(20_000);
    expect(world.table.state.stage).toBe('playing');
    expect(world.table.state.places[wind as Player]?.kind).toBe('bot');
  });

  test('without the option the table draws the seats by itself, as before', async () => {
    const world = new World('plain');
    await world.start({}, ana, bea);
    expect(world.table.state.stage).toBe('playing');
    expect(world.table.state.proof).not.toHaveProperty('taken');
  });
});
