import type { FanId } from '@gorrion/rules';

/*
 * What a hand must have to hold a fan, as far as it decides whether it can hold another fan too. What is not said may be
 * anything. The scorer does not use it: its rows decide.
 */

/** The lowest and the highest number that a hand may have. */
type Span = readonly [least: number, most: number];

export interface FanNeeds {
  /** Sets and a pair, seven pairs, the thirteen orphans, or single tiles; sets also where sets are needed. */
  readonly form?: 'sets' | 'pairs' | 'orphans' | 'singles';
  readonly chows?: Span;
  /** Pungs and kongs. */
  readonly pungs?: Span;
  /** Knitted tiles that stand for so many sets. */
  readonly knitted?: number;
  readonly suits?: Span;
  readonly winds?: boolean;
  readonly dragons?: boolean;
  /** Whether honours of any kind are needed. */
  readonly honours?: true;
  /** The ranks to which suited tiles are confined, and those that must be there. */
  readonly only?: string;
  readonly all?: string;
  readonly isDrawn?: boolean;
  /** Claimed sets, and concealed pungs and kongs. */
  readonly claims?: Span;
  readonly concealed?: number;
}

const NO_HONOURS = { winds: false, dragons: false } as const;
const chows = (least: number) => ({ form: 'sets', chows: [least, 4] }) as const;
const pungs = (least: number) => ({ form: 'sets', pungs: [least, 4] }) as const;
const ONE_SUIT = [1, 1] as const;
const ALL_SUITS = [3, 3] as const;
const CLOSED = { claims: [0, 0] } as const;
const ENDS = '123789';
const ALL_RANKS = '123456789';

/** What each fan needs. The Chicken Hand has no other fan, whatever it needs. */
// biome-ignore format: one fan a line, to be read beside the definitions.
export const FAN_NEEDS: Readonly<Record<FanId, FanNeeds>> = {
  'big-four-winds': { ...pungs(4), winds: true, suits: [0, 1] },
  'big-three-dragons': { ...pungs(3), dragons: true, suits: [0, 2] },
  'all-green': { suits: ONE_SUIT, winds: false, only: '23468' },
  'nine-gates': { form: 'sets', ...CLOSED, ...NO_HONOURS, suits: ONE_SUIT, all: ALL_RANKS },
  'four-kongs': pungs(4),
  'seven-shifted-pairs': { form: 'pairs', ...CLOSED, ...NO_HONOURS, suits: ONE_SUIT },
  'thirteen-orphans': { form: 'orphans', ...CLOSED, winds: true, dragons: true, suits: ALL_SUITS, only: '19' },
  'all-terminals': { ...NO_HONOURS, chows: [0, 0], only: '19' },
  'little-four-winds': { ...pungs(3), winds: true, suits: [0, 1] },
  'little-three-dragons': { ...pungs(2), dragons: true, suits: [0, 2] },
  'all-honors': { honours: true, chows: [0, 0], suits: [0, 0] },
  'four-concealed-pungs': { ...pungs(4), ...CLOSED, concealed: 4 },
  'pure-terminal-chows': { ...chows(4), ...NO_HONOURS, suits: ONE_SUIT, only: '1235789', all: '1235789' },
  'quadruple-chow': { ...chows(4), suits: [1, 2] },
  'four-pure-shifted-pungs': { ...pungs(4), suits: [1, 2] },
  'four-pure-shifted-chows': { ...chows(4), suits: [1, 2] },
  'three-kongs': pungs(3),
  'all-terminals-and-honors': { honours: true, chows: [0, 0], suits: [1, 3], only: '19' },
  'seven-pairs': { form: 'pairs', ...CLOSED },
  'greater-honors-and-knitted-tiles': { form: 'singles', ...CLOSED, winds: true, dragons: true, suits: ALL_SUITS },
  'all-even-pungs': { ...pungs(4), ...NO_HONOURS, only: '2468' },
  'full-flush': { ...NO_HONOURS, suits: ONE_SUIT },
  'pure-triple-chow': chows(3),
  'pure-shifted-pungs': pungs(3),
  'upper-tiles': { ...NO_HONOURS, only: '789' },
  'middle-tiles': { ...NO_HONOURS, only: '456' },
  'lower-tiles': { ...NO_HONOURS, only: '123' },
  'pure-straight': { ...chows(3), all: ALL_RANKS },
  'three-suited-terminal-chows': { ...chows(4), ...NO_HONOURS, suits: ALL_SUITS, only: '1235789', all: '1235789' },
  'pure-shifted-chows': chows(3),
  'all-fives': { form: 'sets', ...NO_HONOURS, only: '34567', all: '5' },
  'triple-pung': { ...pungs(3), suits: ALL_SUITS },
  'three-concealed-pungs': { ...pungs(3), concealed: 3 },
  'lesser-honors-and-knitted-tiles': { form: 'singles', ...CLOSED, winds: true, dragons: true, suits: ALL_SUITS },
  'knitted-straight': { knitted: 3, claims: [0, 1], suits: ALL_SUITS, all: ALL_RANKS },
  'upper-four': { ...NO_HONOURS, only: '6789' },
  'lower-four': { ...NO_HONOURS, only: '1234' },
  'big-three-winds': { ...pungs(3), winds: true, suits: [0, 2] },
  'mixed-straight': { ...chows(3), suits: ALL_SUITS, all: ALL_RANKS },
  'reversible-tiles': { winds: false, suits: [1, 2], only: '12345689' },
  'mixed-triple-chow': { ...chows(3), suits: ALL_SUITS },
  'mixed-shifted-pungs': { ...pungs(3), suits: ALL_SUITS },
  'chicken-hand': { form: 'sets' },
  'last-tile-draw': { isDrawn: true },
  'last-tile-claim': { isDrawn: false },
  'out-with-replacement-tile': { ...pungs(1), isDrawn: true },
  'robbing-the-kong': { isDrawn: false },
  'two-concealed-kongs': { ...pungs(2), concealed: 2 },
  'all-pungs': pungs(4),
  'half-flush': { honours: true, suits: ONE_SUIT },
  'mixed-shifted-chows': { ...chows(3), suits: ALL_SUITS },
  'all-types': { winds: true, dragons: true, suits: ALL_SUITS },
  'melded-hand': { form: 'sets', claims: [4, 4], isDrawn: false },
  'two-dragon-pungs': { ...pungs(2), dragons: true },
  'outside-hand': { form: 'sets', only: ENDS },
  'fully-concealed-hand': { ...CLOSED, isDrawn: true },
  'two-melded-kongs': { ...pungs(2), claims: [2, 4] },
  'last-tile': {},
  'dragon-pung': { ...pungs(1), dragons: true },
  'prevalent-wind': { ...pungs(1), winds: true },
  'seat-wind': { ...pungs(1), winds: true },
  'concealed-hand': { ...CLOSED, isDrawn: false },
  'all-chows': { form: 'sets', ...NO_HONOURS, pungs: [0, 0] },
  'tile-hog': {},
  'double-pung': { ...pungs(2), suits: [2, 3] },
  'two-concealed-pungs': { ...pungs(2), concealed: 2 },
  'concealed-kong': { ...pungs(1), concealed: 1 },
  'all-simples': { ...NO_HONOURS, only: '2345678' },
  'pure-double-chow': chows(2),
  'mixed-double-chow': { ...chows(2), suits: [2, 3] },
  'short-straight': { ...chows(2), all: '456' },
  'two-terminal-chows': { ...chows(2), all: ENDS },
  'pung-of-terminals-or-honors': pungs(1),
  'melded-kong': { ...pungs(1), claims: [1, 4] },
  'one-voided-suit': { suits: [2, 2] },
  'no-honors': NO_HONOURS,
  'edge-wait': { ...chows(1), claims: [0, 3] },
  'closed-wait': { ...chows(1), claims: [0, 3] },
  'single-wait': { form: 'sets' },
  'self-drawn': { isDrawn: true },
  'flower-tiles': {},
};
