import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Guest } from './testing/guest.ts';
import { type ServerProcess, startProcess } from './testing/process.ts';
import { seat } from './testing/server.ts';

// Real sockets, processes and disks on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let directory: string;
let server: ServerProcess | undefined;
const guests: Guest[] = [];

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'crash-'));
});
afterEach(async () => {
  for (const guest of guests.splice(0)) guest.close();
  await server?.kill('SIGKILL');
  rmSync(directory, { recursive: true });
});

/** Starts the server with code that runs on SIGUSR2. */
const startWith = (fault: string) =>
  startProcess(
    directory,
    0,
    [],
    {},
    [],
    ['--import', `data:text/javascript,${encodeURIComponent(`process.on('SIGUSR2', () => { ${fault} })`)}`],
  );

describe('an error that no part of the server caught', () => {
  it.each([
    ['an exception', 'throw new Error("injected");'],
    ['a rejection without a handler', 'void Promise.reject(new Error("injected"));'],
    ['many exceptions', 'setInterval(() => { throw new Error("injected"); }, 1);'],
  ])('(%s) ends the process within 5 s with code 1; the next start restores its tables', async (_what, fault) => {
    server = await startWith(fault);
    const guest = await new Guest({ port: server.port }).connected();
    guests.push(guest);
    const code = await seat([guest]);
    await guest.say({ type: 'add-bot', level: 'beginner' });
    const begun = performance.now();
    expect(await server.kill('SIGUSR2')).toEqual({ code: 1 });
    expect(performance.now() - begun).toBeLessThan(5000);
    expect(server.lines.join()).toMatch(/"level":60.*injected.*an unexpected error/);
    expect(guest.notices).toContain('server-stopping');

    server = await startProcess(directory);
    const next = await new Guest({ port: server.port }).connected();
    guests.push(next);
    await next.enter(code);
    expect(next.view?.state.places.map(({ kind }) => kind)).toEqual(['person', 'bot', 'empty', 'empty']);
  });
});
