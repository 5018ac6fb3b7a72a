import { isReplacementOptional } from '../rulesets/ruleset.ts';
import { type Seat, seatAfter } from '../tiles/seat.ts';
import { distinct, foursOf } from '../tiles/sorted.ts';
import { isFlower, type Tile } from '../tiles/tile.ts';
import { type ClaimsPhase, fittingTiles, legalClaims } from './claims.ts';
import type { Claim, SeatCommand } from './commands.ts';
import { hasReplacement } from './drawing.ts';
import { defaultExchange, exchangeChoices } from './exchange.ts';
import { actingSeat, type HandState, type Phase } from './state.ts';
import { fansToDeclare, legalWin } from './win.ts';

type TurnPhase = Extract<Phase, { name: 'turn' }>;

/**
 * Returns the kinds that the seat on turn may declare as kong: after a draw, with a tile left to draw (articles 28-30).
 */
export function kongsOnTurn(state: HandState, phase: TurnPhase): readonly Tile[] {
  if (phase.source === 'claim' || !hasReplacement(state, phase.seat)) return [];
  const { concealed, melds } = state.seats[phase.seat];
  const added = melds.flatMap(meld => (meld.kind === 'pung' && concealed.includes(meld.tile) ? [meld.tile] : []));
  return [...foursOf(concealed), ...added].sort((a, b) => a - b);
}

/**
 * Returns the flowers that a seat may show: on its turn, by option only after a draw, with a replacement left (articles 13,
 * 16).
 */
export function flowersOnTurn(state: HandState, phase: TurnPhase): readonly Tile[] {
  if (phase.source === 'claim' && !state.rules.flowerAfterClaim) return [];
  if (!hasReplacement(state, phase.seat)) return [];
  const { concealed } = state.seats[phase.seat];
  return isFlower(concealed[concealed.length - 1]!) ? concealed.filter(isFlower) : [];
}

/** Returns the kinds of the hand that all have seen and that the seat must discard before others (3.4.27). */
export function mustDiscard(state: HandState, seat: Seat): readonly Tile[] {
  const { exposed = [], concealed } = state.seats[seat];
  return distinct(exposed.filter(tile => concealed.includes(tile)));
}

/** Returns the kinds that a seat may discard. */
function discardable(state: HandState, seat: Seat): readonly Tile[] {
  const owed = mustDiscard(state, seat);
  return owed.length > 0 ? owed : distinct(state.seats[seat].concealed);
}

const discards = (state: HandState, seat: Seat): readonly SeatCommand[] =>
  discardable(state, seat).map(tile => ({ type: 'discard', seat, tile }));

/** Returns the actions of strict play: a player may declare anything at their own risk, true or not (article 97). */
function strictTurnActions(state: HandState, phase: TurnPhase): readonly SeatCommand[] {
  const { seat } = phase;
  const win: SeatCommand = { type: 'declare-win', seat };
  if (phase.owes) return [win, { type: 'draw', seat }, ...discards(state, seat)];
  const kinds = hasReplacement(state, seat) ? distinct(state.seats[seat].concealed) : [];
  return [
    win,
    ...kinds.map(tile => ({ type: 'declare-kong', seat, tile }) as const),
    ...kinds.map(tile => ({ type: 'expose-flower', seat, tile }) as const),
    ...discards(state, seat),
  ];
}

/** Returns the ways to lay down the tiles of a word: those that fit; in strict play also one that may not. */
function layings(state: HandState, phase: ClaimsPhase, seat: Seat): readonly SeatCommand[] {
  const { assist } = state.rules;
  const lay = (tiles: readonly Tile[]): SeatCommand => ({ type: 'lay-down', seat, tiles });
  const fitting = fittingTiles(state, phase).map(lay);
  const back: SeatCommand = { type: 'withdraw', seat };
  if (assist !== 'strict') return fitting.length > 0 ? fitting : [back];
  const count = phase.taken?.word === 'kong' ? 3 : 2;
  const first = state.seats[seat].concealed.slice(0, count);
  const any = first.length === count ? [lay(first)] : [];
  return [...fitting, ...any, back, { type: 'claim', seat, claim: { kind: 'win' } }];
}

/** Whether a seat says pung to the last discard after the next seat has drawn (3.11.6.5). */
export function isLatePung({ phase, rules, seats }: HandState, seat: Seat, made: Claim): boolean {
  if (rules.assist !== 'strict' || phase.name !== 'turn' || phase.source !== 'wall' || phase.seat === seat)
    return false;
  const from = seatAfter(phase.seat, 3);
  const isPung = made.kind === 'pung' || (made.kind === 'said' && made.word === 'pung');
  return isPung && from !== seat && seats[from].discards.length > 0;
}

/** Returns the offences that strict play accepts from a seat which has nothing to decide: early draw and late pung. */
export function untimelyActions(state: HandState, seat: Seat): readonly SeatCommand[] {
  const { phase, rules } = state;
  const isPlaying = phase.name === 'turn' || phase.name === 'claims';
  if (rules.assist !== 'strict' || !isPlaying || actingSeat(state) === seat) return [];
  const pungs = ([{ kind: 'pung' }, { kind: 'said', word: 'pung' }] as const).filter(made =>
    isLatePung(state, seat, made),
  );
  return [{ type: 'draw', seat }, ...pungs.map(claim => ({ type: 'claim', seat, claim }) as const)];
}

/** Whether the seat on turn is to take the replacement of its kong, or to decline it (CLASSICAL 30). */
export const isReplacementAsked = ({ phase, rules }: Pick<HandState, 'phase' | 'rules'>): boolean =>
  phase.name === 'turn' && phase.owes === true && isReplacementOptional(rules);

const replacementChoices = (state: HandState, seat: Seat): readonly SeatCommand[] => [
  { type: 'draw', seat },
  ...(isReplacementAsked(state) ? [{ type: 'decline-replacement', seat } as const] : []),
];

function turnActions(state: HandState, phase: TurnPhase): readonly SeatCommand[] {
  if (state.rules.assist === 'strict') return strictTurnActions(state, phase);
  const { seat } = phase;
  if (phase.owes) return replacementChoices(state, seat);
  return [
    ...(legalWin(state, seat) ? [{ type: 'declare-win', seat, ...fansToDeclare(state, seat) } as const] : []),
    ...kongsOnTurn(state, phase).map(tile => ({ type: 'declare-kong', seat, tile }) as const),
    ...flowersOnTurn(state, phase).map(tile => ({ type: 'expose-flower', seat, tile }) as const),
    ...discards(state, seat),
  ];
}

/**
 * Returns every command that `decide` accepts from a seat now, but for the untimely ones of strict play and most tiles
 * that do not fit a word. The seat's own view is enough, so server, page and bot
 * get the same list. It is empty for a seat whose tiles are hidden.
 */
export function legalActions(state: HandState, seat: Seat): readonly SeatCommand[] {
  const { phase } = state;
  if (state.seats[seat].concealed[0]! < 0) return [];
  if (phase.name === 'turn') return phase.seat === seat ? turnActions(state, phase) : [];
  if (phase.name === 'exchanging') return exchangeChoices(state, seat);
  if (phase.name === 'claims' && phase.taken?.seat === seat) return layings(state, phase, seat);
  return legalClaims(state, seat).map(claim => ({ type: 'claim', seat, claim }));
}

/** Returns the legal actions that are no offence. In strict play these are fewer; bots choose among them. */
export function safeActions(state: HandState, seat: Seat): readonly SeatCommand[] {
  const { rules } = state;
  return legalActions(rules.assist === 'strict' ? { ...state, rules: { ...rules, assist: 'assisted' } } : state, seat);
}

/**
 * Returns the action of a seat whose clock runs out: pass, discard the tile just drawn or show a flower; after a claim,
 * discard the last tile of the sorted hand; draw a replacement; take back a word without tiles (article 18).
 */
export function defaultAction(state: HandState, seat: Seat): SeatCommand | undefined {
  const { phase } = state;
  if (phase.name === 'exchanging') return defaultExchange(state, seat);
  if (phase.name === 'claims' && phase.taken) return phase.taken.seat === seat ? { type: 'withdraw', seat } : undefined;
  if (phase.name === 'claims') {
    const isAsked = legalClaims(state, seat).length > 0;
    return isAsked ? { type: 'claim', seat, claim: { kind: 'pass' } } : undefined;
  }
  if (phase.name !== 'turn' || phase.seat !== seat) return undefined;
  const { drawn, owes } = phase;
  if (owes) return { type: 'draw', seat };
  const [owed] = mustDiscard(state, seat);
  if (owed !== undefined) return { type: 'discard', seat, tile: owed };
  if (drawn !== undefined && flowersOnTurn(state, phase).includes(drawn))
    return { type: 'expose-flower', seat, tile: drawn };
  const tile = drawn ?? state.seats[seat].concealed.findLast(held => !isFlower(held));
  return tile === undefined ? undefined : { type: 'discard', seat, tile };
}
