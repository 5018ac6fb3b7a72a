import type { BoundShuffleProof, TableSettings } from '@gorrion/protocol';
import { seeded } from '@gorrion/rules';
import { describe, expect, test, vi } from 'vitest';
import { pagesOf, person, until, World } from '../testing/index.ts';
import { verifyChain } from './chain.ts';
import { digestOf } from './commit.ts';
import { standingWall } from './wall.ts';

// Whole games: slow only where the machine is busy.
vi.setConfig({ testTimeout: 60_000 });

const PEOPLE = ['Ana', 'Bea', 'Ciro', 'Dan'].map(person);
const [ana, bea] = PEOPLE as [ReturnType<typeof person>, ReturnType<typeof person>];
const OFFERED: Partial<TableSettings> = { ruleset: 'wmo2014', rules: { assist: 'strict' }, clock: 'club' };

/** A table that waits for its first deal. */
async function starting(settings = OFFERED, people = PEOPLE): Promise<World> {
  const world = new World('wall');
  await world.open({ hands: 4, ...settings }, ...people);
  await world.settled(world.table.startAgainstBots(ana, 'regular'));
  return world;
}

function proofOf({ table }: World): BoundShuffleProof {
  const { proof } = table.state;
  if (proof?.format !== 3) throw new Error('no shuffle of format 3');
  return proof;
}

const object = (world: World, who = ana, { commitment } = proofOf(world)) =>
  world.ask(who, { type: 'object-to-wall', commitment });
const voidsOf = ({ table }: World) => table.state.redeals?.voids ?? [];
const isPlaying = ({ table }: World) => table.state.session.phase === 'playing';
const doubtsOf = (world: World) => PEOPLE.flatMap(({ id }) => world.giverOf(id).objections);

describe('(3.5.7-4 of 2014) the wall', () => {
  test('stands for six seconds before anybody opens a number, and is built anew on one objection', async () => {
    const world = await starting();
    await world.clock.advance(5900);
    const first = proofOf(world);
    expect(first).toMatchObject({ attempt: 1, list: undefined });
    expect(first.chairs.every(({ seal, nonce }) => seal !== undefined && nonce === undefined)).toBe(true);
    expect(await object(world, bea)).toMatchObject({ ok: true });
    expect(voidsOf(world)).toMatchObject([
      { commitment: first.commitment, objectedBy: 1, isVoid: true, list: undefined },
    ]);
    expect(proofOf(world)).toMatchObject({ attempt: 2, previous: digestOf(voidsOf(world)[0]!) });
    expect(proofOf(world).commitment).not.toBe(first.commitment);
    expect(world.table.state.redeals?.strikes).toEqual([0, 0, 0, 0]);
    // Once only, and without another pause.
    expect(await object(world)).toEqual({ ok: false, code: 'wall-stands' });
    await world.clock.advance(200);
    expect(proofOf(world).list).toBeDefined();
    await until(world, () => isPlaying(world));
    const dealt = { ...proofOf(world), opened: world.table.state.secret };
    const chain = verifyChain([...voidsOf(world), dealt], world.giverOf(bea.id).memory);
    expect(chain).toMatchObject({ isConsistent: true, isFairToPage: true });
    expect(doubtsOf(world)).toEqual([]);
  });

  test('is offered in every hand, and bots never object', async () => {
    const world = await starting(OFFERED, [ana, bea]);
    pagesOf(world, [ana, bea], seeded('wall'));
    for (const hand of [1, 2]) {
      await until(world, () => standingWall(world.table.state)?.handNumber === hand);
      if (hand === 2) await object(world);
      await until(world, () => isPlaying(world) && world.table.state.session.handNumber === hand);
    }
    expect(voidsOf(world).map(({ handNumber, objectedBy }) => [handNumber, objectedBy])).toEqual([
      [2, world.table.viewerOf(ana.id)],
    ]);
    expect(doubtsOf(world)).toEqual([]);
  });

  test.each<[string, Partial<TableSettings>]>([
    ['the rules of 2006', { ruleset: 'wmo2006', rules: { assist: 'strict' } }],
    ['assisted play', { ruleset: 'wmo2014' }],
    ['an own choice', { ruleset: 'wmo2014', rules: { assist: 'strict', wallRebuild: false } }],
  ])('stands at once with %s', async (_, settings) => {
    const world = await starting({ clock: 'club', ...settings });
    expect(await object(world)).toEqual({ ok: false, code: 'wall-stands' });
    await world.clock.advance(200);
    expect(proofOf(world).list).toBeDefined();
  });

  test('stands for who watches, for who left, for another wall, and once the numbers are called', async () => {
    const world = await starting();
    expect(await object(world, person('Eva'))).toMatchObject({ code: 'not-seated' });
    await world.ask(bea, { type: 'leave' });
    expect(await object(world, bea)).toMatchObject({ code: 'not-seated' });
    const other = { ...proofOf(world), commitment: 'ab'.repeat(32) };
    expect(await object(world, ana, other)).toMatchObject({ code: 'wall-stands' });
    await until(world, () => proofOf(world).list !== undefined);
    expect(await object(world)).toMatchObject({ code: 'wall-stands' });
    expect(voidsOf(world)).toEqual([]);
  });

  test('stands in a pause, and is asked about after it', async () => {
    const world = await starting(OFFERED, [ana, bea]);
    pagesOf(world, [ana, bea], seeded('pause'));
    await until(world, () => standingWall(world.table.state)?.handNumber === 2);
    for (const one of [ana, bea]) await world.ask(one, { type: 'ask-pause', isWanted: true });
    expect(await object(world)).toMatchObject({ code: 'table-paused' });
    await world.clock.advance(60_000);
    await world.ask(ana, { type: 'ask-pause', isWanted: false });
    expect(await object(world)).toMatchObject({ ok: true });
  });

  test.each([
    ['before', 0],
    ['after', 1],
  ])('is what it was when the server crashes %s the objection', async (_, isAfter) => {
    const world = await starting();
    await world.clock.advance(3000);
    if (isAfter) await object(world);
    const { commitment } = proofOf(world);
    await world.crash(5000, PEOPLE);
    expect(proofOf(world).commitment).toBe(commitment);
    expect(await object(world)).toEqual(
      isAfter ? { ok: false, code: 'wall-stands' } : expect.objectContaining({ ok: true }),
    );
    await until(world, () => isPlaying(world));
    expect(voidsOf(world)).toHaveLength(1);
    const dealt = { ...proofOf(world), opened: world.table.state.secret };
    expect(verifyChain([...voidsOf(world), dealt]).isConsistent).toBe(true);
  });

  test('is not waited for when one person after another restarts the server', async () => {
    const world = await starting();
    for (let restarts = 0; restarts < 6; restarts++) await world.crash(1000, PEOPLE);
    await until(world, () => isPlaying(world));
    expect(voidsOf(world)).toEqual([]);
  });
});
