import type { HandState, Seat, SeatCommand } from '@gorrion/rules';
import { evaluateAsBeginner } from './beginner/evaluate.ts';
import type { Candidate } from './candidate.ts';
import { evaluateAsRegular } from './regular/evaluate.ts';

/** How well a bot plays, weakest first. A stronger level is one more row of `EVALUATORS`. */
export const BOT_LEVELS = ['beginner', 'regular'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** What a level thinks of the legal actions of a seat; it gets the seat's own view and nothing else. */
export type Evaluator = (view: HandState, seat: Seat, actions: readonly SeatCommand[]) => readonly Candidate[];

export const EVALUATORS: Readonly<Record<BotLevel, Evaluator>> = {
  beginner: evaluateAsBeginner,
  regular: evaluateAsRegular,
};
