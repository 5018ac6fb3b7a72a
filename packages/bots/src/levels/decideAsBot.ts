import { below, type HandState, legalActions, type Seat, type SeatCommand, safeActions, seeded } from '@gorrion/rules';
import type { Candidate } from '../candidate/candidate.ts';
import { certainAction } from './certain.ts';
import { type BotLevel, type Manner, playOf } from './level.ts';
import { misjudged } from './misjudge.ts';

/**
 * Returns the legal actions of a seat with the values that a level gives them, best first. `view` is the seat's own
 * view.
 */
export function evaluate(level: BotLevel, view: HandState, seat: Seat, manner: Manner = {}): readonly Candidate[] {
  const actions = safeActions(view, seat);
  const certain = certainAction(view, seat, actions);
  if (certain) return [{ action: certain, value: Number.POSITIVE_INFINITY }];
  return playOf(level, view.rules)
    .evaluate(view, seat, actions, manner)
    .toSorted((a, b) => b.value - a.value);
}

/**
 * Returns the values of `evaluate` with their reasons: chance to win, main routes with the tiles that they lack,
 * danger. Hints and reviews use it; it takes longer than a decision.
 */
export const explain = (level: BotLevel, view: HandState, seat: Seat): readonly Candidate[] =>
  evaluate(level, view, seat, { explains: true });

/**
 * Returns the legal action that a bot plays at a seat. `hand` is the seat's own view; the same view, seed and manner
 * give the same action. Throws a RangeError if the seat has nothing to decide.
 */
export function decideAsBot(
  level: BotLevel,
  hand: HandState,
  seat: Seat,
  seed: string,
  manner: Manner = {},
): SeatCommand {
  const candidates = misjudged(evaluate(level, hand, seat, manner), playOf(level, hand.rules).misjudges, hand, seed);
  const equal = candidates.filter(candidate => candidate.value === candidates[0]!.value);
  const chosen = equal[equal.length > 1 ? below(seeded(seed), equal.length) : 0];
  return chosen?.action ?? withoutThought(hand, seat);
}

/** Returns the action when no candidate is safe: strict play asks a seat about every tile, and the bot then passes. */
function withoutThought(hand: HandState, seat: Seat): SeatCommand {
  const actions = legalActions(hand, seat);
  const action = actions.find(({ type }) => type === 'claim') ? passOf(actions) : actions.at(-1);
  if (!action) throw new RangeError(`seat ${seat} has nothing to decide`);
  return action;
}

const passOf = (actions: readonly SeatCommand[]) =>
  actions.find(action => action.type === 'claim' && action.claim.kind === 'pass');
