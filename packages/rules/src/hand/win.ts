import type { Meld } from '../melds/meld.ts';
import { type KindMasks, readWaits } from '../melds/waits.ts';
import { scoreWin } from '../scoring/score.ts';
import type { Circumstances, Score, WinningClaim } from '../scoring/types.ts';
import { countsOf } from '../tiles/counts.ts';
import { SEATS, type Seat } from '../tiles/seat.ts';
import { countOf, distinct, withoutTile } from '../tiles/sorted.ts';
import { isFlower, type Tile } from '../tiles/tile.ts';
import { tilesLeft } from '../wall/wall.ts';
import type { HandState } from './state.ts';

const HONOURS_FROM = 27;

/** A hand that is complete on a tile: who gave it, and what it is worth. It may still be below the minimum. */
export interface WinAttempt {
  readonly seat: Seat;
  readonly from: Seat;
  readonly robbed: boolean;
  readonly claim: WinningClaim;
  readonly score: Score;
}

const copiesInMeld = (meld: Meld, tile: Tile): number => {
  if (meld.kind === 'chow') return tile >= meld.low && tile <= meld.low + 2 ? 1 : 0;
  if (meld.tile !== tile) return 0;
  return meld.kind === 'pung' ? 3 : meld.form === 'concealed' ? 0 : 4;
};

/** Copies of a kind face up to everybody: in the rivers and in melds, concealed kongs apart (ruling 49). */
export function visibleCopies(state: HandState, tile: Tile): number {
  return SEATS.reduce<number>((sum, seat) => {
    const { discards, melds } = state.seats[seat];
    const inRiver = discards.filter(d => d.tile === tile && d.claimedBy === undefined).length;
    return sum + inRiver + melds.reduce((copies, meld) => copies + copiesInMeld(meld, tile), 0);
  }, 0);
}

function circumstances(state: HandState, seat: Seat, tile: Tile): Circumstances {
  const { phase, rules } = state;
  const selfDrawn = phase.name === 'turn';
  const robbingKong = phase.name === 'claims' && phase.on === 'added-kong';
  // The discard that is won lies in the river itself; the tile of an added kong is no Last Tile (ruling 32).
  const othersVisible = visibleCopies(state, tile) - (selfDrawn ? 0 : 1);
  const mayBeLast = !robbingKong && (!selfDrawn || rules.lastTileSelfDraw);
  const source = phase.name === 'turn' ? phase.source : undefined;
  return {
    seatWind: seat,
    prevalentWind: state.prevalentWind,
    selfDrawn,
    lastOfWall: tilesLeft(state.wall) === 0 && !robbingKong,
    lastOfKind: mayBeLast && othersVisible === 3,
    afterKong: source === 'kong' || (source === 'kong-flower' && rules.replacementThroughFlower),
    robbingKong,
    isDealt: source === 'deal',
    flowers: state.seats[seat].flowers.length,
  };
}

/** East's dealt hand has no winning tile: the best of all that could be, without a wait fan (rulings 17, 47). */
function dealtAttempt(state: HandState, seat: Seat): WinAttempt | undefined {
  const { concealed, melds } = state.seats[seat];
  return distinct(concealed)
    .map(tile => attemptOn(state, seat, seat, tile, withoutTile(concealed, tile), melds))
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
  melds: readonly Meld[],
): WinAttempt | undefined {
  if (!completes(concealed, melds, winningTile)) return undefined;
  const claim: WinningClaim = { ...circumstances(state, seat, winningTile), melds, concealed, winningTile };
  const score = scoreWin(claim, state.rules);
  return score && { seat, from, robbed: claim.robbingKong, claim, score };
}

/**
 * The win that a seat could declare now, whatever it is worth; undefined when its tiles are not complete,
 * when it holds a flower (ruling 13), or when there is no tile to win on.
 */
export function winAttempt(state: HandState, seat: Seat): WinAttempt | undefined {
  const { phase } = state;
  const { concealed, melds } = state.seats[seat];
  // Sorted: hidden tiles come first, flowers last.
  if (concealed[0]! < 0 || isFlower(concealed[concealed.length - 1]!)) return undefined;
  if (phase.name === 'claims') {
    if (phase.from === seat || isFlower(phase.tile)) return undefined;
    return attemptOn(state, seat, phase.from, phase.tile, concealed, melds);
  }
  if (phase.name !== 'turn' || phase.seat !== seat || phase.source === 'claim') return undefined;
  if (phase.source === 'deal') return state.rules.eastDealtHu ? dealtAttempt(state, seat) : undefined;
  if (phase.drawn === undefined || countOf(concealed, phase.drawn) === 0) return undefined;
  return attemptOn(state, seat, seat, phase.drawn, withoutTile(concealed, phase.drawn), melds);
}

/** A win that stands: complete, worth the minimum without flowers, by a hand that is not dead (rulings 38, 94). */
export function legalWin(state: HandState, seat: Seat): WinAttempt | undefined {
  if (state.seats[seat].isDead) return undefined;
  const attempt = winAttempt(state, seat);
  return attempt && attempt.score.total >= state.rules.minPoints ? attempt : undefined;
}
