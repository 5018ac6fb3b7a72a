import { describe, expect, test } from 'vitest';
import { whyNotWatch } from '../people/watching.ts';
import { person, until, World } from '../testing/index.ts';

const [ana, bea, eva, otto] = ['Ana', 'Bea', 'Eva', 'Otto'].map(person) as [P, P, P, P];
type P = ReturnType<typeof person>;

async function playing(watching: 'open' | 'ask' | 'nobody') {
  const world = new World('watching');
  await world.start({ clock: 'none', watching }, ana, bea);
  await until(world, () => world.table.state.session.phase === 'playing');
  return world;
}
const why = (world: World, who: P) => whyNotWatch(world.table.state, who.id);

describe('a game whose host admits spectators', () => {
  test('lets nobody watch who was not admitted; its players always follow it', async () => {
    const world = await playing('ask');
    expect(why(world, eva)).toBe('ask-to-watch');
    expect(why(world, bea)).toBeUndefined();
  });

  test('lets those watch whom the host admits, and only the host admits them', async () => {
    const world = await playing('ask');
    expect(await world.ask(eva, { type: 'ask-to-watch' })).toMatchObject({ ok: true });
    expect(await world.ask(eva, { type: 'ask-to-watch' })).toMatchObject({ ok: true });
    expect(world.table.state.watchers?.asked).toEqual([{ id: eva.id, name: 'Eva' }]);
    const admit = { type: 'answer-watcher', person: eva.id, isAdmitted: true } as const;
    expect(await world.ask(bea, admit)).toMatchObject({ code: 'not-host' });
    expect(await world.ask(ana, admit)).toMatchObject({ ok: true });
    expect(why(world, eva)).toBeUndefined();
    expect(await world.ask(eva, { type: 'ask-to-watch' })).toMatchObject({ code: 'may-watch' });
    expect(await world.ask(ana, admit)).toMatchObject({ code: 'not-watching' });
  });

  test('tells who was refused, who may not ask again', async () => {
    const world = await playing('ask');
    await world.ask(otto, { type: 'ask-to-watch' });
    await world.ask(ana, { type: 'answer-watcher', person: otto.id, isAdmitted: false });
    expect(await world.ask(otto, { type: 'ask-to-watch' })).toMatchObject({ code: 'watch-refused' });
    expect(why(world, otto)).toBe('ask-to-watch');
  });

  test('keeps twenty requests at a time', async () => {
    const world = await playing('ask');
    for (let n = 0; n < 20; n++) await world.ask(person(`Guest ${n}`), { type: 'ask-to-watch' });
    expect(await world.ask(eva, { type: 'ask-to-watch' })).toMatchObject({ code: 'too-many-asking' });
  });

  test('hides the requests from spectators', async () => {
    const world = await playing('ask');
    await world.ask(eva, { type: 'ask-to-watch' });
    expect(world.table.snapshot('spectator').state.watchers).toBeUndefined();
    expect(world.table.snapshot(0).state.watchers?.asked).toHaveLength(1);
  });
});

test('a game without spectators takes no request', async () => {
  const world = await playing('nobody');
  expect(await world.ask(eva, { type: 'ask-to-watch' })).toMatchObject({ code: 'nobody-watches' });
});
