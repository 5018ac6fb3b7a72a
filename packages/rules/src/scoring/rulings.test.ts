import { describe, expect, test } from 'vitest';
import { cn1998, ema, mil, milTable, wmo2006 } from '../rulesets/presets.ts';
import type { McrRules } from '../rulesets/ruleset.ts';
import { written } from './plain/written.ts';
import { isComplete, scoreWin } from './score.ts';

const scored = (text: string, rules: McrRules = wmo2006) => {
  const score = scoreWin(written(text), rules);
  return score && Object.fromEntries(score.fans.map(fan => [fan.id, fan.times]));
};
const total = (text: string, rules: McrRules = wmo2006) => scoreWin(written(text), rules)?.total;

describe('rulings on winning and waits', () => {
  test('[R37] tiles of no form are no win', () => {
    expect(scoreWin(written('123m 456p 789s 55m 67s + 1s'), wmo2006)).toBeUndefined();
    const { concealed, winningTile, melds } = written('123m 456p 789s 55m 67s + 8s');
    expect(isComplete([...concealed, winningTile], melds)).toBe(true);
    expect(isComplete(concealed, melds)).toBe(false);
  });

  test('[R38] flowers do not count in the total', () => {
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

  test.each([
    ['(123p) (555s) (EEE) 7789m + 7m', 1, 0, 0],
    ['(123p) (555s) (EEE) 2234m + 3m', 0, 0, 0],
    ['(123p) (EEE) 67889m 55s + 7m', 1, 0, 1],
  ])(
    '[R45] %s, a tile that ends two shapes: %d point, %d where void, %d where void with the pair',
    (hand, ...points) => {
      const waits = (combinedWaits: McrRules['combinedWaits']) =>
        Object.keys(scored(hand, { ...wmo2006, combinedWaits }) ?? {}).filter(id => id.endsWith('-wait')).length;
      expect([waits('one-point'), waits('void'), waits('void-with-single')]).toEqual(points);
    },
  );

  test('[R48] beside a Knitted Straight the fourth set and the pair have wait fans, the knitted nine have none', () => {
    const closed = '147m 258p 369s 24p CC + 3p';
    expect(scored(closed)).toHaveProperty('closed-wait');
    expect(scored(closed, ema)).not.toHaveProperty('closed-wait');
    expect(scored('147m 258p 39s 234p CC + 6s')).not.toHaveProperty('closed-wait');
    expect(scored('147m 258p 369s 234p C + C', ema)).toHaveProperty('single-wait');
  });

  test.each([
    ['258m 23469p 14788s + 3p', 'closed-wait'],
    ['13347s 12369m 258p + 3m', 'edge-wait'],
    ['147m 258s 369p 456s 2s + 2s', 'single-wait'],
  ])('[R48] %s scores %s at the tables of the MIL, but not online, for its tile is of the nine kinds', (text, wait) => {
    expect(scored(text, milTable)).toHaveProperty(wait);
    expect(scored(text, mil)).not.toHaveProperty(wait);
    expect([total(text, milTable), total(text, mil)]).toEqual([17, 16]);
  });

  test('[R48] online a tile of another kind scores its wait beside a Knitted Straight', () => {
    expect(scored('258m 13369p 14788s + 2p', mil)).toMatchObject({ 'closed-wait': 1, 'knitted-straight': 1 });
    expect(scored('147m 258p 369s 234p C + C', mil)).toHaveProperty('single-wait');
  });

  test('[R17] [R47] the dealt hand and Nine Gates have no wait fan', () => {
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

  test('[R49] a last tile of its kind counts by self-draw too, unless the rules say by discard only', () => {
    const text = '123m 456p 789s 55m 67s + 8s self kind';
    expect(scored(text)).toHaveProperty('last-tile');
    expect(scored(text, { ...wmo2006, lastTileSelfDraw: false })).not.toHaveProperty('last-tile');
  });
});

describe('rulings on combining and on particular fans', () => {
  test('[R61] the worked examples of non-separation have the fans that the ruling names', () => {
    expect(total('123456789m 123m 7m + 7m')).toBe(16 + 24 + 2 + 2 + 1);
    expect(scored('(234s) (234p) (234p) (567p) 8m + 8m')).toMatchObject({
      'pure-double-chow': 1,
      'mixed-double-chow': 1,
      'short-straight': 1,
    });
    const four = scored('(123m) (123m) (789m) (789m) C + C') ?? {};
    expect((four['pure-double-chow'] ?? 0) + (four['two-terminal-chows'] ?? 0)).toBe(3);
  });

  test('[R64] All Green is counted with Half Flush, in cn1998 without', () => {
    const green = '(234s) (234s) 666s FF 88s + F';
    expect(scored(green)).toHaveProperty('half-flush');
    expect(scored(green, cn1998)).not.toHaveProperty('half-flush');
  });

  test('[R66] Tile Hog counts in forced pairs and for honours, under ema it does not', () => {
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

  test('[R72] All Terminals is counted with Double Pung, in cn1998 without', () => {
    const text = '(111m) (111s) 999m 99s 11p + 9s';
    expect(scored(text)).toHaveProperty('double-pung', 2);
    expect(scored(text, cn1998)).not.toHaveProperty('double-pung');
  });

  test('[R74] a pung that is seat and prevalent wind earns both fans and not fan 73', () => {
    const fans = scored('(SSS) 123m 456p 78s EE + 9s seat=S round=S');
    expect(fans).toMatchObject({ 'seat-wind': 1, 'prevalent-wind': 1 });
    expect(fans).not.toHaveProperty('pung-of-terminals-or-honors');
  });

  test('[R75] Big Four Winds and Big Three Dragons contain the fans of their pungs, Little Four Winds leaves Seat Wind', () => {
    expect(scored('(EEE) (SSS) WWW 12m NN + 3m')).toMatchObject({ 'little-four-winds': 1, 'seat-wind': 1 });
    expect(scored('EEE SSS WWW NNN C + C')).not.toHaveProperty('seat-wind');
    expect(scored('CCC FFF PPP 12m EE + 3m')).not.toHaveProperty('dragon-pung');
  });
});

describe('rulings on what goes with what', () => {
  test('[R51] concealed by discard is Concealed Hand, by self-draw Fully Concealed; concealed kongs do not open', () => {
    expect(scored('[1111m] 456p 789s 55m 67s + 8s')).toHaveProperty('concealed-hand');
    expect(scored('[1111m] 456p 789s 55m 67s + 8s self')).toHaveProperty('fully-concealed-hand');
    expect(scored('(1111m) 456p 789s 55m 67s + 8s')).not.toHaveProperty('concealed-hand');
  });

  test('[R62] fans of one set and of tiles stand beside any link', () => {
    expect(scored('(111p) (222p) 333p 444p 2s + 2s')).toMatchObject({
      'four-pure-shifted-pungs': 1,
      'pung-of-terminals-or-honors': 1,
    });
    expect(scored('(789p) 789s 78m 777m 33p + 9m')).toMatchObject({ 'mixed-triple-chow': 1, 'tile-hog': 1 });
  });

  test('[R65] One Voided Suit is of exactly two suits, and not beside Reversible Tiles', () => {
    expect(scored('(123m) 789p 456p 55m EE + E')).toHaveProperty('one-voided-suit');
    expect(scored('(123m) 789m 456m 55m EE + E')).not.toHaveProperty('one-voided-suit');
    expect(scored('234p 456s 888p 88s PP + 8s')).not.toHaveProperty('one-voided-suit');
  });

  test('[R68] All Types is counted with Seven Pairs and Knitted Straight, not with orphans or single knitted tiles', () => {
    expect(scored('77p 22s 33m CC PP EE N + N')).toHaveProperty('all-types');
    expect(scored('147p 258s 369m EEE C + C')).toHaveProperty('all-types');
    expect(scored('19m 19s 19p ESWNCFP + E')).not.toHaveProperty('all-types');
    expect(scored('ESW CFP 147s 258m 3p + 6p')).not.toHaveProperty('all-types');
  });

  test('[R70] five or six honours are Lesser, seven Greater; neither has a wait fan', () => {
    expect(Object.keys(scored('ESW CF 147s 258m 36p + 9p') ?? {})).toContain('lesser-honors-and-knitted-tiles');
    expect(scored('ESW CFP 147s 258m 3p + 6p')).toEqual({ 'lesser-honors-and-knitted-tiles': 1 });
    expect(scored('ESWNCFP 17m 25s 36p + 9p')).toEqual({ 'greater-honors-and-knitted-tiles': 1 });
  });

  test('[R73] All Even Pungs, Outside Hand and All Pungs need sets; ranks and colours do not', () => {
    expect(scored('22m 44m 66s 88s 22p 44p 6p + 6p')).not.toHaveProperty('all-even-pungs');
    expect(scored('11m 99m 11s EE SS WW N + N')).not.toHaveProperty('outside-hand');
    expect(scored('11m 99m 11s EE SS WW N + N')).toHaveProperty('all-terminals-and-honors');
    expect(scored('66m 77m 88m 99m 66s 77s 8s + 8s')).toHaveProperty('upper-four');
  });

  test('[R76] Half Flush needs a suit and honours; Full Flush and All Simples imply No Honours', () => {
    expect(scored('(CCC) (FFF) EEE SS NN + S')).not.toHaveProperty('half-flush');
    expect(scored('666m 777m 123m 99m 55m + 9m')).not.toHaveProperty('no-honors');
    expect(scored('234m 345p 678p 44s 68s + 7s')).not.toHaveProperty('no-honors');
  });

  test('[R77] two concealed kongs are worth 8, one melded and one concealed 6', () => {
    const pointsOf = (text: string, id: string) =>
      scoreWin(written(text), wmo2006)?.fans.find(fan => fan.id === id)?.points;
    expect(pointsOf('[1111s] [EEEE] (SSS) 78m 88p + 9m', 'two-concealed-kongs')).toBe(8);
    expect(pointsOf('(4444p) [4444m] CCC 11m 33m + 1m', 'melded-and-concealed-kong')).toBe(6);
  });

  test('[R78] robbing a kong is by discard, so Fully Concealed cannot occur', () => {
    expect(scored('123m 456p 789s 55m 67s + 8s rob')).not.toHaveProperty('fully-concealed-hand');
  });
});
