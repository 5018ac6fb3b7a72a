import { isConcrete, type ReviewedCandidate, type ReviewedDecision, type Verdict } from '@gorrion/protocol';
import { isSameAction } from '@gorrion/rules';
import type { Decision } from '../decisions/decision.ts';
import { reasonsOf } from '../reasons/reasonsOf.ts';
import { type Comparison, comparison, type RolloutPlan } from '../rollouts/compare.ts';
import { INACCURACY, MISTAKE, priorOf } from '../rollouts/estimate.ts';
import { candidatesOf } from '../values/describe.ts';
import { rounded } from '../values/round.ts';
import { SCREEN, valuesOf } from '../values/values.ts';

/** Values that differ by less are the same. */
const EQUAL = 0.05;
/** Share of a loss in the expert's values that is lost in matches (bench/results.md). */
export const LOSS_SHARE = 0.7;

const playedIn = (candidates: readonly ReviewedCandidate[], { played }: Pick<Decision, 'played'>) =>
  candidates.find(({ action }) => isSameAction(action, played));

/** Returns whether the search says nothing of the loss: of a win that was refused, or a flower that was kept. */
const isUnsearched = ({ kind }: Pick<Decision, 'kind'>): boolean => kind === 'win' || kind === 'flower';

/** Returns what the search says of a decision: most are settled by it, and a `close` one is to be played out. */
export function gradeBySearch(decision: Decision): ReviewedDecision {
  const { before, fact, turn, seat, kind, played } = decision;
  const candidates = candidatesOf(decision, valuesOf(decision));
  const own = playedIn(candidates, decision);
  const best = candidates[0]!;
  const loss = own ? best.value - own.value : 0;
  const reasons = reasonsOf({ view: decision.view, seat, played, candidates, kind });
  const common = { before, fact, turn, seat, kind, played, candidates, plusMinus: null, pairs: 0, reasons };
  if (own === best || (loss < EQUAL && !isUnsearched(decision))) return { ...common, verdict: 'best', loss: 0 };
  const isOpen = loss >= SCREEN || isUnsearched(decision);
  return { ...common, verdict: isOpen ? 'close' : 'fine', loss: rounded(Math.max(0, LOSS_SHARE * loss)) };
}

/** Returns whether a decision is to be played out: the search alone may not call a loss measured. */
export const isOpen = ({ verdict, pairs }: ReviewedDecision): boolean => verdict === 'close' && pairs === 0;

/** Returns the verdict on a loss with its interval. */
export function verdictOf({ loss, plusMinus }: Pick<Comparison, 'loss' | 'plusMinus'>): Verdict {
  if (loss < INACCURACY) return 'fine';
  if (loss - plusMinus <= 0) return 'close';
  return loss >= MISTAKE ? 'mistake' : 'inaccuracy';
}

function withComparison({ view }: Decision, graded: ReviewedDecision, exact: Comparison): ReviewedDecision {
  const [loss, plusMinus] = [rounded(exact.loss), rounded(exact.plusMinus)];
  const measured = verdictOf({ loss, plusMinus });
  const [best, ...others] = graded.candidates;
  const own = playedIn(graded.candidates, graded);
  const lost = Math.max(0, loss);
  const value = rounded(best!.value - lost);
  const explained = (isEqual: boolean) => {
    const compared = others.map(each => (each === own ? { ...own, value, plusMinus, isEqual } : each));
    const candidates = [best!, ...compared.sort((a, b) => b.value - a.value)];
    return { candidates, reasons: reasonsOf({ ...graded, view, candidates }) };
  };
  const isMarked = measured === 'inaccuracy' || measured === 'mistake';
  const marked = isMarked ? explained(false) : undefined;
  // A loss that nothing on the table explains teaches nothing, so it is not held against the player.
  const isFault = marked?.reasons.some(isConcrete) === true;
  const verdict = isMarked && !isFault ? 'close' : measured;
  return {
    ...graded,
    ...(isFault && marked ? marked : explained(true)),
    verdict,
    loss: verdict === 'fine' ? lost : loss,
    plusMinus,
    pairs: exact.pairs,
  };
}

/**
 * Plays an open decision out and returns it with what was measured. `graded` is the decision as the search left it.
 * Yields after every few pairs.
 */
export function* gradeByPlay(
  decision: Decision,
  graded: ReviewedDecision,
  plan: RolloutPlan,
): Generator<void, ReviewedDecision> {
  const own = playedIn(graded.candidates, decision);
  const [best] = graded.candidates;
  if (!own || !best) return graded;
  const prior = isUnsearched(decision) ? undefined : priorOf(decision.kind, best.value - own.value);
  return withComparison(decision, graded, yield* comparison(decision, best.action, prior, plan));
}
