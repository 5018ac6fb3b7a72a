import type { Player } from '@gorrion/rules';
import { describe, expect, test } from 'vitest';
import { person, World } from '../testing/index.ts';

const [ana, bea, ciro] = ['Ana', 'Bea', 'Ciro'].map(person) as [P, P, P];
type P = ReturnType<typeof person>;

async function room(): Promise<World> {
  const world = new World('host role');
  await world.open({}, ana, bea, ciro);
  return world;
}

describe('the host', () => {
  test('passes the role to a player who is here, and no longer has it', async () => {
    const world = await room();
    expect(await world.ask(ana, { type: 'pass-host', place: 1 })).toMatchObject({ ok: true });
    expect(world.table.state.host).toBe(bea.id);
    expect(await world.ask(ana, { type: 'pass-host', place: 2 })).toEqual({ ok: false, code: 'not-host' });
    expect(await world.ask(bea, { type: 'add-bot', level: 'easy' })).toMatchObject({ ok: true });
  });

  test('passes it during a game, too', async () => {
    const world = new World('host role in a game');
    await world.start({}, ana, bea, ciro);
    const place = world.table.viewerOf(ciro.id) as Player;
    expect(await world.ask(ana, { type: 'pass-host', place })).toMatchObject({ ok: true });
    expect(world.table.state.host).toBe(ciro.id);
  });

  test('passes it to no bot, to no empty seat and to nobody who is away', async () => {
    const world = await room();
    await world.ask(ana, { type: 'add-bot', place: 3, level: 'easy' });
    expect(await world.ask(ana, { type: 'pass-host', place: 3 })).toEqual({ ok: false, code: 'not-here' });
    world.table.departed(bea.id);
    await world.clock.advance(10);
    expect(await world.ask(ana, { type: 'pass-host', place: 1 })).toEqual({ ok: false, code: 'not-here' });
    await world.ask(ciro, { type: 'stand' });
    expect(await world.ask(ana, { type: 'pass-host', place: 2 })).toEqual({ ok: false, code: 'not-here' });
    expect(world.table.state.host).toBe(ana.id);
  });

  test('alone passes it: a person who acts for an absent host cannot', async () => {
    const world = await room();
    world.table.departed(ana.id);
    await world.clock.advance(10);
    expect(await world.ask(bea, { type: 'pass-host', place: 2 })).toEqual({ ok: false, code: 'not-host' });
  });
});
