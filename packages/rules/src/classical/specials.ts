import type { ClassicalRules } from '../rulesets/ruleset.ts';
import { type CountedSpecial, SPECIAL_IDS, type SpecialId } from '../scoring/counted.ts';
import { isTerminal } from '../scoring/fans/sets.ts';
import type { WinningClaim } from '../scoring/types.ts';
import { GREEN, isDragon, isHonour, isWind, RED, suited, type Tile } from '../tiles/tile.ts';
import { isTriple } from './count.ts';
import { type ClassicalReading, suitsOf } from './readings.ts';

/* Hands that are worth the limit or half of it (CLASSICAL 51-64). Kongs count as pungs. */

/** A reading of the winner's hand with what special hands depend on. */
export interface WonHand extends ClassicalReading {
  /** Tiles of the hand and of the melds, of every kind at least one. */
  readonly tiles: readonly Tile[];
  readonly claim: WinningClaim;
}

const ONE_OF_DOTS = suited('dots', 1);
const GREEN_BAMBOOS: readonly Tile[] = [2, 3, 4, 6, 8].map(rank => suited('bamboos', rank));
const RED_TILES: readonly Tile[] = [...[1, 5, 7, 9].map(rank => suited('bamboos', rank)), RED];

const isRed = (tile: Tile): boolean => RED_TILES.includes(tile);

const triplesOf = ({ sets }: WonHand): readonly Tile[] => sets.filter(isTriple).map(({ tile }) => tile);
const pairOf = ({ sets }: WonHand): Tile | undefined => sets.find(({ kind }) => kind === 'pair')?.tile;

const isPairsHand = ({ form, tiles }: WonHand, suits: number, hasHonours: boolean): boolean =>
  form === 'pairs' && suitsOf(tiles).size === suits && tiles.some(isHonour) === hasHonours;

/** Whether a hand is four sets and a pair, its pungs and its pair of these tiles. */
function isOfPungs(hand: WonHand, inPungs: (tile: Tile) => boolean, inPair: (tile: Tile) => boolean): boolean {
  const [triples, pair] = [triplesOf(hand), pairOf(hand)];
  return triples.length === 4 && triples.every(inPungs) && pair !== undefined && inPair(pair);
}

/** Whether a hand is 1 to 9 of one suit in chows, with such a pung and such a pair beside them. */
function isSequence(hand: WonHand, isBeside: (pung: Tile, pair: Tile, suit: number) => boolean): boolean {
  const lows = hand.sets.flatMap(({ kind, tile }) => (kind === 'chow' ? [tile] : [])).sort((a, b) => a - b);
  const [low, second, third] = lows;
  const [pung, pair] = [triplesOf(hand)[0], pairOf(hand)];
  if (low === undefined || pung === undefined || pair === undefined || lows.length !== 3) return false;
  return low % 9 === 0 && second === low + 3 && third === low + 6 && isBeside(pung, pair, low / 9);
}

const isTerminalOf = (tile: Tile, suit: number): boolean => isTerminal(tile) && Math.floor(tile / 9) === suit;

function isLittleGreen({ sets, tiles, form }: WonHand): boolean {
  const hasDragon = sets.some(set => isTriple(set) && set.tile === GREEN);
  return form === 'sets' && hasDragon && tiles.every(tile => tile === GREEN || GREEN_BAMBOOS.includes(tile));
}

const LIMIT = 'limit';
const HALF = 'half-limit';

const SPECIALS: Readonly<Record<SpecialId, readonly [CountedSpecial['worth'], (hand: WonHand) => boolean]>> = {
  'pairs-of-one-suit': [LIMIT, hand => isPairsHand(hand, 1, false)],
  'pairs-with-honours': [HALF, hand => isPairsHand(hand, 1, true)],
  'pairs-of-honours': [LIMIT, hand => isPairsHand(hand, 0, true)],
  // A suit has only two terminals, so four pungs of them are never of one suit.
  heads: [LIMIT, hand => isOfPungs(hand, isTerminal, isTerminal)],
  'heads-with-honours': [HALF, hand => isOfPungs(hand, isTerminal, isHonour)],
  'great-sequence': [
    LIMIT,
    hand => isSequence(hand, (pung, pair, suit) => isTerminalOf(pung, suit) && isTerminalOf(pair, suit)),
  ],
  'small-sequence-dragons': [HALF, hand => isSequence(hand, (pung, pair) => isDragon(pung) && isWind(pair))],
  'small-sequence-winds': [HALF, hand => isSequence(hand, (pung, pair) => isWind(pung) && isDragon(pair))],
  'little-green': [LIMIT, isLittleGreen],
  'red-hand': [LIMIT, hand => isOfPungs(hand, isRed, isRed)],
  'hidden-treasure': [LIMIT, ({ sets }) => sets.filter(set => isTriple(set) && set.isConcealed).length === 4],
  'three-dragons': [LIMIT, hand => triplesOf(hand).filter(isDragon).length === 3],
  'four-winds': [LIMIT, hand => triplesOf(hand).filter(isWind).length === 4],
  'twin-sevens': [LIMIT, ({ form }) => form === 'twin-sevens'],
  lightning: [LIMIT, ({ claim }) => claim.isDealt === true || claim.isFirstDiscard === true],
  'moon-from-the-sea': [LIMIT, ({ claim }) => isMoon(claim)],
  wonders: [LIMIT, ({ form }) => form === 'wonders'],
};

/** A replacement comes from the other end: it is never the last tile of the wall. */
function isMoon({ selfDrawn, lastOfWall, afterKong, winningTile }: WinningClaim): boolean {
  return selfDrawn && lastOfWall && !afterKong && winningTile === ONE_OF_DOTS;
}

/** Returns the special hand that is worth most, the first in the list among equals; undefined for an ordinary hand. */
export function specialOf(hand: WonHand, { strictlyInHand }: ClassicalRules): CountedSpecial | undefined {
  const isSpoiled = (id: SpecialId) => id === 'hidden-treasure' && strictlyInHand && !hand.claim.selfDrawn;
  const held = SPECIAL_IDS.filter(id => SPECIALS[id][1](hand) && !isSpoiled(id));
  const id = held.find(each => SPECIALS[each][0] === LIMIT) ?? held[0];
  return id && { id, worth: SPECIALS[id][0] };
}
