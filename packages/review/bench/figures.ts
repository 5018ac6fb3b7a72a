import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { HandReview } from '@gorrion/protocol';
import { PLAYERS, type Player } from '@gorrion/rules';
import { isOpen } from '../src/grading/grade.ts';
import { fitSection } from './fitSection.ts';
import { lossSection } from './lossSection.ts';
import { repeatSection } from './repeatSection.ts';
import { Desk, type FiguredLevel, LEVELS, playerOf, type Task } from './tasks.ts';
import { doInThreads } from './threads.ts';
import { timeSection } from './timeSection.ts';

/*
 * Measures the review on fresh games of bots: one expert, strong, regular and easy player in each. Prints markdown. What
 * is computed stays in a folder, so a run may be broken off and goes on where it was; `--report` prints what there is.
 */

const HANDS = 16;
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '4' },
    seed: { type: 'string', default: 'figures 1' },
    threads: { type: 'string', default: '2' },
    /** Hands of the strong, the regular and the easy player that are reviewed twice. */
    again: { type: 'string', default: '4' },
    /** Decisions for the fit. */
    fit: { type: 'string', default: '60' },
    /** Prints what was computed before, and computes nothing. */
    report: { type: 'boolean', default: false },
    folder: { type: 'string', default: join(tmpdir(), 'gorrion-review-figures') },
  },
});
const games = Number(values.games);
mkdirSync(values.folder, { recursive: true });
const desk = new Desk(values.folder, values.seed);
const threads = Number(values.threads);
const isKnown = (task: Task): boolean => desk.result(task) !== undefined;

async function run(tasks: readonly Task[]): Promise<void> {
  if (values.report) return;
  const open = tasks.filter(task => !isKnown(task));
  await doInThreads(open, threads, { folder: values.folder, seed: values.seed });
}

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, n) => n);
const overviewsOf = (game: number, player: Player): readonly Task[] =>
  numbers(HANDS).map(hand => ({ kind: 'overview', game, hand, player }));
const fullOf = (game: number, level: FiguredLevel, hands: number, seed: string): readonly Task[] =>
  numbers(hands).map(hand => ({ kind: 'full', game, hand, player: playerOf(game, level), seed }));
const reviewOf = (task: Task): HandReview => desk.result(task)!.review!;

/** Milliseconds on the wall that tasks take; undefined if some were done before. */
async function timed(tasks: readonly Task[]): Promise<number | undefined> {
  const isFresh = !tasks.some(isKnown);
  const before = performance.now();
  await run(tasks);
  return isFresh && !values.report ? performance.now() - before : undefined;
}

/** Open decisions of the games that judge nothing: every claim, kong and refused win, and evenly spread discards. */
function fitTasks(from: number, most: number): readonly Task[] {
  const open = numbers(games)
    .slice(from)
    .flatMap(game => PLAYERS.flatMap(player => overviewsOf(game, player)))
    .filter(isKnown)
    .flatMap(task => {
      const { decisions, hand, player } = reviewOf(task);
      const { game } = task;
      return decisions.flatMap((decision, number) =>
        isOpen(decision) ? [{ kind: 'fit', game, hand, player, number, decided: decision.kind } as const] : [],
      );
    });
  const [rare, discards] = [
    open.filter(each => each.decided !== 'discard'),
    open.filter(each => each.decided === 'discard'),
  ];
  const spread = (tasks: typeof open, count: number) =>
    tasks.filter((_, n) => Math.floor((n * count) / tasks.length) !== Math.floor(((n - 1) * count) / tasks.length));
  return [...spread(rare, Math.round(most / 3)), ...spread(discards, Math.round((2 * most) / 3))].map(
    ({ decided: _, ...task }) => task,
  );
}

const processor = (tasks: readonly Task[]) => tasks.reduce((sum, task) => sum + desk.result(task)!.processor, 0);

/** Reviews the regular player of the first game, and tells the time. */
async function tellTime(): Promise<void> {
  await run([{ kind: 'play', game: 0 }]);
  const overviews = overviewsOf(0, playerOf(0, 'regular'));
  const overviewWall = await timed(overviews);
  const full = fullOf(0, 'regular', HANDS, '');
  const fullWall = await timed(full);
  const [searched, played] = [overviews, full].map(tasks => tasks.filter(isKnown));
  const times = { overviewWall, fullWall, overview: processor(searched!), full: processor(played!) };
  console.log(timeSection(times, searched!.map(reviewOf), played!.map(reviewOf)));
}

/** Tells the losses of all levels in all games. */
async function tellLosses(): Promise<void> {
  await run(numbers(games).map(game => ({ kind: 'play', game })));
  const tasks = numbers(HANDS).flatMap(hand =>
    numbers(games).flatMap(game => PLAYERS.map(player => ({ kind: 'overview', game, hand, player }) as const)),
  );
  await run(tasks);
  const known = tasks.filter(isKnown);
  const all = LEVELS.map(level => {
    const own = known.filter(({ game, player }) => playerOf(game, level) === player);
    return { level, reviews: own.map(reviewOf) };
  });
  console.log(lossSection(all));
}

/** Reviews some hands of three levels again with other rollouts, and tells how far the verdicts agree. */
async function tellRepeats(): Promise<void> {
  const again = Number(values.again);
  const first = (['regular', 'easy', 'strong'] as const).flatMap(level => fullOf(0, level, again, ''));
  const pairs = first.map(task => [task, { ...task, seed: 'again' } as Task] as const);
  await run(pairs.flat());
  console.log(
    repeatSection(
      pairs.filter(pair => pair.every(isKnown)).map(([one, two]) => [reviewOf(one), reviewOf(two)] as const),
    ),
  );
}

async function tellFit(): Promise<void> {
  const tasks = fitTasks(1, Number(values.fit));
  await run(tasks);
  console.log(fitSection(tasks.filter(isKnown).map(task => desk.result(task)!.fit!)));
}

await tellRepeats();
await tellTime();
await tellLosses();
await tellFit();
