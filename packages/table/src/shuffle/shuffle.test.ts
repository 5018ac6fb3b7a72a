import type { Entry, ShuffleProof } from '@gorrion/protocol';
import { below, isWholeSet, SEATS, seeded } from '@gorrion/rules';
import { describe, expect, test, vi } from 'vitest';
import { evolveTable } from '../state/evolve.ts';
import { unopened } from '../state/unopened.ts';
import { pagesOf, person, SeededEntropy, Uniformity, until, World } from '../testing/index.ts';
import { chanceOf, randomOf } from './random.ts';
import { commitmentTo, freshSecret, type Secret } from './secret.ts';
import { verifyShuffle } from './verify.ts';

// Whole games: slow only where the machine is busy.
vi.setConfig({ testTimeout: 60_000 });

const SECRET: Secret = { salt: '00'.repeat(32), seed: '01'.repeat(32) };

describe('the shuffle', () => {
  test('golden values of hands before nonces: the same in every version, on every machine', () => {
    expect(commitmentTo(SECRET)).toBe('5c85955f709283ecce2b74f1b1552918819f390911816e7bb466805a38ab87f3');
    const { seats, dice, ring } = chanceOf(SECRET);
    expect(seats.join(' ')).toBe('0 1 3 2');
    expect(dice.join(' ')).toBe('6 3 3 5');
    expect(ring.slice(0, 24).join(' ')).toBe('7 12 9 6 2 35 6 7 14 22 4 0 3 15 16 15 22 13 41 9 4 31 21 17');
    const wall = randomOf(SECRET, 'wall');
    expect([wall(), wall(), wall()].join(' ')).toBe('281618394 4105120339 2172503044');
  });

  test('a secret has 256 bits of seed and of salt', () => {
    const { salt, seed } = freshSecret(new SeededEntropy('bits'));
    expect(salt).toMatch(/^[0-9a-f]{64}$/);
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
    expect(salt).not.toBe(seed);
  });

  test('every purpose has its own numbers', () => {
    expect(randomOf(SECRET, 'wall')()).not.toBe(randomOf(SECRET, 'dice')());
  });

  test('the first tile of the ring is any of the 34 kinds and flowers as often as it exists (chi-square)', () => {
    const entropy = new SeededEntropy('chi');
    const counts = new Array<number>(42).fill(0);
    const tries = 1500;
    for (let n = 0; n < tries; n++) counts[chanceOf(freshSecret(entropy)).ring[0]!]!++;
    const chi = counts.reduce((sum, count, kind) => {
      const expected = (tries * (kind < 34 ? 4 : 1)) / 144;
      return sum + (count - expected) ** 2 / expected;
    }, 0);
    // 41 degrees of freedom: 84 is passed once in 10,000 times.
    expect(chi).toBeLessThan(84);
  });

  test('favours no position, neighbours, dice or seats (chi-square; a million by npm run shuffles)', () => {
    const { places, worstPlace, pairs, dice, seats } = new Uniformity(new SeededEntropy('short')).run(4000);
    // Each is passed once in 10,000 times where nothing is favoured; the seed is fixed.
    for (const { p } of [places, worstPlace, ...pairs, dice, seats]) expect(p).toBeGreaterThan(1e-4);
  });

  test('the test of uniformity detects a biased shuffle', () => {
    const stuck = new Uniformity({ bytes: count => new Uint8Array(count) }).run(300);
    for (const { p } of [stuck.places, stuck.worstPlace, ...stuck.pairs, stuck.dice, stuck.seats])
      expect(p).toBeLessThan(1e-9);
  });

  test('numbers below a bound are unbiased by rejection', () => {
    const values = [2 ** 32 - 1, 7];
    expect(below(() => values.shift()!, 6)).toBe(1);
  });

  test('a false opening is detected', () => {
    const proof = { handNumber: 1, commitment: commitmentTo(SECRET), opened: { ...SECRET, seed: '02'.repeat(32) } };
    expect(verifyShuffle(proof)?.isGenuine).toBe(false);
    expect(verifyShuffle({ ...proof, opened: SECRET })?.isGenuine).toBe(true);
    expect(verifyShuffle({ ...proof, opened: undefined })).toBeUndefined();
  });
});

/** The proofs as a page that follows by entries has them at the end of each hand. */
function proofsIn(entries: readonly Entry[]): readonly ShuffleProof[] {
  let state = unopened;
  return entries.flatMap(entry => {
    state = evolveTable(state, entry);
    return entry.event.type === 'shuffle-opened' && state.proof ? [state.proof] : [];
  });
}

test('a spectator can rebuild seats, dice and walls of a game from its opened values', async () => {
  const world = new World('proof');
  const people = ['Ana', 'Bea'].map(person);
  await world.start({ clock: 'club' }, ...people);
  pagesOf(world, people, seeded('proof'));
  await until(world, () => world.table.isOver);
  const log = world.store.logOf('table');
  const told = world.publisher.to('spectator').flatMap(frame => frame.entries.map(entry => entry.event));
  const opened = told.filter(event => event.type === 'shuffle-opened');
  expect(opened).toHaveLength(4);
  const order = told.find(event => event.type === 'seats-drawn');
  const proofs = proofsIn(world.publisher.to('spectator').flatMap(frame => frame.entries));
  for (const { handNumber } of opened) {
    const committedAt = told.findIndex(e => e.type === 'shuffle-committed' && e.handNumber === handNumber);
    const committed = told[committedAt]!;
    const dealtAt = told.findIndex((e, n) => n > committedAt && e.type === 'session' && e.event.type === 'hand');
    expect(committedAt).toBeLessThan(dealtAt);
    expect(committed).toMatchObject({ secret: undefined });
    const proof = proofs.find(one => one.handNumber === handNumber)!;
    expect(committed).toMatchObject({ commitment: proof.commitment });
    if (proof.format !== 3) throw new Error('an older format');
    expect(proof.chairs.filter(({ nonce }) => nonce !== undefined)).toHaveLength(2);
    const verified = verifyShuffle(proof)!;
    expect(verified.isGenuine).toBe(true);
    expect(isWholeSet(verified.wall)).toBe(true);
    if (handNumber === 1) expect(order).toMatchObject({ order: verified.seats });
    const dealt = log
      .map(({ event }) => event)
      .filter(event => event.type === 'session')
      .flatMap(({ event }) => (event.type === 'hand' && event.event.type === 'dealt' ? [event.event] : []));
    expect(dealt[handNumber - 1]).toMatchObject({ wall: verified.wall, dice: verified.dice });
  }
  expect(SEATS).toHaveLength(4);
});
