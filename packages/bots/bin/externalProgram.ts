import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { TextPlayer } from '../src/botzone/referee.ts';

const END_OF_ANSWER = '>>>BOTZONE_REQUEST_KEEP_RUNNING<<<';
/** Botzone's own patience is 20 seconds at most. They are counted one by one: a match may be halted as a whole. */
const PATIENCE_S = 20;
/** What stands for an answer when none came: the referee takes it for a mistake. */
const NO_ANSWER = 'NO ANSWER';

/** One process of the program, from its start to its end. */
class ProgramProcess {
  private readonly child: ChildProcessByStdio<Writable, Readable, null>;
  private lines: string[] = [];
  private settle: ((answer: string | undefined) => void) | undefined;
  isAlive = true;

  constructor(command: string) {
    // A group of its own, for a shell does not hand on its end to what it started.
    this.child = spawn(command, { shell: true, detached: true, stdio: ['pipe', 'pipe', 'inherit'] });
    createInterface({ input: this.child.stdout }).on('line', line => this.hear(line.trim()));
    this.child.on('error', () => this.ended(undefined));
    // All that it said has been read then.
    this.child.on('close', () => this.ended(this.lines[0]));
    // Whoever has ended reads no more: what becomes of its question is settled when it is closed.
    this.child.stdin.on('error', () => {});
  }

  /** The first line of what it says up to the mark, or up to its end; undefined when it says nothing in time. */
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
      // What was said behind the last mark answers nothing.
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
      // All of the group are gone, or the system knows no groups.
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
 * Another program at a seat, as Botzone runs it. Whoever keeps running says a mark behind each answer and gets a request
 * a line; whoever ends with its answer is started for every request, and told all that was said before.
 */
export class ExternalProgram implements TextPlayer {
  private readonly command: string;
  private running: ProgramProcess | undefined;
  /** Requests and answers of this hand by turns. */
  private said: string[] = [];

  /** `command` as a shell understands it. */
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

  /** It is told so by the end of its input, and ended. */
  close(): void {
    this.running?.close();
  }
}
