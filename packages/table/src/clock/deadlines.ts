import type { TableState } from '@gorrion/protocol';
import { type Player, playerAt, seatOf } from '@gorrion/rules';

/* When time runs out, in server milliseconds: what the table acts on and what a page draws its ring from. */

export interface MoveTime {
  /** From here on the time bank is spent. */
  readonly bankFrom: number;
  readonly deadline: number;
}

/** Of the player on turn; undefined when nobody is, or when there is no limit. */
export function moveTime(state: TableState): MoveTime | undefined {
  const { phase } = state.session.hand;
  const { move, first, grace } = state.clockPreset;
  if (state.session.phase !== 'playing' || phase.name !== 'turn' || move === undefined) return undefined;
  const bankFrom = state.clock.since + (phase.source === 'deal' ? first : move) + grace;
  return { bankFrom, deadline: bankFrom + state.clock.banks[playerAt(state.session, phase.seat)] };
}

export interface ClaimTime {
  /** Until here thinking is free; then the reserve is spent. */
  readonly reserveFrom: number;
  readonly deadline: number | undefined;
}

/** Of a player who may claim: at the limit of the window, or when his reserve is spent. */
export function claimTime(state: TableState, player: Player): ClaimTime | undefined {
  const { phase } = state.session.hand;
  if (state.session.phase !== 'playing' || phase.name !== 'claims') return undefined;
  if (phase.from === seatOf(state.session, player)) return undefined;
  const { beat } = state.clockPreset;
  const reserveFrom = state.clock.since + beat.beat;
  if (beat.limit === undefined) return { reserveFrom, deadline: undefined };
  const deadline = Math.min(state.clock.since + beat.limit, reserveFrom + state.clock.reserves[player]);
  return { reserveFrom, deadline };
}
