import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Stack } from '@gorrion/rules/testing';
import type { HeldAnswer, HeldMessage, HeldWish } from '@gorrion/table/testing';

const MAIN = resolve(import.meta.dirname, '../apps/server/src/testing/heldServer.ts');
const OPERATOR_KEY = resolve(import.meta.dirname, '../apps/server/bin/operatorKey.ts');
const START_LIMIT_MS = 60_000;
const run = promisify(execFile);

export const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => done(port));
    });
  });

async function untilHealthy(url: string): Promise<void> {
  for (const end = Date.now() + START_LIMIT_MS; Date.now() < end; ) {
    const answer = await fetch(`${url}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise(next => setTimeout(next, 20));
  }
  throw new Error(`no server at ${url}`);
}

/** A hand with tiles of the test's choice. */
export interface StackedHand extends Stack {
  /** Milliseconds since the game began. */
  readonly ago?: number;
}

/**
 * The real server as a separate process with a data folder of its own, whose clock and chance the test holds. A test can
 * kill and restart it.
 */
export class GameServer {
  readonly url: string;
  readonly port: number;
  readonly #env: Readonly<Record<string, string>>;
  readonly #data = mkdtempSync(join(tmpdir(), 'gorrion-e2e-'));
  readonly #guests = new Set<{ answered(): Promise<void> }>();
  readonly #waiting = new Map<number, (answer: HeldAnswer) => void>();
  #process: ChildProcess | undefined;
  #ahead = 0;
  #wishes = 0;

  private constructor(port: number, env: Readonly<Record<string, string>>) {
    this.port = port;
    this.#env = env;
    this.url = `http://localhost:${port}`;
  }

  /** `env`: settings beside its port and folder. */
  static async start(env: Readonly<Record<string, string>> = {}): Promise<GameServer> {
    const server = new GameServer(await freePort(), env);
    await server.restart();
    return server;
  }

  /** Starts the server again on its data, with the time that its clock had. */
  async restart(): Promise<void> {
    const running = spawn(process.execPath, [MAIN], {
      env: {
        ...process.env,
        PORT: String(this.port),
        HOST: '127.0.0.1',
        DATA_DIR: this.#data,
        LOG_LEVEL: 'warn',
        TEST_CLOCK: String(this.#ahead),
        TEST_LOOPBACK: '1',
        ...this.#env,
      },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    running.on('message', (answer: HeldAnswer) => {
      this.#waiting.get(answer.id)?.(answer);
      this.#waiting.delete(answer.id);
    });
    this.#process = running;
    await untilHealthy(this.url);
  }

  /** Kills the server with SIGKILL, so that it cannot shut down in order, as after a power cut. */
  async kill(): Promise<void> {
    const running = this.#process;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const gone = new Promise(done => running.once('exit', done));
    running.kill('SIGKILL');
    await gone;
  }

  async #ask(wish: HeldWish): Promise<void> {
    const message: HeldMessage = { id: ++this.#wishes, wish };
    const { ahead, error } = await new Promise<HeldAnswer>((done, fail) => {
      this.#waiting.set(message.id, done);
      this.#process?.send(message, undefined, {}, failed => failed && fail(failed));
    });
    this.#ahead = ahead;
    if (error) throw new Error(error);
  }

  /** The server's time (ms), which is ahead of real time by what tests have let pass. */
  get now(): number {
    return Date.now() + this.#ahead;
  }

  /** Adds a guest of the test, whose presses reach the server before its time passes. */
  follow(guest: { answered(): Promise<void> }): void {
    this.#guests.add(guest);
  }

  /**
   * Lets `ms` of the server's time pass at once, once all has reached it that guests have pressed. What falls due in it
   * happens, each at its time.
   */
  async pass(ms: number): Promise<void> {
    await Promise.all([...this.#guests].map(guest => guest.answered()));
    await this.#ask({ type: 'pass', ms });
  }

  /** Lets the server's time run so many times as fast as real time. */
  run(speed: number): Promise<void> {
    return this.#ask({ type: 'run', speed });
  }

  /** Makes a test independent of the ones before: the same chance for the same name, no table, and real time. */
  async begin(name: string): Promise<void> {
    this.#guests.clear();
    await this.#ask({ type: 'run', speed: 1 });
    await this.#ask({ type: 'close-tables' });
    await this.#ask({ type: 'seed', seed: name });
  }

  /** Begins a game with tiles of the test's choice at a table that waits for its start. The host is East. */
  stack(code: string, { ago = 0, ...stack }: StackedHand): Promise<void> {
    return this.#ask({ type: 'stack', code, stack, ago });
  }

  /**
   * Has a table that waits for its start, with all chairs taken, play its whole game at once: all four take every win, and
   * else play by chance. `deals`: the tiles of its hands; without them chance deals.
   */
  finish(code: string, deals: readonly Stack[] = []): Promise<void> {
    return this.#ask({ type: 'finish', code, deals });
  }

  /** Makes a key of the operator's page by the command, beside the running server. */
  async operatorKey(): Promise<string> {
    const { stdout } = await run(process.execPath, [OPERATOR_KEY], { env: { ...process.env, DATA_DIR: this.#data } });
    return stdout.trim();
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }
}
