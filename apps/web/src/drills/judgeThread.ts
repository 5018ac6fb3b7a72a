import { judge } from '@gorrion/learn/drills';
import type { JudgeAnswer, JudgeQuestion } from './judging.ts';

/* Runs in a worker: judges answers of play, for which the expert looks at the position, some hundred ms on a phone. */

interface Port {
  onmessage: ((event: MessageEvent<JudgeQuestion>) => void) | null;
  postMessage(answer: JudgeAnswer): void;
}

const page = self as unknown as Port;
page.onmessage = ({ data: { id, question, answer } }) => page.postMessage({ id, verdict: judge(question, answer) });
