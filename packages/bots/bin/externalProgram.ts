import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { Chair } from '../src/botzone/referee.ts';

const END_OF_ANSWER = '>>>BOTZONE_REQUEST_KEEP_RUNNING<<<';
/** Botzone's own patience is 20 seconds at most. They are counted one by one: a match may be halted as a whole. */
const PATIENCE_S = 20;
/** What stands for an answer when none came: the referee takes it for a mistake. */
const NO_ANSWER = 'NO ANSWER';

/** Another program at a seat: one process for many hands, its answers line by line until the mark. */
export class ExternalProgram implements Chair {
  private readonly child: ChildProcessByStdio<Writable, Readable, null>;
  private lines: string[] = [];
  private settle: ((answer: string) => void) | undefined;
  isAlive = true;

  /** `command` as a shell understands it. */
  constructor(command: string) {
    this.child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
    createInterface({ input: this.child.stdout }).on('line', line => this.hear(line.trim()));
    this.child.on('error', () => this.ended());
    this.child.on('exit', () => this.ended());
    this.child.stdin.on('error', () => this.ended());
  }

  /** A hand begins with the number of requests so far, which is one; the marks after it need no number. */
  ask(request: string): Promise<string> {
    if (!this.isAlive) return Promise.resolve(NO_ANSWER);
    return new Promise(resolve => {
      let seconds = 0;
      const timer = setInterval(() => ++seconds > PATIENCE_S && this.ended(), 1000);
      this.settle = answer => {
        clearInterval(timer);
        this.settle = undefined;
        resolve(answer);
      };
      this.child.stdin.write(request.startsWith('0 ') ? `1\n${request}\n` : `${request}\n`);
    });
  }

  private hear(line: string): void {
    if (line !== END_OF_ANSWER) {
      if (line !== '') this.lines.push(line);
      return;
    }
    const answer = this.lines[0] ?? NO_ANSWER;
    this.lines = [];
    this.settle?.(answer);
  }

  private ended(): void {
    this.isAlive = false;
    this.settle?.(NO_ANSWER);
    this.child.kill();
  }

  close(): void {
    this.isAlive = false;
    this.child.stdin.end();
    this.child.kill();
  }
}
