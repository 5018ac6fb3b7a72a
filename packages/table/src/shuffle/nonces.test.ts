import type { BoundShuffleProof, TableCommand } from '@gorrion/protocol';
import { type Player, seeded } from '@gorrion/rules';
import { describe, expect, test, vi } from 'vitest';
import { pagesOf, person, until, World } from '../testing/index.ts';
import { boundSeal, contextOf } from './bytes.ts';
import { verifyChain } from './chain.ts';
import { verifyShuffle } from './verify.ts';

// Whole games: slow only where the machine is busy.
vi.setConfig({ testTimeout: 60_000 });

const people = ['Ana', 'Bea', 'Ciro', 'Dan'].map(person);
const [ana, bea] = people as [ReturnType<typeof person>, ReturnType<typeof person>];

/** Seats the people, silences their pages for the shuffle, and makes the host start the game. */
async function starting(who = people, settings = {}): Promise<World> {
  const world = new World('nonces');
  for (const one of who) world.silent.add(one.id);
  await world.open({ clock: 'club', ...settings }, ...who);
  await world.settled(world.table.startAgainstBots(ana, 'regular'));
  return world;
}

function proofOf(world: World): BoundShuffleProof {
  const { proof } = world.table.snapshot('spectator').state;
  if (proof?.format !== 3) throw new Error('no shuffle of format 3');
  return proof;
}

const placeOf = (world: World, who = ana) => world.table.viewerOf(who.id) as Player;
const contextAt = (world: World) => contextOf(proofOf(world));
const nonceOf = (world: World) => contextAt(world).replace(/^./, '0');
const seal = (world: World, who = ana): TableCommand => ({
  type: 'seal-nonce',
  context: contextAt(world),
  seal: boundSeal(contextAt(world), placeOf(world, who), nonceOf(world)),
});
const open = (world: World): TableCommand => ({
  type: 'open-nonce',
  context: contextAt(world),
  list: proofOf(world).list ?? '00'.repeat(32),
  nonce: nonceOf(world),
});
const hasBegun = (world: World) => world.table.state.stage === 'playing';
const isCalled = (world: World) => proofOf(world).list !== undefined;
const given = ({ chairs }: BoundShuffleProof) => chairs.filter(({ nonce }) => nonce !== undefined);

describe('the nonces of people (requirement 28)', () => {
  test('are sealed by all people before one of them opens, and all nonces enter the draw of seats', async () => {
    const world = await starting([ana, bea]);
    expect(proofOf(world)).toMatchObject({ list: undefined, opened: undefined });
    expect(await world.ask(ana, open(world))).toEqual({ ok: false, code: 'nonce-not-asked' });
    expect((await world.ask(ana, seal(world))).ok).toBe(true);
    expect(isCalled(world)).toBe(false);
    expect((await world.ask(bea, seal(world, bea))).ok).toBe(true);
    await world.clock.advance(1);
    expect(isCalled(world)).toBe(true);
    expect(await world.ask(ana, seal(world))).toEqual({ ok: false, code: 'nonce-not-asked' });
    await world.ask(ana, open(world));
    expect(hasBegun(world)).toBe(false);
    await world.ask(bea, open(world));
    await world.clock.advance(1);
    expect(hasBegun(world)).toBe(true);
    const proof = { ...proofOf(world), opened: world.table.state.secret };
    expect(proof.chairs.map(({ nonce }) => nonce)).toEqual([nonceOf(world), nonceOf(world), undefined, undefined]);
    expect(verifyShuffle(proof)).toMatchObject({ isGenuine: true, seats: proof.order });
  });

  test('are only those that were sealed', async () => {
    const world = await starting([ana]);
    await world.ask(ana, seal(world));
    await world.clock.advance(1);
    const other: TableCommand = { ...open(world), nonce: 'cd'.repeat(32) } as TableCommand;
    expect(await world.ask(ana, other)).toEqual({ ok: false, code: 'nonce-does-not-fit' });
    const [context, list] = ['cd'.repeat(32), 'ef'.repeat(32)];
    expect(await world.ask(ana, { ...open(world), context } as TableCommand)).toEqual({
      ok: false,
      code: 'nonce-not-asked',
    });
    expect(await world.ask(ana, { ...open(world), list } as TableCommand)).toEqual({
      ok: false,
      code: 'nonce-does-not-fit',
    });
    expect((await world.ask(ana, open(world))).ok).toBe(true);
    expect(await world.ask(ana, open(world))).toEqual({ ok: false, code: 'nonce-not-asked' });
  });

  test('cannot be copied from a neighbour: a seal belongs to its chair', async () => {
    const world = await starting([ana, bea]);
    const copied = seal(world);
    await world.ask(ana, copied);
    await world.ask(bea, copied);
    await world.clock.advance(1);
    await world.ask(ana, open(world));
    expect(await world.ask(bea, open(world))).toEqual({ ok: false, code: 'nonce-does-not-fit' });
  });

  test('are awaited for at most six seconds before a game, and do not count afterwards', async () => {
    const world = await starting([ana, bea]);
    const from = world.clock.now();
    await world.ask(ana, seal(world));
    await until(world, () => isCalled(world));
    expect(await world.ask(bea, seal(world, bea))).toEqual({ ok: false, code: 'nonce-not-asked' });
    await world.ask(ana, open(world));
    await until(world, () => hasBegun(world));
    expect(world.clock.now() - from).toBeLessThanOrEqual(6010);
    expect(proofOf(world).chairs[1]).toMatchObject({ kind: 'asked', seal: undefined, nonce: undefined });
  });

  test('are awaited for at most two seconds between hands', async () => {
    const world = new World('between');
    await world.start({ clock: 'club' }, ana, bea);
    pagesOf(world, [ana, bea], seeded('between'));
    world.silent.add(bea.id);
    await until(world, () => world.table.state.proof?.handNumber === 2);
    const from = world.clock.now();
    await until(world, () => world.table.state.session.phase === 'playing');
    // Two seconds for the seal, and two more in which the commitment can be seen before the deal.
    expect(world.clock.now() - from).toBeGreaterThanOrEqual(2000);
    expect(world.clock.now() - from).toBeLessThanOrEqual(4030);
    expect(given(proofOf(world))).toHaveLength(1);
  });

  test('are not awaited from a person who has gone', async () => {
    const world = await starting([ana, bea]);
    await world.ask(ana, seal(world));
    world.table.departed(bea.id);
    await world.clock.advance(5);
    await world.ask(ana, open(world));
    await world.clock.advance(5);
    expect(hasBegun(world)).toBe(true);
  });

  test('no player sits down or gets up between the start and the draw of seats; the table plays for those who leave', async () => {
    const world = await starting([ana, bea]);
    expect(await world.ask(bea, { type: 'stand' })).toEqual({ ok: false, code: 'game-running' });
    expect(await world.ask(ana, { type: 'start' })).toEqual({ ok: false, code: 'game-running' });
    expect(await world.ask(ana, { type: 'remove', place: 1 })).toEqual({ ok: false, code: 'game-running' });
    expect((await world.ask(bea, { type: 'leave' })).ok).toBe(true);
    await until(world, () => hasBegun(world));
    const kinds = world.table.state.places.map(place => place.kind).sort();
    expect(kinds).toEqual(['bot', 'bot', 'bot', 'person']);
  });

  test('survive a crash between any two steps, and the nonce of each person still counts', async () => {
    for (let steps = 0; steps < 5; steps++) {
      const world = await starting([ana, bea]);
      const script = [
        () => world.ask(ana, seal(world)),
        () => world.ask(bea, seal(world, bea)),
        () => world.ask(ana, open(world)),
        () => world.ask(bea, open(world)),
      ];
      for (const step of script.slice(0, steps)) await step();
      const before = proofOf(world);
      await world.crash(3000, [ana, bea]);
      for (const step of script.slice(steps)) await step();
      expect(proofOf(world).commitment).toBe(before.commitment);
      await until(world, () => world.table.state.session.phase === 'playing');
      const { secret } = world.table.state;
      expect(given(proofOf(world))).toHaveLength(2);
      expect(verifyShuffle({ ...proofOf(world), opened: secret })?.isGenuine).toBe(true);
    }
  });

  test.each([
    ['to seal', 6000, [seal]],
    ['to open', 4000, [seal, (world: World) => seal(world, bea), open]],
  ] as const)('has a time %s that restarts lengthen twice, but not without end', async (_, limit, said) => {
    const world = await starting([ana, bea]);
    for (const [n, command] of said.entries()) await world.ask(n === 1 ? bea : ana, command(world));
    const isWaiting = () => isCalled(world) === (limit === 4000) && proofOf(world).attempt === 1;
    expect(isWaiting()).toBe(true);
    const from = world.clock.now();
    let restarts = 0;
    while (restarts < 60 && isWaiting()) {
      await world.crash(1000, [ana, bea]);
      restarts++;
    }
    expect(isWaiting()).toBe(false);
    // Two restarts each add one second of downtime and ten seconds of grace; the others add nothing.
    expect(world.clock.now() - from).toBeGreaterThanOrEqual(limit + 2 * 11_000 - 1000);
    expect(world.clock.now() - from).toBeLessThanOrEqual(limit + 2 * 11_000 + 2000);
    const logged = world.store.logOf('table').filter(({ event }) => event.type === 'clock-shifted');
    expect(logged).toHaveLength(restarts);
  });

  test('are requested for each hand and each game anew, from people who are here', async () => {
    const world = new World('each');
    await world.start({ clock: 'club' }, ana, bea);
    const pages = pagesOf(world, [ana, bea], seeded('each'));
    const seen = new Map<string, BoundShuffleProof>();
    await until(world, () => {
      if (proofOf(world).opened) seen.set(proofOf(world).commitment, proofOf(world));
      return world.table.isOver;
    });
    expect(seen.size).toBe(4);
    const chain = verifyChain([...seen.values()], world.giverOf(bea.id).memory);
    expect(chain).toMatchObject({ isConsistent: true, isFairToPage: true });
    for (const one of [ana, bea]) await world.ask(one, { type: 'ready' });
    await world.clock.advance(100);
    expect(world.table.state.gamesPlayed).toBe(1);
    expect(proofOf(world)).toMatchObject({ game: 2, handNumber: 1 });
    expect(given(proofOf(world))).toHaveLength(2);
    const nonces = [...seen.values()].flatMap(({ chairs }) => chairs.map(({ nonce }) => nonce));
    expect(new Set(nonces.filter(Boolean)).size).toBe(8);
    expect([...world.givers.values()].flatMap(({ objections }) => objections)).toEqual([]);
    expect(pages.flatMap(page => page.refusals).filter(code => code === 'nonce-not-asked')).toEqual([]);
  });
});

describe('a proof', () => {
  test('fails for a nonce that is not the sealed one, for other seats than the drawn ones and for a cut list', async () => {
    const world = await starting([ana]);
    await world.ask(ana, seal(world));
    await world.clock.advance(1);
    await world.ask(ana, open(world));
    await world.clock.advance(1);
    const proof = { ...proofOf(world), opened: world.table.state.secret };
    const [own, ...others] = proof.chairs;
    const isGenuine = (change: Partial<BoundShuffleProof>) => verifyShuffle({ ...proof, ...change })?.isGenuine;
    const chairs = (change: object) => ({ chairs: [{ ...own, ...change }, ...others] as never });
    expect(isGenuine({})).toBe(true);
    expect(isGenuine(chairs({ nonce: 'cd'.repeat(32) }))).toBe(false);
    expect(isGenuine(chairs({ nonce: undefined }))).toBe(false);
    expect(isGenuine(chairs({ seal: undefined, nonce: undefined }))).toBe(false);
    expect(isGenuine({ lateSeals: [1] })).toBe(false);
    expect(isGenuine({ table: 'other' })).toBe(false);
    const [a, b, c, d] = proof.order!;
    expect(isGenuine({ order: [b, a, c, d] })).toBe(false);
    const without = verifyShuffle({ ...proof, ...chairs({ seal: undefined, nonce: undefined }) });
    expect(without?.wall).not.toEqual(verifyShuffle(proof)?.wall);
  });
});
