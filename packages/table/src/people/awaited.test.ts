import type { TableState } from '@gorrion/protocol';
import { seeded } from '@gorrion/rules';
import { expect, test, vi } from 'vitest';
import { viewTable } from '../state/view.ts';
import { person, until, World } from '../testing/index.ts';
import { interfere } from '../testing/interference/index.ts';
import { pagesOf } from '../testing/page.ts';
import { type Awaited, awaitedOf } from './awaited.ts';

// Whole hands: slow only where the machine is busy.
vi.setConfig({ testTimeout: 120_000 });

const inView = (state: TableState): readonly Awaited[] => awaitedOf(viewTable(state, 'spectator'));
const names = (awaited: readonly Awaited[]) => awaited.map(one => `${one.player} ${one.for}`);

test.each(['mcr', 'classical'] as const)(
  'whom a table is seen to wait for depends on nothing hidden (%s)',
  async family => {
    let compared = 0;
    for (let n = 0; n < 6; n++) {
      // What is added to every message is what could be called at that moment.
      const told = await interfere(`awaited ${n}`, ({ table }) => JSON.stringify(inView(table.state)), family);
      expect(told.difference, told.seed).toBeUndefined();
      compared += told.compared;
    }
    expect(compared).toBeGreaterThan(200);
  },
);

test('nobody is awaited for a claim, and only who is on turn in a turn', async () => {
  const world = new World('awaited');
  const people = ['Ana', 'Bea', 'Ciro', 'Dan'].map(person);
  await world.start({ clock: 'fast', hands: 4 }, ...people);
  pagesOf(world, people, seeded('awaited'));
  const phases = new Map<string, Set<number>>();
  await until(world, () => {
    const { state } = world.table;
    const { phase } = state.session.hand;
    if (state.session.phase === 'playing') {
      const movers = inView(state).filter(one => one.for === 'turn');
      phases.set(phase.name, (phases.get(phase.name) ?? new Set()).add(movers.length));
      if (phase.name === 'turn') expect(movers[0]?.player).toBe(state.session.seating[phase.seat]);
    }
    return state.session.results.length > 0;
  });
  expect(phases.get('turn')).toEqual(new Set([1]));
  expect(phases.get('claims')).toEqual(new Set([0]));
});

test('who has not agreed with the settings is asked, and who wants no end', async () => {
  const world = new World('agree');
  const people = ['Ana', 'Bea', 'Ciro', 'Dan'].map(person);
  await world.open({}, people[0]!);
  const { state } = world.table;
  const seated: TableState = {
    ...state,
    places: people.map(({ id, name }) => ({ kind: 'person', id, name, presence: 'here' })) as never,
    agreed: [true, false, true, true],
  };
  expect(names(inView(seated))).toEqual(['1 settings']);
  const ending: TableState = {
    ...seated,
    stage: 'playing',
    session: { ...state.session, phase: 'between' },
    endAsked: [false, false, true, false],
  };
  expect(names(inView(ending))).toEqual(['0 end', '1 end', '3 end']);
});
