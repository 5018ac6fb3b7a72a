import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

/*
 * `npm run dev` serves the page with hot reload on port 5173 and restarts the server after every change. If one of the
 * two processes ends, the other is stopped.
 */

const PAGE_PORT = 5173;
const root = resolve(import.meta.dirname, '../../..');
const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
const env = {
  ...process.env,
  PORT: process.env.PORT ?? '3000',
  HOST: process.env.HOST ?? '127.0.0.1',
  ORIGINS: [process.env.ORIGINS, `http://localhost:${PAGE_PORT}`, `http://127.0.0.1:${PAGE_PORT}`]
    .filter(Boolean)
    .join(','),
};

const run = (...args: string[]): ChildProcess => spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' });
const children = [
  run('--watch', '--watch-preserve-output', 'apps/server/src/main.ts'),
  run(vite, '--port', String(PAGE_PORT), '--strictPort'),
];

let isEnding = false;
function end(code: number): void {
  if (isEnding) return;
  isEnding = true;
  for (const child of children) child.kill('SIGTERM');
  process.exitCode = code;
}

for (const child of children) child.on('exit', code => end(code ?? 0));
process.on('SIGINT', () => end(0));
process.on('SIGTERM', () => end(0));
