import { PLAYING_KINDS } from '@gorrion/rules';
import type { Chances } from '../chance/rates.ts';
import { type Prospects, routeName } from '../targets/prospects.ts';

/** What remains of a hand's prospects after one discard. */
export interface RemainingProspects {
  readonly kind: number;
  /** Sum of the weights of the targets that remain. A lost target counts by the chance to draw the tile again. */
  readonly weight: number;
  readonly missing: number;
  readonly route: string | undefined;
}

/**
 * Returns the remaining prospects after each possible discard, by kind. A target that needs the tile is lost with it.
 */
export function prospectsAfterDiscards(
  counts: Uint8Array,
  prospects: Prospects,
  chances: Chances,
): readonly RemainingProspects[] {
  const results: RemainingProspects[] = [];
  for (let kind = 0; kind < PLAYING_KINDS; kind++) {
    if (counts[kind]! > 0) results.push(prospectsAfter(kind, counts[kind]!, prospects, chances));
  }
  return results;
}

function prospectsAfter(kind: number, held: number, prospects: Prospects, chances: Chances): RemainingProspects {
  const { list, weights } = prospects;
  const redrawn = chances.drawn[3 * kind]!;
  let sum = 0;
  let missing = Number.POSITIVE_INFINITY;
  let heaviest = -1;
  for (let target = 0; target < list.size; target++) {
    const weight = weights[target]!;
    if (weight === 0) continue;
    const isLost = list.need[target * PLAYING_KINDS + kind]! >= held;
    sum += isLost ? weight * redrawn : weight;
    if (isLost) continue;
    missing = Math.min(missing, list.cost[target]!);
    if (heaviest < 0 || weight > weights[heaviest]!) heaviest = target;
  }
  return { kind, weight: sum, missing, route: heaviest < 0 ? undefined : routeName(list.route[heaviest]!) };
}
