import { dangerByOpponent } from '@gorrion/bots';
import { bySeat, copiesSeen, isSameClaim, type SeatCommand } from '@gorrion/rules';
import type {
  AnswerOf,
  ClaimQuestion,
  ClaimVerdict,
  DiscardQuestion,
  DiscardVerdict,
  RouteQuestion,
  RouteVerdict,
  SafeQuestion,
  SafetyFact,
  SafeVerdict,
} from '../question.ts';
import { opinionOn, routesAfter, type ValuedOption } from './reasons.ts';
import { closedBeside, couldWin } from './safety.ts';

/** Returns the first option, which is the best. Throws a RangeError if there is none. */
function bestOf<T>(options: readonly T[]): T {
  const [best] = options;
  if (!best) throw new RangeError('a question without options');
  return best;
}

/** Judges a discard. */
export function judgeDiscard(question: DiscardQuestion, { tile }: AnswerOf<'discard'>): DiscardVerdict {
  const { seat, options } = question;
  const best = bestOf(options);
  const given = options.find(option => option.tile === tile);
  const action = (kind: typeof tile): SeatCommand => ({ type: 'discard', seat, tile: kind });
  const valued = options.map((value): ValuedOption => ({ action: action(value.tile), value }));
  return { kind: 'discard', isRight: given?.loss === 0, given, best, ...opinionOn(question, action(tile), valued) };
}

/** Judges a claim or a pass. */
export function judgeClaim(question: ClaimQuestion, { claim }: AnswerOf<'claim'>): ClaimVerdict {
  const { seat, options } = question;
  const best = bestOf(options);
  const given = options.find(option => isSameClaim(option.claim, claim));
  const action = (of: typeof claim): SeatCommand => ({ type: 'claim', seat, claim: of });
  const valued = options.map((value): ValuedOption => ({ action: action(value.claim), value }));
  return { kind: 'claim', isRight: given?.loss === 0, given, best, ...opinionOn(question, action(claim), valued) };
}

/** Judges a choice of a route. */
export function judgeRoute(question: RouteQuestion, { route }: AnswerOf<'route'>): RouteVerdict {
  const { seat, options } = question;
  const best = bestOf(options);
  const given = options.find(option => option.route === route);
  const actions = options.map((option): SeatCommand => ({ type: 'discard', seat, tile: option.tile }));
  const valued = options.map((value, n): ValuedOption => ({ action: actions[n]!, value }));
  const found = routesAfter(question, actions);
  const { forBest, againstGiven } = opinionOn(question, actions[given ? options.indexOf(given) : 0]!, valued);
  return {
    kind: 'route',
    ...{ isRight: given?.loss === 0, given, best, forBest, againstGiven },
    routes: options.flatMap((option, n) => found[n]!.find(each => each.route === option.route) ?? []),
  };
}

/** Judges a choice of the safe tile. */
export function judgeSafe(question: SafeQuestion, { tile }: AnswerOf<'safe'>): SafeVerdict {
  const { view, seat, options } = question;
  const best = bestOf(options);
  const given = options.find(option => option.tile === tile);
  const { unseen } = copiesSeen(view, seat);
  const chances = dangerByOpponent(view, seat);
  const facts = options.map((option): SafetyFact => {
    const could = couldWin(view, seat, option.tile);
    return {
      tile: option.tile,
      isCertain: !could.some(Boolean),
      seen: 4 - unseen[option.tile]!,
      closed: closedBeside(option.tile, unseen),
      danger: bySeat(each => (could[each] ? chances[each][option.tile]! : 0)),
    };
  });
  return { kind: 'safe', isRight: given === best, given, best, facts };
}
