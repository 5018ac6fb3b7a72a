import { type DrillAnswer, type DrillQuestion, type DrillVerdict, judge } from '@gorrion/learn/drills';
import { createCounter } from '../../client/worker/counter.ts';

export interface JudgeQuestion {
  readonly question: DrillQuestion;
  readonly answer: DrillAnswer;
}

/** Kinds whose answers the scorer judges in a few ms. */
const QUICK: readonly DrillQuestion['kind'][] = ['worth', 'which-fans', 'waits'];

const counter = createCounter<JudgeQuestion, DrillVerdict>(
  () => new Worker(new URL('./judgeThread.ts', import.meta.url), { type: 'module' }),
);

/** Starts the worker before its first question, so that its code is there when somebody answers. */
export function prepareJudge({ kind }: DrillQuestion): void {
  if (!QUICK.includes(kind)) counter.prepare();
}

/**
 * Judges an answer and calls `told` with the verdict: at once, or for answers of play after a worker has judged. If the
 * worker cannot, the page does. The returned function cancels.
 */
export function askJudge(
  question: DrillQuestion,
  answer: DrillAnswer,
  told: (verdict: DrillVerdict) => void,
): () => void {
  if (!QUICK.includes(question.kind))
    return counter.ask({ question, answer }, verdict => told(verdict ?? judge(question, answer)));
  told(judge(question, answer));
  return () => {};
}
