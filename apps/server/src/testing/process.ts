import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

const MAIN = resolve(import.meta.dirname, '../main.ts');

/** The real server in its own process. SIGKILL ends it without any cleanup. */
export interface ServerProcess {
  readonly port: number;
  readonly pid: number;
  readonly lines: readonly string[];
  /** Sends the signal and resolves once the process has ended. */
  kill(signal: 'SIGKILL' | 'SIGTERM' | 'SIGUSR2'): Promise<{ readonly code: number | null }>;
  /** Sends the signal and does not wait. */
  signal(signal: 'SIGTERM' | 'SIGSTOP' | 'SIGCONT'): void;
}

function portOf(child: ChildProcess, lines: string[]): Promise<number> {
  return new Promise((found, failed) => {
    child.once('exit', code => failed(new Error(`the server ended with ${code}: ${lines.join('\n')}`)));
    createInterface({ input: child.stdout! }).on('line', line => {
      lines.push(line);
      const { port } = JSON.parse(line) as { port?: number };
      if (port !== undefined) found(port);
    });
  });
}

/** Starts the server. `launcher` runs it, `own` extends its environment, `flags` are for Node, `options` for it. */
export async function startProcess(
  dataDir: string,
  port = 0,
  launcher: readonly string[] = [],
  own: Readonly<Record<string, string>> = {},
  options: readonly string[] = [],
  flags: readonly string[] = [],
): Promise<ServerProcess> {
  const given = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'info' };
  const env = { ...process.env, ...given, ...own };
  const [command = process.execPath, ...args] = [...launcher, process.execPath, ...flags, MAIN, ...options];
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: string[] = [];
  return {
    port: await portOf(child, lines),
    pid: child.pid!,
    lines,
    signal: signal => void child.kill(signal),
    async kill(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return { code: child.exitCode };
      const ended = once(child, 'exit');
      child.kill(signal);
      const [code] = await ended;
      return { code };
    },
  };
}
