import type { AbsencePolicy } from '@gorrion/protocol';
import type { Player } from '@gorrion/rules';
import { describe, expect, test } from 'vitest';
import { person, until, World } from '../testing/index.ts';

const PEOPLE = ['Ana', 'Bea', 'Ciro', 'Dan'].map(person);
const MINUTE = 60_000;

/** A timed game that begins without Dan. */
async function begun(minutes: number | undefined = 150, absence: AbsencePolicy = 'play-drawn') {
  const world = new World('late');
  await world.open({ clock: 'none', absence, ...(minutes && { minutes }) }, ...PEOPLE);
  world.table.departed(PEOPLE[3]!.id);
  await world.table.startAgainstBots(PEOPLE[0]!, 'regular');
  await until(world, () => world.table.state.session.phase === 'playing');
  const dan = world.table.state.places.findIndex(place => place.kind === 'person' && place.name === 'Dan') as Player;
  return { world, dan };
}

const stateOf = ({ table }: World) => table.state;

describe('[R90] a player who comes late to a timed session', () => {
  test.each([
    [0.5, 0, []],
    [5, -10, ['late-10']],
    [12, -20, ['late-15']],
  ] as const)('after %d minutes pays %d points, to nobody', async (minutes, points, fouls) => {
    const { world, dan } = await begun();
    await world.clock.advance(minutes * MINUTE);
    world.table.arrived(PEOPLE[3]!);
    await world.clock.advance(100);
    expect(stateOf(world).session.totals[dan]).toBe(points);
    expect(stateOf(world).session.totals.reduce((sum, total) => sum + total, 0)).toBe(points);
    expect(stateOf(world).forms?.fouls.map(({ foul }) => foul)).toEqual(fouls);
  });

  test('pays once, however often they come and go', async () => {
    const { world, dan } = await begun();
    await world.clock.advance(5 * MINUTE);
    for (let n = 0; n < 3; n++) {
      world.table.arrived(PEOPLE[3]!);
      await world.clock.advance(5 * MINUTE);
      world.table.departed(PEOPLE[3]!.id);
      await world.clock.advance(2 * MINUTE);
    }
    expect(stateOf(world).session.totals[dan]).toBe(-10);
  });

  test('after fifteen minutes has lost the session, and the others play on', async () => {
    const { world, dan } = await begun();
    await world.clock.advance(15 * MINUTE + 1000);
    expect(stateOf(world).session.disqualified).toEqual([dan]);
    expect(stateOf(world).forms?.fouls.map(({ foul }) => foul)).toEqual(['late-over-15']);
    expect(stateOf(world).session.phase).toBe('playing');
    expect(await world.ask(PEOPLE[3]!, { type: 'reclaim' })).toMatchObject({ code: 'disqualified' });
  });

  test.each([
    ['the session has no limit of time', 0, 'play-drawn'],
    ['a bot plays for who is away', 150, 'bot'],
  ] as const)('pays nothing where %s', async (_, limit, absence) => {
    const { world, dan } = await begun(limit, absence);
    await world.clock.advance(40 * MINUTE);
    world.table.arrived(PEOPLE[3]!);
    await world.clock.advance(100);
    expect(stateOf(world).session.totals[dan]).toBe(0);
    expect(stateOf(world).session.disqualified ?? []).toEqual([]);
  });
});

test('[R90] a player who is absent for fifteen minutes in the game has lost the session', async () => {
  const { world } = await begun();
  world.table.arrived(PEOPLE[3]!);
  await world.clock.advance(MINUTE);
  world.table.departed(PEOPLE[2]!.id);
  await world.clock.advance(14 * MINUTE);
  expect(stateOf(world).session.disqualified ?? []).toEqual([]);
  await world.clock.advance(1.1 * MINUTE);
  expect(stateOf(world).session.disqualified).toHaveLength(1);
});

test('[R90] a restart of the server makes nobody late', async () => {
  const { world, dan } = await begun();
  world.table.arrived(PEOPLE[3]!);
  await world.clock.advance(100);
  await world.crash(20 * MINUTE, PEOPLE);
  await world.clock.advance(1000);
  expect(stateOf(world).session.totals[dan]).toBe(0);
  expect(stateOf(world).session.disqualified ?? []).toEqual([]);
});

test('[R90] a pause counts for nobody: who comes back after a long break has lost nothing', async () => {
  const { world, dan } = await begun();
  world.table.arrived(PEOPLE[3]!);
  await world.clock.advance(100);
  for (const one of PEOPLE) await world.ask(one, { type: 'ask-pause', isWanted: true });
  for (const one of PEOPLE) world.table.departed(one.id);
  await world.clock.advance(40 * MINUTE);
  for (const one of PEOPLE) world.table.arrived(one);
  await world.ask(PEOPLE[0]!, { type: 'ask-pause', isWanted: false });
  await world.clock.advance(MINUTE);
  expect(stateOf(world).pause.since).toBeUndefined();
  expect(stateOf(world).session.disqualified ?? []).toEqual([]);
  expect(stateOf(world).session.totals[dan]).toBe(0);
  // Who stays away after it has fifteen minutes.
  world.table.departed(PEOPLE[2]!.id);
  await world.clock.advance(14 * MINUTE);
  expect(stateOf(world).session.disqualified ?? []).toEqual([]);
  await world.clock.advance(1.1 * MINUTE);
  expect(stateOf(world).session.disqualified).toHaveLength(1);
});
