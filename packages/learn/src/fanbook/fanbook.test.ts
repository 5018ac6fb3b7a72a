import {
  FAN_IDS,
  type FanId,
  fanPoints,
  parseHand,
  parseTile,
  readingsOf,
  SCORED_FANS,
  seeded,
  tileText,
  type WinningClaim,
  wmo2006,
} from '@gorrion/rules';
import { describe, expect, test } from 'vitest';
import { GROWN_FANS, grownClaim } from '../drills/make/grow.ts';
import { NEAR_MISSES, nearMissClaim } from '../fantexts/index.ts';
import { examplesOf } from './examples.ts';
import { excludedBy, excluding } from './exclusions.ts';
import { FAMILIES, fanFamilyOf } from './families.ts';
import { companionsOf, type FanFrequencies, loadFrequencies, shareOfWins } from './frequencies.ts';
import { fansBeside, litHand } from './lit.ts';

const litTiles = (fan: FanId, at = 0) =>
  litHand(examplesOf(fan)[at]!.claim, wmo2006, fan)!
    .parts.flatMap(({ tiles }) => tiles)
    .filter(({ isLit }) => isLit)
    .map(({ tile }) => tileText(tile))
    .toSorted()
    .join(' ');

describe('the tiles that earn a fan', () => {
  test.each([
    ['mixed-straight', '1s 2s 3s 4p 5p 6p 7m 8m 9m'],
    ['dragon-pung', 'C C C'],
    ['tile-hog', '7m 7m 7m 7m'],
    ['edge-wait', '3m'],
    ['robbing-the-kong', '7p'],
    ['last-tile', '3m'],
    ['concealed-kong', 'E E E E'],
    ['knitted-straight', '1s 2m 3p 4s 5m 6p 7s 8m 9p'],
  ] as const)('%s: %s', (fan, tiles) => {
    expect(litTiles(fan)).toBe(tiles);
  });

  test('are the flowers beside the hand, or tiles of the hand', () => {
    for (const fan of FAN_IDS)
      for (const { claim, number } of examplesOf(fan)) {
        const scored = number === '57.2' ? 'melded-and-concealed-kong' : fan;
        const hand = litHand(claim, wmo2006, scored)!;
        const beside = hand.parts.filter(({ kind }) => kind === 'flowers').flatMap(part => part.tiles);
        const tiles = hand.parts.filter(({ kind }) => kind !== 'flowers').flatMap(part => part.tiles);
        expect(beside.filter(({ isLit }) => isLit).length).toBe(fan === 'flower-tiles' ? 3 : 0);
        expect(tiles.length - hand.parts.filter(({ kind }) => kind === 'kong').length, `${fan} ${number}`).toBe(14);
        expect(tiles.filter(({ isLast }) => isLast).length).toBe(1);
        expect(tiles.some(({ isLit }) => isLit)).toBe(fan !== 'flower-tiles');
        expect(hand.fans.reduce((sum, { times, points }) => sum + times * points, 0)).toBe(hand.total + hand.flowers);
      }
  });

  test('are all of them where no fan is named', () => {
    const { claim } = examplesOf('flower-tiles')[0]!;
    const tiles = litHand(claim, wmo2006)!.parts.flatMap(part => part.tiles);
    expect(tiles.length).toBe(17);
    expect(tiles.every(({ isLit }) => isLit)).toBe(true);
  });

  test('come first and by rank, the other tiles after them', () => {
    const { parts } = litHand(examplesOf('mixed-straight')[0]!.claim, wmo2006, 'mixed-straight')!;
    expect(parts.map(({ tiles }) => tiles.map(({ tile }) => tileText(tile)).join(''))).toEqual([
      '1s2s3s',
      '4p5p6p',
      '7m8m9m',
      '1s2s3s',
      '8p8p',
    ]);
  });

  test('are not told of a hand without the fan', () => {
    const { claim } = examplesOf('mixed-straight')[0]!;
    expect(litHand(claim, wmo2006, 'nine-gates')).toBeUndefined();
    expect(litHand({ ...claim, winningTile: parseTile('E')! }, wmo2006)).toBeUndefined();
  });

  test('of one pung where a hand has several: all of them', () => {
    const hand = parseHand('11s999pNN (111m) (CCC)');
    const { claim } = examplesOf('dragon-pung')[0]!;
    const written = hand.ok ? hand.value : undefined;
    const lit = litHand({ ...claim, ...written!, winningTile: parseTile('1s')! }, wmo2006, 'dragon-pung')!;
    expect(lit.parts.filter(({ tiles }) => tiles.every(({ isLit }) => isLit)).length).toBe(1);
  });
});

/** Hands that the examples, the near misses and the drills do not have. */
const RARE = ['E (1111m) (2222s) (3333p) (1111s)', '2233s (2222m) (3333m) (4444m)', 'E [CCCC] [FFFF] [PPPP] [NNNN]'];
const FEW = 24;

function manyClaims(): readonly WinningClaim[] {
  const random = seeded('exclusions');
  const { claim } = examplesOf('four-kongs')[0]!;
  const rare = RARE.map(text => {
    const hand = parseHand(text);
    if (!hand.ok) throw new SyntaxError(text);
    return { ...claim, ...hand.value, winningTile: hand.value.concealed.at(-1)! };
  });
  const grown = GROWN_FANS.flatMap(fan => Array.from({ length: FEW }, () => grownClaim(random, fan) ?? []).flat());
  const drawn = FAN_IDS.flatMap(fan => examplesOf(fan)).map(example => ({ ...example.claim, selfDrawn: true }));
  return [
    ...FAN_IDS.flatMap(fan => examplesOf(fan)).map(example => example.claim),
    ...FAN_IDS.flatMap(fan => NEAR_MISSES[fan]).map(nearMissClaim),
    ...[...rare, ...grown, ...drawn],
  ];
}

/** The fans that each reading of many hands holds, counted or not. */
const heldInReadings = manyClaims().flatMap(claim =>
  readingsOf(claim, wmo2006).map(
    ({ counted, uncounted }) => new Set<string>([...counted, ...uncounted].map(({ id }) => id)),
  ),
);

describe('exclusions', () => {
  test('[R58] [R59] are those of the table: of the hand, or of the same sets', () => {
    expect(excludedBy('full-flush', wmo2006)).toEqual([{ fan: 'no-honors', reason: 'contained', article: 58 }]);
    expect(excludedBy('pure-straight', wmo2006)).toEqual([
      { fan: 'short-straight', reason: 'same-sets', article: 59 },
      { fan: 'two-terminal-chows', reason: 'same-sets', article: 59 },
    ]);
    expect(excludedBy('self-drawn', wmo2006)).toEqual([]);
  });

  test('are told from both sides', () => {
    expect(excluding('two-terminal-chows', wmo2006)).toContainEqual({
      fan: 'pure-straight',
      reason: 'same-sets',
      article: 59,
    });
    for (const fan of FAN_IDS)
      for (const one of excludedBy(fan, wmo2006)) expect(excluding(one.fan, wmo2006)).toContainEqual({ ...one, fan });
  });

  test('have the reason that many hands show: contained is what no hand with the other fan lacks', () => {
    const pairs = FAN_IDS.flatMap(fan => excludedBy(fan, wmo2006).map(one => ({ ...one, by: fan })));
    // Whether the robbed tile is the last of its kind is told to the scorer, which does not follow it from the kong.
    const checked = pairs.filter(({ by, reason }) => by !== 'robbing-the-kong' && reason !== 'same-sets');
    const [withBoth, without] = [new Set<string>(), new Set<string>()];
    for (const held of heldInReadings)
      for (const { by, fan } of checked) if (held.has(by)) (held.has(fan) ? withBoth : without).add(`${by} > ${fan}`);
    const told = (...reasons: readonly string[]) =>
      checked.filter(({ reason }) => reasons.includes(reason)).map(({ by, fan }) => `${by} > ${fan}`);
    expect(told('contained').filter(pair => without.has(pair) || !withBoth.has(pair))).toEqual([]);
    expect(told('listed', 'one-wait', 'same-tiles').filter(pair => !without.has(pair))).toEqual([]);
    expect(told('one-wait', 'same-tiles').filter(pair => withBoth.has(pair))).toEqual([]);
  });

  test('no example scores a fan beside one that keeps it out of the whole hand', () => {
    for (const fan of FAN_IDS)
      for (const { claim, number } of examplesOf(fan)) {
        if (number === '57.2') continue;
        const fans = litHand(claim, wmo2006, fan)!.fans.map(({ id }) => id);
        for (const { fan: other, reason } of excludedBy(fan, wmo2006))
          if (reason !== 'same-sets') expect(fans, `${fan} ${number}`).not.toContain(other);
      }
  });
});

test('the fans beside a fan are those of its examples, most points first', () => {
  expect(fansBeside('big-four-winds', wmo2006)).toEqual(['all-honors', 'all-terminals-and-honors', 'half-flush']);
  expect(fansBeside('thirteen-orphans', wmo2006)).toEqual([]);
  expect(fansBeside('mixed-straight', wmo2006)).toEqual(['all-chows', 'pure-double-chow', 'mixed-double-chow']);
});

test('each fan is in one family, and each family has fans', () => {
  const counted = FAMILIES.map(family => FAN_IDS.filter(fan => fanFamilyOf(fan) === family).length);
  expect(counted.every(count => count > 0)).toBe(true);
  expect(counted.reduce((sum, count) => sum + count, 0)).toBe(81);
  expect(FAN_IDS.filter(fan => fanFamilyOf(fan) === 'waits').map(fan => fanPoints(fan, wmo2006))).toEqual([1, 1, 1]);
});

describe('frequencies', () => {
  const few: FanFrequencies = {
    games: 2,
    hands: 32,
    wins: 30,
    seed: 'few',
    fans: {
      'all-chows': { wins: 24, with: { 'mixed-straight': 6, 'self-drawn': 12, 'flower-tiles': 20 } },
      'mixed-straight': { wins: 8, with: { 'all-chows': 6 } },
    },
  };

  test('are shares of all wins, nothing of a fan that nobody won with', () => {
    expect(shareOfWins(few, 'all-chows')).toBe(0.8);
    expect(shareOfWins(few, 'nine-gates')).toBe(0);
    expect(shareOfWins({ ...few, wins: 0, fans: {} }, 'all-chows')).toBe(0);
  });

  test('name what comes together most often first, and nothing of a fan with too few wins', () => {
    expect(companionsOf(few, 'all-chows', 1)).toEqual([{ fan: 'self-drawn', share: 0.5 }]);
    expect(companionsOf(few, 'all-chows', 5).map(({ fan }) => fan)).toEqual(['self-drawn', 'mixed-straight']);
    expect(companionsOf(few, 'mixed-straight', 5)).toEqual([]);
    expect(companionsOf(few, 'nine-gates', 5)).toEqual([]);
  });

  test('that were counted agree with each other', async () => {
    const { hands, wins, fans } = await loadFrequencies();
    expect(wins).toBeGreaterThan(0);
    expect(wins).toBeLessThanOrEqual(hands);
    for (const [fan, own] of Object.entries(fans)) {
      expect(SCORED_FANS).toContain(fan);
      expect(own.wins).toBeLessThanOrEqual(wins);
      for (const [other, together] of Object.entries(own.with)) {
        const back = fans[other as FanId];
        expect(back?.with[fan as FanId], `${fan} with ${other}`).toBe(together);
        expect(together).toBeLessThanOrEqual(Math.min(own.wins, back!.wins));
      }
      for (const { fan: out, reason } of FAN_IDS.includes(fan as FanId) ? excludedBy(fan as FanId, wmo2006) : [])
        if (reason !== 'same-sets') expect(own.with[out], `${fan} beside ${out}`).toBeUndefined();
    }
  });
});
