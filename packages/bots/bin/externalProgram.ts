import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { TextPlayer } from '../src/botzone/referee.ts';

const END_OF_ANSWER = '>>>BOTZONE_REQUEST_KEEP_RUNNING<<<';
/**
 * Seconds to wait for an answer, as on Botzone. They are counted one by one, so a suspended match does not time out.
 */
const PATIENCE_S = 20;
/** Stands for a missing answer, which counts as a mistake. */
const NO_ANSWER = 'NO ANSWER';

/** One process of an external program. */
class ProgramProcess {
  private readonly child: ChildProcessByStdio<Writable, Readable, null>;
  private lines: string[] = [];
  private settle: ((answer: string | undefined) => void) | undefined;
  isAlive = true;

  constructor(command: string) {
    // Start a process group: a shell does not end the processes that it has started.
    this.child = spawn(command, { shell: true, detached: true, stdio: ['pipe', 'pipe', 'inherit'] });
    createInterface({ input: this.child.stdout }).on('line', line => this.hear(line.trim()));
    this.child.on('error', () => this.ended(undefined));
    // At `close` all output has been read.
    this.child.on('close', () => this.ended(this.lines[0]));
    // Writing to an ended program fails; the open question is settled by `close`.
    this.child.stdin.on('error', () => {});
  }

  /** Returns the first line of output before the mark or the end of the program; undefined if none comes in time. */
  ask(text: string): Promise<string | undefined> {
    return new Promise(resolve => {
      let seconds = 0;
      const timer = setInterval(() => {
        if (++seconds > PATIENCE_S) this.ended(undefined);
      }, 1000);
      this.settle = answer => {
        clearInterval(timer);
        this.settle = undefined;
        resolve(answer);
      };
      // Output after the last mark answers no request.
      this.lines = [];
      this.child.stdin.write(`${text}\n`);
    });
  }

  private hear(line: string): void {
    if (line === END_OF_ANSWER) this.settle?.(this.lines[0]);
    else if (line !== '') this.lines.push(line);
  }

  private ended(answer: string | undefined): void {
    this.isAlive = false;
    this.settle?.(answer);
    this.kill();
  }

  private kill(): void {
    try {
      process.kill(-this.child.pid!);
    } catch {
      // The group has ended, or the system has no process groups.
      this.child.kill();
    }
  }

  close(): void {
    this.isAlive = false;
    this.child.stdin.end();
    this.kill();
  }
}

/**
 * Plays a seat with an external program, as Botzone runs it. A program that keeps running writes a mark after each
 * answer and reads one request a line. A program that ends after its answer is started for every request and reads the
 * history.
 */
export class ExternalProgram implements TextPlayer {
  private readonly command: string;
  private running: ProgramProcess | undefined;
  /** Requests and answers of this hand, in turn. */
  private said: string[] = [];

  /** Takes a shell command. */
  constructor(command: string) {
    this.command = command;
  }

  async ask(request: string): Promise<string> {
    const isFirst = request.startsWith('0 ');
    this.said = isFirst ? [request] : [...this.said, request];
    const isKept = this.running?.isAlive === true;
    if (!isKept) this.running = new ProgramProcess(this.command);
    const requests = (this.said.length + 1) / 2;
    const text = isKept && !isFirst ? request : [requests, ...this.said].join('\n');
    const answer = (await this.running!.ask(text)) ?? NO_ANSWER;
    this.said.push(answer);
    return answer;
  }

  /** Ends the program: closes its input and kills its process group. */
  close(): void {
    this.running?.close();
  }
}
