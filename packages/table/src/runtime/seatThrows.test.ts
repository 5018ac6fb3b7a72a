import { macau, throwForSeats } from '@gorrion/rules';
import { expect, test } from 'vitest';
import { mixOf, randomOf } from '../shuffle/random.ts';
import { verifyShuffle } from '../shuffle/verify.ts';
import { person, World } from '../testing/index.ts';

const people = ['Ana', 'Bea', 'Ciro', 'Dan'].map(person);
const [ana] = people as [ReturnType<typeof person>];

async function started(seed: string): Promise<World> {
  const world = new World(seed);
  await world.open({ ruleset: macau.id, seatDraw: 'taken' }, ...people);
  expect(await world.ask(ana, { type: 'start' })).toMatchObject({ ok: true });
  for (let tries = 0; tries < 200 && !world.table.state.seatThrows; tries++) await world.clock.advance(20);
  return world;
}

test('[C4] dice decide who is banker, everybody sees them, and then the first hand is dealt', async () => {
  const world = await started('dice for seats');
  const { state } = world.table;
  expect(state.winds).toBeUndefined();
  const { throws, order } = throwForSeats(randomOf(state.secret!, 'seats', mixOf(state.proof)), 'banker');
  expect(state.seatThrows).toEqual(order.map(chair => throws[chair]));
  expect(state.places.map(place => place.kind !== 'empty' && place.name)).toEqual(
    order.map(chair => people[chair]!.name),
  );
  await world.clock.advance(3000);
  expect(world.table.state.session.handNumber).toBe(0);
  await world.clock.advance(3500);
  expect(world.table.state.session.handNumber).toBe(1);
});

test('[C4] the dice are part of the proof: another order would contradict it', async () => {
  const world = await started('proof of dice');
  const { proof, secret } = world.table.state;
  if (proof?.format !== 3 || !secret) throw new Error('no proof');
  const opened = { ...proof, isDealt: true, opened: { salt: secret.salt, seed: secret.seed } };
  expect(verifyShuffle(opened)).toMatchObject({ isGenuine: true, seats: proof.order });
  const [first, second, ...others] = proof.order!;
  const swapped = [second, first, ...others] as unknown as typeof proof.order & {};
  expect(verifyShuffle({ ...opened, order: swapped })?.isGenuine).toBe(false);
});
