import type { Circumstances, FanId, ScoredFan } from '@gorrion/rules';
import type { NearMiss } from './types.ts';

type Unusual = Partial<Circumstances>;
const absent = (hand: string, winningTile: string, circumstances?: Unusual): NearMiss => ({
  kind: 'absent',
  hand,
  winningTile,
  circumstances,
});
const uncounted = (by: ScoredFan, hand: string, winningTile: string, circumstances?: Unusual): NearMiss => ({
  kind: 'uncounted',
  by,
  hand,
  winningTile,
  circumstances,
});
const belowMinimum = (hand: string, winningTile: string, circumstances?: Unusual): NearMiss => ({
  kind: 'below-minimum',
  hand,
  winningTile,
  circumstances,
});

/**
 * One or two complete hands for each fan that look like it and do not score it. `misses` of a language's texts gives the
 * reason of each, in the same order.
 */
export const NEAR_MISSES: Readonly<Record<FanId, readonly NearMiss[]>> = {
  'big-four-winds': [absent('(EEE) (SSS) (WWW) NN 23m', '4m')],
  'big-three-dragons': [absent('(CCC) (FFF) 234m 567p P', 'P')],
  'all-green': [absent('(234s) (234s) (666s) FF 67s', '8s')],
  'nine-gates': [absent('1112345678899m', '9m')],
  'four-kongs': [absent('(1111m) (5555p) [8888s] (EEE) 3m', '3m')],
  'seven-shifted-pairs': [absent('2233445566779p', '9p')],
  'thirteen-orphans': [absent('11m 99m 11s 99s EE SS C', 'C')],
  'all-terminals': [absent('(111m) (999m) (111p) EEE 9s', '9s')],
  'little-four-winds': [absent('(EEE) (SSS) (WWW) 234m 5p', '5p')],
  'little-three-dragons': [absent('(CCC) (FFF) 234m 567p 8s', '8s')],
  'all-honors': [absent('(EEE) (SSS) (CCC) FFF 9m', '9m')],
  'four-concealed-pungs': [absent('222m 555p 888s EE 99m', '9m')],
  'pure-terminal-chows': [absent('112233m 778899m 6m', '6m')],
  'quadruple-chow': [absent('(234m) (234m) (234m) 567p 8s', '8s')],
  'four-pure-shifted-pungs': [absent('(222m) (333m) (444m) 666m 9p', '9p')],
  'four-pure-shifted-chows': [absent('(123m) (234m) (345m) 56m 99p', '7m')],
  'three-kongs': [
    absent('(1111m) [5555p] (888s) 234p 9m', '9m'),
    uncounted('four-kongs', '(1111m) (5555p) [8888s] (EEEE) 3m', '3m'),
  ],
  'all-terminals-and-honors': [absent('(111m) (999p) (EEE) 23s CC', '1s')],
  'seven-pairs': [absent('112233p 778899p 5p', '5p'), uncounted('seven-shifted-pairs', '2233445566778p', '8p')],
  'greater-honors-and-knitted-tiles': [absent('ESWNCF 147m 258p 3s', '6s')],
  'all-even-pungs': [absent('(222m) (444p) (666s) 888m 5p', '5p')],
  'full-flush': [absent('(123m) (456m) (789m) 222m E', 'E'), uncounted('nine-gates', '1112345678999m', '5m')],
  'pure-triple-chow': [
    absent('(234m) (234m) (234p) 678s 9m', '9m'),
    uncounted('quadruple-chow', '(234s) (234s) (234s) 23s 77p', '4s'),
  ],
  'pure-shifted-pungs': [
    absent('(222m) (333m) (555m) 234p 8s', '8s'),
    uncounted('four-pure-shifted-pungs', '(222m) (333m) (444m) 555m 9p', '9p'),
  ],
  'upper-tiles': [absent('(789m) (789p) (888s) 67s 99m', '8s')],
  'middle-tiles': [absent('(456m) (456p) (555s) 34s 66m', '5s')],
  'lower-tiles': [absent('(123m) (123p) (222s) 23s 11m', '4s')],
  'pure-straight': [absent('(123m) (456m) 555s 78p 22s', '9p')],
  'three-suited-terminal-chows': [absent('(123m) (789m) (123p) 78p 66s', '9p')],
  'pure-shifted-chows': [
    absent('(123m) (234m) (456m) 222p 9s', '9s'),
    uncounted('four-pure-shifted-chows', '(123m) (234m) (345m) 45m 99p', '6m'),
  ],
  'all-fives': [absent('(345m) (456p) (567s) 555m 4s', '4s')],
  'triple-pung': [absent('(222m) (222p) (333s) 678s 9m', '9m')],
  'three-concealed-pungs': [
    absent('(345p) 222m 666p 88s 77m', '8s'),
    uncounted('four-concealed-pungs', '222m 555p 888s EEE 9m', '9m'),
  ],
  'lesser-honors-and-knitted-tiles': [
    absent('147m 258p 369s EEE C', 'C'),
    uncounted('greater-honors-and-knitted-tiles', 'ESWNCFP 147m 25p 3s', '6s'),
  ],
  'knitted-straight': [absent('ESWNCF 147m 258p 3s', '6s')],
  'upper-four': [
    absent('(678m) (789p) (666s) 56s 99m', '7s'),
    uncounted('upper-tiles', '(789m) (789p) (888s) 78m 99p', '9m'),
  ],
  'lower-four': [
    absent('(123m) (234p) (222s) 34s 11m', '5s'),
    uncounted('lower-tiles', '(123m) (123p) (222s) 12m 33p', '3m'),
  ],
  'big-three-winds': [
    absent('(EEE) (SSS) 234m 567p W', 'W'),
    uncounted('little-four-winds', '(EEE) (SSS) (WWW) NN 23m', '4m'),
  ],
  'mixed-straight': [absent('(123m) (456p) (789p) 55s 34s', '2s')],
  'reversible-tiles': [absent('(234p) (888p) (456s) 99s 66p', '6p')],
  'mixed-triple-chow': [absent('(234m) (234p) (345s) 888m 9p', '9p')],
  'mixed-shifted-pungs': [absent('(222m) (333p) (555s) 678m 9s', '9s')],
  'chicken-hand': [absent('(123p) (444s) (789m) 34p CC', '2p', { selfDrawn: true })],
  'last-tile-draw': [absent('(123m) (456p) 555s 67s EE', '8s', { lastOfWall: true })],
  'last-tile-claim': [absent('(123m) (456p) 555s 67s EE', '8s', { lastOfWall: true, selfDrawn: true })],
  'out-with-replacement-tile': [absent('(1111p) (456p) 555s 67s EE', '8s', { selfDrawn: true, flowers: 1 })],
  'robbing-the-kong': [absent('(123m) (456p) 999s 67s EE', '8s')],
  'two-concealed-kongs': [absent('[2222m] (5555p) 678s 234s 9m', '9m')],
  'all-pungs': [
    absent('(222m) (555p) (888s) 67m EE', '8m'),
    uncounted('four-concealed-pungs', '222m 555p 888s EEE 9m', '9m'),
  ],
  'half-flush': [absent('(123m) (456m) (789m) 222m 5m', '5m')],
  'mixed-shifted-chows': [absent('(123m) (345p) (567s) 888m 9p', '9p')],
  'all-types': [absent('(123m) (456p) (789s) EEE S', 'S')],
  'melded-hand': [
    absent('(123m) (456p) (789s) (EEE) 5m', '5m', { selfDrawn: true }),
    absent('(123m) (456p) (789s) [EEEE] 5m', '5m'),
  ],
  'two-dragon-pungs': [
    absent('(CCC) (234m) (567p) 888s F', 'F'),
    uncounted('big-three-dragons', '(CCC) (FFF) (PPP) 23m 99p', '4m'),
  ],
  'outside-hand': [
    absent('(123m) (789p) (EEE) 34s 99m', '2s'),
    uncounted('all-terminals-and-honors', '(111m) (999p) (EEE) CCC 9s', '9s'),
  ],
  'fully-concealed-hand': [
    absent('123m 456p 789s 55m 67s', '8s'),
    absent('(EEEE) 456p 789s 55m 67s', '8s', { selfDrawn: true }),
  ],
  'two-melded-kongs': [absent('(2222m) [5555p] 678s 234s 9m', '9m')],
  'last-tile': [
    absent('(123p) (789s) 45556m 99p', '5m'),
    uncounted('robbing-the-kong', '(123m) (456p) 999s 67s EE', '8s', { robbingKong: true, lastOfKind: true }),
  ],
  'dragon-pung': [
    absent('(234m) (567p) (888s) CC 67m', '8m'),
    uncounted('two-dragon-pungs', '(CCC) (FFF) 234m 567p 8s', '8s'),
  ],
  'prevalent-wind': [
    absent('(SSS) (234m) (567p) 67s 99m', '8s', { seatWind: 2, prevalentWind: 0 }),
    uncounted('big-four-winds', '(EEE) (SSS) (WWW) NNN 5m', '5m', { seatWind: 1, prevalentWind: 0 }),
  ],
  'seat-wind': [absent('(EEE) (234m) (567p) 67s 99m', '8s', { seatWind: 1, prevalentWind: 0 })],
  'concealed-hand': [
    absent('123m 456p 789s 55m 67s', '8s', { selfDrawn: true }),
    uncounted('seven-pairs', '22m 44m 77p 99p 33s EE C', 'C'),
  ],
  'all-chows': [
    absent('(123m) (456p) (789s) 23s EE', '4s'),
    uncounted('three-suited-terminal-chows', '(123m) (789m) (123p) 78p 55s', '9p'),
  ],
  'tile-hog': [
    absent('(5555m) (678p) (234s) 67m 99p', '8m'),
    uncounted('quadruple-chow', '(234s) (234s) (234s) 23s 77p', '4s'),
  ],
  'double-pung': [
    absent('(222m) (333p) (678s) 67m EE', '8m'),
    uncounted('triple-pung', '(222m) (222p) (222s) 67m EE', '8m'),
  ],
  'two-concealed-pungs': [
    absent('(345p) (678m) 222m 88s 77p', '8s'),
    uncounted('three-concealed-pungs', '(345p) 222m 666p 888s 7m', '7m'),
  ],
  'concealed-kong': [
    absent('(5555m) (678p) (234s) 67m 99p', '8m'),
    uncounted('two-concealed-kongs', '[5555m] [2222p] 234s 67m 99p', '8m'),
  ],
  'all-simples': [
    absent('(234m) (567p) (666s) 78s 55m', '9s'),
    uncounted('all-even-pungs', '(222m) (444p) (666s) 888m 4m', '4m'),
  ],
  'pure-double-chow': [
    absent('(234m) (234p) 666s 78m EE', '9m'),
    uncounted('pure-triple-chow', '(234m) (234m) (234m) 78p EE', '9p'),
  ],
  'mixed-double-chow': [
    absent('(234m) (345p) 666s 78m EE', '9m'),
    uncounted('mixed-triple-chow', '(234m) (234p) (234s) 78m EE', '9m'),
  ],
  'short-straight': [
    absent('(123m) (345m) 666s 78p EE', '9p'),
    uncounted('pure-straight', '(123m) (456m) (789m) 78p EE', '9p'),
  ],
  'two-terminal-chows': [
    absent('(123m) (789p) 666s 34m EE', '5m'),
    uncounted('pure-straight', '(123m) (456m) (789m) 45p EE', '6p'),
  ],
  'pung-of-terminals-or-honors': [
    absent('(CCC) (234m) (567p) 67s 99m', '8s'),
    uncounted('seat-wind', '(EEE) (234m) (567p) 67s 99m', '8s', { seatWind: 0, prevalentWind: 1 }),
  ],
  'melded-kong': [
    absent('[5555m] (678p) (234s) 67m 99p', '8m'),
    uncounted('two-melded-kongs', '(5555m) (2222p) 234s 67m 99p', '8m'),
  ],
  'one-voided-suit': [
    absent('(123m) (456m) (EEE) 78m CC', '9m'),
    uncounted('reversible-tiles', '(234p) (888p) (456s) 99s 55p', '5p'),
  ],
  'no-honors': [
    absent('(123m) (456p) (888s) 67s EE', '8s'),
    uncounted('all-chows', '(123m) (456p) (789s) 23s 99p', '4s'),
  ],
  'edge-wait': [absent('(456p) (789s) 12345m 99p', '3m')],
  'closed-wait': [absent('(123m) (456p) (789s) 2224s', '3s')],
  'single-wait': [
    absent('(456p) (789s) (EEE) 3456m', '3m'),
    uncounted('melded-hand', '(123m) (456p) (789s) (EEE) 5m', '5m'),
  ],
  'self-drawn': [uncounted('fully-concealed-hand', '123m 456p 789s 55m 67s', '8s', { selfDrawn: true })],
  'flower-tiles': [belowMinimum('(CCC) (FFF) 234m 567p 8s', '8s', { flowers: 1 })],
};
