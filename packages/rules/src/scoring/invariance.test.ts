import { describe, expect, test, vi } from 'vitest';
import type { Meld } from '../melds/meld.ts';
import { wmo2006 } from '../rulesets/presets.ts';
import type { Tile } from '../tiles/tile.ts';
import { FLAVOURS, randomClaim, seededNumbers } from './plain/randomClaim.ts';
import { scoreWin } from './score.ts';
import type { Score, WinningClaim } from './types.ts';

// Thousands of hands in one test; a busy machine may be slow at that.
vi.setConfig({ testTimeout: 60_000 });

/** The two fans that look at the suits themselves. */
const OF_CERTAIN_SUITS = new Set(['all-green', 'reversible-tiles']);
const totalOf = (score: Score | undefined) => score?.total;

const movedTile = (tile: Tile): Tile => (tile < 27 ? (tile + 9) % 27 : tile) as Tile;
const movedMeld = (meld: Meld): Meld =>
  meld.kind === 'chow'
    ? { ...meld, low: movedTile(meld.low), claimed: movedTile(meld.claimed) }
    : { ...meld, tile: movedTile(meld.tile) };
const moved = (claim: WinningClaim): WinningClaim => ({
  ...claim,
  melds: claim.melds.map(movedMeld),
  concealed: claim.concealed.map(movedTile),
  winningTile: movedTile(claim.winningTile),
});

describe('the score of a hand', () => {
  const random = seededNumbers(81);
  const claims = FLAVOURS.flatMap(flavour => Array.from({ length: 800 }, () => randomClaim(random, flavour)));

  test('[R42] does not depend on the order of tiles and melds', () => {
    for (const claim of claims) {
      const turned = { ...claim, melds: claim.melds.toReversed(), concealed: claim.concealed.toReversed() };
      expect(scoreWin(turned, wmo2006)).toEqual(scoreWin(claim, wmo2006));
    }
  });

  test('[R63] does not depend on which suit is which, except for green and reversible tiles', () => {
    for (const claim of claims) {
      const scores = [claim, moved(claim)].map(one => scoreWin(one, wmo2006));
      if (scores.some(score => score?.fans.some(fan => OF_CERTAIN_SUITS.has(fan.id)))) continue;
      expect(totalOf(scores[0])).toBe(totalOf(scores[1]));
    }
  });

  test('[R38] has the same total with and without flowers', () => {
    for (const claim of claims) {
      expect(totalOf(scoreWin({ ...claim, flowers: 8 }, wmo2006))).toBe(
        totalOf(scoreWin({ ...claim, flowers: 0 }, wmo2006)),
      );
    }
  });
});
