import { QUESTION_KINDS, type QuestionKind } from './strata.ts';

/*
 * Assumed answer times until a table has its own: 100 quantiles (ms, at speed 1) per kind of question. Not measured:
 * most answers are quick (lognormal), a share of them hard. Computed at first use, because four numbers can be
 * proofread and three hundred cannot.
 */

interface Mixture {
  readonly quick: number;
  readonly hardShare: number;
}

const QUICK_SD = 0.45;
const HARD = { median: 3500, sd: 0.6 };
const HARD_SHARE: Readonly<Record<QuestionKind, number>> = { chow: 0.12, 'pung-number': 0.18, 'pung-honour': 0.28 };
const QUANTILES = 100;

/** Returns the normal distribution function (Abramowitz and Stegun 26.2.17, error below 1e-7). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const poly = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = Math.exp((-z * z) / 2) * 0.3989422804 * poly;
  return z > 0 ? 1 - tail : tail;
}

function cumulative({ quick, hardShare }: Mixture, ms: number): number {
  const easy = normal(Math.log(ms / quick) / QUICK_SD);
  return (1 - hardShare) * easy + hardShare * normal(Math.log(ms / HARD.median) / HARD.sd);
}

function quantile(mixture: Mixture, share: number): number {
  let [low, high] = [1, 200_000];
  for (let step = 0; step < 40; step++) {
    const middle = Math.sqrt(low * high);
    if (cumulative(mixture, middle) < share) low = middle;
    else high = middle;
  }
  return Math.round(low);
}

const tableOf = (mixture: Mixture): readonly number[] =>
  Array.from({ length: QUANTILES }, (_, n) => quantile(mixture, (n + 0.5) / QUANTILES));

type Tables = Readonly<Record<QuestionKind, readonly number[]>>;

function tablesFor(quick: number): Tables {
  const table = (asked: QuestionKind) => tableOf({ quick, hardShare: HARD_SHARE[asked] });
  const [chow, number, honour] = QUESTION_KINDS.map(table) as [readonly number[], readonly number[], readonly number[]];
  return { chow, 'pung-number': number, 'pung-honour': honour };
}

let passes: Tables | undefined;
let claims: Tables | undefined;

export function passTable(asked: QuestionKind): readonly number[] {
  passes ??= tablesFor(900);
  return passes[asked];
}

export function claimTable(asked: QuestionKind): readonly number[] {
  claims ??= tablesFor(1300);
  return claims[asked];
}

export const medianOf = (table: readonly number[]): number => table[table.length >> 1]!;

/**
 * Returns the geometric mean, with which an answer is compared to measure a person's speed. The median would make
 * people of speed 1 seem an eighth slower, because hard questions lie far beyond it.
 */
export const typicalOf = (table: readonly number[]): number =>
  Math.exp(table.reduce((sum, value) => sum + Math.log(value), 0) / table.length);

/** Returns the median of the values beyond a limit; the limit itself if there are none. */
export function medianBeyond(table: readonly number[], limit: number): number {
  const beyond = table.filter(value => value > limit);
  return beyond[beyond.length >> 1] ?? limit;
}

/** Returns the value at a share 0 .. 1, interpolated linearly between quantiles. */
export function valueAt(table: readonly number[], share: number): number {
  const position = Math.min(Math.max(share * table.length - 0.5, 0), table.length - 1);
  const below = Math.floor(position);
  const low = table[below]!;
  return low + (position - below) * ((table[below + 1] ?? low) - low);
}
