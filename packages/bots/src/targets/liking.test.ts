import {
  below,
  countsOf,
  tilesOf as listOf,
  PLAYING_KINDS,
  parseTiles,
  scoreWin,
  seeded,
  type Tile,
  wmo2006,
} from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { ALL_SETS, isChowId, kindsOfSet, SET_TILES } from '../routes/sets.ts';
import { ALL_KINDS, isHonourKind, isTerminalOrHonour } from '../routes/universe.ts';
import { IMPARTIAL, type Liking, likedPoints } from './liking.ts';

const EACH: Liking = { halfFlush: 1, allTypes: 10, allPungs: 100, outsideHand: 1000 };

function tilesOf(hand: string): readonly Tile[] {
  const parsed = parseTiles(hand);
  if (!parsed.ok) throw new RangeError(hand);
  return parsed.value;
}
const liked = (hand: string) => likedPoints(countsOf(tilesOf(hand)), EACH);

const FANS = [
  ['half-flush', EACH.halfFlush],
  ['all-types', EACH.allTypes],
  ['all-pungs', EACH.allPungs],
  ['outside-hand', EACH.outsideHand],
] as const;

/** What the scorer counts in a concealed hand. */
function fansOf(counts: Uint8Array): readonly string[] {
  const concealed = listOf(counts);
  const winningTile = concealed.at(-1)!;
  const circumstances = {
    selfDrawn: false,
    lastOfWall: false,
    lastOfKind: false,
    afterKong: false,
    robbingKong: false,
  };
  const claim = { melds: [], concealed: concealed.slice(0, -1), winningTile, ...circumstances, flowers: 0 };
  return scoreWin({ ...claim, seatWind: 0, prevalentWind: 0 }, wmo2006)!.fans.map(({ id }) => id);
}

describe('what is liked of a hand', () => {
  it.each([
    ['123456789mEEESS', EACH.halfFlush],
    ['123456789m11122m', 0],
    ['123m456s78999pEE', 0],
    ['123m456s789pEEECC', EACH.allTypes],
    ['123m456s789pEEESS', 0],
    ['222m444s666p888pNN', EACH.allPungs],
    ['222m444s666pEEECC', EACH.allPungs + EACH.allTypes],
    ['222444888mEEECC', EACH.allPungs + EACH.halfFlush],
    ['123789m12399sEEE', EACH.outsideHand],
    ['112233m789s789p99s', EACH.outsideHand],
    ['112233m789s789p22s', 0],
    ['123m456s789p999sEE', 0],
    ['1122m3344s5566p77p', 0],
  ])('%s', (hand, points) => {
    expect(liked(hand)).toBe(points);
  });

  it('is found in whatever sets are put together, also wherever the scorer counts its fan', () => {
    const random = seeded('liking');
    const one = <T>(items: readonly T[]): T => items[below(random, items.length)]!;
    let found = 0;
    for (let n = 0; n < 20_000; n++) {
      const outside = n % 2 === 0;
      const sets = Array.from({ length: 4 }, () =>
        one(outside ? ALL_SETS.filter(set => kindsOfSet(set).some(isTerminalOrHonour)) : ALL_SETS),
      );
      const pair = one(outside ? ALL_KINDS.filter(isTerminalOrHonour) : ALL_KINDS);
      const counts = new Uint8Array(PLAYING_KINDS);
      for (const set of sets) for (const kind of SET_TILES.subarray(3 * set, 3 * set + 3)) counts[kind]!++;
      counts[pair]! += 2;
      if (counts.some(copies => copies > 4)) continue;
      const points = likedPoints(counts, EACH);
      const kinds = ALL_KINDS.filter(kind => counts[kind]! > 0);
      const suits = new Set(kinds.filter(kind => !isHonourKind(kind)).map(kind => Math.floor(kind / 9)));
      const isHalfFlush = suits.size === 1 && kinds.some(isHonourKind);
      expect(points % 10).toBe(isHalfFlush ? EACH.halfFlush : 0);
      if (sets.every(set => !isChowId(set))) expect(points % 1000).toBeGreaterThanOrEqual(EACH.allPungs);
      if (outside) expect(points).toBeGreaterThanOrEqual(EACH.outsideHand);
      const fans = fansOf(counts);
      for (const [fan, part] of FANS) if (fans.includes(fan)) expect(Math.floor(points / part) % 10).toBe(1);
      found += points > 0 ? 1 : 0;
    }
    expect(found).toBeGreaterThan(5000);
  });

  it('is nothing where nothing is', () => {
    expect(likedPoints(countsOf(tilesOf('222m444s666pEEECC')), IMPARTIAL)).toBe(0);
  });
});
