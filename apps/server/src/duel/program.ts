import { type ChildProcess, spawn } from 'node:child_process';

/** Characters that are kept of what a program says last of its errors. */
const KEPT = 600;
/** Time (ms) in which a program that is asked to end may do so. */
const LAST_WORDS = 2000;

/** Those that run. None outlives the runner, however that ends. */
const running = new Set<Program>();
process.on('exit', () => {
  for (const program of running) program.kill();
});

/** A program that plays for somebody: a command of the shell, with where it plays in its environment. */
export class Program {
  readonly ended: Promise<void>;
  readonly #child: ChildProcess;
  #errors = '';
  #isEnding = false;
  #end: string | undefined;

  constructor(command: string, env: Readonly<Record<string, string>>) {
    // A group of its own: a shell does not end the processes that it has started, and Ctrl-C is for the runner.
    const child = spawn(command, {
      shell: true,
      detached: true,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#child = child;
    running.add(this);
    child.stderr.setEncoding('utf8').on('data', text => {
      this.#errors = (this.#errors + text).slice(-KEPT);
    });
    this.ended = new Promise(resolve => {
      child.on('error', error => {
        this.#end ??= error.message;
        resolve();
      });
      child.on('close', (code, signal) => {
        this.#end ??= signal ?? String(code);
        resolve();
      });
    });
  }

  get hasEnded(): boolean {
    return this.#end !== undefined;
  }

  /** How it ended by itself, with its last words; undefined while it runs, and if it was told to end. */
  get failure(): string | undefined {
    if (this.#end === undefined || this.#isEnding) return undefined;
    return [`ended with ${this.#end}`, this.#errors.trim()].filter(Boolean).join(': ');
  }

  /** Ends it, with all that it has started. */
  async stop(): Promise<void> {
    if (this.#end === undefined) this.#isEnding = true;
    this.#signal('SIGTERM');
    const timer = setTimeout(() => this.kill(), LAST_WORDS);
    await this.ended;
    clearTimeout(timer);
    // What it has started may outlive it.
    this.kill();
    running.delete(this);
  }

  kill(): void {
    this.#signal('SIGKILL');
  }

  #signal(signal: NodeJS.Signals): void {
    try {
      process.kill(-this.#child.pid!, signal);
    } catch {
      // The group has ended, or the system has no process groups.
      this.#child.kill(signal);
    }
  }
}
