import { describe, expect, test, vi } from 'vitest';
import { meldTiles } from '../melds/meld.ts';
import { waitsOf } from '../melds/waits.ts';
import { macau } from '../rulesets/presets.ts';
import { SPECIAL_IDS } from '../scoring/counted.ts';
import { seededNumbers } from '../scoring/plain/randomClaim.ts';
import { classicalClaim, writtenHand } from '../testing/classicalHands.ts';
import { sized } from '../testing/wide.ts';
import { tilesText } from '../tiles/notation.ts';
import { countOf } from '../tiles/sorted.ts';
import { PLAYING_KINDS, type Tile } from '../tiles/tile.ts';
import { plainWin } from './plain/plainCount.ts';
import { CLASSICAL_FLAVOURS, randomClassicalClaim } from './plain/randomClaim.ts';
import { classicalWaits, completesHand } from './shape.ts';
import { countWin } from './win.ts';

// Tens of thousands of readings in one test; a busy machine may be slow at that.
vi.setConfig({ testTimeout: 60_000 });

const waits = (text: string): string => {
  const { concealed, melds } = writtenHand(text);
  return tilesText(classicalWaits(concealed, melds));
};

describe('what completes a hand', () => {
  test.each([
    ['four sets and a pair', '123m 456s 78p 22s (EEE)', '69p'],
    ['the pair', '123m 456s 789p 2s (EEE)', '2s'],
    ['seven pairs of one suit', '1155668899m 227m', '7m'],
    ['seven pairs of one suit with honours', '115566m EE CC PP N', 'N'],
    ['seven pairs of honours, four equal tiles as two', 'EEEE SS WW NN CC F', 'F'],
    ['twin sevens, the inner tile', '1234567m 123467p', '5p'],
    ['twin sevens, the outer tile, beside another wait', '2345678m 345678p', '258m2p'],
    ['wonders, the one that lacks', '19m19s19p ESWNCFF', 'P'],
    ['wonders, any of thirteen', '19m19s19p ESWNCFP', '19m19s19pESWNCFP'],
  ])('[C36] %s', (_, hand, tiles) => {
    expect(waits(hand)).toBe(tiles);
  });

  test.each([
    ['pairs of two suits', '115566m 2244s EE C'],
    ['seven of one suit and other seven of another', '1234567m 245678p'],
    ['a hand of knitted tiles', '147m 258s 369p ESWN'],
    ['orphans with a tile between', '19m19s15p ESWNCFP'],
    ['another number of tiles', '123m 456s 789p 2s'],
  ])('[C36] %s waits for nothing', (_, hand) => {
    expect(waits(hand)).toBe('');
  });

  test('[C36] with “4 grupos y una pareja” alone, pairs, twin sevens and wonders wait for nothing', () => {
    const strict = (text: string) => {
      const { concealed, melds } = writtenHand(text);
      return tilesText(classicalWaits(concealed, melds, { setsAndPairOnly: true }));
    };
    for (const hand of ['115566m EE CC PP N', '1234567m 123467p', '19m19s19p ESWNCFP']) expect(strict(hand)).toBe('');
    expect(strict('2345678m 345678p')).toBe('258m');
    const pairs = classicalClaim('115566m EE CC PP N', 'N', { selfDrawn: true });
    expect(countWin(pairs, macau)?.total).toBe(1000);
    expect(countWin(pairs, { ...macau, setsAndPairOnly: true })).toBeUndefined();
  });

  test('[C36] a tile of which the hand holds all four cannot come', () => {
    expect(waits('1111m 123s 456s 789p')).toBe('');
    expect(waits('123m 456s 789p 1s (111s)')).toBe('');
    const { concealed, melds } = writtenHand('123m 456s 789p 1s (111s)');
    expect(waitsOf(concealed, melds).ignoringCopies).toHaveLength(1);
  });

  test('[C36] every kind that the plain count finds complete, of random hands, and no other', () => {
    const random = seededNumbers(3636);
    let found = 0;
    for (let n = 0; n < sized(400, 2000); n++) {
      const claim = randomClassicalClaim(random, CLASSICAL_FLAVOURS[n % CLASSICAL_FLAVOURS.length]!);
      const { concealed, melds } = claim;
      const all = [...concealed, ...melds.flatMap(meldTiles)];
      const completing = Array.from({ length: PLAYING_KINDS }, (_, kind) => kind as Tile).filter(
        tile => countOf(all, tile) < 4 && plainWin({ ...claim, winningTile: tile }, macau, SPECIAL_IDS) !== undefined,
      );
      expect(tilesText(classicalWaits(concealed, melds)), tilesText(concealed)).toBe(tilesText(completing));
      expect(completing.every(tile => completesHand(concealed, melds, tile))).toBe(true);
      found += completing.length;
    }
    expect(found).toBeGreaterThan(sized(600, 3000));
  });
});
