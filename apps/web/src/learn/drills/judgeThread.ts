import { judge } from '@gorrion/learn/drills';
import { answerPage } from '../../client/worker/answering.ts';
import type { JudgeQuestion } from './judging.ts';

/* Runs in a worker: judges answers of play, for which the expert looks at the position, some hundred ms on a phone. */

answerPage(({ question, answer }: JudgeQuestion) => judge(question, answer));
