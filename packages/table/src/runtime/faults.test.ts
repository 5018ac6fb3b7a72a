import { describe, expect, test } from 'vitest';
import { person, World } from '../testing/index.ts';
import { Table } from './table.ts';

const [ana, bea] = ['Ana', 'Bea'].map(person) as [ReturnType<typeof person>, ReturnType<typeof person>];

/** A world whose publisher throws when it is told to, and that hears of faults. */
function faulty(seed: string) {
  const world = new World(seed);
  const faults: unknown[] = [];
  const told = world.publisher.publish.bind(world.publisher);
  let isBroken = false;
  Object.assign(world.ports, { onFault: (_id: string, error: unknown) => faults.push(error) });
  world.publisher.publish = (...words) => {
    if (isBroken) throw new Error('no such tile');
    told(...words);
  };
  return {
    world,
    faults,
    breakDown(isSo: boolean) {
      isBroken = isSo;
    },
  };
}

describe('an exception of the table’s own code', () => {
  test('stops the table and is reported once; the table decides nothing on a state that may differ from its log', async () => {
    const { world, faults, breakDown } = faulty('once');
    const table = await world.open({}, ana);
    breakDown(true);
    expect(await world.ask(bea, { type: 'sit' })).toEqual({ ok: false, code: 'table-restarting' });
    breakDown(false);
    const { length } = world.store.logOf('table');
    expect(await world.ask(ana, { type: 'add-bot', level: 'beginner' })).toEqual({
      ok: false,
      code: 'table-restarting',
    });
    table.departed(ana);
    await world.clock.advance(60_000);
    expect(faults).toEqual([new Error('no such tile')]);
    expect(world.store.logOf('table')).toHaveLength(length);
  });

  test('is reported in a chore, too', async () => {
    const { world, faults, breakDown } = faulty('by itself');
    await world.start({}, ana);
    breakDown(true);
    await world.clock.advance(60_000);
    expect(faults).toHaveLength(1);
  });

  test('leaves a log from which the table is restored, and the interrupted command gets the answer of what it did', async () => {
    const { world, breakDown } = faulty('again');
    await world.open({}, ana);
    const sit = world.envelope(bea, { type: 'sit' });
    breakDown(true);
    await world.send(bea, sit);
    breakDown(false);
    world.table = await world.settled(Table.restore('table', world.store.logOf('table'), world.ports));
    expect(await world.send(bea, sit)).toMatchObject({ ok: true });
    expect(world.table.state.places.filter(({ kind }) => kind === 'person')).toHaveLength(2);
  });
});
