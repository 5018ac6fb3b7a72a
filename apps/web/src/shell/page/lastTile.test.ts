import { type WinningClaim, wmo2006 } from '@gorrion/rules';
import { tile, tiles } from '@gorrion/rules/testing';
import { describe, expect, it } from 'vitest';
import { english } from '../../testing/english.ts';
import { lastTileText } from './lastTile.ts';

/** Pure Straight, self-drawn on the fourth copy of a tile of which all see the others. */
const CLAIM: WinningClaim = {
  melds: [],
  concealed: tiles('123456789m 11s 23p'),
  winningTile: tile('4p'),
  seatWind: 1,
  prevalentWind: 0,
  selfDrawn: true,
  lastOfWall: false,
  lastOfKind: true,
  afterKong: false,
  robbingKong: false,
  isDealt: false,
  flowers: 1,
};

describe('Last Tile by self-draw', () => {
  it('[R49] shows both totals where it decides', () => {
    expect(lastTileText(english, CLAIM, wmo2006)).toBe(
      'Last Tile counts by self-draw too: 27. On a discard alone, as the Spanish text has it: 23.',
    );
    const small = { ...CLAIM, concealed: tiles('123m 567s 789p 11s 23p'), flowers: 0 };
    expect(lastTileText(english, small, wmo2006)).toMatch(/: 10\. .*: 6, no win\.$/);
  });

  it('[R49] shows none on a discard, without Last Tile, and where the option is off', () => {
    expect(lastTileText(english, { ...CLAIM, selfDrawn: false }, wmo2006)).toBeUndefined();
    expect(lastTileText(english, { ...CLAIM, lastOfKind: false }, wmo2006)).toBeUndefined();
    expect(lastTileText(english, CLAIM, { ...wmo2006, lastTileSelfDraw: false })).toBeUndefined();
  });
});
