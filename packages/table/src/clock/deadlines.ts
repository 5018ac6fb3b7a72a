import type { TableState } from '@gorrion/protocol';
import { actingSeat, type Player, playerAt, seatOf } from '@gorrion/rules';
import { pendingShuffle } from '../shuffle/pendingShuffle.ts';

/* Deadlines in server milliseconds. The table acts on them; a page draws its ring from them. */

export interface MoveTime {
  /** Moment from which the time bank pays. */
  readonly bankFrom: number;
  readonly deadline: number;
}

/**
 * Returns the times of the player who acts alone: on turn, or with the tiles of a word that took the discard. Undefined
 * if there is none or the clock has no limit.
 */
export function moveTime(state: TableState): MoveTime | undefined {
  const { hand } = state.session;
  const { move, first, grace } = state.clockPreset;
  const seat = actingSeat(hand);
  if (state.session.phase !== 'playing' || seat === undefined || move === undefined) return undefined;
  const isFirst = hand.phase.name === 'turn' && hand.phase.source === 'deal';
  const bankFrom = state.clock.since + (isFirst ? first : move) + grace;
  return { bankFrom, deadline: bankFrom + state.clock.banks[playerAt(state.session, seat)] };
}

/** Time (ms) in which a winner names the fans, and then time in which the others object or confirm (article 41). */
const COUNT_LIMIT = 60_000;
const CONFIRM_LIMIT = 20_000;

export interface CountTime {
  readonly deadline: number;
  /** The whole time (ms). */
  readonly total: number;
}

/** Returns the time of the winner who counts, then of those who check; undefined if nobody counts. */
export function countTime({ session, clock }: TableState): CountTime | undefined {
  const { phase } = session.hand;
  if (session.phase !== 'playing' || phase.name !== 'counting') return undefined;
  const total = phase.isFinished ? CONFIRM_LIMIT : COUNT_LIMIT;
  return { deadline: clock.since + total, total };
}

/** Least time (ms) to choose what to give in an exchange, with a clock. */
const EXCHANGE_LIMIT = 20_000;

/** Returns the moment at which the table chooses for those who have not; undefined without an exchange or a limit. */
export function exchangeDeadline({ session, clock, clockPreset }: TableState): number | undefined {
  const isOpen = session.phase === 'playing' && session.hand.phase.name === 'exchanging';
  if (!isOpen || clockPreset.move === undefined) return undefined;
  return clock.since + Math.max(EXCHANGE_LIMIT, clockPreset.first) + clockPreset.grace;
}

/** Time (ms) after which the next hand is dealt, with a clock, though not all have said that they are ready. */
const READY_LIMIT = 60_000;

/** Returns the moment at which the next hand is dealt at the latest; undefined if none follows, or it waits for everybody. */
export function nextHandBy(state: TableState): number | undefined {
  const { session, clock, clockPreset } = state;
  const isAwaited =
    session.phase === 'between' && pendingShuffle(state) === undefined && clockPreset.move !== undefined;
  return isAwaited ? clock.since + READY_LIMIT : undefined;
}

export interface ClaimTime {
  /** Moment from which the reserve pays; thinking is free until then. */
  readonly reserveFrom: number;
  readonly deadline: number | undefined;
}

/** Returns the times of a player who may claim. Their deadline is the window's limit, or the end of their reserve. */
export function claimTime(state: TableState, player: Player): ClaimTime | undefined {
  const { phase } = state.session.hand;
  if (state.session.phase !== 'playing' || phase.name !== 'claims' || phase.taken) return undefined;
  if (phase.from === seatOf(state.session, player)) return undefined;
  const { beat } = state.clockPreset;
  const reserveFrom = state.clock.since + beat.beat;
  if (beat.limit === undefined) return { reserveFrom, deadline: undefined };
  const deadline = Math.min(state.clock.since + beat.limit, reserveFrom + state.clock.reserves[player]);
  return { reserveFrom, deadline };
}
