import type { FanId } from '../scoring/fans/ids.ts';
import { bySeat, withSeat } from '../tiles/seat.ts';
import type { HandEvent } from './events.ts';
import type { CountingPhase, HandState } from './state.ts';

/* Folds the facts of a count (article 41). */

type Event<T extends HandEvent['type']> = Extract<HandEvent, { type: T }>;

const NOBODY = bySeat(() => false);

/** Returns the state with a part of its count changed; the state as it is if nobody counts. */
export const inCount = (state: HandState, change: Partial<CountingPhase>): HandState =>
  state.phase.name === 'counting' ? { ...state, phase: { ...state.phase, ...change } } : state;

export function huShown(state: HandState, { type: _, ...hu }: Event<'hu-shown'>): HandState {
  const { phase } = state;
  if (phase.name !== 'turn' && phase.name !== 'claims') return state;
  const empty = { declared: [], objections: [], isFinished: false, confirmed: NOBODY } as const;
  return { ...state, phase: { name: 'counting', ...hu, ...empty, under: phase } };
}

/** Returns a list of named fans in which a fan stands this often. A fan that stood there keeps its place. */
function namedAs(declared: readonly FanId[], fan: FanId, times: number): readonly FanId[] {
  const at = declared.indexOf(fan);
  const others = declared.filter(id => id !== fan);
  const place = at < 0 ? others.length : at;
  return [...others.slice(0, place), ...Array.from({ length: times }, () => fan), ...others.slice(place)];
}

/** A count that changes is to be confirmed anew; an objection falls with its fan. */
export function fanNamed(state: HandState, { fan, times }: Event<'fan-named'>): HandState {
  if (state.phase.name !== 'counting') return state;
  const { declared, objections } = state.phase;
  const kept = times > 0 ? objections : objections.filter(objection => objection.fan !== fan);
  return inCount(state, { declared: namedAs(declared, fan, times), objections: kept, confirmed: NOBODY });
}

export function fanObjected(state: HandState, { seat, fan, isObjecting }: Event<'fan-objected'>): HandState {
  if (state.phase.name !== 'counting') return state;
  const others = state.phase.objections.filter(objection => objection.seat !== seat || objection.fan !== fan);
  return inCount(state, { objections: isObjecting ? [...others, { seat, fan }] : others });
}

export const countConfirmed = (state: HandState, { seat }: Event<'count-confirmed'>): HandState =>
  state.phase.name === 'counting' ? inCount(state, { confirmed: withSeat(state.phase.confirmed, seat, true) }) : state;

export const countRefused = (state: HandState): HandState =>
  state.phase.name === 'counting' ? { ...state, phase: state.phase.under } : state;
