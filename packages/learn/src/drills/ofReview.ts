import type { GameRecord, HandReview, ReviewedCandidate, ReviewedDecision } from '@gorrion/protocol';
import { dealtHands } from '@gorrion/review';
import { type Decision, decisionsOf, priorOf } from '@gorrion/review/grading';
import { isSameAction, mcrOnly, type Seat } from '@gorrion/rules';
import { tagsOfPlay } from './playTags.ts';
import type { ClaimQuestion, DiscardQuestion, DrillLevel, OptionValue } from './question.ts';

/** A question about the learner's own decision. */
export type OwnQuestion = DiscardQuestion | ClaimQuestion;

/** Half of a 90 % interval in standard errors, and as a share of half of a 95 % interval. */
const NORMAL_90 = 1.645;
const OF_95 = NORMAL_90 / 1.96;
/** Points of a loss from which on the better answer is easy, and of middle difficulty to see. */
const [EASY, MIDDLE] = [5, 2.5];

const levelOf = ({ loss }: ReviewedDecision): DrillLevel => (loss >= EASY ? 1 : loss >= MIDDLE ? 2 : 3);

/**
 * Returns what a candidate loses. What cannot be told apart from the best one loses nothing. A candidate that was not
 * played out has the known share of the search's difference, with its known error.
 */
function measureOf(candidate: ReviewedCandidate, decision: ReviewedDecision): OptionValue {
  const [best] = decision.candidates;
  if (!best || candidate === best || candidate.isEqual) return { loss: 0, plusMinus: 0, pairs: 0 };
  if (isSameAction(candidate.action, decision.played)) {
    return { loss: decision.loss, plusMinus: OF_95 * (decision.plusMinus ?? 0), pairs: decision.pairs };
  }
  const { mean, deviation } = priorOf(decision.kind, best.value - candidate.value);
  return { loss: mean, plusMinus: NORMAL_90 * deviation, pairs: 0 };
}

const isCertain = ({ verdict, pairs, kind, candidates, played }: ReviewedDecision): boolean =>
  (verdict === 'mistake' || verdict === 'inaccuracy') &&
  pairs > 0 &&
  (kind === 'discard' || kind === 'claim') &&
  candidates[0]?.action.type === played.type;

function questionOf(game: GameRecord['id'], hand: number, reviewed: ReviewedDecision, { view, seat }: Decision) {
  const { before, fact, candidates, kind } = reviewed;
  const valued = candidates.map(candidate => ({ action: candidate.action, value: measureOf(candidate, reviewed) }));
  const common = {
    id: `review:${game}:${hand}:${before}`,
    source: { from: 'review', game, hand, before, fact } as const,
    ...{ level: levelOf(reviewed), rules: mcrOnly(view.rules), view, seat },
  };
  if (kind === 'claim') {
    const options = valued.flatMap(({ action, value }) =>
      action.type === 'claim' && action.claim.kind !== 'win' ? [{ claim: action.claim, ...value }] : [],
    );
    return { kind, ...common, options, tags: tagsOfPlay({ kind, view, seat, options }) } satisfies ClaimQuestion;
  }
  const options = valued.flatMap(({ action, value }) =>
    action.type === 'discard' ? [{ tile: action.tile, ...value }] : [],
  );
  return { kind: 'discard', ...common, options, tags: tagsOfPlay({ kind: 'discard', view, seat }) } as const;
}

/**
 * Returns a question for each discard and each claim of a reviewed hand that lost points for certain, in their order. The
 * answer is the expert's choice or one that cannot be told apart from it. Kongs, wins and flowers are not asked about.
 * Empty if the record has no such hand.
 */
export function questionsOfReview(
  record: Pick<GameRecord, 'id' | 'facts'>,
  { hand, player, decisions }: Pick<HandReview, 'hand' | 'player' | 'decisions'>,
): readonly OwnQuestion[] {
  const dealt = dealtHands(record)[hand];
  const lost = decisions.filter(isCertain);
  if (!dealt || lost.length === 0) return [];
  const known = decisionsOf(record.facts, dealt, dealt.seating.indexOf(player) as Seat);
  return lost.flatMap(reviewed => {
    const decision = known.find(({ before }) => before === reviewed.before);
    return decision ? [questionOf(record.id, hand, reviewed, decision)] : [];
  });
}
