import { decompose, type Reading } from '../melds/decompose.ts';
import type { Meld } from '../melds/meld.ts';
import type { ClassicalRules } from '../rulesets/ruleset.ts';
import type { CountedHand, CountedSet } from '../scoring/counted.ts';
import type { WinningClaim } from '../scoring/types.ts';
import { countsOf } from '../tiles/counts.ts';
import { withTile } from '../tiles/sorted.ts';
import type { Tile } from '../tiles/tile.ts';
import { countedSet, doublesOf, MAH_JONG_POINTS, setOfMeld, totalled } from './count.ts';

/* The winner's hand of the older ways: its readings, and the one that is worth most. */

/** Returns the sets of a reading in every way in which the winning tile may have completed one of them. */
function setsOf(reading: Reading, claim: WinningClaim): readonly (readonly CountedSet[])[] {
  const laid = claim.melds.map(setOfMeld);
  const inHand = reading.sets.filter(({ isMeld }) => !isMeld);
  const pair = reading.pair === undefined ? [] : [countedSet('pair', reading.pair, true)];
  const all = [...laid, ...inHand.map(({ kind, tile }) => countedSet(kind, tile, true)), ...pair];
  if (claim.selfDrawn) return [all];
  const completes = (set: CountedSet) =>
    set.kind === 'chow'
      ? claim.winningTile >= set.tile && claim.winningTile <= set.tile + 2
      : set.tile === claim.winningTile;
  return all.flatMap((set, n) =>
    n >= laid.length && completes(set) ? [all.with(n, countedSet(set.kind, set.tile, false))] : [],
  );
}

/** Returns what a complete hand is worth, by the reading that is worth most; undefined if it is not complete. */
export function countWin(claim: WinningClaim, rules: ClassicalRules): CountedHand | undefined {
  const counts = countsOf([...claim.concealed, claim.winningTile]);
  const winds = { seat: claim.seatWind, opener: claim.prevalentWind };
  const hands = decompose(counts, claim.melds)
    .filter(({ form }) => form === 'sets')
    .flatMap(reading => setsOf(reading, claim))
    .map(sets =>
      totalled({ sets, flowers: claim.flowers, bonus: MAH_JONG_POINTS, doubles: doublesOf(sets, winds) }, rules),
    );
  return hands.reduce<CountedHand | undefined>(
    (best, hand) => (!best || hand.total > best.total ? hand : best),
    undefined,
  );
}

/** Returns whether a tile completes the shape of a hand of 13 - 3 x melds tiles. */
export function completesHand(concealed: readonly Tile[], melds: readonly Meld[], tile: Tile): boolean {
  return decompose(countsOf(withTile(concealed, tile)), melds).some(({ form }) => form === 'sets');
}
