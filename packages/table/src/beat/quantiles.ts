import { QUESTION_KINDS, type QuestionKind } from './strata.ts';

/*
 * How long people take to answer, until the table knows its own: 100 quantiles per kind of question, at unit speed, in
 * milliseconds. Assumed, not measured: most answers are quick (lognormal), a share of them hard. Computed from that
 * definition at first use, because four numbers can be proofread and three hundred cannot.
 */

interface Mixture {
  readonly quick: number;
  readonly hardShare: number;
}

const QUICK_SD = 0.45;
const HARD = { median: 3500, sd: 0.6 };
const HARD_SHARE: Readonly<Record<QuestionKind, number>> = { chow: 0.12, 'pung-number': 0.18, 'pung-honour': 0.28 };
const QUANTILES = 100;

/** The normal distribution function (Abramowitz and Stegun 26.2.17, error below 1e-7). */
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
 * The geometric mean: what an answer is compared with to tell how slow somebody is. The median would not do: hard
 * questions lie far beyond it, so that people of the table's own speed would seem an eighth slower.
 */
export const typicalOf = (table: readonly number[]): number =>
  Math.exp(table.reduce((sum, value) => sum + Math.log(value), 0) / table.length);

/** The median of those values of a table that lie beyond a limit; the limit itself where none does. */
export function medianBeyond(table: readonly number[], limit: number): number {
  const beyond = table.filter(value => value > limit);
  return beyond[beyond.length >> 1] ?? limit;
}

/** The value at a share 0 .. 1 of a table, straight lines between its quantiles. */
export function valueAt(table: readonly number[], share: number): number {
  const position = Math.min(Math.max(share * table.length - 0.5, 0), table.length - 1);
  const below = Math.floor(position);
  const low = table[below]!;
  return low + (position - below) * ((table[below + 1] ?? low) - low);
}
