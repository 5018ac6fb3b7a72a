import { type DrillAnswer, type DrillQuestion, type DrillVerdict, judge } from '@gorrion/learn/drills';

export interface JudgeQuestion {
  readonly id: number;
  readonly question: DrillQuestion;
  readonly answer: DrillAnswer;
}

export interface JudgeAnswer {
  /** That of the question. */
  readonly id: number;
  readonly verdict: DrillVerdict;
}

/** Kinds whose answers the scorer judges in a few ms. */
const QUICK: readonly DrillQuestion['kind'][] = ['worth', 'which-fans', 'waits'];

let thread: Worker | undefined;
let lastId = 0;

/** Starts the worker before its first question, so that its code is there when somebody answers. */
export function prepareJudge({ kind }: DrillQuestion): void {
  if (!QUICK.includes(kind)) thread ??= new Worker(new URL('./judgeThread.ts', import.meta.url), { type: 'module' });
}

/** Judges an answer, answers of play in a worker. If no worker can be had, as offline before its first use, here. */
export function judged(question: DrillQuestion, answer: DrillAnswer): Promise<DrillVerdict> {
  prepareJudge(question);
  const worker = QUICK.includes(question.kind) ? undefined : thread;
  if (!worker) return Promise.resolve(judge(question, answer));
  const id = ++lastId;
  return new Promise(resolve => {
    const stop = () => {
      worker.removeEventListener('message', take);
      worker.removeEventListener('error', fail);
    };
    const take = ({ data }: MessageEvent<JudgeAnswer>) => {
      if (data.id !== id) return;
      stop();
      resolve(data.verdict);
    };
    const fail = () => {
      stop();
      thread = undefined;
      resolve(judge(question, answer));
    };
    worker.addEventListener('message', take);
    worker.addEventListener('error', fail);
    worker.postMessage({ id, question, answer } satisfies JudgeQuestion);
  });
}
