import type { GivenRuling, TableEvent, TableState, UmpireState } from '@gorrion/protocol';
import { byPlayer, withPlayer } from '@gorrion/rules';

/* Folds the facts of the umpire and of rulings. */

type Event<T extends TableEvent['type']> = Extract<TableEvent, { type: T }>;

/** Most rulings that a table keeps in its state, so that nobody can exhaust memory. The log has them all. */
const RULINGS_KEPT = 200;

const NO_UMPIRE: UmpireState = { isStopped: false, callers: [], rulings: [] };

const change = (state: TableState, part: Partial<UmpireState>): TableState => ({
  ...state,
  umpire: { ...NO_UMPIRE, ...state.umpire, ...part },
});

export const umpireInvited = (state: TableState, { digest, keys }: Event<'umpire-invited'>): TableState =>
  change(state, { invited: digest, ...(keys && { keys }) });

export const umpireAppointed = (state: TableState, { person, key }: Event<'umpire-appointed'>): TableState =>
  change(state, {
    // In logs of earlier versions all umpires of an event come to its table by one link.
    invited: state.event ? state.umpire?.invited : undefined,
    person: { ...person, presence: 'here', ...(key && { key }) },
    proposed: undefined,
  });

export function umpireLeft(state: TableState): TableState {
  const { person: _, ...rest } = { ...NO_UMPIRE, ...state.umpire };
  return { ...state, umpire: { ...rest, isStopped: false, callers: [] } };
}

export function umpireMoved(state: TableState, { presence }: Event<'umpire-moved'>): TableState {
  const person = state.umpire?.person;
  return person ? change(state, { person: { ...person, presence } }) : state;
}

export const umpireCalled = (state: TableState, { place }: Event<'umpire-called'>): TableState =>
  change(state, { callers: [...(state.umpire?.callers ?? []), place] });

export const playStopped = (state: TableState): TableState => change(state, { isStopped: true, callers: [] });
export const playContinued = (state: TableState): TableState => change(state, { isStopped: false, callers: [] });

export const rulingProposed = (state: TableState, { place, ruling, also }: Event<'ruling-proposed'>): TableState => {
  const agreed = byPlayer(player => player === place || state.places[player].kind === 'bot');
  return change(state, { proposed: { by: place, ruling, ...(also && { also }), agreed } });
};

/** One player who does not agree ends the proposal. */
export function rulingAnswered(state: TableState, { place, isAgreed }: Event<'ruling-answered'>): TableState {
  const proposed = state.umpire?.proposed;
  if (!proposed) return state;
  if (!isAgreed) return change(state, { proposed: undefined });
  return change(state, { proposed: { ...proposed, agreed: withPlayer(proposed.agreed, place, true) } });
}

export function ruled(state: TableState, { ruling, by }: Event<'ruled'>, at: number): TableState {
  const key = by === 'umpire' ? state.umpire?.person?.key : undefined;
  const given: GivenRuling = { ruling, by, hand: state.session.handNumber, at, ...(key && { key }) };
  const rulings = [...(state.umpire?.rulings ?? []), given].slice(-RULINGS_KEPT);
  return change(state, { rulings, proposed: undefined });
}

/** Returns the part of a state that begins anew with another game. The umpire stays. */
export const umpireOfNewGame = ({ umpire }: TableState): Partial<TableState> =>
  umpire ? { umpire: { ...umpire, isStopped: false, callers: [], proposed: undefined, rulings: [] } } : {};
