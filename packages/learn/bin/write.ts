import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { entryText } from '../src/drills/pool/entry.ts';
import { POOL_FORMAT } from '../src/drills/pool/pool.ts';
import {
  DRILL_KINDS,
  type DrillKind,
  type DrillQuestion,
  type DrillTag,
  type OptionValue,
} from '../src/drills/question.ts';
import type { Checked } from './check.ts';
import { type Attempt, FAR, PLAYED_KINDS, type PlayedKind } from './confirm.ts';
import { type Outcome, playedQuestions, safeQuestions, waitQuestions, wonQuestions } from './gather.ts';
import type { Game } from './play.ts';

/** Questions of each kind at most. */
export const WANTED: Readonly<Record<DrillKind, number>> = {
  ...{ worth: 450, 'which-fans': 450, waits: 500 },
  ...{ discard: 750, claim: 450, route: 300, safe: 600 },
};

/** All questions of the pool, and what the statistics say of how they were found. */
export interface Gathered {
  readonly questions: Readonly<Record<DrillKind, readonly DrillQuestion[]>>;
  readonly attempts: Readonly<Record<PlayedKind, readonly Attempt[]>>;
  /** Won hands that were looked at for `worth` and `which-fans`; of these the scorers agreed on all questions. */
  readonly wins: number;
  readonly outcomes: readonly Outcome[];
  /** Answers without pairs that were played out afterwards. */
  readonly checked: readonly Checked[];
}

/** Gathers the questions of all kinds from hands and confirmed positions. */
export function gathered(
  games: readonly Game[],
  attempts: Gathered['attempts'],
  seed: string,
): Omit<Gathered, 'checked'> {
  const won = wonQuestions(games, WANTED.worth, seed);
  const safe = safeQuestions(games, WANTED.safe, seed);
  const played = (kind: PlayedKind) => playedQuestions(attempts[kind], games).slice(0, WANTED[kind]);
  const questions = {
    worth: won.worth,
    'which-fans': won.fans,
    waits: waitQuestions(games, WANTED.waits, seed),
    discard: played('discard'),
    claim: played('claim'),
    route: played('route'),
    safe: safe.map(({ question }) => question),
  };
  return { questions, attempts, wins: won.asked, outcomes: safe.flatMap(({ outcomes }) => outcomes) };
}

/** Returns the text of the file of a kind. */
export function fileText(kind: DrillKind, questions: readonly DrillQuestion[]): string {
  const tags: DrillTag[] = [];
  const entries = questions.map(question => entryText(question, tags));
  return `${JSON.stringify({ format: POOL_FORMAT, kind, tags, entries }, undefined, 2)}\n`;
}

/** Half of a 90 % interval in standard errors. */
const NORMAL_90 = 1.645;

const gzipped = (text: string): number => gzipSync(text, { level: 9 }).length;

/** Half of the 90 % interval of a share, in per cent. */
const halfOfShare = (hits: number, all: number): number => {
  const share = hits / all;
  return 100 * NORMAL_90 * Math.sqrt((share * (1 - share)) / all);
};

/** Returns a share with its 90 % interval; of none at all, the most that it may be. */
function shareText(hits: number, all: number): string {
  if (all === 0) return '–';
  if (hits === 0) return `none, at most ${(100 * (1 - 0.1 ** (1 / all))).toFixed(1)} %`;
  return `${((100 * hits) / all).toFixed(1)} % ± ${halfOfShare(hits, all).toFixed(1)}`;
}

const quartiles = (numbers: readonly number[]): string => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return [0.25, 0.5, 0.75].map(share => at(share).toFixed(1)).join(' / ');
};

function kindRows({ questions }: Gathered, sizes: ReadonlyMap<DrillKind, number>): string[] {
  return DRILL_KINDS.map(kind => {
    const own = questions[kind];
    const levels = [1, 2, 3].map(level => own.filter(question => question.level === level).length).join(' / ');
    return `| ${kind} | ${own.length} | ${levels} | ${new Set(own.flatMap(({ tags }) => tags)).size} | ${sizes.get(kind)} |`;
  });
}

/** Returns the options of a question that are measured, best first; none of a kind that is not played out. */
function measuredOptions(question: DrillQuestion): readonly OptionValue[] {
  return question.kind === 'discard' || question.kind === 'claim' || question.kind === 'route' ? question.options : [];
}

function marginRows({ questions, attempts }: Gathered): string[] {
  return PLAYED_KINDS.map(kind => {
    const others = questions[kind].map(question => measuredOptions(question).slice(1));
    const seconds = others.flatMap(([second]) => (second ? [second] : []));
    const all = others.flat();
    const kept = attempts[kind].filter(({ options }) => options).length;
    return [
      `| ${kind}`,
      attempts[kind].length,
      shareText(kept, attempts[kind].length),
      quartiles(seconds.map(({ loss }) => loss)),
      quartiles(seconds.map(({ plusMinus }) => plusMinus)),
      `${all.filter(({ pairs }) => pairs > 0).length} of ${all.length} |`,
    ].join(' | ');
  });
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);

/** Says what a sample of the answers without pairs lost when it was played out. */
function checkLines({ checked }: Gathered): string[] {
  const losses = checked.map(({ loss }) => loss);
  const spread = Math.sqrt(mean(losses.map(loss => (loss - mean(losses)) ** 2)) / Math.max(1, losses.length));
  const contradicted = checked.filter(({ loss, standardError }) => loss + NORMAL_90 * standardError < 0).length;
  const above = losses.filter(loss => loss > 0).length;
  return [
    `A sample of ${checked.length} of the nearest answers without pairs was played out afterwards. The search had said that they`,
    `lose ${mean(checked.map(({ said }) => said)).toFixed(1)} points in the mean; they lost ${mean(losses).toFixed(1)} ± ${(NORMAL_90 * spread).toFixed(1)}. ${above} lost something,`,
    `and of ${contradicted} the 90 % interval lies below zero.`,
  ];
}

const DANGER_BINS = [0.03, 0.06, 0.1, 0.2, 1];

function dangerRows({ outcomes }: Gathered): string[] {
  const row = (name: string, chosen: readonly Outcome[]) => {
    const won = chosen.filter(({ isWon }) => isWon).length;
    return `| ${name} | ${chosen.length} | ${(100 * mean(chosen.map(({ danger }) => danger))).toFixed(1)} % | ${shareText(won, chosen.length)} |`;
  };
  const bins = DANGER_BINS.slice(1).map((high, n) => {
    const low = DANGER_BINS[n]!;
    const own = outcomes.filter(({ isCertain, danger }) => !isCertain && danger >= low && danger < high);
    return row(`${100 * low} to ${100 * high} %`, own);
  });
  return [
    row(
      'certainly safe',
      outcomes.filter(({ isCertain }) => isCertain),
    ),
    ...bins,
  ];
}

/** What the statistics name besides the questions. */
export interface Origin {
  readonly seed: string;
  readonly hands: number;
  /** Seconds of processor that the positions of each kind took, and the hands. */
  readonly seconds: Readonly<Record<string, number>>;
}

/** Returns the statistics of the pool as a page. */
export function statisticsText(found: Gathered, origin: Origin, sizes: ReadonlyMap<DrillKind, number>): string {
  const total = DRILL_KINDS.reduce((sum, kind) => sum + found.questions[kind].length, 0);
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const computed = found.questions.worth.length + found.questions['which-fans'].length;
  const minutes = (name: string) => ((origin.seconds[name] ?? 0) / 60).toFixed(0);
  return `${[
    '# The pool of drills',
    '',
    `${total} questions from ${origin.hands} hands of four expert bots, seed \`${origin.seed}\`. ${(bytes / 1000).toFixed(0)} KB`,
    'compressed (gzip); the budget is 400 KB. This page is written by the script that writes the pool:',
    '',
    '```sh',
    `npm run pool -- --seed ${origin.seed} --hands ${origin.hands}`,
    '```',
    '',
    '| kind | questions | of level 1 / 2 / 3 | tags | bytes (gzip) |',
    '| --- | --- | --- | --- | --- |',
    ...kindRows(found, sizes),
    '',
    '## How the answers were made certain',
    '',
    `**worth, which-fans, waits.** Computed by the rules. Of ${found.wins} won hands that were drawn, the scorer and the plain`,
    `scorer gave the same points and fans for ${computed}; the others were left out. For a wait they agree on every tile, by`,
    'discard and by self-draw. Flowers are left out.',
    '',
    '**discard, claim, route.** The expert values every answer with a wide search. The next best answer, and all that are not',
    `at least ${FAR} points behind for certain, are played out against the best one: pairs of hands from common deals of the`,
    "unseen tiles, for three own turns, then the strong level's value, as in a review. A position stays only if the best answer",
    'wins by a point or more over each and the interval excludes zero. Pairs are looked at after 30, 60 and 100; to pay for it',
    'the 95 % interval must exclude zero, and the 90 % interval is kept. Answers without pairs are excluded by the search alone:',
    'their interval is the known error of its values (0.6 of the difference, deviation 1.2 points; for claims 1.1 and 3).',
    'A route is named by the likeliest hand of a discard, and routes are compared by the best discard of each.',
    'The intervals cover the sampling inside the model, not the errors of the model (packages/review/README.md, Limits).',
    '',
    '| kind | positions looked into | kept | margin to the next answer, quartiles | half of its interval | answers played out |',
    '| --- | --- | --- | --- | --- | --- |',
    ...marginRows(found),
    '',
    ...checkLines(found),
    '',
    '**safe.** The safe tile is proved: no hand of the tiles that the seat cannot see is completed by it. The others have a chance',
    'of three per cent or more in the eyes of the expert. What they would have done in the hands that they come from:',
    '',
    '| the expert says | tiles | mean | another seat would have won (90 % interval) |',
    '| --- | --- | --- | --- |',
    ...dangerRows(found),
    '',
    '## Levels',
    '',
    'worth, which-fans: fans that the hand holds, counted or not (4 and 7 at most). waits: tiles that win, and hands of one',
    'suit. discard, claim, route: 1 if all weaker levels find the answer, 2 if the easy level or the beginner does not, 3 if the',
    'regular level does not. safe: 1 honours, 2 tiles at the edge of a suit, 3 others.',
    '',
    '## Time',
    '',
    `About so many minutes of processor on a shared machine of two cores: hands ${minutes('play')}, discard ${minutes('discard')}, claim ${minutes('claim')},`,
    `route ${minutes('route')}. Every step goes on where it was broken off.`,
  ].join('\n')}\n`;
}

/** Writes the files of the pool and their statistics. */
export function writePool(folder: string, found: Gathered, origin: Origin): void {
  const sizes = new Map<DrillKind, number>();
  for (const kind of DRILL_KINDS) {
    const text = fileText(kind, found.questions[kind]);
    sizes.set(kind, gzipped(text));
    writeFileSync(join(folder, `${kind}.generated.json`), text);
  }
  writeFileSync(join(folder, 'README.md'), statisticsText(found, origin, sizes));
}
