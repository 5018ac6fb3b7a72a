import type { ShuffleProof, TableCommand } from '@gorrion/protocol';
import { seeded } from '@gorrion/rules';
import { describe, expect, test, vi } from 'vitest';
import { pagesOf, person, until, World } from '../testing/index.ts';
import { nonceFor, owedToShuffle, sealOf } from './nonces.ts';
import { verifyShuffle } from './verify.ts';

// Whole games: slow only where the machine is busy.
vi.setConfig({ testTimeout: 60_000 });

const people = ['Ana', 'Bea', 'Ciro', 'Dan'].map(person);
const [ana, bea] = people as [ReturnType<typeof person>, ReturnType<typeof person>];
const KEY = 'ab'.repeat(32);

/** Everybody sits, nobody's page says anything for the shuffle by itself, and the host has pressed the key. */
async function starting(who = people, settings = {}): Promise<World> {
  const world = new World('nonces');
  for (const one of who) world.silent.add(one.id);
  await world.open({ clock: 'club', ...settings }, ...who);
  await world.settled(world.table.startAgainstBots(ana, 'regular'));
  return world;
}

const proofOf = (world: World): ShuffleProof => world.table.snapshot('spectator').state.proof!;
const placeOf = (world: World, who = ana) => world.table.viewerOf(who.id) as 0;
const nonceOf = (world: World) => nonceFor(KEY, proofOf(world).commitment);
const seal = (world: World, who = ana): TableCommand => ({
  type: 'seal-nonce',
  handNumber: 1,
  seal: sealOf(proofOf(world).commitment, placeOf(world, who), nonceOf(world)),
});
const open = (world: World): TableCommand => ({ type: 'open-nonce', handNumber: 1, nonce: nonceOf(world) });
const hasBegun = (world: World) => world.table.state.stage === 'playing';

describe('what people give to the shuffle (requirement 28)', () => {
  test('is sealed by all before anybody opens, and the seats are drawn from all of it', async () => {
    const world = await starting([ana, bea]);
    expect(proofOf(world)).toMatchObject({ isCalled: false, opened: undefined });
    expect(await world.ask(ana, open(world))).toEqual({ ok: false, code: 'nonce-not-asked' });
    expect((await world.ask(ana, seal(world))).ok).toBe(true);
    expect(proofOf(world)).toMatchObject({ isCalled: false });
    expect((await world.ask(bea, seal(world, bea))).ok).toBe(true);
    await world.clock.advance(1);
    expect(proofOf(world)).toMatchObject({ isCalled: true });
    expect(await world.ask(ana, seal(world))).toEqual({ ok: false, code: 'nonce-not-asked' });
    await world.ask(ana, open(world));
    expect(hasBegun(world)).toBe(false);
    await world.ask(bea, open(world));
    await world.clock.advance(1);
    expect(hasBegun(world)).toBe(true);
    const proof = { ...proofOf(world), opened: world.table.state.secret };
    expect(proof.contributions!.map(({ nonce }) => nonce)).toEqual([
      nonceOf(world),
      nonceOf(world),
      undefined,
      undefined,
    ]);
    expect(verifyShuffle(proof)).toMatchObject({ isGenuine: true, seats: proof.order });
  });

  test('is nothing but what was sealed', async () => {
    const world = await starting([ana]);
    await world.ask(ana, seal(world));
    await world.clock.advance(1);
    const other: TableCommand = { type: 'open-nonce', handNumber: 1, nonce: 'cd'.repeat(32) };
    expect(await world.ask(ana, other)).toEqual({ ok: false, code: 'nonce-does-not-fit' });
    expect(await world.ask(ana, { ...other, handNumber: 2 })).toEqual({ ok: false, code: 'nonce-not-asked' });
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

  test('is not waited for by more than eight seconds before a game, sealed or not, and then counts as zeros', async () => {
    for (const isSealed of [false, true]) {
      const world = await starting([ana, bea]);
      const from = world.clock.now();
      if (isSealed) await world.ask(bea, seal(world, bea));
      await world.ask(ana, seal(world));
      await until(world, () => proofOf(world).isCalled === true);
      await world.ask(ana, open(world));
      await until(world, () => hasBegun(world));
      expect(world.clock.now() - from).toBeLessThanOrEqual(8010);
      const { contributions } = proofOf(world);
      expect(contributions![1]).toMatchObject({ isAsked: true, nonce: undefined });
      expect(contributions![1].seal === undefined).toBe(!isSealed);
      expect(await world.ask(bea, open(world))).toEqual({ ok: false, code: 'nonce-not-asked' });
    }
  });

  test('is not waited for by more than four seconds between hands', async () => {
    const world = new World('between');
    await world.start({ clock: 'club' }, ana, bea);
    pagesOf(world, [ana, bea], seeded('between'));
    world.silent.add(bea.id);
    await until(world, () => world.table.state.proof?.handNumber === 2);
    const from = world.clock.now();
    await until(world, () => world.table.state.session.phase === 'playing');
    expect(world.clock.now() - from).toBeGreaterThanOrEqual(2000);
    expect(world.clock.now() - from).toBeLessThanOrEqual(4010);
    expect(proofOf(world).contributions!.filter(({ nonce }) => nonce !== undefined)).toHaveLength(1);
  });

  test('is not waited for at all from somebody who has gone', async () => {
    const world = await starting([ana, bea]);
    await world.ask(ana, seal(world));
    world.table.departed(bea.id);
    await world.clock.advance(5);
    await world.ask(ana, open(world));
    await world.clock.advance(5);
    expect(hasBegun(world)).toBe(true);
  });

  test('nobody sits down or gets up between the start and the draw of seats; who leaves is played for', async () => {
    const world = await starting([ana, bea]);
    expect(await world.ask(bea, { type: 'stand' })).toEqual({ ok: false, code: 'game-running' });
    expect(await world.ask(ana, { type: 'start' })).toEqual({ ok: false, code: 'game-running' });
    expect(await world.ask(ana, { type: 'remove', place: 1 })).toEqual({ ok: false, code: 'game-running' });
    expect((await world.ask(bea, { type: 'leave' })).ok).toBe(true);
    await until(world, () => hasBegun(world));
    const kinds = world.table.state.places.map(place => place.kind).sort();
    expect(kinds).toEqual(['bot', 'bot', 'bot', 'person']);
  });

  test('survives a crash between any two of its steps', async () => {
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
      expect(proofOf(world).commitment).toBe(before.commitment);
      await until(world, () => world.table.state.session.phase === 'playing');
      const { secret } = world.table.state;
      expect(verifyShuffle({ ...proofOf(world), opened: secret })?.isGenuine).toBe(true);
    }
  });

  test('is asked for each hand and each game anew, of those who are here', async () => {
    const world = new World('each');
    await world.start({ clock: 'club' }, ana, bea);
    const pages = pagesOf(world, [ana, bea], seeded('each'));
    const seen = new Map<string, ShuffleProof>();
    await until(world, () => {
      const { proof } = world.table.snapshot('spectator').state;
      if (proof?.opened) seen.set(proof.commitment, proof);
      return world.table.isOver;
    });
    expect(seen.size).toBe(4);
    for (const one of [ana, bea]) await world.ask(one, { type: 'ready' });
    await world.clock.advance(100);
    expect(world.table.state.gamesPlayed).toBe(1);
    expect(proofOf(world).contributions!.filter(({ nonce }) => nonce !== undefined)).toHaveLength(2);
    const nonces = [...seen.values()].flatMap(({ contributions }) => contributions!.map(({ nonce }) => nonce));
    expect(new Set(nonces.filter(Boolean)).size).toBe(8);
    expect(pages.flatMap(page => page.refusals).filter(code => code === 'nonce-not-asked')).toEqual([]);
  });
});

describe('a proof', () => {
  test('fails for a nonce that is not the sealed one, and for other seats than the drawn ones', async () => {
    const world = await starting([ana]);
    await world.ask(ana, seal(world));
    await world.clock.advance(1);
    await world.ask(ana, open(world));
    await world.clock.advance(1);
    const proof = { ...proofOf(world), opened: world.table.state.secret };
    const [own, ...others] = proof.contributions!;
    const isGenuine = (change: Partial<ShuffleProof>) => verifyShuffle({ ...proof, ...change })?.isGenuine;
    expect(isGenuine({})).toBe(true);
    expect(isGenuine({ contributions: [{ ...own, nonce: 'cd'.repeat(32) }, ...others] as never })).toBe(false);
    const [a, b, c, d] = proof.order!;
    expect(isGenuine({ order: [b, a, c, d] })).toBe(false);
    const without = verifyShuffle({ ...proof, contributions: [{ ...own, nonce: undefined }, ...others] as never });
    expect(without?.wall).not.toEqual(verifyShuffle(proof)?.wall);
  });

  test('a page that is loaded anew owes what it has sealed, and nothing that another device has', async () => {
    const world = await starting([ana]);
    const state = () => world.table.snapshot(placeOf(world)).state;
    const owed = (key: string) => owedToShuffle(state(), placeOf(world), commitment => nonceFor(key, commitment));
    expect(owed(KEY)).toEqual(seal(world));
    await world.ask(ana, owed(KEY)!);
    await world.clock.advance(1);
    expect(owed(KEY)).toEqual(open(world));
    expect(owed('ef'.repeat(32))).toBeUndefined();
    expect(owedToShuffle(state(), 'spectator', () => '')).toBeUndefined();
  });
});
