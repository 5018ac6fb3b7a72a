import { seeded, shuffledRing, throwDice } from '@gorrion/rules';
import { sized } from '@gorrion/rules/testing/wide';
import { describe, expect, test, vi } from 'vitest';
import { contextOf, listOf } from '../../shuffle/bytes.ts';
import { SETTINGS } from '../world.ts';
import { interfere } from './index.ts';
import { Room } from './room.ts';

// Whole hands: slow only where the machine is busy.
vi.setConfig({ testTimeout: 120_000 });

const SEEDS = Array.from({ length: sized(16, 60) }, (_, n) => `short ${n}`);

describe('what a viewer cannot know has no influence on what they receive (requirement 27)', () => {
  test('not a byte and not a millisecond, for seats and spectators', async () => {
    let [compared, exchanged, changedClaims, offences, rulings] = [0, 0, 0, 0, 0];
    const viewers = new Set<unknown>();
    for (const seed of SEEDS) {
      const result = await interfere(seed);
      expect(result.difference, seed).toBeUndefined();
      compared += result.compared;
      exchanged += result.exchanged;
      changedClaims += result.changedClaims;
      offences += result.offences;
      rulings += result.rulings;
      viewers.add(result.viewer);
    }
    expect(viewers.size).toBe(5);
    expect(compared).toBeGreaterThan(50 * SEEDS.length);
    expect(exchanged).toBeGreaterThan(40 * SEEDS.length);
    // Others could claim what they could not before: that is what must not be felt.
    expect(changedClaims).toBeGreaterThan(SEEDS.length / 4);
    // Words, false Hu, early draws: strict tables are among them.
    expect(offences).toBeGreaterThan(SEEDS.length);
    // Tables with an umpire are among them, too.
    expect(rulings).toBeGreaterThan(SEEDS.length / 2);
  });
});

const OLDER = Array.from({ length: sized(12, 40) }, (_, n) => `older ${n}`);

test('[C22] nor in the older ways: who exchanged what is known to the two alone', async () => {
  let [exchanged, changedClaims] = [0, 0];
  const viewers = new Set<unknown>();
  for (const seed of OLDER) {
    const result = await interfere(seed, undefined, 'classical');
    expect(result.difference, seed).toBeUndefined();
    exchanged += result.exchanged;
    changedClaims += result.changedClaims;
    viewers.add(result.viewer);
  }
  expect(viewers.size).toBe(5);
  expect(exchanged).toBeGreaterThan(40 * OLDER.length);
  expect(changedClaims).toBeGreaterThan(OLDER.length / 4);
});

test('a bot does not claim with its other hand what only its first hand could claim', async () => {
  // Ana's page is gone, her own chow comes before the pung of the bot that stands in for her.
  expect((await interfere('any 1164')).difference).toBeUndefined();
});

test('a player who is back for a moment does not pass on what a bot claims for them then', async () => {
  expect((await interfere('old 371', undefined, 'classical')).difference).toBeUndefined();
});

test('a bot does not lay down with its other hand what its first hand had to take back', async () => {
  // Ciro says Chow and leaves. A bot then plays the seat, and holds no tiles for a chow.
  expect((await interfere('later 534')).difference).toBeUndefined();
});

test('the hand is dealt from a shuffle of the current format, with a sealed and opened nonce of each person', async () => {
  const random = seeded('format');
  const secret = { salt: '11'.repeat(32), seed: '22'.repeat(32) };
  const deal = { ring: shuffledRing(random), dice: throwDice(random), secret };
  const room = new Room({ settings: SETTINGS, people: 2, deal, viewer: 'spectator', bots: (_, __, [first]) => first! });
  await room.open();
  const { proof } = room.table.state;
  if (proof?.format !== 3) throw new Error('not of format 3');
  expect(proof).toMatchObject({ isDealt: true, isVoid: false, order: [0, 1, 2, 3] });
  expect(proof.list).toBe(listOf(contextOf(proof), proof.chairs));
  expect(proof.chairs.map(({ nonce }) => nonce !== undefined)).toEqual([true, true, false, false]);
  expect(proof.chairs.map(({ kind }) => kind)).toEqual(['asked', 'asked', 'bot', 'bot']);
  expect(room.table.state.secret).toEqual(secret);
});

describe('the test detects a leak of', () => {
  const found = async (leak: Parameters<typeof interfere>[1], seeds = SEEDS, family?: 'classical') => {
    const results = await Promise.all(seeds.slice(0, 12).map(seed => interfere(seed, leak, family)));
    return results.filter(({ difference }) => difference !== undefined).length;
  };

  test('how long the whole log is, which counts secret passes', async () => {
    expect(await found(room => `${room.log.length}`)).toBeGreaterThan(1);
  });

  test('one tile of the wall', async () => {
    expect(await found(room => `${room.table.state.session.hand.wall.tiles.at(-40)}`)).toBeGreaterThan(3);
  });

  test('[C22] the tiles that others have exchanged', async () => {
    const leak = ({ table }: Room) => JSON.stringify(table.state.session.hand.exchanges);
    expect(await found(leak, OLDER, 'classical')).toBeGreaterThan(3);
  });

  test('the secret of the shuffle', async () => {
    expect(await found(room => room.table.state.secret?.seed ?? '')).toBeGreaterThan(3);
  });
});
