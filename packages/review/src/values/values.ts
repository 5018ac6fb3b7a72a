import { type Candidate, evaluate, SAVED, valueOfWait } from '@gorrion/bots';
import {
  type HandState,
  isFlower,
  isSameAction,
  legalWin,
  mcrOnly,
  type Seat,
  type SeatCommand,
  winPayments,
  withSeat,
} from '@gorrion/rules';
import { isWin } from '../decisions/actions.ts';
import type { Decision } from '../decisions/decision.ts';

/** A loss in the expert's values from which on a decision is looked into. */
export const SCREEN = 0.7;

/** An action with its value, in table points that are expected of the hand. */
export type ValuedAction = Candidate & {
  /** Whether the value comes from the search. Other actions can only be graded by playing the hand on. */
  readonly isSearched: boolean;
};

/** Every discard is searched. */
const WIDE = { lookedInto: 14, leastShare: 0 };

/** Returns the view as if its seat might not win, so that the expert values the other actions. */
const withoutWin = (view: HandState, seat: Seat): HandState => ({
  ...view,
  seats: withSeat(view.seats, seat, { ...view.seats[seat], isDead: true }),
});

function searched(view: HandState, seat: Seat, isWide: boolean): readonly ValuedAction[] {
  const manner = { explains: true, valuesEveryClaim: true, ...(isWide && { constants: WIDE }) };
  return evaluate('expert', view, seat, manner).map(candidate => ({
    ...candidate,
    value: candidate.value - SAVED,
    isSearched: true,
  }));
}

/** Returns what a legal win brings its seat. */
function valueOfWin(view: HandState, seat: Seat): number {
  const win = legalWin(view, seat);
  if (!win) throw new RangeError('no legal win');
  return winPayments(win, mcrOnly(view.rules))[seat].change;
}

/** Values a win that was legal and the other actions. */
function aboutWin({ actions, view, seat, played }: Decision, isWide: boolean): readonly ValuedAction[] {
  const win = actions.find(isWin)!;
  const value = valueOfWin(view, seat);
  const others = searched(withoutWin(view, seat), seat, isWide).filter(({ value }) => Number.isFinite(value));
  const found = [{ action: win, value, missing: 0, winChance: 1, isSearched: false }, ...others];
  if (found.some(({ action }) => isSameAction(action, played))) return found;
  // Nothing but the win could be claimed, so the search was not asked about the pass.
  return [...found, { action: played, value: valueOfWait('expert', view, seat) - SAVED, isSearched: false }];
}

/** Values showing a flower. A hand that keeps it has no value of its own, and stands with the same. */
function aboutFlower({ actions, view, seat, played }: Decision): readonly ValuedAction[] {
  const own = view.seats[seat];
  const concealed = own.concealed.filter(tile => !isFlower(tile));
  const shownView = { ...view, seats: withSeat(view.seats, seat, { ...own, concealed }) };
  const value = valueOfWait('expert', shownView, seat) - SAVED;
  const shown = actions.find(({ type }) => type === 'expose-flower')!;
  return (isSameAction(shown, played) ? [shown] : [shown, played]).map(action => ({
    action,
    value,
    isSearched: false,
  }));
}

const valuesOnce = (decision: Decision, isWide: boolean): readonly ValuedAction[] =>
  decision.kind === 'win' ? aboutWin(decision, isWide) : searched(decision.view, decision.seat, isWide);

/** Returns the value of the best action less that of another; infinite for an action that has no value. */
export function lossOf(values: readonly ValuedAction[], action: SeatCommand): number {
  const found = values.find(each => isSameAction(each.action, action));
  return found ? values[0]!.value - found.value : Number.POSITIVE_INFINITY;
}

/**
 * Returns the expert's values of the actions of a decision, best first. Where the played action seems to lose something,
 * every discard is looked into, because the expert itself searches only the most promising ones.
 */
export function valuesOf(decision: Decision): readonly ValuedAction[] {
  if (decision.kind === 'flower') return aboutFlower(decision);
  const values = valuesOnce(decision, false);
  return lossOf(values, decision.played) < SCREEN ? values : valuesOnce(decision, true);
}
