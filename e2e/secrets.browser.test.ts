import { expect, test } from '@playwright/test';
import { Guest } from './guest.ts';
import { GameServer } from './server.ts';

let server: GameServer;
test.beforeAll(async () => {
  server = await GameServer.start();
});
test.afterAll(() => server.stop());

interface Secrets {
  readonly drawn: number[];
  readonly dealt: number[];
}

/** Collects every tile in the draws and deals of a message, at any depth. */
function collect(value: unknown, seen: Secrets): void {
  if (typeof value !== 'object' || value === null) return;
  const { type, tile, hands, wall } = value as Record<string, unknown>;
  if (type === 'drew') seen.drawn.push(tile as number);
  if (type === 'dealt') seen.dealt.push(...(hands as number[][]).flat(), ...(wall as number[]));
  for (const inner of Object.values(value)) collect(inner, seen);
}

/** Returns the concealed tiles of a message: those in hands and in the wall. */
function concealedIn(value: unknown): number[] {
  if (typeof value !== 'object' || value === null) return [];
  const { concealed, front, tiles } = value as Record<string, unknown>;
  const own = [
    ...((concealed as number[] | undefined) ?? []),
    ...(front !== undefined ? ((tiles as number[]) ?? []) : []),
  ];
  return [...own, ...Object.values(value).flatMap(concealedIn)];
}

test('the server sends a spectator no concealed tile', async ({ browser }) => {
  const player = await Guest.arrive(browser, server);
  await player.playAgainstBots();

  const watcher = await Guest.arrive(browser, server);
  const frames: string[] = [];
  watcher.page.on('websocket', socket => socket.on('framereceived', frame => frames.push(String(frame.payload))));
  await watcher.page.goto(player.page.url());
  await expect(watcher.page.getByText(/tiles? left/).first()).toBeVisible();
  for (let look = 0; look < 150; look++) if (!(await player.answerByKeyboard())) break;

  // Only the frames before the end of the hand count, because the server then opens all tiles.
  const end = frames.findIndex(frame => /"type":"(won|exhausted)"/.test(frame));
  const told = end < 0 ? frames : frames.slice(0, end);
  const messages = told.filter(frame => /^4[23]/.test(frame)).map(frame => JSON.parse(frame.replace(/^4[23]\d*/, '')));
  const seen: Secrets = { drawn: [], dealt: [] };
  collect(messages, seen);
  expect(seen.drawn.length).toBeGreaterThan(5);
  expect(new Set(seen.drawn)).toEqual(new Set([-1]));
  expect(new Set(concealedIn(messages))).toEqual(new Set([-1]));
  expect(told.filter(frame => /"seed":"[0-9a-f]{8}|"salt":"[0-9a-f]{8}/.test(frame)).length).toBe(0);
  expect(await watcher.page.getByRole('toolbar', { name: 'Your hand' }).count()).toBe(0);
});
