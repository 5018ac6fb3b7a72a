import {
  CLASSICAL_RULESETS,
  type ClassicalRules,
  type CountedHand,
  countWin,
  DOUBLE_IDS,
  type DoubleId,
  PLAIN_WIN,
  parseHand,
  parseTile,
  type Seat,
  SPECIAL_IDS,
  type SpecialId,
  type WinningClaim,
} from '@gorrion/rules';

/** A special hand or a double of the older ways. */
export type OlderId = SpecialId | DoubleId;
export const OLDER_IDS: readonly OlderId[] = [...SPECIAL_IDS, ...DOUBLE_IDS];

export const isSpecialId = (id: OlderId): id is SpecialId => SPECIAL_IDS.some(each => each === id);

/** How an example is won: claimed, drawn, on the dealt hand, on the first discard, or with the last tile of the wall. */
export type OlderWin = 'discard' | 'self' | 'dealt' | 'first' | 'last';

/** A hand without its last tile; that tile; how it is won; own seat and opener as letters. */
type Hand = readonly [hand: string, tile: string, how?: OlderWin, seats?: string];

/** The rules that the examples are counted by. */
export const EXAMPLE_RULES: ClassicalRules = CLASSICAL_RULESETS.macau;

/** An example of each hand and double, and beside it a hand that misses it by little. */
// biome-ignore format: an example and its near miss a line.
const HANDS: Readonly<Record<OlderId, readonly [example: Hand, miss: Hand]>> = {
  'pairs-of-one-suit': [['1133557799m22m4m', '4m', 'self'], ['1133557799m22p4p', '4p', 'self']],
  'pairs-with-honours': [['22446688sEECCW', 'W'], ['224466s88pEECCW', 'W']],
  'pairs-of-honours': [['EESSWWNNCCFFP', 'P'], ['EESSWWNNCCFF9m', '9m']],
  heads: [['111m999p1s (999m) (111p)', '1s'], ['111m888p1s (999m) (111p)', '1s']],
  'heads-with-honours': [['111m999pE (999m) (111p)', 'E'], ['111mEEE1s (999m) (111p)', '1s']],
  'great-sequence': [['1112345678999s', '9s'], ['1234555678999s', '9s']],
  'small-sequence-dragons': [['123456789pCCCE', 'E'], ['123456789pCCC5p', '5p']],
  'small-sequence-winds': [['123456789mWWWC', 'C'], ['123456789mWWWE', 'E']],
  'little-green': [['234234666sFFF8s', '8s'], ['234234666888sF', 'F']],
  'red-hand': [['111555s9s (777s) (CCC)', '9s'], ['111555s3s (777s) (CCC)', '3s']],
  'hidden-treasure': [['222m555p777sWWW1m', '1m', 'self'], ['222m555p77sWWW11m', '7s']],
  'three-dragons': [['CCCFFF456m9p (PPP)', '9p'], ['456m789pP (CCC) (FFF)', 'P']],
  'four-winds': [['EEESSS5m (WWW) (NNN)', '5m'], ['789mN (EEE) (SSS) (WWW)', 'N']],
  'twin-sevens': [['234567m2345678p', '8m'], ['234567m3456789p', '8m']],
  lightning: [['123m456p789sFF34m', '5m', 'first', 'WS'], ['123m456p789sFF34m', '5m', 'discard', 'WS']],
  'moon-from-the-sea': [['123m456p789sFF23p', '1p', 'last'], ['123m456p789sFF23s', '1s', 'last']],
  wonders: [['19m19p19sESWNCFP', '1m'], ['1199m19p19sESWNC', 'F']],
  dragons: [['123m456p99sPP (678p)', 'P'], ['111m123m456p789sP', 'P']],
  'own-wind': [['123m456p99sSS (678p)', 'S', 'discard', 'SE'], ['123m456p99sSS (678p)', 'S', 'discard', 'WE']],
  'opener-wind': [['123m456p99sWW (678p)', 'W', 'discard', 'SW'], ['123m456p99sWW (678p)', 'W', 'discard', 'SN']],
  'east-wind': [['123m456p99sEE (678p)', 'E', 'discard', 'SW'], ['111m123m456p789sE', 'E', 'discard', 'SW']],
  'three-pungs': [['22m456p99s (333p) (777s)', '2m'], ['234m56p99s (333p) (777s)', '4p']],
  'three-concealed-pungs': [['222m555p777s9s (123m)', '9s'], ['222m555p77s99s (123m)', '7s']],
  'pinderico-pungs': [['222444m6m (777m) (999m)', '6m'], ['222444mE (777m) (999m)', 'E']],
  'pinderico-chows': [['123345456m9m (678m)', '9m'], ['123345456m9p (678m)', '9p']],
  'pinderico-mixed': [['123456888m9m (222m)', '9m'], ['123456m888p9m (222m)', '9m']],
  'suit-and-honours': [['123456m99mEE (CCC)', '9m'], ['123m456p99mEE (CCC)', '9m']],
  'terminals-and-honours': [['111m999pEECC (WWW)', 'C'], ['111m888pEECC (WWW)', 'C']],
};

const WINDS = 'ESWN';

function claimOf([text, last, how = 'discard', seats = 'SE']: Hand): WinningClaim {
  const held = parseHand(text);
  const tile = parseTile(last);
  if (!held.ok || tile === undefined) throw new SyntaxError(`${text} + ${last}`);
  return {
    ...PLAIN_WIN,
    ...held.value,
    winningTile: tile,
    seatWind: (how === 'dealt' ? 0 : WINDS.indexOf(seats[0]!)) as Seat,
    prevalentWind: WINDS.indexOf(seats[1]!) as Seat,
    selfDrawn: how !== 'discard' && how !== 'first',
    lastOfWall: how === 'last',
    isDealt: how === 'dealt',
    ...(how === 'first' && { isFirstDiscard: true }),
  };
}

/** A hand that is shown for a special hand or double. */
export interface OlderHand {
  readonly claim: WinningClaim;
  readonly how: OlderWin;
  /** Undefined for a near miss that is not complete. */
  readonly counted: CountedHand | undefined;
}

function handOf(hand: Hand): OlderHand {
  const claim = claimOf(hand);
  return { claim, how: hand[2] ?? 'discard', counted: countWin(claim, EXAMPLE_RULES) };
}

/** Returns a hand that is counted as this special hand, or with this double. */
export const olderExample = (id: OlderId): OlderHand => handOf(HANDS[id][0]);

/** Returns a hand that looks like it and is not. */
export const olderMiss = (id: OlderId): OlderHand => handOf(HANDS[id][1]);

/** What a special hand or double belongs to, in the order of the list. */
export const OLDER_GROUPS = ['limit', 'half-limit', 'one-suit', 'doubles', 'house'] as const;
export type OlderGroup = (typeof OLDER_GROUPS)[number];

const HALVES: readonly OlderId[] = [
  'pairs-with-honours',
  'heads-with-honours',
  'small-sequence-dragons',
  'small-sequence-winds',
];
const HOUSE: readonly OlderId[] = ['suit-and-honours', 'terminals-and-honours'];

/** Returns the group of a special hand or double. */
export function olderGroup(id: OlderId): OlderGroup {
  if (HALVES.includes(id)) return 'half-limit';
  if (isSpecialId(id)) return 'limit';
  if (HOUSE.includes(id)) return 'house';
  return id.startsWith('pinderico') ? 'one-suit' : 'doubles';
}

const TIMES: Readonly<Partial<Record<OlderId, number>>> = {
  'three-concealed-pungs': 2,
  'pinderico-pungs': 4,
  'pinderico-chows': 4,
  'pinderico-mixed': 3,
};

/** Returns how often a double doubles; 0 for a special hand. */
export const doublesFor = (id: OlderId): number => (isSpecialId(id) ? 0 : (TIMES[id] ?? 1));
