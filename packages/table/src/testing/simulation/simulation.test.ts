import { sized } from '@gorrion/rules/testing/wide';
import { describe, expect, test, vi } from 'vitest';
import { FAIR, ROUGH, simulate } from './index.ts';

// Whole games: slow only where the machine is busy.
vi.setConfig({ testTimeout: 120_000 });

const SHORT = Array.from({ length: sized(4, 12) }, (_, n) => `short ${n}`);

const OLDER = Array.from({ length: sized(2, 5) }, (_, n) => `older ${n}`);

/** What a page that plays by the rules may be told, when its command arrives late. */
const LATE: ReadonlySet<string> = new Set([
  'wall-stands',
  'stale-command',
  'nonce-not-asked',
  'table-paused',
  'not-seated',
  'no-count',
  'count-finished',
  'fan-not-named',
]);

/** Seeds that once found something, each with what it was. They stay for ever. */
const FOUND: readonly [seed: string, what: string][] = [
  ['ring 1636', 'a person who came back after a restart and left counted as still reconnecting'],
  ['ring 1754', 'who was back and let four seconds run out was taken for robbed by the restart'],
  ['ring 2588', 'who was back and had no reserve left was taken for robbed by the restart'],
];

describe('whole tables in bad weather (requirements 9, 11, 13, 15, 17-20)', () => {
  test.each(SHORT)('%s', async seed => {
    const { faults, hands } = await simulate(seed);
    expect(faults).toEqual([]);
    expect(hands).toBe(4);
  });

  test.each(OLDER)('[C22] %s, in one of the older ways', async seed => {
    const { faults, hands } = await simulate(seed, undefined, { family: 'classical' });
    expect(faults).toEqual([]);
    expect(hands).toBeGreaterThanOrEqual(4);
  });

  test.each(FOUND)('%s: %s', async seed =>
    expect((await simulate(seed, undefined, { hasAll: false })).faults).toEqual([]),
  );

  test('the same seed is the same game, and another seed another game', async () => {
    const game = await simulate('again');
    expect(await simulate('again')).toEqual(game);
    expect((await simulate('another')).entries).not.toBe(game.entries);
  });

  test('all troubles at once', async () => {
    const { faults, crashes, disk, refusals } = await simulate('rough', { ...ROUGH, diskFull: 0.02, crash: 0.02 });
    expect(faults).toEqual([]);
    expect(crashes).toBeGreaterThan(0);
    expect(disk.failures).toBeGreaterThan(0);
    const codes = Object.keys(refusals).map(refusal => refusal.split(' ')[1]);
    expect(codes).toContain('stale-command');
    expect(codes.filter(code => !LATE.has(code!))).toEqual([]);
  });

  test('in fair weather only late commands are refused', async () => {
    const { faults, refusals, crashes } = await simulate('fair weather', FAIR);
    expect([faults, crashes]).toEqual([[], 0]);
    // One act crosses the end of the game.
    expect(refusals).toEqual({ 'act stale-command': expect.any(Number), 'act game-not-running': 1 });
  });
});

describe('a broken promise of the world is detected', () => {
  test('[9] a disk that says it has written before it has', async () => {
    const { faults } = await simulate('liar', { ...FAIR, diskLies: 1 });
    expect(faults.some(fault => fault.startsWith('[9]'))).toBe(true);
  });
});
