import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

const MAIN = resolve(import.meta.dirname, '../src/main.ts');
/** Returns the Node flags with which `npm start` runs the server. */
export function flagsOfStart(): readonly string[] {
  const root = readFileSync(resolve(import.meta.dirname, '../../../package.json'), 'utf8');
  const { start } = (JSON.parse(root) as { scripts: { start: string } }).scripts;
  const [, flags] = /\bnode ((?:--\S+ )*)apps\/server\/src\/main\.ts$/.exec(start) ?? [];
  if (flags === undefined) throw new Error(`the server is started otherwise: ${start}`);
  return flags.split(' ').filter(Boolean);
}
const TICKS_A_SECOND = 100;

export interface SpawnOptions {
  readonly dataDir: string;
  /** Address at which it listens and is measured. */
  readonly host?: string;
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** Flags for Node, in addition to those of `npm start`. */
  readonly flags?: readonly string[];
  /** Runs the server under another program (`prlimit`, `strace`). */
  readonly launcher?: readonly string[];
  /** Program to run instead of the server. */
  readonly program?: string;
}

/** The real server in its own process, measured from outside. */
export class RealServer {
  readonly host: string;
  readonly port: number;
  readonly lines: readonly string[];
  readonly child: ChildProcess;
  /** Time (ms) from the spawn of the process to its log line "the server is open". */
  readonly startMs: number;

  private constructor(child: ChildProcess, host: string, port: number, lines: readonly string[], startMs: number) {
    this.child = child;
    this.host = host;
    this.port = port;
    this.lines = lines;
    this.startMs = startMs;
  }

  static start({
    dataDir,
    host = '127.0.0.1',
    port = 0,
    env = {},
    flags = [],
    launcher = [],
    program = MAIN,
  }: SpawnOptions): Promise<RealServer> {
    const started = performance.now();
    const [command, ...args] = [...launcher, process.execPath, ...flagsOfStart(), ...flags, program];
    const child = spawn(command!, args, {
      env: {
        ...process.env,
        PORT: String(port),
        HOST: host,
        DATA_DIR: dataDir,
        LOG_LEVEL: 'info',
        WEB_ROOT: '/nowhere',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const lines: string[] = [];
    createInterface({ input: child.stderr! }).on('line', line => lines.push(line));
    return new Promise((found, failed) => {
      child.once('exit', code => failed(new Error(`the server ended with ${code}: ${lines.slice(-5).join('\n')}`)));
      createInterface({ input: child.stdout! }).on('line', line => {
        lines.push(line);
        if (!line.includes('"the server is open"')) return;
        const { port } = JSON.parse(line) as { port: number };
        found(new RealServer(child, host, port, lines, performance.now() - started));
      });
    });
  }

  get pid(): number {
    return this.child.pid!;
  }

  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<number | null> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return this.child.exitCode;
    const ended = once(this.child, 'exit');
    this.child.kill(signal);
    const [code] = (await ended) as [number | null];
    return code;
  }

  /** Returns the processor time (s) that all its threads have used. */
  cpuSeconds(): number {
    const fields = readFileSync(`/proc/${this.pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
  }

  /** Returns the resident memory (KiB). */
  rssKb(): number {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${this.pid}/status`, 'utf8'))?.[1] ?? 0);
  }

  /** Returns the figures of `/metrics`, keyed by name and labels as printed there. */
  async metrics(): Promise<ReadonlyMap<string, number>> {
    const text = await (await fetch(`http://${this.host}:${this.port}/metrics`)).text();
    const lines = text.split('\n').filter(line => line !== '' && !line.startsWith('#'));
    return new Map(
      lines.map(line => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
    );
  }
}
