import type { Meld } from '../melds/meld.ts';
import { type KindMasks, readWaits } from '../melds/waits.ts';
import { scoreWin } from '../scoring/score.ts';
import type { Circumstances, Score, WinningClaim } from '../scoring/types.ts';
import { countsOf } from '../tiles/counts.ts';
import type { Seat } from '../tiles/seat.ts';
import { countOf, distinct, withoutTile } from '../tiles/sorted.ts';
import { isFlower, type Tile } from '../tiles/tile.ts';
import { isWallEmpty } from './drawing.ts';
import type { HandState } from './state.ts';
import { visibleCopies } from './visible.ts';

const HONOURS_FROM = 27;

/** A hand that is complete on a tile: who gave it, and what it is worth. It may still be below the minimum. */
export interface WinAttempt {
  readonly seat: Seat;
  readonly from: Seat;
  readonly robbed: boolean;
  readonly claim: WinningClaim;
  readonly score: Score;
}

/** How a winning tile comes to a seat. An `offered` tile lies open already; a later discard or draw does not. */
type TileOrigin = 'offered' | 'discarded' | 'drawn';

/** Returns how a seat would win on a tile in this state, as far as fans ask for it. */
function circumstancesOf(state: HandState, seat: Seat, tile: Tile, coming: TileOrigin): Circumstances {
  const { phase, rules } = state;
  const selfDrawn = coming === 'drawn';
  const robbingKong = coming === 'offered' && phase.name === 'claims' && phase.on === 'added-kong';
  // The discard that is on offer lies in the river itself; the tile of an added kong is no Last Tile (ruling 32).
  const othersVisible = visibleCopies(state, tile) - (coming === 'offered' ? 1 : 0);
  const mayBeLast = !robbingKong && (!selfDrawn || rules.lastTileSelfDraw);
  const source = selfDrawn && phase.name === 'turn' ? phase.source : undefined;
  return {
    seatWind: seat,
    prevalentWind: state.prevalentWind,
    selfDrawn,
    lastOfWall: isWallEmpty(state) && !robbingKong,
    lastOfKind: mayBeLast && othersVisible === 3,
    afterKong: source === 'kong' || (source === 'kong-flower' && rules.replacementThroughFlower),
    robbingKong,
    isDealt: source === 'deal',
    flowers: state.seats[seat].flowers.length,
  };
}

/** East's dealt hand has no winning tile: the best of all that could be, without a wait fan (rulings 17, 47). */
function dealtAttempt(state: HandState, seat: Seat): WinAttempt | undefined {
  const { concealed } = state.seats[seat];
  return distinct(concealed)
    .map(tile => attemptOn(state, seat, seat, tile, withoutTile(concealed, tile)))
    .reduce((best, next) => (!next || (best && best.score.total >= next.score.total) ? best : next), undefined);
}

/** Filled anew each time: whoever reads it does so at once. */
const waits: KindMasks = { suits: 0, honours: 0 };

/**
 * Whether a tile completes the shape: asked at every discard, so before anything else is worked out. It takes half a
 * microsecond; waits remembered by hand in a WeakMap were found in a tenth of that, and held everybody up for 70 ms
 * whenever the collector of a full server had to follow the thousands of hands that had come and gone.
 */
function completes(concealed: readonly Tile[], melds: readonly Meld[], tile: Tile): boolean {
  readWaits(countsOf(concealed), melds.length, waits);
  const { suits, honours } = waits;
  return (tile < HONOURS_FROM ? (suits >> tile) & 1 : (honours >> (tile - HONOURS_FROM)) & 1) === 1;
}

function attemptOn(
  state: HandState,
  seat: Seat,
  from: Seat,
  winningTile: Tile,
  concealed: readonly Tile[],
): WinAttempt | undefined {
  if (!completes(concealed, state.seats[seat].melds, winningTile)) return undefined;
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
 * Returns what a seat wins with when it wins on a tile now, in the form that the scorer takes. `state` is the hand before
 * the win; on a turn the tile is among the seat's own, and the last one drawn.
 */
export function winningHand(state: HandState, seat: Seat, tile: Tile): WinningClaim {
  const { concealed } = state.seats[seat];
  if (state.phase.name === 'claims') return claimOn(state, seat, tile, concealed, 'offered');
  return claimOn(state, seat, tile, withoutTile(concealed, tile), 'drawn');
}

/**
 * The win that a seat could declare now, whatever it is worth; undefined when its tiles are not complete,
 * when it holds a flower (ruling 13), or when there is no tile to win on.
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

/** A discard or an added kong that this seat may win on now. */
const isOffered = ({ phase }: HandState, seat: Seat, tile: Tile): boolean =>
  phase.name === 'claims' && phase.tile === tile && phase.from !== seat;

/**
 * Scores a waiting hand as if a tile completed it, whatever the win is worth. A tile that is on offer is scored as it
 * lies, exactly as `winAttempt` does; any other comes as a further copy, discarded by another seat or drawn.
 */
export function scoreWait(state: HandState, seat: Seat, tile: Tile, selfDrawn: boolean): Score | undefined {
  const coming = selfDrawn ? 'drawn' : isOffered(state, seat, tile) ? 'offered' : 'discarded';
  const claim = claimOn(state, seat, tile, state.seats[seat].concealed, coming);
  // Nothing tells yet where a tile that is still to be drawn will come from.
  return scoreWin(selfDrawn ? { ...claim, afterKong: false, isDealt: false } : claim, state.rules);
}

/** A win that stands: complete, worth the minimum without flowers, by a hand that is not dead (rulings 38, 94). */
export function legalWin(state: HandState, seat: Seat): WinAttempt | undefined {
  if (state.seats[seat].isDead) return undefined;
  const attempt = winAttempt(state, seat);
  return attempt && attempt.score.total >= state.rules.minPoints ? attempt : undefined;
}
