import type { GameRecord, HandReview, ReviewedDecision, ReviewStage } from '@gorrion/protocol';
import type { Player, Seat } from '@gorrion/rules';
import type { Decision } from './decisions/decision.ts';
import { decisionsOf } from './decisions/decisions.ts';
import { gradeByPlay, gradeBySearch, isOpen } from './grading/grade.ts';
import { type DealtHand, dealtHands } from './hands/dealtHands.ts';
import { type DrawLuck, drawLuck } from './luck/draws.ts';
import { luckOf } from './luck/luck.ts';
import { MOST_PAIRS, type RolloutPlan } from './rollouts/compare.ts';

/** One stage of the review of one hand for one player. */
export type ReviewJob = Pick<HandReview, 'hand' | 'player' | 'stage'>;

/** How far a review is: decisions graded, of all. */
export interface ReviewProgress {
  readonly done: number;
  readonly all: number;
}

export interface ReviewOptions {
  /** The overview of the same hand and player, to go on from; it is computed if absent. */
  readonly overview?: HandReview;
  /** Other rollouts than those of every other review, for tests of repeatability. */
  readonly seed?: string;
  /** Most pairs of rollouts for a decision; fewer than in every other review are for tests. */
  readonly pairs?: number;
}

/** Returns the seed of a decision's rollouts: by what its player saw, so that nothing hidden matters. */
const seedOf = ({ view, seat }: Decision, number: number, seed: string): string =>
  `${seed}/${number}/${seat}/${JSON.stringify(view)}`;

type Steps<T> = Generator<ReviewProgress, T>;

/** Steps through a generator that tells nothing of its progress. */
function* stepping<T>(steps: Generator<unknown, T>, progress: ReviewProgress): Steps<T> {
  let step = steps.next();
  for (; !step.done; step = steps.next()) yield progress;
  return step.value;
}

/** What is reviewed: the decisions of one seat. */
interface Task {
  readonly record: Pick<GameRecord, 'facts'>;
  readonly hand: DealtHand;
  readonly seat: Seat;
  readonly decisions: readonly Decision[];
}

/** Returns the decisions as the search grades them, from an earlier overview if it is of the same decisions. */
function* searchGrades({ decisions }: Task, known: readonly ReviewedDecision[] | undefined): Steps<ReviewedDecision[]> {
  const isSame = known?.length === decisions.length && known.every(({ before }, n) => before === decisions[n]!.before);
  if (isSame) return [...known];
  const graded: ReviewedDecision[] = [];
  for (const decision of decisions) {
    graded.push(gradeBySearch(decision));
    yield { done: graded.length, all: decisions.length };
  }
  return graded;
}

function* playGrades(
  { decisions }: Task,
  graded: readonly ReviewedDecision[],
  plan: RolloutPlan,
): Steps<readonly ReviewedDecision[]> {
  const open = graded.filter(isOpen).length;
  const played: ReviewedDecision[] = [];
  let done = 0;
  for (const [n, each] of graded.entries()) {
    const decision = decisions[n]!;
    if (!isOpen(each)) {
      played.push(each);
      continue;
    }
    const steps = gradeByPlay(decision, each, { ...plan, seed: seedOf(decision, n, plan.seed) });
    played.push(yield* stepping(steps, { done, all: open }));
    yield { done: ++done, all: open };
  }
  return played;
}

function* luckSteps(task: Task, progress: ReviewProgress): Steps<DrawLuck> {
  return yield* stepping(drawLuck(task.record.facts, task.hand, task.seat), progress);
}

/**
 * Reviews one hand for one player. Yields after every piece of work, so that the caller may show progress, stop, or do
 * something else. The same record gives the same review everywhere. Throws a RangeError if the record has no such hand.
 */
export function* reviewHand(
  record: Pick<GameRecord, 'facts'>,
  hand: number,
  player: Player,
  stage: ReviewStage,
  { overview, seed = '', pairs = MOST_PAIRS }: ReviewOptions = {},
): Steps<HandReview> {
  const dealt = dealtHands(record)[hand];
  if (!dealt) throw new RangeError(`the record has no hand ${hand}`);
  const seat = dealt.seating.indexOf(player) as Seat;
  const decisions = decisionsOf(record.facts, dealt, seat);
  const task: Task = { record, hand: dealt, seat, decisions };
  const known = overview?.stage === 'overview' ? overview.decisions : undefined;
  const searched = yield* searchGrades(task, known);
  const all = decisions.length;
  const draws = yield* luckSteps(task, { done: all, all });
  const graded = stage === 'full' ? yield* playGrades(task, searched, { seed, pairs }) : searched;
  const luck = luckOf(draws, graded, dealt.changes?.[player] ?? 0);
  return { hand, player, stage, decisions: graded, luck };
}
