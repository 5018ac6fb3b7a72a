import { describe, expect, test } from 'vitest';
import { parseTile, parseTiles, tilesText, tileText } from '../tiles/notation.ts';
import { HIDDEN, KINDS, tileOf } from '../tiles/tile.ts';
import { handText, parseHand } from './notation.ts';

describe('tiles and hands as text', () => {
  test('[R1] every tile has a name of its own', () => {
    const names = Array.from({ length: KINDS }, (_, kind) => tileText(tileOf(kind)));
    expect(new Set(names).size).toBe(KINDS);
    expect(names.map(parseTile)).toEqual(Array.from({ length: KINDS }, (_, kind) => tileOf(kind)));
    expect([tileText(HIDDEN), parseTile('0m'), parseTile('')]).toEqual(['?', undefined, undefined]);
  });

  test('a hand is read as it is written', () => {
    for (const text of ['123m55p1sEECf3', '9p', '']) {
      const tiles = parseTiles(text);
      expect(tiles.ok && tilesText(tiles.value)).toBe(text);
    }
    const hand = parseHand('123m EE [PPPP] (789s) (CCC)');
    expect(hand.ok && hand.value.melds.map(meld => meld.kind)).toEqual(['kong', 'chow', 'pung']);
    expect(hand.ok && handText(hand.value)).toBe('123mEE [PPPP] (789s) (CCC)');
    const printed = parseHand('123m EE [BBBB] (789s) (CCC)');
    expect(printed).toEqual(hand);
  });

  test.each([
    ['12', 'ranks-without-suit'],
    ['12E', 'ranks-without-suit'],
    ['X', 'unknown-tile'],
    ['f9', 'unknown-tile'],
    ['(124m)', 'bad-set'],
    ['[111m]', 'bad-set'],
    ['(f1f2f3)', 'bad-set'],
    ['(123m', 'unclosed-bracket'],
    ['123m)', 'unclosed-bracket'],
    ['1111m (111m)', 'too-many-copies'],
  ])('%s is refused: %s', (text, error) => {
    expect(parseHand(text)).toEqual({ ok: false, error });
  });
});
