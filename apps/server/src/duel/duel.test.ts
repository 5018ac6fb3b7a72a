import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { type DuelOptions, playDuel } from './duel.ts';
import { readDuelArguments } from './duelArguments.ts';
import { duelSummary, duelText } from './duelReport.ts';

// Programs of their own play whole hands, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 });

const fileOf = (path: string) => join(import.meta.dirname, '../..', path);
const BOT = `"${process.execPath}" "${fileOf('examples/bot.ts')}"`;
const OTHER = spawnSync('python3', ['--version']).status === 0 ? `python3 "${fileOf('examples/bot.py')}"` : BOT;
const bad = (fault: string) => `"${process.execPath}" "${fileOf('src/testing/badProgram.ts')}" ${fault}`;

const never = new AbortController().signal;
const duel = (options: Partial<DuelOptions>) =>
  playDuel({ commands: [BOT, OTHER], hands: 2, seed: 'test', patience: 60_000, signal: never, ...options });
const NOTHING = { refused: 0, late: 0, lost: 0 };

describe('a duel of two programs', () => {
  it('plays each deal from both sides, and the same way again under its seed', async () => {
    const { deals, wrongs } = await duel({});
    expect(deals).toHaveLength(2);
    for (const hand of deals.flat()) expect(hand.scores.reduce((sum, points) => sum + points, 0)).toBe(0);
    expect(wrongs).toEqual([NOTHING, NOTHING]);

    const again = await duel({ hands: 1 });
    expect(again.deals).toEqual(deals.slice(0, 1));
  });

  it('tells of a program that ends, and the table plays its seats', async () => {
    const told: string[] = [];
    const trouble = (sentence: string) => told.push(sentence);
    const { deals, wrongs } = await duel({ commands: [OTHER, 'echo no such file >&2; exit 3'], hands: 1, trouble });
    expect(new Set(told)).toEqual(new Set(['a program of B ended with 3: no such file']));
    expect(told).toHaveLength(4);
    expect(deals).toHaveLength(1);
    expect(wrongs[0]).toEqual(NOTHING);
  });

  it.each([
    ['hang', 'did not answer 3 times in a row, and was ended'],
    ['flood', 'lost its connection, or was cut off'],
  ])('tells of a program that does this: %s', async (fault, sentence) => {
    const stop = new AbortController();
    let told = 0;
    const trouble = (text: string) => {
      told += Number(text === `a program of B ${sentence}`);
      if (told === 2) stop.abort();
    };
    const { wrongs } = await duel({ commands: [OTHER, bad(fault)], patience: 300, trouble, signal: stop.signal });
    expect(told).toBe(2);
    expect(fault === 'hang' ? wrongs[1].late : wrongs[1].lost).toBeGreaterThanOrEqual(fault === 'hang' ? 6 : 2);
  });

  it('ends when no program is left, and says on the command line what was wrong', () => {
    const words = [fileOf('bin/duel.ts'), '--hands', '20', '--json', '--', 'exit 1', '--', 'exit 2'];
    const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
    expect([status, JSON.parse(stdout)]).toMatchObject([1, { deals: 0, programs: [{ name: 'A' }, { name: 'B' }] }]);
    expect(stderr.trim().split('\n').toSorted()).toEqual([
      'a program of A ended with 1',
      'a program of A ended with 1',
      'a program of B ended with 2',
      'a program of B ended with 2',
    ]);
  });
});

describe('the arguments of a duel', () => {
  const read = (text: string) => readDuelArguments(text.split(' '));

  it('are two commands, each after two dashes, and how much is played', () => {
    expect(read('--hands 20 --seed=x -- python3 bot.py -- node bot.ts')).toEqual({
      ok: true,
      value: { hands: 20, seed: 'x', patience: 10, isJson: false, commands: ['python3 bot.py', 'node bot.ts'] },
    });
  });

  it.each([
    ['--hands 20 -- node bot.ts', 'two commands'],
    ['--hands 20 -- node bot.ts --', 'two commands'],
    ['--hands 0 -- a -- b', '--hands'],
    ['--patience x -- a -- b', '--patience'],
    ['--walls 3 -- a -- b', 'unknown argument'],
  ])('are refused with a sentence: %s', (text, sentence) => {
    const refused = read(text);
    expect(refused.ok ? '' : refused.error).toContain(sentence);
  });
});

describe('the report of a duel', () => {
  const options = { commands: ['a', 'b'], seed: '7' } as const;
  const won = { by: 0, from: 1, points: 12, main: 'all-pungs' } as const;

  it('has the difference of a hand from deal to deal, and counts both contestants of a program', () => {
    const deals = [
      [
        { scores: [36, -20, -8, -8], errors: [], win: won },
        { scores: [0, 0, 0, 0], errors: [] },
      ],
      [
        { scores: [-8, 40, -8, -24], errors: [], win: { ...won, by: 1, from: 3, points: 16 } },
        { scores: [28, -8, -8, -12], errors: [], win: { ...won, by: 0, from: 0, points: 4 } },
      ],
    ] as const;
    const summary = duelSummary({ deals, wrongs: [NOTHING, { refused: 1, late: 2, lost: 3 }] }, options);
    // A minus B: 28 and 0 in the first deal, -16 and 20 in the second.
    expect(summary.difference).toEqual({ mean: 8, within: 11.76 });
    expect(summary.programs).toMatchObject([
      { wins: 2, meanPoints: 8, dealIns: 0, pointsAHand: 4 },
      { wins: 1, meanPoints: 16, dealIns: 2, pointsAHand: -4, refused: 1, late: 2, lost: 3 },
    ]);
    expect(duelText(summary)).toContain(
      '2 deals from both sides, seed 7: A minus B +8.00 ± 11.76 points a hand (95 %)',
    );
  });

  it('says so if nothing was played', () => {
    expect(duelText(duelSummary({ deals: [], wrongs: [NOTHING, NOTHING] }, options))).toBe(
      'no deal was played from both sides',
    );
  });
});
