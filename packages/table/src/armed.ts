import type { Switches, TableState } from '@gorrion/protocol';
import {
  type Claim,
  isFlower,
  legalActions,
  legalWin,
  playerAt,
  type Seat,
  type SeatCommand,
  type Tile,
} from '@gorrion/rules';
import { personAt } from './people.ts';

/* What an armed seat does by itself, and what it is not asked. */

/** What the owner of a seat has armed: it holds while his page is gone, but not when he has left for good. */
export function armedBy(state: TableState, seat: Seat): Switches | undefined {
  const player = playerAt(state.session, seat);
  const person = personAt(state, player);
  return person === undefined || person.presence === 'left' ? undefined : state.switches[player];
}

/** Whether the seat wants no question about this tile, except the one for Hu. */
export function isSilent(state: TableState, seat: Seat, tile: Tile): boolean {
  const armed = armedBy(state, seat);
  return armed !== undefined && (armed.noClaims || armed.silentTiles.includes(tile));
}

/** Which of the claims that it could make the seat is asked about. */
export function askedClaims<C extends Claim>(state: TableState, seat: Seat, claims: readonly C[]): readonly C[] {
  const { phase } = state.session.hand;
  if (phase.name !== 'claims' || !isSilent(state, seat, phase.tile)) return claims;
  const canWin = claims.some(claim => claim.kind === 'win');
  return canWin ? claims.filter(claim => claim.kind === 'win' || claim.kind === 'pass') : [];
}

/** In strict play nothing may tell what is true, so nothing is ever won by itself. */
export function winsByItself(state: TableState, seat: Seat): boolean {
  const { hand } = state.session;
  const armed = armedBy(state, seat);
  if (!armed?.autoWin || hand.rules.assist === 'strict') return false;
  const win = legalWin(hand, seat);
  return win !== undefined && win.score.total >= armed.autoWinFrom;
}

/** The flower that an armed seat shows now. */
export function flowerToShow({ session: { hand } }: TableState, seat: Seat): SeatCommand | undefined {
  if (!hand.seats[seat].concealed.some(isFlower)) return undefined;
  return legalActions(hand, seat).find(action => action.type === 'expose-flower');
}

/**
 * Whether the drawn tile goes out unseen: not where a win is there to be declared, which the player is asked about. In
 * strict play it always goes: to stop would tell him.
 */
export function playsDrawn(state: TableState, seat: Seat): boolean {
  const { hand } = state.session;
  const { phase } = hand;
  if (!armedBy(state, seat)?.playDrawn || phase.name !== 'turn') return false;
  if (phase.source === 'claim' || phase.source === 'deal') return false;
  return hand.rules.assist === 'strict' || !legalWin(hand, seat);
}
