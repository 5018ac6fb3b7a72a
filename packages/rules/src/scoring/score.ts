import { isFourteen } from '../melds/handSize.ts';
import type { Meld } from '../melds/meld.ts';
import { readWaits } from '../melds/waits.ts';
import type { McrRules } from '../rulesets/ruleset.ts';
import { countsOf } from '../tiles/counts.ts';
import { PLAYING_KINDS, type Tile } from '../tiles/tile.ts';
import { Scorer } from './scorer.ts';
import type { Score, WinningClaim } from './types.ts';

const scorers = new Map<string, Scorer>();
const byRuleset = new WeakMap<McrRules, Scorer>();

/** Returns the options that change scores as a key: sessions with equal options share one scorer. */
function keyOf(rules: McrRules): string {
  const { kongPoints, fullyConcealedOnClosedFans, allGreenHalfFlush, allTerminalsDoublePung } = rules;
  const { nineGatesTerminalPungs, knittedStraightWaits, tileHogForcedPairs, tileHogHonors } = rules;
  const { waits, combinedWaits, lastTileSelfDraw } = rules;
  return JSON.stringify([
    [kongPoints.meldedAndConcealed, kongPoints.twoConcealed, fullyConcealedOnClosedFans, allGreenHalfFlush],
    [allTerminalsDoublePung, nineGatesTerminalPungs, knittedStraightWaits, tileHogForcedPairs],
    [tileHogHonors, waits, combinedWaits, lastTileSelfDraw],
  ]);
}

/**
 * Returns the scorer of a ruleset, made at first use and kept. `scorer(rules).total(claim)` allocates nothing, so bots
 * and batches call it. Its other results are those of the claim scored last.
 */
export function scorer(rules: McrRules): Scorer {
  const known = byRuleset.get(rules);
  if (known) return known;
  const key = keyOf(rules);
  const made = scorers.get(key) ?? new Scorer(rules);
  scorers.set(key, made);
  byRuleset.set(rules, made);
  return made;
}

/**
 * Scores a hand by the reading of most points under the five principles (articles 39, 42, 58-63). Undefined if the
 * fourteen tiles are no complete hand. The total may be below `rules.minPoints`: the caller compares (article 38).
 */
export const scoreWin = (claim: WinningClaim, rules: McrRules): Score | undefined => scorer(rules).score(claim);

/** Returns whether 14 - 3 x melds tiles are a complete hand of any form, whatever its points (article 37). */
export function isComplete(concealed: readonly Tile[], melds: readonly Meld[]): boolean {
  const last = concealed.at(-1);
  if (last === undefined) return false;
  const before = countsOf(concealed.slice(0, -1));
  const masks = { suits: 0, honours: 0 };
  if (!isFourteen(concealed.length, melds.length)) return false;
  if (concealed.some(tile => tile < 0 || tile >= PLAYING_KINDS)) return false;
  readWaits(before, melds.length, masks);
  return last < 27 ? ((masks.suits >> last) & 1) === 1 : ((masks.honours >> (last - 27)) & 1) === 1;
}
