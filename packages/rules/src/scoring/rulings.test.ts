import { describe, expect, test } from 'vitest';
import { cn1998, ema, wmo2006 } from '../rulesets/presets.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import { written } from './plain/written.ts';
import { isComplete, scoreWin } from './score.ts';

const scored = (text: string, rules: Ruleset = wmo2006) => {
  const score = scoreWin(written(text), rules);
  return score && Object.fromEntries(score.fans.map(fan => [fan.id, fan.times]));
};
const total = (text: string, rules: Ruleset = wmo2006) => scoreWin(written(text), rules)?.total;

describe('rulings on winning and waits', () => {
  test('[R37] tiles of no form are no win', () => {
    expect(scoreWin(written('123m 456p 789s 55m 67s + 1s'), wmo2006)).toBeUndefined();
    const { concealed, winningTile, melds } = written('123m 456p 789s 55m 67s + 8s');
    expect(isComplete([...concealed, winningTile], melds)).toBe(true);
    expect(isComplete(concealed, melds)).toBe(false);
  });

  test('[R38] flowers are told apart from the total', () => {
    const score = scoreWin(written('(123m) 345p 789s 55m 67s + 8s flowers=7'), wmo2006);
    expect(score).toMatchObject({ total: 2, flowers: 7 });
    expect(score?.fans.at(-1)).toEqual({ id: 'flower-tiles', times: 7, points: 1 });
  });

  test('[R39] a hand worth nothing is worth 8, and only a hand worth nothing', () => {
    expect(scored('(123p) (444s) (789m) 34p CC + 2p')).toEqual({ 'chicken-hand': 1 });
    expect(total('(123p) (444s) (789m) 34p CC + 2p self')).toBe(1);
  });

  test('[R43] [R46] two waiting kinds score no wait', () => {
    expect(scored('(123m) 456p 789s 55m 23s + 4s')).not.toHaveProperty('edge-wait');
    expect(scored('(123m) (456p) (789s) 2224s + 3s')).not.toHaveProperty('closed-wait');
  });

  test('[R44] a kind held four times still counts as a wait, unless the rules say physical', () => {
    const text = '(123p) (999p) 4444567s + 7s';
    expect(scored(text)).not.toHaveProperty('single-wait');
    expect(scored(text, { ...wmo2006, waits: 'physical' })).toHaveProperty('single-wait');
  });

  test('[R45] a tile that ends two shapes scores one point, or none where the rules say void', () => {
    const waits = (rules: Ruleset) =>
      Object.keys(scored('(123p) (555s) (EEE) 1233m + 3m', rules) ?? {}).filter(id => id.endsWith('-wait'));
    expect(waits(wmo2006).length).toBe(1);
    expect(waits({ ...wmo2006, combinedWaits: 'void' })).toEqual([]);
  });

  test('[R48] waits of the fourth set beside a Knitted Straight, none of the knitted nine', () => {
    const closed = '147m 258p 369s 24p CC + 3p';
    expect(scored(closed)).toHaveProperty('closed-wait');
    expect(scored(closed, ema)).not.toHaveProperty('closed-wait');
    expect(scored('147m 258p 39s 234p CC + 6s')).not.toHaveProperty('closed-wait');
    expect(scored('147m 258p 369s 234p C + C', ema)).toHaveProperty('single-wait');
  });

  test('[R17] [R47] no wait fan on the dealt hand and with Nine Gates', () => {
    expect(scored('123m 456p 789s 777s E + E self')).toHaveProperty('single-wait');
    expect(scored('123m 456p 789s 777s E + E self dealt')).not.toHaveProperty('single-wait');
    expect(scored('1112345678999m + 2m')).not.toHaveProperty('closed-wait');
  });
});

describe('rulings on circumstances and concealment', () => {
  test('[R50] the last tile of the wall holds self-draw, and Fully Concealed may join it', () => {
    const fans = scored('123m 456p 789s 55m 67s + 8s self wall');
    expect(fans).toMatchObject({ 'last-tile-draw': 1, 'fully-concealed-hand': 1 });
    expect(fans).not.toHaveProperty('self-drawn');
  });

  test('[R52] forms concealed by nature add Fully Concealed by self-draw; cn1998 Self-Drawn', () => {
    const pairs = '77p 22s 33m CC PP EE N + N self';
    expect(scored(pairs)).toHaveProperty('fully-concealed-hand');
    expect(scored(pairs, cn1998)).toHaveProperty('self-drawn');
    expect(scored(pairs, cn1998)).not.toHaveProperty('fully-concealed-hand');
  });

  test('[R53] Melded Hand scores no Single Wait, but melded kongs', () => {
    const fans = scored('(2222m) (456p) (678m) (888s) 6m + 6m');
    expect(fans).toMatchObject({ 'melded-hand': 1, 'melded-kong': 1 });
    expect(fans).not.toHaveProperty('single-wait');
  });

  test('[R54] a pung won by discard is not concealed, unless the tile also ends a chow', () => {
    expect(scored('222s 444p 88m 33p (567s) + 8m')).toHaveProperty('two-concealed-pungs');
    expect(scored('222s 444p 88m 33p (567s) + 8m self')).toHaveProperty('three-concealed-pungs');
    expect(scored('222s 444p 888m 67m 11s + 8m')).toHaveProperty('three-concealed-pungs');
  });

  test('[R32] a robbed kong is a win by discard', () => {
    expect(scored('123m 456p 789s 55m 67s + 8s rob')).toMatchObject({ 'robbing-the-kong': 1, 'concealed-hand': 1 });
  });

  test('[R49] Last Tile by self-draw, unless the rules say discard', () => {
    const text = '123m 456p 789s 55m 67s + 8s self kind';
    expect(scored(text)).toHaveProperty('last-tile');
    expect(scored(text, { ...wmo2006, lastTileSelfDraw: false })).not.toHaveProperty('last-tile');
  });
});

describe('rulings on combining and on particular fans', () => {
  test('[R61] the worked examples of non-separation', () => {
    expect(total('123456789m 123m 7m + 7m')).toBe(16 + 24 + 2 + 2 + 1);
    expect(scored('(234s) (234p) (234p) (567p) 8m + 8m')).toMatchObject({
      'pure-double-chow': 1,
      'mixed-double-chow': 1,
      'short-straight': 1,
    });
    const four = scored('(123m) (123m) (789m) (789m) C + C') ?? {};
    expect((four['pure-double-chow'] ?? 0) + (four['two-terminal-chows'] ?? 0)).toBe(3);
  });

  test('[R64] All Green with Half Flush, not in cn1998', () => {
    const green = '(234s) (234s) 666s FF 88s + F';
    expect(scored(green)).toHaveProperty('half-flush');
    expect(scored(green, cn1998)).not.toHaveProperty('half-flush');
  });

  test('[R66] Tile Hog in forced pairs and of honours, not under ema', () => {
    const terminals = '11p 11m 11s 99p 99p 99s 9m + 9m';
    expect(scored(terminals)).toHaveProperty('tile-hog');
    expect(scored(terminals, ema)).not.toHaveProperty('tile-hog');
    const honours = 'EEEE SS 22m 44m 66p 7s + 7s';
    expect(scored(honours)).toHaveProperty('tile-hog');
    expect(scored(honours, ema)).not.toHaveProperty('tile-hog');
  });

  test('[R69] Lesser Honours with all nine knitted tiles has Knitted Straight', () => {
    expect(scored('147p 258s 369m SWNF + C')).toMatchObject({
      'lesser-honors-and-knitted-tiles': 1,
      'knitted-straight': 1,
    });
  });

  test('[R71] Nine Gates swallows terminal pungs; in cn1998 one of them', () => {
    expect(scored('1112345678999m + 2m')).not.toHaveProperty('pung-of-terminals-or-honors');
    expect(scored('1112345678999m + 2m', cn1998)).toHaveProperty('pung-of-terminals-or-honors', 1);
    expect(scored('1112345678999m + 1m', cn1998)).not.toHaveProperty('pung-of-terminals-or-honors');
  });

  test('[R72] All Terminals with Double Pung, not in cn1998', () => {
    const text = '(111m) (111s) 999m 99s 11p + 9s';
    expect(scored(text)).toHaveProperty('double-pung', 2);
    expect(scored(text, cn1998)).not.toHaveProperty('double-pung');
  });

  test('[R74] one pung is seat and prevalent wind at once, and no fan 73', () => {
    const fans = scored('(SSS) 123m 456p 78s EE + 9s seat=S round=S');
    expect(fans).toMatchObject({ 'seat-wind': 1, 'prevalent-wind': 1 });
    expect(fans).not.toHaveProperty('pung-of-terminals-or-honors');
  });

  test('[R75] winds and dragons of the great hands', () => {
    expect(scored('(EEE) (SSS) WWW 12m NN + 3m')).toMatchObject({ 'little-four-winds': 1, 'seat-wind': 1 });
    expect(scored('EEE SSS WWW NNN C + C')).not.toHaveProperty('seat-wind');
    expect(scored('CCC FFF PPP 12m EE + 3m')).not.toHaveProperty('dragon-pung');
  });
});
