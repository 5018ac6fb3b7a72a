import type { HandState, Seat, SeatCommand } from '@gorrion/rules';
import { evaluateAsBeginner } from './beginner/evaluate.ts';
import type { Candidate } from './candidate.ts';
import { evaluatorOf } from './planning/evaluate.ts';
import { EASY, EXPERT, REGULAR, STRONG, type Style } from './planning/styles.ts';
import { TEMPERS, type Temper, tempered } from './planning/tempers.ts';

/** How well a bot plays, weakest first. A stronger level is one more row of `LEVELS`. */
export const BOT_LEVELS = ['beginner', 'easy', 'regular', 'strong', 'expert'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/**
 * What a level thinks of the legal actions of a seat; it gets the seat's own view and nothing else. `explains` asks for
 * chances and routes beside the values.
 */
export type Evaluator = (
  view: HandState,
  seat: Seat,
  actions: readonly SeatCommand[],
  explains?: boolean,
) => readonly Candidate[];

export interface Level {
  readonly evaluate: Readonly<Record<Temper, Evaluator>>;
  /** By how much it errs in every value, as a standard deviation in the level's own unit: 0 plays what it thinks best. */
  readonly misjudges: number;
}

const byTemper = (make: (temper: Temper) => Evaluator): Level['evaluate'] =>
  Object.fromEntries(TEMPERS.map(temper => [temper, make(temper)])) as Record<Temper, Evaluator>;
const planner = (style: Style): Level['evaluate'] => byTemper(temper => evaluatorOf(tempered(style, temper)));

export const LEVELS: Readonly<Record<BotLevel, Level>> = {
  beginner: { evaluate: byTemper(() => evaluateAsBeginner), misjudges: 650 },
  easy: { evaluate: planner(EASY), misjudges: 5.9 },
  regular: { evaluate: planner(REGULAR), misjudges: 4.6 },
  strong: { evaluate: planner(STRONG), misjudges: 2.8 },
  expert: { evaluate: planner(EXPERT), misjudges: 0 },
};
