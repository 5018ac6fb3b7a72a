import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Arena, openArena } from './duel/arena.ts';
import { reportMissing } from './testing/forTests.ts';
import { PLAIN_BOTS } from './testing/plainBots.ts';

// Whole games of other processes, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });
const PATIENCE = { timeout: 60_000, interval: 20 };

/** The example bots, each with the program that runs it. */
const EXAMPLES = { 'bot.ts': process.execPath, 'bot.py': 'python3' };
type Example = keyof typeof EXAMPLES;

const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython) reportMissing('python3', 'Install Python 3.9 or newer, so that the example in Python is played with.');

function start(example: Example, env: Record<string, string>) {
  const file = join(import.meta.dirname, '../examples', example);
  const child: ChildProcess = spawn(EXAMPLES[example], [file], { env: { ...process.env, ...env } });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [lines, errors]: [string[], string[]] = [[], []];
  createInterface({ input: child.stdout! }).on('line', line => lines.push(line));
  createInterface({ input: child.stderr! }).on('line', line => errors.push(line));
  const code = async () => {
    await vi.waitFor(() => expect(lines[0]).toMatch(/^table /), PATIENCE);
    return lines[0]!.slice('table '.length);
  };
  return { lines, errors, code, ended: once(child, 'close').then(([status]) => status as number) };
}

async function arenaForTest(): Promise<Arena> {
  const arena = await openArena({ seed: 'examples', patience: 60_000, bots: PLAIN_BOTS });
  onTestFinished(() => arena.close());
  return arena;
}

/** Opens a way to a server that can be cut. */
async function openWay(url: string): Promise<{ readonly url: string; cut(): void }> {
  const sockets = new Set<Socket>();
  const way = createServer(here => {
    const there = connect(Number(new URL(url).port), 'localhost');
    for (const [from, to] of [[here, there] as const, [there, here] as const]) {
      sockets.add(from);
      from.on('error', () => {}).on('close', () => to.destroy());
      from.pipe(to);
    }
  }).listen(0, 'localhost');
  await once(way, 'listening');
  const cut = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  onTestFinished(() => {
    cut();
    way.close();
  });
  return { url: `http://localhost:${(way.address() as AddressInfo).port}`, cut };
}

describe('the example bots', () => {
  it.runIf(hasPython)('play a whole game with each other and two bots of the server', async () => {
    const arena = await arenaForTest();
    const [one, two] = [await arena.contestant('TypeScript'), await arena.contestant('Python')];
    const env = { GORRION_URL: arena.url };
    const first = start('bot.ts', { ...env, GORRION_TOKEN: one.token, GORRION_BOTS: '2' });
    const second = start('bot.py', { ...env, GORRION_TOKEN: two.token, GORRION_TABLE: await first.code() });
    expect(await Promise.all([first.ended, second.ended])).toEqual([0, 0]);

    const { table, conductOf } = arena.newest!;
    const { places, session } = table.state;
    expect(places.flatMap(chair => (chair.kind === 'person' ? [chair.id] : []))).toEqual([one.id, two.id]);
    expect([session.results.length, session.end?.reason]).toEqual([4, 'complete']);
    expect(session.totals.reduce((sum, points) => sum + points, 0)).toBe(0);
    // The table waits until a program has answered: nobody played for either, and nothing that they did was against the rules.
    for (const { id } of [one, two]) {
      expect(conductOf(id)).toMatchObject({ refused: 0, late: 0, lost: 0 });
      expect(conductOf(id).acts).toBeGreaterThan(40);
    }
    expect([first.errors, second.errors]).toEqual([[], []]);
    expect(second.lines).toEqual(first.lines.slice(1));
    expect(second.lines).toHaveLength(5);
  });

  it.each(['bot.ts', ...(hasPython ? ['bot.py' as const] : [])] as const)(
    '%s, as a bot of its own, comes back to its table after its connection was cut',
    async example => {
      const arena = await arenaForTest();
      const way = await openWay(arena.url);
      const [{ token }, guest] = [await arena.contestant('Bot', 'bot'), await arena.contestant('Guest')];
      const bot = start(example, { GORRION_URL: way.url, GORRION_TOKEN: token, GORRION_BOTS: '2' });
      await bot.code();
      way.cut();
      const { table } = arena.newest!;
      const envelope = { id: randomBytes(16).toString('hex'), answers: 0, command: { type: 'sit' } as const };
      expect(await table.execute({ id: guest.id, name: 'Guest' }, envelope)).toMatchObject({ ok: true });
      // The host begins once all chairs are taken.
      await vi.waitFor(() => expect(table.state.stage).toBe('playing'), PATIENCE);
    },
  );
});
