import { decideAsBot } from '@gorrion/bots';
import { byPlayer, seeded } from '@gorrion/rules';
import { expect, test, vi } from 'vitest';
import type { Bots } from '../ports/ports.ts';
import { finishedGames } from '../record/gameRecord.ts';
import { replayTable } from '../state/evolve.ts';
import { DUPLICATE, SETTINGS, SeededEntropy, sealedSource } from '../testing/index.ts';
import { playBotGame } from './botGame.ts';

// Whole games: slow only where the machine is busy.
vi.setConfig({ testTimeout: 60_000 });

const BOTS: Bots = { decide: async ({ level, hand, seat, seed }) => decideAsBot(level, hand, seat, seed) };

const game = (deals: string, seed: string, walls: 'own' | 'shared' = 'own') => ({
  settings: { ...SETTINGS, rules: { flowerExposure: 'none' as const }, deals: { duplicate: DUPLICATE, walls } },
  event: { kind: 'duplicate', id: 'ABCD2345', name: 'Tuesday', session: 1, table: 3 } as const,
  levels: byPlayer(() => 'regular' as const),
  at: 1000,
  means: { entropy: new SeededEntropy(seed), sealed: sealedSource(deals) },
  bots: BOTS,
  seed,
});

test.each(['own', 'shared'] as const)('four bots play a whole game of sealed deals by themselves (%s)', async walls => {
  const log = await playBotGame(game('deals', 'one', walls));
  const state = replayTable(log);
  expect(state.session.end?.reason).toBe('complete');
  expect(state.session.results).toHaveLength(4);
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, n) => n + 1));
  const [kept] = finishedGames(log, () => 'bots-1' as never);
  expect(kept!.record.sheet.players.every(({ bot }) => bot === 'regular')).toBe(true);
  expect(state.session.results.some(({ outcome }) => outcome.kind === 'won')).toBe(true);
});

test.each(['own', 'shared'] as const)('[C22] four bots exchange tiles before they play (%s)', async walls => {
  const classical = game('deals', 'exchanges', walls);
  const settings = { ...classical.settings, ruleset: 'macau' as const };
  const { session } = replayTable(await playBotGame({ ...classical, settings }));
  expect(session.end?.reason).toBe('complete');
  expect(session.results.length).toBeGreaterThanOrEqual(4);
  expect(session.hand.exchanges?.map(({ seat, given }) => [seat, given.map(({ length }) => length)])).toEqual(
    [0, 1, 2, 3].map(seat => [seat, [2, 2]]),
  );
});

test('the same deals and seed give the same game, and no deal gives none', async () => {
  const random = seeded('bots');
  const seed = `${random()}`;
  expect(await playBotGame(game('deals', seed))).toEqual(await playBotGame(game('deals', seed)));
  const none = game('deals', seed);
  await expect(playBotGame({ ...none, means: { entropy: none.means.entropy } })).rejects.toThrow('no sealed deal');
});
