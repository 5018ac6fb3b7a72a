import { type FanId, type Score, scoreWin } from '@gorrion/rules';
import { isFan, scoredName } from '../planning/scoredName.ts';
import type { Position } from '../targets/position.ts';
import { type Prospects, routeName } from '../targets/prospects.ts';
import { MOST_MISSING } from '../targets/targetList.ts';

/** Targets of one route, heaviest first; `target` is the first of them and stands for all. */
export interface RouteGroup {
  readonly id: FanId | 'small';
  readonly target: number;
  readonly win: Score;
  readonly isSelfDrawn: boolean;
  /** Kinds that the targets lack which lack no more tiles than the first one. */
  readonly useful: Set<number>;
}

/** Heaviest targets that are looked at, and how many of them are scored to name them. */
const LOOKED_AT = 400;
const SCORED = 80;
const missingKinds = ({ list }: Prospects, target: number): readonly number[] => {
  const first = target * MOST_MISSING;
  return [...new Set(list.missing.subarray(first, first + list.cost[target]!))];
};

/** A win with which a target is shown. */
interface ShownWin {
  readonly score: Score;
  readonly isSelfDrawn: boolean;
}

/** Returns the win of a target on the missing tile with which it is worth least, by discard if that is ever legal. */
function shownWin({ rules }: Position, prospects: Prospects, target: number): ShownWin | undefined {
  for (const isSelfDrawn of [false, true]) {
    const wins = missingKinds(prospects, target).flatMap(kind => prospects.wins.winOf(target, isSelfDrawn, kind) ?? []);
    const least = wins.toSorted((a, b) => a.points - b.points)[0];
    const score = least && scoreWin(least.claim, rules);
    if (score) return { score, isSelfDrawn };
  }
  return undefined;
}

/** Returns the targets that may win by route, the heaviest route first. */
export function groupTargets(position: Position, prospects: Prospects): readonly RouteGroup[] {
  const { list } = prospects;
  const groups = new Map<string, RouteGroup>();
  let scored = 0;
  for (const target of prospects.heaviest(LOOKED_AT)) {
    if (position.isOpen && !prospects.canOpen(target)) continue;
    const route = routeName(list.route[target]!);
    let group = isFan(route) ? groups.get(route) : undefined;
    if (!group) {
      if (scored++ >= SCORED) continue;
      const win = shownWin(position, prospects, target);
      if (!win) continue;
      const id = scoredName(route, win.score);
      group = groups.get(id);
      if (!group) {
        const { score, isSelfDrawn } = win;
        group = { id, target, win: score, isSelfDrawn, useful: new Set() };
        groups.set(id, group);
      }
    }
    if (list.cost[target]! > list.cost[group.target]!) continue;
    for (const kind of missingKinds(prospects, target)) if (position.live[kind]! > 0) group.useful.add(kind);
  }
  return [...groups.values()];
}
