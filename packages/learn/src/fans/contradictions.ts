import { type FanId, fanExclusions, type McrRules } from '@gorrion/rules';
import { FAN_NEEDS, type FanNeeds } from './needs.ts';

/**
 * Why named fans cannot count together: one keeps the other out by the book, no hand holds both, or one needs a win
 * that was drawn (`needs-draw`) or was not (`needs-discard`).
 */
export type Contradiction =
  | { readonly kind: 'excluded' | 'impossible'; readonly fan: FanId; readonly by: FanId }
  | { readonly kind: 'needs-draw' | 'needs-discard'; readonly fan: FanId };

type Span = readonly [number, number];
const ANY: Span = [0, 4];
const MOST_SETS = 4;

const both = (one: Span = ANY, other: Span = ANY): Span => [Math.max(one[0], other[0]), Math.min(one[1], other[1])];
const isEmpty = ([least, most]: Span): boolean => least > most;
const differs = <Value>(one: Value | undefined, other: Value | undefined): boolean =>
  one !== undefined && other !== undefined && one !== other;
const isWithout = ({ winds, dragons }: FanNeeds): boolean => winds === false && dragons === false;
const isIn = (ranks: string, only: string | undefined): boolean =>
  only === undefined || [...ranks].every(rank => only.includes(rank));

/** Whether the sets that two fans need, or may not have, leave no hand of four sets. */
function areSetsImpossible(a: FanNeeds, b: FanNeeds): boolean {
  const [chows, pungs] = [both(a.chows, b.chows), both(a.pungs, b.pungs)];
  const claims = both(a.claims, b.claims);
  const knitted = Math.max(a.knitted ?? 0, b.knitted ?? 0);
  const concealed = Math.max(a.concealed ?? 0, b.concealed ?? 0);
  if ([chows, pungs, claims].some(isEmpty)) return true;
  const needed = chows[0] + pungs[0];
  return (needed > 0 && needed + knitted > MOST_SETS) || claims[0] + concealed > MOST_SETS;
}

/** Whether the tiles that two fans need, or may not have, exclude each other. */
function areTilesImpossible(a: FanNeeds, b: FanNeeds): boolean {
  if (isEmpty(both(a.suits, b.suits)) || differs(a.winds, b.winds) || differs(a.dragons, b.dragons)) return true;
  if ((a.honours && isWithout(b)) || (b.honours && isWithout(a))) return true;
  if (!isIn(a.all ?? '', b.only) || !isIn(b.all ?? '', a.only)) return true;
  const { only } = a;
  const isDisjoint = only !== undefined && b.only !== undefined && [...only].every(rank => !b.only!.includes(rank));
  return isDisjoint && (isWithout(a) || isWithout(b));
}

function isImpossible(one: FanId, other: FanId): boolean {
  const [a, b] = [FAN_NEEDS[one], FAN_NEEDS[other]];
  if (one === 'chicken-hand' || other === 'chicken-hand') return one !== 'flower-tiles' && other !== 'flower-tiles';
  return (
    differs(a.form, b.form) || differs(a.isDrawn, b.isDrawn) || areSetsImpossible(a, b) || areTilesImpossible(a, b)
  );
}

/**
 * Returns what of named fans cannot be together, each pair once. `isDrawn` says how the hand was won, if that is known.
 * What is not returned may still be no hand: only the tiles tell.
 */
export function contradictionsIn(
  fans: readonly FanId[],
  rules: McrRules,
  isDrawn: boolean | undefined,
): readonly Contradiction[] {
  const named = [...new Set(fans)];
  const found: Contradiction[] = [];
  for (const [at, fan] of named.entries()) {
    if (differs(FAN_NEEDS[fan].isDrawn, isDrawn)) found.push({ kind: isDrawn ? 'needs-discard' : 'needs-draw', fan });
    for (const by of named.slice(0, at)) {
      const isExcluded = (out: FanId, other: FanId) => fanExclusions(other, rules).inHand.includes(out);
      if (isExcluded(fan, by)) found.push({ kind: 'excluded', fan, by });
      else if (isExcluded(by, fan)) found.push({ kind: 'excluded', fan: by, by: fan });
      else if (isImpossible(fan, by)) found.push({ kind: 'impossible', fan, by });
    }
  }
  return found;
}
