import { explain as explainActions } from '@gorrion/bots';
import type { ReviewedCandidate, ReviewReason } from '@gorrion/protocol';
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

/** What the expert says of the best and of a given option. */
export interface Opinion {
  /** Empty where nothing is certain. */
  readonly forBest: readonly ReviewReason[];
  /** Empty if the given option is right. */
  readonly againstGiven: readonly ReviewReason[];
  /** The main routes after each, heaviest first; empty where the expert did not look into it. */
  readonly routes: { readonly best: readonly RouteFacts[]; readonly given: readonly RouteFacts[] };
}

const factsOf = ({ routes }: Pick<ReviewedCandidate, 'routes'>): readonly RouteFacts[] =>
  routes.map(({ route, points, missing }) => ({ route, points, missing }));

/**
 * Returns the candidates of a review of the given action, with the losses of the question in place of those of a quick
 * search: the best option first.
 */
function candidatesFor(decision: Decision, options: readonly ValuedOption[]): readonly ReviewedCandidate[] {
  const { candidates } = gradeBySearch(decision);
  const lossOf = (action: SeatCommand) => options.find(option => isSameAction(option.action, action))?.value.loss;
  const best = candidates.find(({ action }) => options[0] && isSameAction(action, options[0].action));
  if (!best) return [];
  const valued = candidates.map(each => {
    const loss = lossOf(each.action);
    const value = loss === undefined ? Math.min(each.value, best.value) : best.value - loss;
    return { ...each, value, isEqual: loss === 0 };
  });
  const others = valued.filter((_, n) => candidates[n] !== best).sort((a, b) => b.value - a.value);
  return [valued[candidates.indexOf(best)]!, ...others];
}

/** What speaks against an option only because it speaks for the best one, by the reason that says so there. */
const SAID_FOR_BEST: Readonly<Partial<Record<ReviewReason['id'], ReviewReason['id']>>> = {
  'ready-missed': 'ready',
  'call-missed': 'call-useful',
  'concealed-fans-lost': 'concealed-fans-kept',
  'route-closed': 'route-kept',
};

/** Returns reasons without those that the best option has told already. */
const notTwice = (against: readonly ReviewReason[], forBest: readonly ReviewReason[]): readonly ReviewReason[] =>
  against.filter(({ id }) => !forBest.some(told => told.id === SAID_FOR_BEST[id]));

/** Returns what speaks for the best option and against a given one: the reasons of a review. */
export function opinionOn(asked: Asked, given: SeatCommand, options: readonly ValuedOption[]): Opinion {
  const { view, seat } = asked;
  const kind = asked.kind === 'claim' ? 'claim' : 'discard';
  const actions = legalActions(view, seat);
  const decision: Decision = { view, seat, kind, played: given, actions, before: 0, fact: 0, turn: 0 };
  const candidates = candidatesFor(decision, options);
  const best = candidates[0];
  const own = candidates.find(({ action }) => isSameAction(action, given));
  const reasons = (played: SeatCommand) => reasonsOf({ view, seat, played, kind, candidates });
  const forBest = best ? reasons(best.action) : [];
  return {
    forBest,
    againstGiven: own && !own.isEqual ? notTwice(reasons(given), forBest) : [],
    routes: { best: best ? factsOf(best) : [], given: own ? factsOf(own) : [] },
  };
}

/** Returns the main routes after each of some actions, heaviest first; empty where the expert sees none. */
export function routesAfter(
  { view, seat }: Asked,
  actions: readonly SeatCommand[],
): readonly (readonly RouteFacts[])[] {
  const candidates = explainActions('expert', view, seat);
  return actions.map(action =>
    factsOf({ routes: [...(candidates.find(each => isSameAction(each.action, action))?.routes ?? [])] }),
  );
}
