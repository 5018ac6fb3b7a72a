import { describe, expect, test } from 'vitest';
import { wmo2006 } from '../../rulesets/presets.ts';
import { written } from '../plain/written.ts';
import { scoreWin } from '../score.ts';
import { FAN_IDS, type ScoredFan } from './ids.ts';
import { FAN_NAMES, fanNumber } from './names.ts';
import { FAN_ROWS } from './rows.ts';

const fansOf = (text: string): ReadonlyMap<ScoredFan, number> => {
  const score = scoreWin(written(text), wmo2006);
  if (!score) throw new Error(`not complete: ${text}`);
  return new Map(score.fans.map(fan => [fan.id, fan.times]));
};

/** Fan, a hand that has it, a near miss, and a hand whose dearer fan swallows it (with that fan). */
type Case = readonly [ScoredFan, string, string, (readonly [string, ScoredFan])?];

const CASES: readonly Case[] = [
  ['big-four-winds', 'EEE SSS WWW NNN C + C', 'EEE SSS WWW 111m N + N'],
  ['big-three-dragons', 'CCC FFF PPP 12m EE + 3m', 'CCC FFF 111p 12m PP + 3m'],
  ['all-green', '22s 33s 44s 66s 88s 88s F + F', '22s 33s 44s 66s 88s 88s C + C'],
  ['nine-gates', '1112345678999m + 5m', '1112345678889m + 9m'],
  ['four-kongs', '[2222s] (5555m) (7777p) [EEEE] C + C', '[2222s] (5555m) (7777p) (EEE) C + C'],
  ['seven-shifted-pairs', '2233445566778p + 8p', '2233445566779p + 9p'],
  ['thirteen-orphans', '19m 19s 19p ESWNCFP + E', 'ESWNCFP 147m 25s 3p + 6p'],
  ['all-terminals', '(111m) (111s) 999m 99s 11p + 9s', '(111m) (111s) 999m 99s 22p + 9s'],
  ['little-four-winds', '(EEE) (SSS) WWW 12m NN + 3m', '(EEE) (SSS) WWW 12m CC + 3m'],
  ['little-three-dragons', '(CCC) FFF PP 12m 999s + 3m', '(CCC) FFF EE 12m 999s + 3m'],
  ['all-honors', '(CCC) (FFF) EEE SS NN + S', '(CCC) (FFF) EEE 99s NN + N'],
  ['four-concealed-pungs', '222s 333p 555m 888p E + E', '222s 333p 555m 88p EE + 8p'],
  ['pure-terminal-chows', '123s 123s 789s 78s 55s + 9s', '123s 123s 789s 78s 44s + 9s'],
  ['quadruple-chow', '123m 123m 123m 12m 44m + 3m', '123m 123m 123m 23m 55m + 4m'],
  ['four-pure-shifted-pungs', '(111p) 222p 333p 444p E + E', '(111p) 222p 333p 555p E + E'],
  ['four-pure-shifted-chows', '123m 345m 567m 78m EE + 9m', '123m 345m 567m 67m EE + 8m'],
  [
    'three-kongs',
    '(2222m) (3333s) [4444p] 222s E + E',
    '(2222m) (3333s) (444p) 222s E + E',
    ['[2222s] (5555m) (7777p) [EEEE] C + C', 'four-kongs'],
  ],
  [
    'all-terminals-and-honors',
    '(EEE) (111m) 999s 999p C + C',
    '(EEE) (111m) 999s 888p C + C',
    ['(CCC) (FFF) EEE SS NN + S', 'all-honors'],
  ],
  [
    'seven-pairs',
    '77p 22s 33m CC PP EE N + N',
    '223344s 66p CCC NN + N',
    ['2233445566778p + 8p', 'seven-shifted-pairs'],
  ],
  ['greater-honors-and-knitted-tiles', 'ESWNCFP 17m 25s 36p + 9p', 'ESWNCF 147m 25s 36p + 9p'],
  ['all-even-pungs', '(222m) 444s 666p 88p 44p + 8p', '(222m) 444s 666p 99p 44p + 9p'],
  ['full-flush', '666m 777m 123m 99m 55m + 9m', '666m 777m 123m 99m EE + 9m', ['1112345678999m + 5m', 'nine-gates']],
  [
    'pure-triple-chow',
    '(456m) 456m 456m 56p 99p + 4p',
    '456m 456m 567m 56p 99p + 4p',
    ['123m 123m 123m 12m 44m + 3m', 'quadruple-chow'],
  ],
  [
    'pure-shifted-pungs',
    '(222s) 333s 444s 34p EE + 5p',
    '(222s) 333s 555s 34p EE + 5p',
    ['(111p) 222p 333p 444p E + E', 'four-pure-shifted-pungs'],
  ],
  ['upper-tiles', '789m 789p 789s 78p 99p + 9p', '678m 789p 789s 78p 99p + 9p'],
  ['middle-tiles', '456m 456p 444s 55m 66s + 5m', '456m 456p 444s 55m 77s + 5m'],
  ['lower-tiles', '123m 123p 123s 12s 33s + 3s', '123m 123p 123s 12s 44s + 3s'],
  ['pure-straight', '123m 456m 789m 66s 6s E + E', '123m 456m 678m 666s E + E'],
  ['three-suited-terminal-chows', '123p 789p 123m 78m 55s + 9m', '123p 789p 123m 78m 44s + 9m'],
  [
    'pure-shifted-chows',
    '123p 234p 345p 22s 44s + 2s',
    '123p 234p 456p 22s 44s + 2s',
    ['123m 345m 567m 78m EE + 9m', 'four-pure-shifted-chows'],
  ],
  ['all-fives', '456p 567s 345m 45m 55m + 6m', '456p 567s 345m 46p 77p + 5p'],
  ['triple-pung', '(333m) 333p 333s 23s 44m + 4s', '(333m) 333p 444s 23s 66m + 4s'],
  [
    'three-concealed-pungs',
    'CCC EEE 999m 12p 44s + 3p',
    'CCC EEE 99m 123p 44s + 9m',
    ['222s 333p 555m 888p E + E', 'four-concealed-pungs'],
  ],
  [
    'lesser-honors-and-knitted-tiles',
    'ESW CFP 147s 258m 3p + 6p',
    '147s 258m 369p EEE S + S',
    ['ESWNCFP 17m 25s 36p + 9p', 'greater-honors-and-knitted-tiles'],
  ],
  ['knitted-straight', '147s 258m 369p 44s 33m + 4s', '123m 456s 789p 123s E + E'],
  [
    'upper-four',
    '789s 678p 777p 89m 66s + 7m',
    '789s 678p 567p 89m 66s + 7m',
    ['789m 789p 789s 78p 99p + 9p', 'upper-tiles'],
  ],
  [
    'lower-four',
    '123s 123m 234p 12m 44m + 3m',
    '123s 123m 345p 12m 44m + 3m',
    ['123m 123p 123s 12s 33s + 3s', 'lower-tiles'],
  ],
  [
    'big-three-winds',
    '(EEE) (SSS) WWW 23m 99s + 4m',
    '(EEE) (SSS) CCC 23m 99s + 4m',
    ['(EEE) (SSS) WWW 12m NN + 3m', 'little-four-winds'],
  ],
  ['mixed-straight', '123s 456p 789m 12s 88p + 3s', '123s 456p 678m 12s 88p + 3s'],
  ['reversible-tiles', '234p 456s 888p 88s PP + 8s', '234p 456s 777p 88s PP + 8s'],
  ['mixed-triple-chow', '345s 345p 345m 78m 11p + 9m', '345s 345p 456m 78m 11p + 9m'],
  ['mixed-shifted-pungs', '(222p) 333s 444m 78p 99m + 9p', '(222p) 333s 555m 78p 99m + 9p'],
  ['chicken-hand', '(123p) (444s) (789m) 34p CC + 2p', '(123p) (444s) (789m) 34p CC + 2p self'],
  ['last-tile-draw', '123m 456p 789s 55m 6s 7s + 8s self wall', '123m 456p 789s 55m 6s 7s + 8s wall'],
  ['last-tile-claim', '123m 456p 789s 55m 6s 7s + 8s wall', '123m 456p 789s 55m 6s 7s + 8s self wall'],
  ['out-with-replacement-tile', '[1111m] 456p 789s 55m 67s + 8s self kong', '[1111m] 456p 789s 55m 67s + 8s self'],
  ['robbing-the-kong', '123m 456p 789s 55m 67s + 8s rob', '123m 456p 789s 55m 67s + 8s'],
  [
    'two-concealed-kongs',
    '[1111s] [EEEE] (SSS) 78m 88p + 9m',
    '[1111s] (EEEE) (SSS) 78m 88p + 9m',
    ['[1111s] [EEEE] [SSSS] 78m 88p + 9m', 'three-kongs'],
  ],
  [
    'all-pungs',
    '(888m) (888p) 222s 66s EE + 6s',
    '(888m) (888p) 222s 67s EE + 8s',
    ['222s 333p 555m 888p E + E', 'four-concealed-pungs'],
  ],
  ['half-flush', '123m 234m 678m 99m CC + C', '123m 234m 678m 99p CC + C'],
  ['mixed-shifted-chows', '123s 234m 345p 78s 99m + 9s', '123s 234m 456p 78s 99m + 9s'],
  [
    'all-types',
    '123m 456p 789s FFF N + N',
    '123m 456p 789s FFF C + C',
    ['ESWNCFP 17m 25s 36p + 9p', 'greater-honors-and-knitted-tiles'],
  ],
  ['melded-hand', '(222m) (456p) (678m) (888s) 6m + 6m', '(222m) (456p) (678m) (888s) 6m + 6m self'],
  [
    'two-dragon-pungs',
    '(FFF) CCC 123m 78m 88s + 9m',
    '(FFF) EEE 123m 78m 88s + 9m',
    ['(CCC) FFF PP 12m 999s + 3m', 'little-three-dragons'],
  ],
  [
    'outside-hand',
    '123m 123p 999m 78p EE + 9p',
    '123m 123p 999m 67p EE + 8p',
    ['(EEE) (111m) 999s 999p C + C', 'all-terminals-and-honors'],
  ],
  ['fully-concealed-hand', '234m 345p 678p 44s 68s + 7s self', '(234m) 345p 678p 44s 68s + 7s self'],
  [
    'two-melded-kongs',
    '(4444p) (4444m) CCC 11m 33m + 1m',
    '(4444p) [4444m] CCC 11m 33m + 1m',
    ['(2222m) (3333s) [4444p] 222s E + E', 'three-kongs'],
  ],
  ['melded-and-concealed-kong', '(4444p) [4444m] CCC 11m 33m + 1m', '(4444p) (4444m) CCC 11m 33m + 1m'],
  [
    'last-tile',
    '123m 456p 789s 55m 67s + 8s kind',
    '123m 456p 789s 55m 67s + 8s',
    ['123m 456p 789s 55m 67s + 8s kind rob', 'robbing-the-kong'],
  ],
  [
    'dragon-pung',
    '(CCC) 123m 456p 78s EE + 9s',
    '(SSS) 123m 456p 78s CC + 9s',
    ['(FFF) CCC 123m 78m 88s + 9m', 'two-dragon-pungs'],
  ],
  [
    'prevalent-wind',
    '(SSS) 123m 456p 78s EE + 9s round=S',
    '(SSS) 123m 456p 78s EE + 9s round=W',
    ['EEE SSS WWW NNN C + C', 'big-four-winds'],
  ],
  [
    'seat-wind',
    '(SSS) 123m 456p 78s EE + 9s seat=S',
    '(SSS) 123m 456p 78s EE + 9s seat=W',
    ['EEE SSS WWW NNN C + C', 'big-four-winds'],
  ],
  [
    'concealed-hand',
    '123m 456p 789s 55m 67s + 8s',
    '123m 456p 789s 55m 67s + 8s self',
    ['77p 22s 33m CC PP EE N + N', 'seven-pairs'],
  ],
  [
    'all-chows',
    '123m 456p 789s 55m 67s + 8s',
    '123m 456p 789s EE 67s + 8s',
    ['123s 123s 789s 78s 55s + 9s', 'pure-terminal-chows'],
  ],
  [
    'tile-hog',
    '789p 789s 78m 777m 33p + 9m',
    '789s 78m (1111p) 789m 33p + 9m',
    ['123m 123m 123m 12m 44m + 3m', 'quadruple-chow'],
  ],
  [
    'double-pung',
    '(222m) (222s) 567m 78p EE + 9p',
    '(222m) (333s) 567m 78p EE + 9p',
    ['(333m) 333p 333s 23s 44m + 4s', 'triple-pung'],
  ],
  [
    'two-concealed-pungs',
    '222s 999s (567m) 78p EE + 9p',
    '222s 99s (567m) 789p EE + 9s',
    ['CCC EEE 999m 12p 44s + 3p', 'three-concealed-pungs'],
  ],
  [
    'concealed-kong',
    '[2222s] (567m) 123p 78p EE + 9p',
    '(2222s) (567m) 123p 78p EE + 9p',
    ['[1111s] [EEEE] (SSS) 78m 88p + 9m', 'two-concealed-kongs'],
  ],
  [
    'all-simples',
    '234m 345p 678p 44s 68s + 7s',
    '234m 345p 678p 44s 78s + 9s',
    ['(222m) 444s 666p 88p 44p + 8p', 'all-even-pungs'],
  ],
  [
    'pure-double-chow',
    '123m 123m 789p 55s 67s + 8s',
    '123m 234m 789p 55s 67s + 8s',
    ['(456m) 456m 456m 56p 99p + 4p', 'pure-triple-chow'],
  ],
  [
    'mixed-double-chow',
    '123m 123s 567p 55s 67s + 8s',
    '123m 234s 567p 55s 67s + 8s',
    ['345s 345p 345m 78m 11p + 9m', 'mixed-triple-chow'],
  ],
  [
    'short-straight',
    '123m 456m 789p 33p 55s + 5s',
    '123m 567m 789p 33p 55s + 5s',
    ['123m 456m 789m 666s E + E', 'pure-straight'],
  ],
  [
    'two-terminal-chows',
    '123m 789m 567p EE 33s + 3s',
    '123m 678m 567p EE 33s + 3s',
    ['123m 456m 789m 666s E + E', 'pure-straight'],
  ],
  [
    'pung-of-terminals-or-honors',
    '(999m) 123m 456p 78s EE + 9s',
    '(888m) 123m 456p 78s EE + 9s',
    ['(SSS) 123m 456p 78s EE + 9s round=S', 'prevalent-wind'],
  ],
  [
    'melded-kong',
    '(2222s) (567m) 123p 78p EE + 9p',
    '(222s) (567m) 123p 78p EE + 9p',
    ['(4444p) (4444m) CCC 11m 33m + 1m', 'two-melded-kongs'],
  ],
  [
    'one-voided-suit',
    '123m 789p 456p 55m EE + E',
    '123m 789p 456s 55m EE + E',
    ['234p 456s 888p 88s PP + 8s', 'reversible-tiles'],
  ],
  [
    'no-honors',
    '123m 123s 567p 444s 8p + 8p',
    '123m 123s 567p 444s E + E',
    ['234m 345p 678p 44s 68s + 7s', 'all-simples'],
  ],
  ['edge-wait', '(123m) 456p 789s 55m 12s + 3s', '(123m) 456p 789s 55m 23s + 4s'],
  ['closed-wait', '(123m) 456p 789s 55m 13s + 2s', '(123m) 456p 789s 55m 23s + 1s'],
  [
    'single-wait',
    '(123m) 456p 789s 777s E + E',
    '(123m) 456p 789s 2345m + 2m',
    ['77p 22s 33m CC PP EE N + N', 'seven-pairs'],
  ],
  [
    'self-drawn',
    '(123m) 456p 789s 55m 67s + 8s self',
    '(123m) 456p 789s 55m 67s + 8s',
    ['234m 345p 678p 44s 68s + 7s self', 'fully-concealed-hand'],
  ],
  ['flower-tiles', '(123m) 456p 789s 55m 67s + 8s flowers=3', '(123m) 456p 789s 55m 67s + 8s'],
];

describe('the rows of the fans', () => {
  test.each(CASES.map(([fan, ...texts]) => ({ fan, texts })))('[R58] $fan', ({ fan, texts }) => {
    const [has, miss, swallowed] = texts;
    expect(fansOf(has).has(fan), has).toBe(true);
    expect(fansOf(miss).has(fan), miss).toBe(false);
    if (!swallowed) return;
    const [hand, by] = swallowed;
    expect(fansOf(hand).has(fan), hand).toBe(false);
    expect(fansOf(hand).has(by), hand).toBe(true);
  });

  test('[R79] every fan of the book is here, in the book order, with its names', () => {
    expect(FAN_ROWS.map(row => row.id)).toEqual([...FAN_IDS, 'melded-and-concealed-kong']);
    expect(new Set(CASES.map(([id]) => id)).size).toBe(FAN_ROWS.length);
    for (const { id } of FAN_ROWS) {
      expect(Object.values(FAN_NAMES[id]).every(name => name.trim() !== '')).toBe(true);
      expect(fanNumber(id)).toBe(Math.min(FAN_IDS.indexOf(id as (typeof FAN_IDS)[number]) + 1 || 57, 81));
    }
    expect(FAN_NAMES['big-three-dragons'].es).toBe('Tres Grandes Dragones');
    // One way to write them all: calls in one number, numbers as words, capitals.
    for (const { es, pt } of Object.values(FAN_NAMES)) {
      expect(es).not.toMatch(/Chows|Pungs|Kongs|\b1\b/);
      for (const name of [es, pt]) expect(name).not.toMatch(/\b(?:chow|pung|kong|[eo]x?[pc]u\w+)\b/);
    }
  });
});
