import { explain as explainActions, type RouteNote } from '@gorrion/bots';
import type { ReviewReason } from '@gorrion/protocol';
import { reasonsOf } from '@gorrion/review';
import { type Decision, gradeBySearch } from '@gorrion/review/grading';
import { isSameAction, legalActions, type SeatCommand } from '@gorrion/rules';
import type { OptionValue, PlayQuestion, RouteFacts } from '../question.ts';

/** An option as an action, with what is known of it. */
export interface ValuedOption {
  readonly action: SeatCommand;
  readonly value: OptionValue;
}

type Asked = Pick<PlayQuestion, 'view' | 'seat' | 'kind'>;

const kindOf = ({ kind }: Asked): Decision['kind'] => (kind === 'claim' ? 'claim' : 'discard');

/**
 * Returns what speaks for the best option, or against a given one: the reasons of a review, with the losses of the
 * question in place of those of a quick search. Empty if nothing is certain.
 */
export function reasonsFor(
  asked: Asked,
  given: SeatCommand,
  options: readonly ValuedOption[],
): readonly ReviewReason[] {
  const { view, seat } = asked;
  const kind = kindOf(asked);
  const decision: Decision = {
    ...{ view, seat, kind, played: given },
    ...{ actions: legalActions(view, seat), before: 0, fact: 0, turn: 0 },
  };
  const { candidates } = gradeBySearch(decision);
  const lossOf = (action: SeatCommand) => options.find(option => isSameAction(option.action, action))?.value.loss;
  const best = candidates.find(({ action }) => lossOf(action) === 0);
  if (!best) return [];
  const valued = candidates.map(each => {
    const loss = lossOf(each.action);
    const value = loss === undefined ? Math.min(each.value, best.value) : best.value - loss;
    return { ...each, value, isEqual: each === best };
  });
  return reasonsOf({ view, seat, played: given, kind, candidates: valued.sort((a, b) => b.value - a.value) });
}

const factsOf = ({ route, points, missing }: RouteNote): RouteFacts => ({ route, points, missing });

/** Returns the main routes after each of some actions, heaviest first; empty where the expert sees none. */
export function routesAfter(
  { view, seat }: Asked,
  actions: readonly (SeatCommand | undefined)[],
): readonly (readonly RouteFacts[])[] {
  const candidates = explainActions('expert', view, seat);
  return actions.map(action => {
    const found = action && candidates.find(each => isSameAction(each.action, action));
    return (found?.routes ?? []).map(factsOf);
  });
}
