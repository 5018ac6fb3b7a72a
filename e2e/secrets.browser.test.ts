import { expect, test } from './fixtures.ts';
import type { Guest } from './guest.ts';

/** East can claim nothing with this hand, so each turn comes by itself. */
const HANDS = ['159m 159p 159s ESWNC'];

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

/** Returns what the server sends to the guest's page from now on, as text. */
function framesOf({ page }: Guest): readonly string[] {
  const frames: string[] = [];
  page.on('websocket', socket => socket.on('framereceived', frame => frames.push(String(frame.payload))));
  return frames;
}

const messagesOf = (frames: readonly string[]): readonly unknown[] =>
  frames.filter(frame => /^4[23]/.test(frame)).map(frame => JSON.parse(frame.replace(/^4[23]\d*/, '')));

test('the server sends a spectator no concealed tile', async ({ arrive, server }) => {
  const [player, watcher] = await Promise.all([arrive(), arrive()]);
  await player.playStacked(server, { hands: HANDS });
  const frames = framesOf(watcher);
  await watcher.page.goto(player.page.url());
  await expect(watcher.page.getByText(/tiles? left/).first()).toBeVisible();
  for (const _ of [1, 2]) {
    await player.untilMyTurn();
    await player.press('End');
    await player.press('Enter');
    await expect(player.tiles).toHaveCount(13);
    await server.pass(15_000);
  }
  const drawn = () => {
    const seen: Secrets = { drawn: [], dealt: [] };
    collect(messagesOf(frames), seen);
    return seen.drawn;
  };
  await expect.poll(() => drawn().length).toBeGreaterThan(5);
  expect(frames.filter(frame => /"type":"(won|exhausted)"/.test(frame))).toEqual([]);
  expect(new Set(drawn())).toEqual(new Set([-1]));
  expect(new Set(concealedIn(messagesOf(frames)))).toEqual(new Set([-1]));
  await expect(watcher.page.getByRole('toolbar', { name: 'Your hand' })).toHaveCount(0);
});

test('the server sends a spectator of a shuffle and its deal neither tiles nor the secret they come from', async ({
  arrive,
  server,
}) => {
  const [player, watcher] = await Promise.all([arrive(), arrive()]);
  await player.createTableWithBots();
  const frames = framesOf(watcher);
  await watcher.page.goto(player.page.url());
  await expect(watcher.page.getByText('Connected', { exact: true }).first()).toBeVisible();
  await player.startGame(server);
  await expect(watcher.page.getByText(/tiles? left/).first()).toBeVisible();
  const seen: Secrets = { drawn: [], dealt: [] };
  collect(messagesOf(frames), seen);
  expect(frames.join()).toContain('"commitment"');
  expect(seen.dealt.length).toBeGreaterThan(100);
  expect(new Set(seen.dealt)).toEqual(new Set([-1]));
  expect(frames.filter(frame => /"seed":"[0-9a-f]{8}|"salt":"[0-9a-f]{8}/.test(frame))).toEqual([]);
});
