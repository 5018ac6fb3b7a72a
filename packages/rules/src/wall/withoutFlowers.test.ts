import { describe, expect, test } from 'vitest';
import {
  decideSession,
  evolveSession,
  isClaimed,
  isFlower,
  meldTiles,
  type Ruleset,
  seeded,
  shuffledRing,
  stacksOf,
  standingTiles,
  throwDice,
  tilesAfterDeal,
  unstarted,
  WALL_WITHOUT_FLOWERS,
  wallOf,
  wmo2006,
} from '../index.ts';
import { playout } from '../testing/playout.ts';

const rules: Ruleset = { ...wmo2006, flowerExposure: 'none' };
const SEEDS = Array.from({ length: 200 }, (_, n) => `without flowers ${n}`);

function endOf(seed: string) {
  const hand = playout(seed, rules);
  for (;;) {
    const step = hand.next();
    if (step.done) return step.value;
  }
}

describe('a game without flowers', () => {
  test('has 136 tiles in walls of 17 stacks a side, and 83 tiles after the deal', () => {
    expect(wallOf(rules)).toBe(WALL_WITHOUT_FLOWERS);
    expect([WALL_WITHOUT_FLOWERS.stacks, stacksOf(WALL_WITHOUT_FLOWERS), tilesAfterDeal(WALL_WITHOUT_FLOWERS)]).toEqual(
      [17, 68, 83],
    );
  });

  test('refuses the ring of another set of tiles', () => {
    const started = evolveSession(unstarted, { type: 'session-started', options: { rules, hands: 4 } });
    const begin = (ring: ReturnType<typeof shuffledRing>) =>
      decideSession(started, { type: 'begin-hand', ring, dice: throwDice(seeded('dice')) });
    expect(begin(shuffledRing(seeded('with')))).toMatchObject({ ok: false, error: { code: 'bad-deal' } });
    expect(begin(shuffledRing(seeded('without'), wallOf(rules)))).toMatchObject({ ok: true });
  });

  test('keeps all tiles in each of 200 random hands (seeds "without flowers 0" to 199), and none is a flower', {
    timeout: 30_000,
  }, () => {
    for (const seed of SEEDS) {
      const state = endOf(seed);
      const claimed = state.seats.flatMap(({ melds }) => melds.filter(isClaimed)).length;
      const held = state.seats.flatMap(({ concealed, melds, discards }) => [
        ...concealed,
        ...melds.flatMap(meldTiles),
        ...discards.map(({ tile }) => tile),
      ]);
      const all = [...held, ...standingTiles(state.wall).map(place => state.wall.tiles[place]!)];
      expect(all.some(isFlower), seed).toBe(false);
      // A claimed tile lies in a meld and is remembered as a discard.
      expect(all, seed).toHaveLength(136 + claimed);
    }
  });
});
