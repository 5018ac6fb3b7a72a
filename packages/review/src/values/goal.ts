import type { RouteNote } from '@gorrion/bots';
import type { ReviewedGoal } from '@gorrion/protocol';
import { countsOf, type ExplainedPart, explain, type Ruleset, scoreWin, type WinningClaim } from '@gorrion/rules';

const totalOf = (claim: WinningClaim | undefined, rules: Ruleset): number | null =>
  (claim && scoreWin(claim, rules)?.total) ?? null;

/** Returns the complete hand of a route's likeliest target, as the scorer counts it; null if it is no legal win. */
export function goalOf({ byDiscard, selfDrawn, missing }: RouteNote, rules: Ruleset): ReviewedGoal | null {
  const claim = byDiscard ?? selfDrawn;
  if (!claim) return null;
  const fans = scoreWin(claim, rules)?.fans.map(({ id }) => id) ?? [];
  return { byDiscard: totalOf(byDiscard, rules), selfDrawn: totalOf(selfDrawn, rules), fans, missing };
}

/** Returns which parts of a complete hand are there already: `held` counts the concealed tiles, `melds` lie open. */
function completeParts(parts: readonly ExplainedPart[], held: Uint8Array, melds: number): ReadonlySet<number> {
  const rest = held.slice();
  const complete = new Set<number>();
  let laid = 0;
  for (const [at, { isMeld, hasWinningTile, tiles }] of parts.entries()) {
    if (isMeld && laid++ < melds) complete.add(at);
    if (isMeld || hasWinningTile) continue;
    const need = countsOf(tiles);
    if (need.some((copies, kind) => copies > rest[kind]!)) continue;
    for (const [kind, copies] of need.entries()) rest[kind]! -= copies;
    complete.add(at);
  }
  return complete;
}

/**
 * Returns the points of the fans that the laid melds and complete concealed sets of a hand hold already, in the reading
 * of its goal. Flowers do not count.
 */
export function securedPoints({ byDiscard, selfDrawn, missing }: RouteNote, melds: number, rules: Ruleset): number {
  const claim = byDiscard ?? selfDrawn;
  const explanation = claim && explain(claim, rules);
  if (!claim || !explanation) return 0;
  const held = countsOf([...claim.concealed, claim.winningTile]);
  for (const { tile } of missing) if (held[tile]! > 0) held[tile]!--;
  const complete = completeParts(explanation.reading.parts, held, melds);
  return explanation.counted
    .filter(({ id, parts }) => id !== 'flower-tiles' && parts.length > 0 && parts.every(part => complete.has(part)))
    .reduce((sum, { points, times }) => sum + points * times, 0);
}
