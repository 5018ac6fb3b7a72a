import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryStore } from '../persistence/memoryStore.ts';
import type { Space } from '../persistence/store.ts';
import { Guest, newId } from '../testing/guest.ts';
import { type ServerProcess, startProcess } from '../testing/process.ts';
import { SETTINGS, seat, type TestServer, testServer } from '../testing/server.ts';
import { judgeRoom } from './room.ts';

// Real sockets, processes and disks on a machine that may be busy.
vi.setConfig({ testTimeout: 40_000, hookTimeout: 30_000 });

/** The server measures its disk this often (ms). */
const MEASURED_EVERY_MS = 5000;

const MB = 1024 * 1024;
const space = (usedMb: number, freeMb: number, spareMb = 0): Space => ({
  filesBytes: (usedMb + spareMb) * MB,
  spareBytes: spareMb * MB,
  freeBytes: freeMb * MB,
  totalBytes: 10_000 * MB,
});

describe('the room on the disk', () => {
  it.each([
    ['far below the budget', space(10, 9000), 100, 'enough'],
    ['from four fifths of the budget', space(80, 9000), 100, 'low'],
    ['from the budget', space(100, 9000), 100, 'full'],
    ['with room inside the files', space(70, 9000, 40), 100, 'enough'],
    ['without a budget', space(5000, 4000), 0, 'enough'],
    ['near the last part of the disk', space(10, 500), 0, 'low'],
    ['in the last part of the disk', space(10, 200), 0, 'full'],
    ['in the last part of the disk, whatever the budget', space(10, 200), 100, 'full'],
  ])('%s', (_what, measured, budgetMb, state) => {
    const verdict = judgeRoom(measured, budgetMb * MB);
    expect(verdict.state).toBe(state);
    expect(verdict.notice === undefined).toBe(state === 'enough');
  });

  it('of a small disk is not all kept back', () => {
    expect(judgeRoom({ filesBytes: 0, spareBytes: 0, freeBytes: 6 * MB, totalBytes: 8 * MB }, 0).state).toBe('enough');
  });
});

const wish = () => ({ id: newId(), settings: SETTINGS });
const readyz = async (port: number) => (await fetch(`http://localhost:${port}/readyz`)).text();

describe('a server whose disk is used up', () => {
  let server: TestServer;
  afterEach(async () => {
    vi.useRealTimers();
    await server.close();
  });

  it('opens no table until there is room again; games that run go on', async () => {
    // Only intervals are fake: the sockets and their time limits are real.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    let left = space(10, 9000);
    server = await testServer({ store: { ...memoryStore(), space: async () => left }, env: { DISK_BUDGET_MB: '100' } });
    const [ana, luis] = [await server.guest(), await server.guest()];
    await seat([ana]);
    left = space(101, 9000);
    vi.advanceTimersByTime(MEASURED_EVERY_MS);
    await vi.waitFor(async () => expect(await readyz(server.port)).toContain('101 MB of 100 MB used'), {
      timeout: 15_000,
    });
    expect(await luis.ask('table:open', wish())).toEqual({ ok: false, code: 'no-room-left' });
    expect(await ana.say({ type: 'add-bot', level: 'beginner' })).toMatchObject({ ok: true });
    left = space(50, 9000);
    vi.advanceTimersByTime(MEASURED_EVERY_MS);
    await vi.waitFor(async () => expect(await readyz(server.port)).toBe('ready\n'), { timeout: 15_000 });
    expect(await luis.ask('table:open', wish())).toMatchObject({ ok: true });
  });
});

describe('a real server with a budget', () => {
  let directory: string;
  let server: ServerProcess | undefined;
  afterEach(async () => {
    await server?.kill('SIGKILL');
    rmSync(directory, { recursive: true });
  });

  it('measures its files and says so to the operator', async () => {
    directory = mkdtempSync(join(tmpdir(), 'room-'));
    server = await startProcess(directory, 0, [], { DISK_BUDGET_MB: '0.001' });
    const { port, lines } = server;
    const guest = await new Guest({ port }).connected();
    expect(await guest.ask('table:open', wish())).toEqual({ ok: false, code: 'no-room-left' });
    guest.close();
    expect(lines.join('\n')).toContain('no table is opened until');
    const metrics = await (await fetch(`http://localhost:${port}/metrics`)).text();
    const figure = (name: string) => Number(new RegExp(`^${name} (.+)$`, 'm').exec(metrics)?.[1]);
    expect(figure('gorrion_disk_bytes')).toBeGreaterThan(10_000);
    expect(figure('gorrion_disk_free_bytes')).toBeGreaterThan(0);
    expect(figure('gorrion_disk_budget_bytes')).toBeCloseTo(1048.576);
    expect(metrics).toContain('gorrion_hand_bytes_count 0');
  });
});
