import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { answersTo, type Members } from './answers.ts';
import { blocksOfLines, write } from './blocks.ts';

/** Most blocks in the queue of the second thread: it answers one while the next is sent. */
const AHEAD = 2;
/** Input size in bytes up to which a second thread does not pay. */
const FEW = 1 << 17;
const turn = () => new Promise(resolve => setImmediate(resolve));

/** A second thread of the same program; its errors end the program. */
class Second {
  waiting = 0;
  private readonly worker: Worker;
  private readonly asked: ((answers: Uint8Array) => void)[] = [];

  constructor(program: string) {
    this.worker = new Worker(new URL(program), { argv: process.argv.slice(2) });
    this.worker.on('message', (answers: Uint8Array) => {
      this.waiting--;
      this.asked.shift()?.(answers);
    });
    this.worker.on('error', error => {
      process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
      process.exit(1);
    });
  }

  ask(lines: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
    this.waiting++;
    this.worker.postMessage(lines, [lines.buffer]);
    return new Promise(resolve => this.asked.push(resolve));
  }

  end(): void {
    this.worker.removeAllListeners('error');
    void this.worker.terminate();
  }
}

/** Writes the answers that are ready, in the order of their questions. */
class Queue {
  private readonly answers: (Uint8Array | undefined)[] = [];
  private written = 0;

  add(answers: Uint8Array | Promise<Uint8Array>): void {
    const at = this.answers.length;
    this.answers.push(undefined);
    const settle = (bytes: Uint8Array) => {
      this.answers[at] = bytes;
      this.flush();
    };
    if (answers instanceof Uint8Array) settle(answers);
    else void answers.then(settle);
  }

  private flush(): void {
    for (; this.written < this.answers.length; this.written++) {
      const bytes = this.answers[this.written];
      if (!bytes) return;
      write(bytes);
      this.answers[this.written] = undefined;
    }
  }

  get isDone(): boolean {
    return this.written === this.answers.length;
  }
}

async function answerInput(program: string, members: Members): Promise<void> {
  const queue = new Queue();
  let second: Second | undefined;
  for (const lines of blocksOfLines()) {
    // A few hands are answered before a second thread has started; many hands begin with a long block.
    if (lines.length > FEW) second ??= new Second(program);
    if (second && second.waiting < AHEAD) queue.add(second.ask(lines));
    else queue.add(answersTo(lines, members));
    await turn();
  }
  while (!queue.isDone) await turn();
  second?.end();
}

/**
 * Answers JSON Lines from standard input on standard output: one answer a line, in order, without blank lines. A bad line
 * does not stop the next. `program` is the URL of the calling module: for long input a second thread runs it too.
 */
export async function answerLines(program: string, members: Members): Promise<void> {
  if (isMainThread) return answerInput(program, members);
  parentPort!.on('message', (lines: Uint8Array) => {
    const answers = answersTo(lines, members);
    parentPort!.postMessage(answers, [answers.buffer]);
  });
}
