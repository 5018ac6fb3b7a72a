import { dangerByOpponent, type RouteNote } from '@gorrion/bots';
import type { ReviewedCandidate, ReviewedGoal, ReviewedRoute } from '@gorrion/protocol';
import {
  type BySeat,
  bySeat,
  isFlower,
  isMeldClaim,
  isSameAction,
  type McrRules,
  mcrOnly,
  type SeatCommand,
} from '@gorrion/rules';
import { withoutFans } from '../decisions/actions.ts';
import type { Decision } from '../decisions/decision.ts';
import { goalOf, securedPoints, setsOf } from './goal.ts';
import { rounded } from './round.ts';
import { SCREEN, type ValuedAction } from './values.ts';

/** Most candidates of a decision in a review. */
const MOST_CANDIDATES = 5;
/** The first candidates keep their routes: the best one and what stands against it if it was played. */
const WITH_ROUTES = 2;
/** Missing tiles from which on the bots know no legal win within reach. */
const OUT_OF_REACH = 9;

const routeOf = ({ route, share, points, missing }: RouteNote): ReviewedRoute => ({
  route,
  share: rounded(share),
  points,
  missing,
});

/** Returns whether a kong adds its tile to a pung, so that others may win on it. */
const isAddedKong = (action: SeatCommand, { view, seat }: Decision): boolean =>
  action.type === 'declare-kong' &&
  view.seats[seat].melds.some(meld => meld.kind === 'pung' && meld.tile === action.tile);

/** Returns how many melds lie open after an action. */
function meldsAfter(action: SeatCommand, decision: Decision): number {
  const isClaimed = action.type === 'claim' && isMeldClaim(action.claim);
  const isNew = isClaimed || (action.type === 'declare-kong' && !isAddedKong(action, decision));
  return decision.view.seats[decision.seat].melds.length + (isNew ? 1 : 0);
}

const SAFE: BySeat<number> = [0, 0, 0, 0];

/** Returns the chance that each seat wins on what an action gives away: a discard, or the tile added to a pung. */
function dangerOf(action: SeatCommand, decision: Decision, chances: BySeat<Float64Array>): BySeat<number> {
  const isGiven = action.type === 'discard' || isAddedKong(action, decision);
  if (!isGiven || !('tile' in action) || isFlower(action.tile)) return SAFE;
  return bySeat(each => Math.round(chances[each][action.tile]! * 1e4) / 1e4);
}

/** Returns the candidates that a review keeps: the best ones and the played one, best first. */
function chosen(values: readonly ValuedAction[], played: SeatCommand): readonly ValuedAction[] {
  const best = values.slice(0, MOST_CANDIDATES);
  if (best.some(({ action }) => isSameAction(action, played))) return best;
  const own = values.find(({ action }) => isSameAction(action, played));
  return own ? [...best.slice(0, MOST_CANDIDATES - 1), own] : best;
}

/** Returns the hand that an action is after; with its sets if they are asked for. */
function describedGoal(main: RouteNote, melds: number, hasSets: boolean, rules: McrRules): ReviewedGoal | null {
  const goal = goalOf(main, rules);
  return goal && hasSets ? { ...goal, sets: setsOf(main, melds, rules) } : goal;
}

/** Returns the candidates of a decision as the search values them. */
export function candidatesOf(decision: Decision, values: readonly ValuedAction[]): readonly ReviewedCandidate[] {
  const { view, seat, played } = decision;
  const chances = dangerByOpponent(view, seat);
  const best = rounded(values[0]!.value);
  // The sets explain what was lost.
  const isLoss = !isSameAction(values[0]!.action, played);
  return chosen(values, played).map(valued => {
    const { action, value, winChance, missing, routes = [] } = valued;
    const [main] = routes;
    const [melds, rules] = [meldsAfter(action, decision), mcrOnly(view.rules)];
    const isPlayed = isSameAction(action, played);
    const isFirst = values.indexOf(valued) < WITH_ROUTES;
    const hasRoutes = isFirst || isPlayed;
    return {
      action: withoutFans(action),
      value: rounded(value),
      plusMinus: null,
      isEqual: best - rounded(value) < SCREEN,
      winChance: winChance === undefined ? null : rounded(winChance),
      danger: dangerOf(action, decision, chances),
      distance: missing === undefined || missing >= OUT_OF_REACH ? null : missing,
      secured: main ? securedPoints(main, melds, rules) : 0,
      goal: main ? describedGoal(main, melds, isLoss && isFirst && !isPlayed, rules) : null,
      routes: hasRoutes ? routes.map(routeOf) : [],
    };
  });
}
