import { type DecisionKind, isConcrete, type ReviewedCandidate, type ReviewReason } from '@gorrion/protocol';
import { isFlower, isSameAction, legalWin } from '@gorrion/rules';
import { isWin } from '../decisions/actions.ts';
import { callObjections, callPraise } from './callReasons.ts';
import { dangerObjections, robberyObjections, safetyObjections, safetyPraise } from './dangerReasons.ts';
import { type Comparison, callOf, type DecidedAction, riskOf } from './decided.ts';
import { distanceObjections, goalObjections, securedObjections, securedPraise } from './pointReasons.ts';
import { readyObjections, readyPraise } from './readyReasons.ts';
import { routeObjections, routePraise } from './routeReasons.ts';
import { handObjections, idleObjections, idlePraise, usefulObjections, useObjections } from './shapeReasons.ts';

const MOST_REASONS = 3;
/** Candidates of a full list. */
const MOST_CANDIDATES = 5;

/** Points: smaller differences of values say nothing, and from `CLEAR` on a choice is the only one. */
const [NOTHING, CLEAR] = [0.05, 0.7];
/** Differences of chances to win below this say nothing. */
const SOME_CHANCE = 0.01;

const lossOf = ({ played, best }: Comparison): number => best.value - played.value;

function refusals({ view, seat, played, best }: Comparison): readonly ReviewReason[] {
  const win = legalWin(view, seat);
  if (win && isWin(best.action) && !isWin(played.action)) return [{ id: 'win-refused', points: win.score.total }];
  const flowers = view.seats[seat].concealed.filter(isFlower).length;
  const isKept = best.action.type === 'expose-flower' && played.action.type !== 'expose-flower';
  return isKept && flowers > 0 ? [{ id: 'flower-kept', flowers }] : [];
}

function kongMissed({ played, best }: Comparison, offered: Comparison['view']['phase']): readonly ReviewReason[] {
  const { action } = best;
  if (isSameAction(action, played.action)) return [];
  if (action.type === 'declare-kong') return [{ id: 'kong-missed', tile: action.tile }];
  const isClaimed = callOf(action) === 'kong' && offered.name === 'claims';
  return isClaimed ? [{ id: 'kong-missed', tile: offered.tile }] : [];
}

/** Returns what can be said of almost every loss: less chance to win, or else less value. It explains nothing. */
function generalObjections(comparison: Comparison): readonly ReviewReason[] {
  const { played, best } = comparison;
  const [own, other] = [played.winChance, best.winChance];
  if (own !== null && other !== null && other - own >= SOME_CHANCE) {
    return [{ id: 'less-chance', best: other, played: own }];
  }
  const loss = lossOf(comparison);
  return loss >= NOTHING ? [{ id: 'less-value', loss }] : [];
}

/** Returns whether the risk of dealing in grows by more than the chance to win falls. */
function isRiskFirst({ played, best }: Comparison): boolean {
  const cost = played.winChance === null || best.winChance === null ? 0 : best.winChance - played.winChance;
  return riskOf(played) - riskOf(best) > cost;
}

/**
 * Returns what spoke against the played action, the most telling first: a win or a flower refused; then the danger,
 * where it outweighs the chance to win; calls; waits; the set that it breaks; distance and routes; kongs; points. What
 * names no tile, set or fan stands behind what does, and chances are told only if nothing else is.
 */
function objections(comparison: Comparison): readonly ReviewReason[] {
  const danger = [...dangerObjections(comparison), ...robberyObjections(comparison)];
  const ready = readyObjections(comparison);
  // A hand that would be ready is nearer: one of both sentences is enough.
  const isSaid = ready.some(({ id }) => id === 'ready-missed');
  const isBelow = ready.some(({ id }) => id === 'ready-below-minimum' || id === 'wider-below-minimum');
  // Beside "ready" no number of missing tiles is told: that one is counted to a win with enough points.
  const calls = callObjections(comparison).filter(({ id }) => !isBelow || id !== 'call-without-use');
  const isCalled = isSaid || calls.some(({ id }) => id === 'call-missed');
  const isRisk = isRiskFirst(comparison);
  const reasons = [
    ...refusals(comparison),
    ...(isRisk ? danger : []),
    ...calls,
    ...ready,
    ...useObjections(comparison),
    ...(isCalled || isBelow ? [] : distanceObjections(comparison)),
    ...safetyObjections(comparison),
    ...routeObjections(comparison).filter(({ id }) => id === 'route-closed'),
    ...kongMissed(comparison, comparison.view.phase),
    ...goalObjections(comparison),
    ...(isRisk ? [] : danger),
    ...securedObjections(comparison),
    ...routeObjections(comparison).filter(({ id }) => id === 'route-opened'),
  ];
  if (lossOf(comparison) < NOTHING) return reasons;
  const told = withShape(comparison, reasons);
  return told.length > 0 ? told : generalObjections(comparison);
}

/**
 * Returns reasons with one that names a tile, a set or a fan among those that are told: how the likeliest hands differ
 * stands first, tiles that would have been useful or are idle stand behind the figures.
 */
function withShape(comparison: Comparison, reasons: readonly ReviewReason[]): readonly ReviewReason[] {
  const told = reasons.slice(0, MOST_REASONS);
  if (told.some(isConcrete)) return told;
  const hand = handObjections(comparison);
  if (hand.length > 0) return [...hand, ...told];
  const useful = usefulObjections(comparison);
  return [...told.slice(0, MOST_REASONS - 1), ...(useful.length > 0 ? useful : idleObjections(comparison))];
}

/**
 * Returns by how much the played action is better than any other. The search gives up discards of little promise unseen,
 * with no chance to win; their value is too low to be named.
 */
function onlyChoice(
  { played }: Comparison,
  others: readonly ReviewedCandidate[],
  isDiscard: boolean,
): readonly ReviewReason[] {
  const gap = Math.min(...others.map(({ value }) => played.value - value));
  const isCertain = others.every(
    ({ value, isEqual, plusMinus }) => !isEqual && played.value - value > (plusMinus ?? 0),
  );
  const isSeen = others.some(({ value, winChance }) => winChance !== 0 && played.value - value === gap);
  return isCertain && isSeen && gap >= CLEAR ? [{ id: 'only-choice', isDiscard, gap }] : [];
}

/** A full list leaves out choices that may be as good as its last one. */
const equalChoices = (count: number, others: number): ReviewReason => ({
  id: 'equal-choices',
  count,
  isAtLeast: count === others && others >= MOST_CANDIDATES - 1,
});

/**
 * Returns what spoke for the played action, the most telling first: a win; that nothing can be told; waits; calls;
 * points; routes; safety; how it stands among the others.
 */
function praise(
  comparison: Comparison,
  candidates: readonly ReviewedCandidate[],
  kind: DecisionKind,
): readonly ReviewReason[] {
  const { view, seat, played, best } = comparison;
  const win = isWin(played.action) ? legalWin(view, seat) : undefined;
  if (win) return [{ id: 'win-taken', points: win.score.total }];
  const others = candidates.filter(each => each !== played);
  const equals = others.filter(each => each === best || each.isEqual);
  const next = others.find(each => !equals.includes(each));
  const loss = lossOf(comparison);
  const isOpen = played.plusMinus !== null && loss >= NOTHING && loss <= played.plusMinus;
  const reasons: ReviewReason[] = [
    ...(isOpen ? [{ id: 'too-close', loss, plusMinus: played.plusMinus } as const] : []),
    ...readyPraise(comparison),
    ...callPraise(comparison, others),
    ...(next ? [...securedPraise(comparison, next), ...routePraise(comparison, next)] : []),
    ...(next ? safetyPraise(comparison, next) : []),
    ...(played === best ? onlyChoice(comparison, others, kind === 'discard') : []),
    ...(equals.length > 0 && !isOpen ? [equalChoices(equals.length, others.length)] : []),
  ];
  if (reasons.length > 0) return reasons;
  const idle = idlePraise(comparison);
  return idle.length > 0 ? idle : [{ id: 'expert-choice' }];
}

/**
 * Returns why a decision was good or not: at most three reasons, the most telling first. All numbers are those of the
 * rules in the seat's own view, or of the candidates. None if the played action is not among the candidates.
 */
export function reasonsOf({ view, seat, played: action, candidates, kind }: DecidedAction): readonly ReviewReason[] {
  const best = candidates[0];
  const played = candidates.find(each => isSameAction(each.action, action));
  if (!best || !played) return [];
  const comparison = { view, seat, played, best };
  const isGood = played === best || played.isEqual;
  return (isGood ? praise(comparison, candidates, kind) : objections(comparison)).slice(0, MOST_REASONS);
}
