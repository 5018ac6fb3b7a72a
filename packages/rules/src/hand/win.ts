import { familyOf } from '../family/familyOf.ts';
import { fansOf } from '../scoring/declared.ts';
import type { FanId } from '../scoring/fans/ids.ts';
import type { WinAttempt } from '../scoring/settlement.ts';
import type { Circumstances, Score, WinningClaim } from '../scoring/types.ts';
import type { Seat } from '../tiles/seat.ts';
import { countOf, distinct, withoutTile } from '../tiles/sorted.ts';
import { isFlower, type Tile } from '../tiles/tile.ts';
import { breaker } from '../wall/dice.ts';
import { isWallEmpty } from './drawing.ts';
import type { HandState, TurnSource } from './state.ts';
import { visibleCopies } from './visible.ts';

/** How a winning tile comes. An `offered` tile already lies open; `discarded` and `drawn` are about later tiles. */
type TileOrigin = 'offered' | 'discarded' | 'drawn';

const FIRST_DISCARD = { isFirstDiscard: true } as const;

/** Whether the discard on offer is the first of the hand; told only where hands are special for it. */
const isFirstDiscard = ({ phase, seats, rules }: HandState): boolean =>
  familyOf(rules).knowsFirstDiscard &&
  phase.name === 'claims' &&
  phase.on === 'discard' &&
  seats.reduce((sum, { discards, melds }) => sum + discards.length + melds.length, 0) === 1;

/** Whether a tile that came so can be the last of the wall. */
const mayEndWall = ({ rules }: HandState, source: TurnSource | undefined): boolean =>
  familyOf(rules).replacementEndsWall || (source !== 'kong' && source !== 'flower' && source !== 'kong-flower');

/** Returns how a seat would win on a tile in this state, as far as fans ask for it. */
function circumstancesOf(state: HandState, seat: Seat, tile: Tile, coming: TileOrigin): Circumstances {
  const { phase, rules } = state;
  const selfDrawn = coming === 'drawn';
  const robbingKong = coming === 'offered' && phase.name === 'claims' && phase.on === 'added-kong';
  // The discard that is on offer lies in the river itself; the tile of an added kong is no Last Tile (article 32).
  const othersVisible = visibleCopies(state, tile) - (coming === 'offered' ? 1 : 0);
  const mayBeLast = !robbingKong && (!selfDrawn || rules.lastTileSelfDraw);
  const source = selfDrawn && phase.name === 'turn' ? phase.source : undefined;
  return {
    seatWind: seat,
    prevalentWind: familyOf(rules).commonWind({ prevalentWind: state.prevalentWind, opener: breaker(state.dice) }),
    selfDrawn,
    lastOfWall: isWallEmpty(state) && !robbingKong && mayEndWall(state, source),
    lastOfKind: mayBeLast && othersVisible === 3,
    afterKong: source === 'kong' || (source === 'kong-flower' && rules.replacementThroughFlower),
    robbingKong,
    isDealt: source === 'deal',
    flowers: state.seats[seat].flowers.length,
    ...(coming === 'offered' && isFirstDiscard(state) && FIRST_DISCARD),
  };
}

/** Returns East's win on the dealt hand with the winning tile that scores most, without a wait fan (articles 17, 47). */
function dealtAttempt(state: HandState, seat: Seat): WinAttempt | undefined {
  const { concealed } = state.seats[seat];
  return distinct(concealed)
    .map(tile => attemptOn(state, seat, seat, tile, withoutTile(concealed, tile)))
    .reduce((best, next) => (!next || (best && best.score.total >= next.score.total) ? best : next), undefined);
}

function attemptOn(
  state: HandState,
  seat: Seat,
  from: Seat,
  winningTile: Tile,
  concealed: readonly Tile[],
): WinAttempt | undefined {
  const { completes, scoreWin } = familyOf(state.rules);
  if (!completes(concealed, state.seats[seat].melds, winningTile, state.rules)) return undefined;
  const claim = claimOn(state, seat, winningTile, concealed, from === seat ? 'drawn' : 'offered');
  const score = scoreWin(claim, state.rules);
  return score && { seat, from, robbed: claim.robbingKong, claim, score };
}

const claimOn = (
  state: HandState,
  seat: Seat,
  winningTile: Tile,
  concealed: readonly Tile[],
  coming: TileOrigin,
): WinningClaim => ({
  ...circumstancesOf(state, seat, winningTile, coming),
  melds: state.seats[seat].melds,
  concealed,
  winningTile,
});

/**
 * Returns what a seat wins with when it wins on a tile now, in the form that the scorer takes. `state` is the hand
 * before the win; on a turn the tile is among the seat's own, and the last one drawn.
 */
export function winningHand(state: HandState, seat: Seat, tile: Tile): WinningClaim {
  const { concealed } = state.seats[seat];
  if (state.phase.name === 'claims') return claimOn(state, seat, tile, concealed, 'offered');
  return claimOn(state, seat, tile, withoutTile(concealed, tile), 'drawn');
}

/**
 * Returns the win that a seat could declare now, whatever its points. Undefined if the tiles are not complete, the seat
 * holds a flower (article 13), or there is no tile to win on.
 */
export function winAttempt(state: HandState, seat: Seat): WinAttempt | undefined {
  const { phase } = state;
  const { concealed } = state.seats[seat];
  // Sorted: hidden tiles come first, flowers last.
  if (concealed[0]! < 0 || isFlower(concealed[concealed.length - 1]!)) return undefined;
  if (phase.name === 'claims') {
    if (phase.from === seat || isFlower(phase.tile)) return undefined;
    return attemptOn(state, seat, phase.from, phase.tile, concealed);
  }
  if (phase.name !== 'turn' || phase.seat !== seat || phase.source === 'claim') return undefined;
  if (phase.source === 'deal') return state.rules.eastDealtHu ? dealtAttempt(state, seat) : undefined;
  if (phase.drawn === undefined || countOf(concealed, phase.drawn) === 0) return undefined;
  return attemptOn(state, seat, seat, phase.drawn, withoutTile(concealed, phase.drawn));
}

/** Returns whether the tile is a discard or an added kong that this seat may win on now. */
const isOffered = ({ phase }: HandState, seat: Seat, tile: Tile): boolean =>
  phase.name === 'claims' && phase.tile === tile && phase.from !== seat;

/**
 * Scores a waiting hand as if a tile completed it, whatever its points. A tile on offer is scored as `winAttempt` does;
 * any other tile counts as a further copy, discarded by another seat or drawn.
 */
export function scoreWait(state: HandState, seat: Seat, tile: Tile, selfDrawn: boolean): Score | undefined {
  const coming = selfDrawn ? 'drawn' : isOffered(state, seat, tile) ? 'offered' : 'discarded';
  const claim = claimOn(state, seat, tile, state.seats[seat].concealed, coming);
  // The source of a tile that is still to be drawn is unknown.
  return familyOf(state.rules).scoreWin(
    selfDrawn ? { ...claim, afterKong: false, isDealt: false } : claim,
    state.rules,
  );
}

/** Returns what a seat names with its legal win if the winner counts: all fans; nothing if the program counts. */
export function fansToDeclare(state: HandState, seat: Seat): { readonly declared?: readonly FanId[] } {
  const win = state.rules.scoreMode === 'declared' ? legalWin(state, seat) : undefined;
  return win ? { declared: fansOf(win.score) } : {};
}

/** Returns the legal win of a seat: complete, with the minimum without flowers, and not dead (articles 38, 94). */
export function legalWin(state: HandState, seat: Seat): WinAttempt | undefined {
  if (state.seats[seat].isDead) return undefined;
  const attempt = winAttempt(state, seat);
  return attempt && attempt.score.total >= state.rules.minPoints ? attempt : undefined;
}
