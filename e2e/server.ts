import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const MAIN = resolve(import.meta.dirname, '../apps/server/src/main.ts');
const STACK_TABLE = resolve(import.meta.dirname, '../apps/server/src/testing/stackTable.ts');
const START_LIMIT_MS = 60_000;

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
    await new Promise(next => setTimeout(next, 50));
  }
  throw new Error(`no server at ${url}`);
}

/** The real server as a separate process with a data folder of its own. A test can kill and restart it. */
export class GameServer {
  readonly url: string;
  readonly port: number;
  readonly #env: Readonly<Record<string, string>>;
  readonly #data = mkdtempSync(join(tmpdir(), 'gorrion-e2e-'));
  #process: ChildProcess | undefined;

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

  async restart(): Promise<void> {
    this.#process = spawn(process.execPath, [MAIN], {
      env: {
        ...process.env,
        PORT: String(this.port),
        HOST: '127.0.0.1',
        DATA_DIR: this.#data,
        LOG_LEVEL: 'warn',
        ...this.#env,
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
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

  /**
   * Restarts the server with a game begun at a table: the host is East and deals tiles of the test's choice. `hands` as in
   * the rules' own tests, East's first, and so are the tiles of the next `draws`. The game began `ago` (ms) before now.
   */
  async playStacked(code: string, hands: readonly string[], ago = 0, draws = ''): Promise<void> {
    await this.kill();
    execFileSync(process.execPath, [STACK_TABLE, this.#data, code, JSON.stringify({ hands, draws }), String(ago)]);
    await this.restart();
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }
}
