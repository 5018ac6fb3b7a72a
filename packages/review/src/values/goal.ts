import type { RouteNote } from '@gorrion/bots';
import type { GoalSet, ReviewedGoal } from '@gorrion/protocol';
import {
  countsOf,
  type ExplainedFan,
  type ExplainedPart,
  explain,
  fanExclusions,
  type McrRules,
  type Meld,
  meldTiles,
  scoreWin,
  type Tile,
  type WinningClaim,
} from '@gorrion/rules';

const totalOf = (claim: WinningClaim | undefined, rules: McrRules): number | null =>
  (claim && scoreWin(claim, rules)?.total) ?? null;

/** Returns the complete hand of a route's likeliest target, as the scorer counts it; null if it is no legal win. */
export function goalOf({ byDiscard, selfDrawn, missing }: RouteNote, rules: McrRules): ReviewedGoal | null {
  const claim = byDiscard ?? selfDrawn;
  if (!claim) return null;
  const fans = scoreWin(claim, rules)?.fans.map(({ id }) => id) ?? [];
  return { byDiscard: totalOf(byDiscard, rules), selfDrawn: totalOf(selfDrawn, rules), fans, missing };
}

const nameOfSet = (kind: string, lowest: Tile | undefined): string => `${kind} ${lowest}`;

/** Returns the parts of a complete hand besides its melds that lie open: `melds` are the laid ones. */
function partsInHand(parts: readonly ExplainedPart[], melds: readonly Meld[]): readonly number[] {
  const laid = melds.map(meld => nameOfSet(meld.kind, meldTiles(meld)[0]));
  return parts.flatMap(({ kind, isMeld, tiles }, at) => {
    const place = isMeld ? laid.indexOf(nameOfSet(kind, tiles[0])) : -1;
    if (place < 0) return [at];
    laid.splice(place, 1);
    return [];
  });
}

/** Splits the tiles of a form without sets: seven pairs into pairs, the others into single tiles. */
const looseSets = (tiles: readonly Tile[], fans: GoalSet['fans']): readonly GoalSet[] => {
  const size = countsOf(tiles).every(copies => copies % 2 === 0) ? 2 : 1;
  return tiles.filter((_, n) => n % size === 0).map(tile => ({ tiles: Array(size).fill(tile), fans }));
};

/** Most fans that a set is told to be a part of. */
const MOST_FANS = 2;

/**
 * Returns the sets of a route's likeliest hand besides the first `melds`, which are laid. Each has the fans that are made
 * of it, or the dearest one of the whole hand if there are none. Empty if it is no legal win.
 */
export function setsOf({ byDiscard, selfDrawn }: RouteNote, melds: number, rules: McrRules): readonly GoalSet[] {
  const claim = byDiscard ?? selfDrawn;
  const explanation = claim && explain(claim, rules);
  if (!claim || !explanation) return [];
  const { parts } = explanation.reading;
  const fans = explanation.counted
    .filter(({ id, points }) => id !== 'flower-tiles' && points > 1)
    .toSorted((a, b) => b.points - a.points);
  return partsInHand(parts, claim.melds.slice(0, melds)).flatMap(at => {
    const { kind, tiles } = parts[at]!;
    const own = fans.filter(fan => fan.parts.length < parts.length && fan.parts.includes(at)).slice(0, MOST_FANS);
    const told = (own.length > 0 ? own : fans.slice(0, 1)).map(({ id, points }) => ({ fan: id, points }));
    return kind === 'tiles' || kind === 'knitted' ? looseSets(tiles, told) : [{ tiles, fans: told }];
  });
}

/** Returns which parts of a complete hand are there already: `held` counts the concealed tiles, `melds` are laid. */
function completeParts(parts: readonly ExplainedPart[], held: Uint8Array, melds: readonly Meld[]): ReadonlySet<number> {
  const rest = held.slice();
  const laid = melds.map(meld => nameOfSet(meld.kind, meldTiles(meld)[0]));
  const complete = new Set<number>();
  for (const [at, { kind, isMeld, hasWinningTile, tiles }] of parts.entries()) {
    const place = isMeld ? laid.indexOf(nameOfSet(kind, tiles[0])) : -1;
    if (place >= 0) {
      laid.splice(place, 1);
      complete.add(at);
    }
    // A set that the goal takes for claimed, but that is not laid yet, may still be whole in the hand.
    if (place >= 0 || hasWinningTile) continue;
    const need = countsOf(tiles);
    if (need.some((copies, tile) => copies > rest[tile]!)) continue;
    for (const [tile, copies] of need.entries()) rest[tile]! -= copies;
    complete.add(at);
  }
  return complete;
}

/** Returns whether one of the fans holds another on the same sets, so that only the greater one counts. */
const isContained = (fan: ExplainedFan, fans: readonly ExplainedFan[], rules: McrRules): boolean =>
  fans.some(other => {
    const { inHand, onItsSets } = fanExclusions(other.id, rules);
    if (inHand.includes(fan.id)) return true;
    return onItsSets.includes(fan.id) && fan.parts.every(part => other.parts.includes(part));
  });

/**
 * Returns the points of the fans that the laid melds and complete concealed sets of a hand hold already, in the reading
 * of its goal: also those that a fan of the goal will contain which is not complete yet. Flowers do not count.
 */
export function securedPoints({ byDiscard, selfDrawn, missing }: RouteNote, melds: number, rules: McrRules): number {
  const claim = byDiscard ?? selfDrawn;
  const explanation = claim && explain(claim, rules);
  if (!claim || !explanation) return 0;
  const claimed = claim.melds.slice(melds).flatMap(meldTiles);
  const held = countsOf([...claim.concealed, ...claimed, claim.winningTile]);
  for (const { tile } of missing) if (held[tile]! > 0) held[tile]!--;
  const complete = completeParts(explanation.reading.parts, held, claim.melds.slice(0, melds));
  const within = explanation.uncounted.filter(({ principle }) => principle === 'non-repeat');
  const fans = [...explanation.counted, ...within].filter(
    ({ id, parts }) => id !== 'flower-tiles' && parts.length > 0 && parts.every(part => complete.has(part)),
  );
  return fans.filter(fan => !isContained(fan, fans, rules)).reduce((sum, { points, times }) => sum + points * times, 0);
}
