import { evaluate, SAVED, valueOfWait } from '@gorrion/bots';
import {
  type HandState,
  legalWin,
  type Meld,
  mcrOnly,
  PLAYING_KINDS,
  type Seat,
  viewFor,
  winPayments,
} from '@gorrion/rules';

/** Returns the number of tiles that count as three a meld: 13, or 14 on a turn; less if flowers are held. */
const sizeOf = (concealed: readonly number[], melds: readonly Meld[]): number =>
  concealed.filter(tile => tile < PLAYING_KINDS).length + 3 * melds.length;

/** Levels whose values are compared; luck is told by the strong one, because it is quick. */
export type ValuingLevel = 'strong' | 'expert';

/** Returns the value of a turn: a legal win's payment, or the best action's value. */
function valueOfTurn(view: HandState, seat: Seat, level: ValuingLevel): number | undefined {
  const win = legalWin(view, seat);
  if (win) return winPayments(win, mcrOnly(view.rules))[seat].change;
  const value = evaluate(level, view, seat)[0]?.value;
  return value === undefined || !Number.isFinite(value) ? undefined : value - SAVED;
}

/**
 * Returns the table points that a level expects of a seat's hand, by the seat's own view. Undefined for hands
 * that have no value: with flowers to show, and where only one action is legal.
 */
export function valueOfHand(state: HandState, seat: Seat, level: ValuingLevel = 'strong'): number | undefined {
  const { concealed, melds } = state.seats[seat];
  const size = sizeOf(concealed, melds);
  const isComplete = concealed.every(tile => tile < PLAYING_KINDS);
  if (!isComplete || (size !== 13 && size !== 14)) return undefined;
  const view = viewFor(state, seat);
  if (size === 13) return valueOfWait(level, view, seat) - SAVED;
  return state.phase.name === 'turn' && state.phase.seat === seat ? valueOfTurn(view, seat, level) : undefined;
}
