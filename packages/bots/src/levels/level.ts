import { type HandState, isClassical, type Ruleset, type Seat, type SeatCommand } from '@gorrion/rules';
import { evaluateAsBeginner } from '../beginner/evaluate.ts';
import type { Candidate } from '../candidate/candidate.ts';
import { speed } from '../classical/speed.ts';
import { valuing } from '../classical/value.ts';
import { type Constants, withConstants } from '../planning/constants.ts';
import { evaluateWith } from '../planning/evaluate.ts';
import { EASY, EXPERT, hurried, REGULAR, STRONG, type Style } from '../planning/styles.ts';
import { type Temper, tempered } from '../planning/tempers.ts';

/** The levels of the bots, weakest first. A new level is a row of `LEVELS`. */
export const BOT_LEVELS = ['beginner', 'easy', 'regular', 'strong', 'expert'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** Options of one decision, for any level. */
export interface Manner {
  /** How the bot likes to play; default: `balanced`. */
  readonly temper?: Temper;
  /** Shortens the search to that of the strong level, for a server with a long queue; default: false. */
  readonly isHurried?: boolean;
  /** Adds chances to win and routes to the candidates; default: false. */
  readonly explains?: boolean;
  /** Values claims too that serve no target, for a review of those who made them; default: false. */
  readonly valuesEveryClaim?: boolean;
  /** Replaces numbers of the level's style, for an experiment. */
  readonly constants?: Constants;
}

/** Values the legal actions of a seat, by that seat's own view alone. */
export type Evaluator = (
  view: HandState,
  seat: Seat,
  actions: readonly SeatCommand[],
  manner: Manner,
) => readonly Candidate[];

/** How a level plays a family of rules. */
export interface Play {
  readonly evaluate: Evaluator;
  /** Standard deviation of the level's errors, in the unit of its values; 0 always plays the best candidate. */
  readonly misjudges: number;
}

const planner =
  (style: Style): Evaluator =>
  (view, seat, actions, { temper = 'balanced', isHurried = false, constants, ...manner }) => {
    const own = tempered(isHurried ? hurried(style) : style, temper);
    const { explains = false, valuesEveryClaim = false } = manner;
    const told = { explains, valuesEveryClaim };
    return evaluateWith(constants ? withConstants(own, constants) : own, view, seat, actions, told);
  };

/** Styles of the levels that plan: all but the beginner. */
export const STYLES = { easy: EASY, regular: REGULAR, strong: STRONG, expert: EXPERT } as const;
export type PlanningLevel = keyof typeof STYLES;

export const LEVELS: Readonly<Record<BotLevel, Play>> = {
  beginner: { evaluate: evaluateAsBeginner, misjudges: 650 },
  easy: { evaluate: planner(STYLES.easy), misjudges: 6.8 },
  regular: { evaluate: planner(STYLES.regular), misjudges: 5 },
  strong: { evaluate: planner(STYLES.strong), misjudges: 2.7 },
  expert: { evaluate: planner(STYLES.expert), misjudges: 0 },
};

/** How the same levels play the older ways: for speed, from the strong on for value. */
const CLASSICAL_LEVELS: Readonly<Record<BotLevel, Play>> = {
  beginner: { evaluate: speed('distance'), misjudges: 450 },
  easy: { evaluate: speed('own-tiles'), misjudges: 300 },
  regular: { evaluate: speed('table'), misjudges: 0 },
  strong: { evaluate: valuing(false), misjudges: 4 },
  expert: { evaluate: valuing(true), misjudges: 0 },
};

/** Returns how a level plays by these rules. */
export const playOf = (level: BotLevel, rules: Ruleset): Play =>
  (isClassical(rules) ? CLASSICAL_LEVELS : LEVELS)[level];
