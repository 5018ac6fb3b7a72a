import type { TableSettings } from '@gorrion/protocol';
import { expect, it, vi } from 'vitest';
import { digestOfKey } from '../people/umpireKey.ts';
import { person, until, World } from '../testing/index.ts';

/* How often, and when, a new name reaches a table: it is a text that all read. */

// Whole hands: slow only where the machine is busy.
vi.setConfig({ testTimeout: 60_000 });

type P = ReturnType<typeof person>;
const [ana, bea, irene] = ['Ana', 'Bea', 'Irene'].map(person) as [P, P, P];
const KEY = '0123456789abcdef0123456789abcdef';

/** A table of Ana and Bea with Irene as its umpire. */
async function opened(settings: Partial<TableSettings> = {}): Promise<World> {
  const world = new World(`names ${JSON.stringify(settings)}`);
  await world.open({ clock: 'none', absence: 'play-drawn', ...settings }, ana, bea);
  await world.ask(ana, { type: 'invite-umpire', digest: digestOfKey(KEY) });
  await world.ask(irene, { type: 'take-umpire', key: KEY });
  return world;
}

const nameOf = ({ table: { state } }: World, { id }: P) =>
  [...state.places, state.umpire?.person].flatMap(who => (who && 'id' in who && who.id === id ? [who.name] : []))[0];
const renamed = (one: P, name: string): P => ({ ...one, name });
const shown = (world: World) =>
  world.store.logOf('table').filter(({ event }) => event.type === 'renamed' || event.type === 'umpire-appointed')
    .length;

it.each([
  ['a player', bea],
  ['the umpire', irene],
])(
  'a new name of %s is shown at once, and the newest of many after a pause, whatever door they come by',
  async (_, one) => {
    const world = await opened();
    const before = shown(world);
    world.table.arrived(renamed(one, 'First'));
    await world.clock.advance(100);
    expect(nameOf(world, one)).toBe('First');
    for (let n = 0; n < 20; n++) {
      world.table.arrived(renamed(one, `Number ${n}`));
      await world.ask(renamed(one, `By command ${n}`), { type: 'call-umpire' });
      await world.ask(renamed(one, `By command ${n}`), { type: 'ask-end', isWanted: n % 2 === 0 });
      await world.clock.advance(30);
    }
    world.table.arrived(renamed(one, 'Last'));
    await world.clock.advance(0);
    expect([nameOf(world, one), shown(world) - before]).toEqual(['First', 1]);
    await world.clock.advance(5000);
    expect([nameOf(world, one), shown(world) - before]).toEqual(['Last', 2]);
    await world.clock.advance(60_000);
    expect(shown(world) - before).toBe(2);
  },
);

it.each(['silent', 'words'] as const)(
  'in a hand with %s talk no new name is shown; after it the newest is, unasked',
  async talk => {
    const world = await opened({ talk, clock: 'club' });
    const before = shown(world);
    for (const place of [2, 3] as const) await world.ask(ana, { type: 'add-bot', place, level: 'beginner' });
    await world.ask(ana, { type: 'start' });
    await until(world, () => world.table.state.session.phase === 'playing');
    for (const one of [bea, irene])
      for (const name of ['I wait for 5', `${one.name} Maria`]) {
        world.table.arrived(renamed(one, name));
        await world.clock.advance(6000);
      }
    expect([nameOf(world, bea), nameOf(world, irene), shown(world)]).toEqual(['Bea', 'Irene', before]);
    await until(world, () => world.table.state.session.phase !== 'playing');
    await world.clock.advance(0);
    expect([nameOf(world, bea), nameOf(world, irene), shown(world)]).toEqual(['Bea Maria', 'Irene Maria', before + 2]);
  },
);

it('a new name is shown in a hand in which players may write, and to nobody but bots', async () => {
  const world = await opened({ talk: 'always' });
  await world.ask(bea, { type: 'stand' });
  for (const place of [1, 2, 3] as const) await world.ask(ana, { type: 'add-bot', place, level: 'beginner' });
  await world.ask(ana, { type: 'start' });
  await until(world, () => world.table.state.session.phase === 'playing');
  world.table.arrived(renamed(ana, 'Ana Maria'));
  await world.clock.advance(0);
  expect(nameOf(world, ana)).toBe('Ana Maria');
});

it('nobody at a table looks like another one: the umpire like a player, or a player like the umpire', async () => {
  const world = await opened();
  world.table.arrived(renamed(irene, 'Bea'));
  await world.clock.advance(6000);
  expect(nameOf(world, irene)).toBe('Bea ²');
  world.table.arrived(renamed(irene, 'Irene'));
  await world.clock.advance(6000);
  world.table.arrived(renamed(bea, 'lrene'));
  await world.clock.advance(0);
  expect([nameOf(world, irene), nameOf(world, bea)]).toEqual(['Irene', 'lrene ²']);
  await world.ask(irene, { type: 'leave-umpire' });
  await world.ask(ana, { type: 'invite-umpire', digest: digestOfKey(KEY) });
  await world.ask(renamed(person('Otto'), 'Ana'), { type: 'take-umpire', key: KEY });
  expect(world.table.state.umpire?.person?.name).toBe('Ana ²');
});
