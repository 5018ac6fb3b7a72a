import { type ExplainedFan, explain, tilesText, type WinningClaim, wmo2006 } from '@gorrion/rules';
import { tile, tiles } from '@gorrion/rules/testing';
import { describe, expect, it } from 'vitest';
import { uncountedRows } from '../../shell/page/uncounted.ts';
import { litTiles } from './litTiles.ts';

const claim: WinningClaim = {
  seatWind: 1,
  prevalentWind: 0,
  selfDrawn: false,
  lastOfWall: false,
  lastOfKind: false,
  afterKong: false,
  robbingKong: false,
  flowers: 0,
  melds: [{ kind: 'pung', tile: tile('9s'), from: 0 }],
  concealed: tiles('123456789m 1p'),
  winningTile: tile('1p'),
};
const explanation = explain(claim, wmo2006)!;
const find = (fans: readonly ExplainedFan[], id: string) => fans.find(fan => fan.id === id)!;
const lit = (fan: ExplainedFan) => litTiles(fan, explanation, claim.melds, claim.winningTile);

describe('the tiles of a fan', () => {
  it('are the tiles of its sets, and no others', () => {
    const { concealed, melds, winning } = lit(find(explanation.counted, 'pure-straight'));
    expect([tilesText(concealed), melds, winning]).toEqual(['123456789m', [[]], false]);
  });

  it('are the tiles of the meld that earns it', () => {
    const { concealed, melds } = lit(find(explanation.counted, 'pung-of-terminals-or-honors'));
    expect([concealed, melds.map(tilesText)]).toEqual([[], ['999s']]);
  });

  it('are the winning tile alone for a wait', () => {
    expect(lit(find(explanation.counted, 'single-wait'))).toEqual({ concealed: [], melds: [[]], winning: true });
  });

  it('are all four of Tile Hog, wherever they lie', () => {
    const hog: WinningClaim = {
      ...claim,
      melds: [{ kind: 'pung', tile: tile('1m'), from: 0 }],
      concealed: tiles('123m 456m 78m 11p'),
      winningTile: tile('9m'),
    };
    const told = explain(hog, wmo2006)!;
    const of = litTiles(find(told.counted, 'tile-hog'), told, hog.melds, hog.winningTile);
    expect([tilesText(of.concealed), of.melds.map(tilesText), of.winning]).toEqual(['1m', ['111m'], false]);
  });
});

describe('fans that do not count', () => {
  it('share one line for one reason, highest first', () => {
    const rows = uncountedRows(explanation.uncounted);
    expect(rows.map(row => row.fan.id)).toContain('short-straight');
    expect(new Set(rows.map(({ fan }) => `${fan.id} ${fan.principle} ${fan.by}`)).size).toBe(rows.length);
    expect(rows.map(row => row.fan.points)).toEqual(rows.map(row => row.fan.points).sort((a, b) => b - a));
  });
});
