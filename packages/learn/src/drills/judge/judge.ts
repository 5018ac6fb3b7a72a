import type {
  AnswerOf,
  DrillAnswer,
  DrillKind,
  DrillQuestion,
  DrillVerdict,
  QuestionOf,
  VerdictOf,
} from '../question.ts';
import { judgeFans, judgeWaits, judgeWorth } from './judgeComputed.ts';
import { judgeClaim, judgeDiscard, judgeRoute, judgeSafe } from './judgePlay.ts';

type Judges = { readonly [K in DrillKind]: (question: QuestionOf<K>, answer: AnswerOf<K>) => VerdictOf<K> };

const JUDGES: Judges = {
  worth: judgeWorth,
  'which-fans': judgeFans,
  waits: judgeWaits,
  discard: judgeDiscard,
  claim: judgeClaim,
  route: judgeRoute,
  safe: judgeSafe,
};

/**
 * Judges an answer and says why, as data. Takes milliseconds for the computed kinds and up to a few tenths of a second
 * for the others, because the expert looks at the position again. Throws a RangeError if the answer is of another kind.
 */
export function judge<K extends DrillKind>(question: QuestionOf<K>, answer: AnswerOf<K>): VerdictOf<K>;
export function judge(question: DrillQuestion, answer: DrillAnswer): DrillVerdict;
export function judge(question: DrillQuestion, answer: DrillAnswer): DrillVerdict {
  if (question.kind !== answer.kind) throw new RangeError(`an answer about ${answer.kind} to ${question.kind}`);
  const decide = JUDGES[question.kind] as (question: DrillQuestion, answer: DrillAnswer) => DrillVerdict;
  return decide(question, answer);
}
