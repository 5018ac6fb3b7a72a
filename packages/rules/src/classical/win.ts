import { meldTiles } from '../melds/meld.ts';
import type { ClassicalRules } from '../rulesets/ruleset.ts';
import { type CountedDouble, type CountedHand, SPECIAL_IDS } from '../scoring/counted.ts';
import type { WinningClaim } from '../scoring/types.ts';
import { isHonour, type Tile } from '../tiles/tile.ts';
import { doublesOf, isHigh, isTriple, MAH_JONG_POINTS, totalled } from './count.ts';
import { areOfOneSuit, type ClassicalReading, readingsOf, suitsOf } from './readings.ts';
import { completesHand } from './shape.ts';
import { specialOf, type WonHand } from './specials.ts';

/* What the winner's hand of the older ways is worth, by the reading that is worth most (CLASSICAL 65). */

/** Returns the doubles for four sets and a pair of one suit (CLASSICAL 44). */
function pindericoOf({ form, sets, tiles }: WonHand): readonly CountedDouble[] {
  if (form !== 'sets' || !areOfOneSuit(tiles)) return [];
  const pungs = sets.filter(isTriple).length;
  if (pungs === 4) return [{ id: 'pinderico-pungs', doubles: 4 }];
  return pungs === 0 ? [{ id: 'pinderico-chows', doubles: 4 }] : [{ id: 'pinderico-mixed', doubles: 3 }];
}

/** Returns the doubles of the house, which the source's cut table lacks (CLASSICAL 45). */
function houseDoublesOf(tiles: readonly Tile[]): readonly CountedDouble[] {
  const isMixed = suitsOf(tiles).size === 1 && tiles.some(isHonour);
  return [
    ...(isMixed ? [{ id: 'suit-and-honours', doubles: 1 } as const] : []),
    ...(tiles.every(isHigh) ? [{ id: 'terminals-and-honours', doubles: 1 } as const] : []),
  ];
}

/** Returns a number that is lower for special hands earlier in the list; ordinary hands come last. */
const rankOfSpecial = ({ special }: CountedHand): number =>
  special ? SPECIAL_IDS.indexOf(special.id) : SPECIAL_IDS.length;

const productOf = ({ points, doubles }: CountedHand): number =>
  points * 2 ** doubles.reduce((sum, each) => sum + each.doubles, 0);

/** Returns whether an account is to be preferred: worth more, then a special hand, then more without the limit. */
function isBetter(hand: CountedHand, best: CountedHand): boolean {
  if (hand.total !== best.total) return hand.total > best.total;
  const [rank, bestRank] = [rankOfSpecial(hand), rankOfSpecial(best)];
  if (rank !== bestRank) return rank < bestRank;
  const [product, bestProduct] = [productOf(hand), productOf(best)];
  return product === bestProduct ? hand.points > best.points : product > bestProduct;
}

/** Whether a reading is a hand by these rules: of sets alone (CLASSICAL 36); strictly, all seven pairs drawn (52). */
function isHand({ form }: ClassicalReading, { selfDrawn }: WinningClaim, rules: ClassicalRules): boolean {
  if (rules.setsAndPairOnly) return form === 'sets';
  return form !== 'pairs' || selfDrawn || !rules.strictlyInHand;
}

function countOfReading(hand: WonHand, rules: ClassicalRules): CountedHand {
  const { claim, sets, tiles } = hand;
  const doubles = [
    ...doublesOf(sets, { seat: claim.seatWind, opener: claim.prevalentWind }),
    ...pindericoOf(hand),
    ...(rules.houseDoubles ? houseDoublesOf(tiles) : []),
  ];
  const special = specialOf(hand, rules);
  const account = { sets, flowers: claim.flowers, bonus: MAH_JONG_POINTS, doubles };
  return totalled({ ...account, ...(special && { special }) }, rules);
}

/** Returns what a complete hand is worth, by the reading that is worth most; undefined if it is not complete. */
export function countWin(claim: WinningClaim, rules: ClassicalRules): CountedHand | undefined {
  // Bots ask for every kind that may come; most complete nothing.
  if (!completesHand(claim.concealed, claim.melds, claim.winningTile, rules)) return undefined;
  const tiles = [...claim.concealed, claim.winningTile, ...claim.melds.flatMap(meldTiles)];
  return readingsOf(claim)
    .filter(reading => isHand(reading, claim, rules))
    .map(reading => countOfReading({ ...reading, tiles, claim }, rules))
    .reduce<CountedHand | undefined>((best, hand) => (best && !isBetter(hand, best) ? best : hand), undefined);
}
