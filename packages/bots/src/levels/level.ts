import type { HandState, Seat, SeatCommand } from '@gorrion/rules';
import { evaluateAsBeginner } from '../beginner/evaluate.ts';
import type { Candidate } from '../candidate/candidate.ts';
import { type Constants, withConstants } from '../planning/constants.ts';
import { evaluateWith } from '../planning/evaluate.ts';
import { EASY, EXPERT, hurried, REGULAR, STRONG, type Style } from '../planning/styles.ts';
import { type Temper, tempered } from '../planning/tempers.ts';

/** How well a bot plays, weakest first. A stronger level is one more row of `LEVELS`. */
export const BOT_LEVELS = ['beginner', 'easy', 'regular', 'strong', 'expert'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** How a bot of any level is to think this time. */
export interface Manner {
  /** Balanced when left out. */
  readonly temper?: Temper;
  /** With a short look ahead, because many wait for an answer. */
  readonly isHurried?: boolean;
  /** With chances and routes beside the values. */
  readonly explains?: boolean;
  /** Other numbers than the level's own, for an experiment. */
  readonly constants?: Constants;
}

/** What a level thinks of the legal actions of a seat; it gets the seat's own view and nothing else. */
export type Evaluator = (
  view: HandState,
  seat: Seat,
  actions: readonly SeatCommand[],
  manner: Manner,
) => readonly Candidate[];

export interface Level {
  readonly evaluate: Evaluator;
  /** By how much it errs in every value, as a standard deviation in the level's own unit: 0 plays what it thinks best. */
  readonly misjudges: number;
}

const planner =
  (style: Style): Evaluator =>
  (view, seat, actions, { temper = 'balanced', isHurried = false, explains = false, constants }) => {
    const own = tempered(isHurried ? hurried(style) : style, temper);
    return evaluateWith(constants ? withConstants(own, constants) : own, view, seat, actions, explains);
  };

export const LEVELS: Readonly<Record<BotLevel, Level>> = {
  beginner: { evaluate: evaluateAsBeginner, misjudges: 650 },
  easy: { evaluate: planner(EASY), misjudges: 6.8 },
  regular: { evaluate: planner(REGULAR), misjudges: 5 },
  strong: { evaluate: planner(STRONG), misjudges: 2.7 },
  expert: { evaluate: planner(EXPERT), misjudges: 0 },
};
