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

/* Automatic play: what a seat does by its player's switches, and what the table does not offer it. */

/** Returns the switches of a seat's player. They hold while the page is disconnected, but not after the player left. */
export function armedBy(state: TableState, seat: Seat): Switches | undefined {
  const player = playerAt(state.session, seat);
  const person = personAt(state, player);
  return person === undefined || person.presence === 'left' ? undefined : state.switches[player];
}

/** Whether the seat is offered nothing but Hu for this tile. */
export function isSilent(state: TableState, seat: Seat, tile: Tile): boolean {
  const armed = armedBy(state, seat);
  return armed !== undefined && (armed.noClaims || armed.silentTiles.includes(tile));
}

/** Returns a seat's win and its worth; undefined without switches, and in strict play, which reveals no facts. */
function armedWin(state: TableState, seat: Seat): { readonly worth: number; readonly armed: Switches } | undefined {
  const { hand } = state.session;
  const armed = armedBy(state, seat);
  if (!armed?.autoWin || hand.rules.assist === 'strict') return undefined;
  const win = legalWin(hand, seat);
  return win && { worth: win.score.total, armed };
}

/** Whether the table declares the seat's win without asking its player. */
export function winsByItself(state: TableState, seat: Seat): boolean {
  const win = armedWin(state, seat);
  return win !== undefined && win.worth >= win.armed.autoWinFrom;
}

/** Whether the table passes on the seat's win without asking its player. */
function letsWinGo(state: TableState, seat: Seat): boolean {
  const win = armedWin(state, seat);
  return win !== undefined && win.worth < win.armed.autoWinFrom && win.armed.smallWins === 'let-go';
}

/** Returns the claims that the table offers a seat, among those that it could make. */
export function askedClaims<C extends Claim>(state: TableState, seat: Seat, claims: readonly C[]): readonly C[] {
  const { phase } = state.session.hand;
  if (phase.name !== 'claims') return claims;
  const { tile } = phase;
  const isAsked = ({ kind }: Claim) => (kind === 'win' ? !letsWinGo(state, seat) : !isSilent(state, seat, tile));
  const asked = claims.filter(claim => claim.kind === 'pass' || isAsked(claim));
  return asked.some(({ kind }) => kind !== 'pass') ? asked : [];
}

/** Returns the flower that a seat's switches show now; undefined in strict play, where players show theirs by hand. */
export function flowerToShow({ session: { hand } }: TableState, seat: Seat): SeatCommand | undefined {
  if (hand.rules.assist === 'strict') return undefined;
  if (!hand.seats[seat].concealed.some(isFlower)) return undefined;
  return legalActions(hand, seat).find(action => action.type === 'expose-flower');
}

/**
 * Whether the table discards the drawn tile automatically. It stops where the seat can declare a win, unless its player
 * lets that win go. In strict play it never stops: a stop would reveal the win.
 */
export function playsDrawn(state: TableState, seat: Seat): boolean {
  const { hand } = state.session;
  const { phase } = hand;
  if (!armedBy(state, seat)?.playDrawn || phase.name !== 'turn') return false;
  if (phase.source === 'claim' || phase.source === 'deal') return false;
  return hand.rules.assist === 'strict' || !legalWin(hand, seat) || letsWinGo(state, seat);
}

/** Whether the table moves for a seat by its player's switches, without asking. */
export const movesByItself = (state: TableState, seat: Seat): boolean =>
  (armedBy(state, seat)?.autoFlowers === true && flowerToShow(state, seat) !== undefined) ||
  winsByItself(state, seat) ||
  playsDrawn(state, seat);
