import { type Estimate, estimate, type MatchHand } from '@gorrion/bots';
import { type DuelResult, NAMES, programOf } from './duel.ts';

/* What a duel tells of its two programs. */

interface ProgramSummary {
  readonly name: string;
  readonly command: string;
  /** Of both of its contestants in all plays. */
  readonly wins: number;
  /** Share of the plays that it won. */
  readonly winShare: number;
  /** Points of a win, without flowers. */
  readonly meanPoints: number;
  /** Table points a hand of one of its contestants. */
  readonly pointsAHand: number;
  readonly dealIns: number;
  readonly late: number;
  readonly refused: number;
  readonly lost: number;
}

export interface DuelSummary {
  readonly seed: string;
  readonly deals: number;
  /** Points a hand that a contestant of A has more than one of B. The interval goes from deal to deal. */
  readonly difference: Estimate;
  readonly programs: readonly ProgramSummary[];
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Points of a contestant of a program in one play. */
const pointsOf = ({ scores }: MatchHand, program: 0 | 1): number =>
  mean(scores.filter((_, contestant) => programOf(contestant) === program));

const differenceOf = (deal: readonly MatchHand[]): number =>
  mean(deal.map(hand => pointsOf(hand, 0) - pointsOf(hand, 1)));

export function duelSummary(
  { deals, wrongs }: DuelResult,
  { commands, seed }: { readonly commands: readonly [string, string]; readonly seed: string },
): DuelSummary {
  const hands = deals.flat();
  const programs = ([0, 1] as const).map((program): ProgramSummary => {
    const wins = hands.flatMap(({ win }) => (win && programOf(win.by) === program ? [win] : []));
    return {
      name: NAMES[program],
      command: commands[program],
      wins: wins.length,
      winShare: hands.length === 0 ? 0 : wins.length / hands.length,
      meanPoints: mean(wins.map(({ points }) => points)),
      pointsAHand: mean(hands.map(hand => pointsOf(hand, program))),
      dealIns: hands.filter(({ win }) => win && win.from !== win.by && programOf(win.from) === program).length,
      ...wrongs[program],
    };
  });
  return { seed, deals: deals.length, difference: estimate(deals.map(differenceOf)), programs };
}

const signed = (value: number): string => `${value >= 0 ? '+' : ''}${value.toFixed(2)}`;

/** Returns the difference as text. */
export const differenceText = ({ difference: { mean, within } }: DuelSummary): string =>
  `A minus B ${signed(mean)} ± ${within.toFixed(2)} points a hand`;

const COLUMNS: readonly (readonly [string, (program: ProgramSummary) => string])[] = [
  ['', ({ name }) => name],
  ['points a hand', ({ pointsAHand }) => signed(pointsAHand)],
  ['wins', ({ wins, winShare }) => `${wins} (${(100 * winShare).toFixed(1)} %)`],
  ['points a win', ({ meanPoints }) => meanPoints.toFixed(1)],
  ['deal-ins', ({ dealIns }) => String(dealIns)],
  ['late', ({ late }) => String(late)],
  ['refused', ({ refused }) => String(refused)],
  ['lost', ({ lost }) => String(lost)],
];

/** Returns a summary as text. */
export function duelText(summary: DuelSummary): string {
  const { deals, programs, seed } = summary;
  if (deals === 0) return 'no deal was played from both sides';
  const rows = [COLUMNS.map(([title]) => title), ...programs.map(program => COLUMNS.map(([, cell]) => cell(program)))];
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map(row => row[column]!.length)));
  return [
    ...programs.map(({ name, command }) => `${name}  ${command}`),
    `${deals} deals from both sides, seed ${seed}: ${differenceText(summary)} (95 %)`,
    ...rows.map(row => row.map((cell, column) => cell.padStart(widths[column]!)).join('  ')),
  ].join('\n');
}
