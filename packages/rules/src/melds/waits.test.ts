import { describe, expect, test, vi } from 'vitest';
import { FLAVOURS, randomClaim, seededNumbers } from '../scoring/plain/randomClaim.ts';
import { sized } from '../testing/wide.ts';
import { countsOf } from '../tiles/counts.ts';
import { PLAYING_KINDS, type Tile } from '../tiles/tile.ts';
import { decompose } from './decompose.ts';
import { type Meld, meldTiles } from './meld.ts';
import { parseHand } from './notation.ts';
import { reachableDistance } from './reachable.ts';
import { distanceOf } from './shanten.ts';
import { waitsOf } from './waits.ts';

// Thousands of hands in one test; a busy machine may be slow at that.
vi.setConfig({ testTimeout: 60_000 });

const ALL = Array.from({ length: PLAYING_KINDS }, (_, kind) => kind as Tile);
const completes = (concealed: readonly Tile[], melds: readonly Meld[], tile: Tile): boolean =>
  decompose(countsOf([...concealed, tile]), melds).length > 0;

/** Thirteen tiles, complete but for one, some with one more tile changed. */
const random = seededNumbers(13);
const hands = FLAVOURS.flatMap(flavour =>
  Array.from({ length: sized(60, 250) }, (_, turn) => {
    const { concealed, melds } = randomClaim(random, flavour);
    const drawn = Math.floor(random() * PLAYING_KINDS) as Tile;
    const held = [...concealed, ...melds.flatMap(meldTiles)].filter(tile => tile === drawn).length;
    return { concealed: turn % 3 === 0 && held < 4 ? concealed.with(0, drawn) : concealed, melds };
  }),
);

describe('waits and distance against trying every tile', () => {
  test('[R43] [R44] the waits are the tiles that leave a reading', () => {
    for (const { concealed, melds } of hands) {
      const waits = waitsOf(concealed, melds);
      const tried = ALL.filter(tile => completes(concealed, melds, tile));
      expect(waits.ignoringCopies).toEqual(tried);
      const held = [...concealed, ...melds.flatMap(meldTiles)];
      expect(waits.tiles).toEqual(tried.filter(tile => held.filter(other => other === tile).length < 4));
    }
  });

  test('[R37] ready is distance 0, complete is -1, and a tile brings a hand nearer by one at most', () => {
    for (const { concealed, melds } of hands) {
      const distance = distanceOf(concealed, melds).min;
      expect(distance === 0).toBe(waitsOf(concealed, melds).ignoringCopies.length > 0);
      for (const tile of ALL.filter(one => concealed.filter(other => other === one).length < 4)) {
        const after = distanceOf([...concealed, tile], melds).min;
        expect(after === distance || after === distance - 1).toBe(true);
        expect(after === -1).toBe(completes(concealed, melds, tile));
      }
    }
  });

  test('[R37] [R67] each form by itself', () => {
    const distance = (text: string) => {
      const hand = parseHand(text);
      return hand.ok ? distanceOf(hand.value.concealed, hand.value.melds) : undefined;
    };
    expect(distance('19m19s19pESWNCFP')).toMatchObject({ thirteenOrphans: 0 });
    expect(distance('1111m22s33p44pEESC')).toMatchObject({ sevenPairs: 0 });
    expect(distance('147m258s369pESWN')).toMatchObject({ honorsAndKnitted: 0, knittedStraight: 2 });
    expect(distance('147m258s369pE (123s)')).toMatchObject({ knittedStraight: 0, sevenPairs: undefined });
    expect(distance('E (123s) (456s) (789s) (FFF)')).toMatchObject({ regular: 0, knittedStraight: undefined });
  });

  test('a wrong number of tiles waits for nothing', () => {
    expect(waitsOf([], [])).toEqual({ tiles: [], ignoringCopies: [] });
  });
});

describe('the distance with the copies that there are', () => {
  const copiesIn = (concealed: readonly Tile[], melds: readonly Meld[]) =>
    countsOf([...concealed, ...melds.flatMap(meldTiles)]);

  test.each([
    ['EEESSSWWWNNNN', 1],
    ['(111m)(222m)(333m)(444m) 1m', 1],
    ['11112222333344m', -1],
  ])('%s', (text, distance) => {
    const parsed = parseHand(text);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    expect(reachableDistance(parsed.value.concealed, parsed.value.melds)).toBe(distance);
  });

  test('it is 0 where a tile can come, never below the distance of shapes, and one tile brings it one nearer', () => {
    for (const { concealed, melds } of hands.filter((_, at) => at % sized(12, 1) === 0)) {
      const reachable = reachableDistance(concealed, melds);
      expect(reachable === 0).toBe(waitsOf(concealed, melds).tiles.length > 0);
      expect(reachable).toBeGreaterThanOrEqual(distanceOf(concealed, melds).min);
      const copies = copiesIn(concealed, melds);
      const drawn = ALL.filter(tile => copies[tile]! < 4).map(tile => reachableDistance([...concealed, tile], melds));
      expect(Math.min(...drawn)).toBe(reachable - 1);
    }
  });
});
