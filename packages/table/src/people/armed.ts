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

/** A win of the seat whose owner armed any; undefined in strict play, where nothing may tell what is true. */
function armedWin(state: TableState, seat: Seat): { readonly worth: number; readonly armed: Switches } | undefined {
  const { hand } = state.session;
  const armed = armedBy(state, seat);
  if (!armed?.autoWin || hand.rules.assist === 'strict') return undefined;
  const win = legalWin(hand, seat);
  return win && { worth: win.score.total, armed };
}

/** Whether the seat's win is declared without asking its owner. */
export function winsByItself(state: TableState, seat: Seat): boolean {
  const win = armedWin(state, seat);
  return win !== undefined && win.worth >= win.armed.autoWinFrom;
}

/** Whether the seat's win is let go without asking its owner. */
function letsWinGo(state: TableState, seat: Seat): boolean {
  const win = armedWin(state, seat);
  return win !== undefined && win.worth < win.armed.autoWinFrom && win.armed.smallWins === 'let-go';
}

/** Which of the claims that it could make the seat is asked about. */
export function askedClaims<C extends Claim>(state: TableState, seat: Seat, claims: readonly C[]): readonly C[] {
  const { phase } = state.session.hand;
  if (phase.name !== 'claims') return claims;
  const { tile } = phase;
  const isAsked = ({ kind }: Claim) => (kind === 'win' ? !letsWinGo(state, seat) : !isSilent(state, seat, tile));
  const asked = claims.filter(claim => claim.kind === 'pass' || isAsked(claim));
  return asked.some(({ kind }) => kind !== 'pass') ? asked : [];
}

/** The flower that an armed seat shows now. */
export function flowerToShow({ session: { hand } }: TableState, seat: Seat): SeatCommand | undefined {
  if (!hand.seats[seat].concealed.some(isFlower)) return undefined;
  return legalActions(hand, seat).find(action => action.type === 'expose-flower');
}

/**
 * Whether the drawn tile goes out unseen: not where a win is there to be declared, which the player is asked about unless
 * they let it go. In strict play it always goes: to stop would tell them.
 */
export function playsDrawn(state: TableState, seat: Seat): boolean {
  const { hand } = state.session;
  const { phase } = hand;
  if (!armedBy(state, seat)?.playDrawn || phase.name !== 'turn') return false;
  if (phase.source === 'claim' || phase.source === 'deal') return false;
  return hand.rules.assist === 'strict' || !legalWin(hand, seat) || letsWinGo(state, seat);
}
