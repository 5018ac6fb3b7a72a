import type { Seat } from '../tiles/seat.ts';
import { distinct, foursOf } from '../tiles/sorted.ts';
import { isFlower, type Tile } from '../tiles/tile.ts';
import { legalClaims } from './claims.ts';
import type { SeatCommand } from './commands.ts';
import { hasReplacement } from './drawing.ts';
import type { HandState, Phase } from './state.ts';
import { fansToDeclare, legalWin } from './win.ts';

type TurnPhase = Extract<Phase, { name: 'turn' }>;

/**
 * Returns the kinds that the seat on turn may declare as kong: after a draw, with a tile left to draw (rulings 28-30).
 */
export function kongsOnTurn(state: HandState, phase: TurnPhase): readonly Tile[] {
  if (phase.source === 'claim' || !hasReplacement(state, phase.seat)) return [];
  const { concealed, melds } = state.seats[phase.seat];
  const added = melds.flatMap(meld => (meld.kind === 'pung' && concealed.includes(meld.tile) ? [meld.tile] : []));
  return [...foursOf(concealed), ...added].sort((a, b) => a - b);
}

/** Returns the flowers that a seat may show: on its turn after a draw, with a replacement left (rulings 13, 16). */
export function flowersOnTurn(state: HandState, phase: TurnPhase): readonly Tile[] {
  if (phase.source === 'claim' || !hasReplacement(state, phase.seat)) return [];
  const { concealed } = state.seats[phase.seat];
  return isFlower(concealed[concealed.length - 1]!) ? concealed.filter(isFlower) : [];
}

/** Returns the actions of strict play: a player may declare anything at their own risk, true or not (ruling 97). */
function strictTurnActions(state: HandState, phase: TurnPhase): readonly SeatCommand[] {
  const { seat } = phase;
  const kinds = distinct(state.seats[seat].concealed);
  const kongs = hasReplacement(state, seat) ? kinds.filter(tile => !isFlower(tile)) : [];
  return [
    { type: 'declare-win', seat },
    ...kongs.map(tile => ({ type: 'declare-kong', seat, tile }) as const),
    ...flowersOnTurn(state, phase).map(tile => ({ type: 'expose-flower', seat, tile }) as const),
    ...kinds.map(tile => ({ type: 'discard', seat, tile }) as const),
  ];
}

function turnActions(state: HandState, phase: TurnPhase): readonly SeatCommand[] {
  if (state.rules.assist === 'strict') return strictTurnActions(state, phase);
  const { seat } = phase;
  const { concealed } = state.seats[seat];
  return [
    ...(legalWin(state, seat) ? [{ type: 'declare-win', seat, ...fansToDeclare(state, seat) } as const] : []),
    ...kongsOnTurn(state, phase).map(tile => ({ type: 'declare-kong', seat, tile }) as const),
    ...flowersOnTurn(state, phase).map(tile => ({ type: 'expose-flower', seat, tile }) as const),
    ...distinct(concealed).map(tile => ({ type: 'discard', seat, tile }) as const),
  ];
}

/**
 * Returns every command that `decide` accepts from a seat now. The seat's own view is enough, so server, page and bot
 * get the same list. It is empty for a seat whose tiles are hidden.
 */
export function legalActions(state: HandState, seat: Seat): readonly SeatCommand[] {
  const { phase } = state;
  if (state.seats[seat].concealed[0]! < 0) return [];
  if (phase.name === 'turn') return phase.seat === seat ? turnActions(state, phase) : [];
  return legalClaims(state, seat).map(claim => ({ type: 'claim', seat, claim }));
}

/** Returns the legal actions that are no offence. In strict play these are fewer; bots choose among them. */
export function safeActions(state: HandState, seat: Seat): readonly SeatCommand[] {
  const { rules } = state;
  return legalActions(rules.assist === 'strict' ? { ...state, rules: { ...rules, assist: 'assisted' } } : state, seat);
}

/**
 * Returns the action of a seat whose clock runs out: pass, discard the tile just drawn or show a flower; after a claim,
 * discard the last tile of the sorted hand (ruling 18).
 */
export function defaultAction(state: HandState, seat: Seat): SeatCommand | undefined {
  const { phase } = state;
  if (phase.name === 'claims') {
    const isAsked = legalClaims(state, seat).length > 0;
    return isAsked ? { type: 'claim', seat, claim: { kind: 'pass' } } : undefined;
  }
  if (phase.name !== 'turn' || phase.seat !== seat) return undefined;
  const { drawn } = phase;
  if (drawn !== undefined && flowersOnTurn(state, phase).includes(drawn))
    return { type: 'expose-flower', seat, tile: drawn };
  const tile = drawn ?? state.seats[seat].concealed.findLast(held => !isFlower(held));
  return tile === undefined ? undefined : { type: 'discard', seat, tile };
}
