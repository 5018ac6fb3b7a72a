import { below, type HandState, legalActions, type Seat, type SeatCommand, safeActions, seeded } from '@gorrion/rules';
import type { Candidate } from '../candidate/candidate.ts';
import { certainAction } from './certain.ts';
import { type BotLevel, LEVELS, type Manner } from './level.ts';
import { misjudged } from './misjudge.ts';

/** What a bot thinks of each of its legal actions, best first. */
export function evaluate(level: BotLevel, view: HandState, seat: Seat, manner: Manner = {}): readonly Candidate[] {
  const actions = safeActions(view, seat);
  const certain = certainAction(view, seat, actions);
  if (certain) return [{ action: certain, value: Number.POSITIVE_INFINITY }];
  return LEVELS[level].evaluate(view, seat, actions, manner).toSorted((a, b) => b.value - a.value);
}

/**
 * Returns the same values with their reasons: chance to win, main routes with the tiles that they lack, danger. For hints
 * and reviews; it takes longer than a decision.
 */
export const explain = (level: BotLevel, view: HandState, seat: Seat): readonly Candidate[] =>
  evaluate(level, view, seat, { explains: true });

/**
 * What a bot does at a seat, given that seat's own view: one of its legal actions, and the same one for the same
 * view, seed and manner. Throws a RangeError when the seat has nothing to decide.
 */
export function decideAsBot(
  level: BotLevel,
  hand: HandState,
  seat: Seat,
  seed: string,
  manner: Manner = {},
): SeatCommand {
  const candidates = misjudged(evaluate(level, hand, seat, manner), LEVELS[level].misjudges, hand, seed);
  const equal = candidates.filter(candidate => candidate.value === candidates[0]!.value);
  const chosen = equal[equal.length > 1 ? below(seeded(seed), equal.length) : 0];
  return chosen?.action ?? withoutThought(hand, seat);
}

/** In strict play a seat is asked about every tile; where nothing true can be said it passes. */
function withoutThought(hand: HandState, seat: Seat): SeatCommand {
  const actions = legalActions(hand, seat);
  const action = actions.find(({ type }) => type === 'claim') ? passOf(actions) : actions.at(-1);
  if (!action) throw new RangeError(`seat ${seat} has nothing to decide`);
  return action;
}

const passOf = (actions: readonly SeatCommand[]) =>
  actions.find(action => action.type === 'claim' && action.claim.kind === 'pass');
