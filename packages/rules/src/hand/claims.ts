import { othersInTurn, type Seat, seatAfter, turnsBetween } from '../tiles/seat.ts';
import { countOf } from '../tiles/sorted.ts';
import { isFlower, isSuited, type Tile } from '../tiles/tile.ts';
import type { Claim, SaidWord } from './commands.ts';
import { hasReplacement, isWallEmpty } from './drawing.ts';
import { tilesUsedBy } from './holding.ts';
import type { HandState, Phase } from './state.ts';
import { fansToDeclare, legalWin } from './win.ts';

export type ClaimsPhase = Extract<Phase, { name: 'claims' }>;

/** Returns the lowest tiles of all chows that a discard completes with these tiles. */
function chowLows(concealed: readonly Tile[], tile: Tile): readonly Tile[] {
  if (!isSuited(tile)) return [];
  const has = (step: number) => concealed.includes((tile + step) as Tile);
  const rank = tile % 9;
  const lows: Tile[] = [];
  if (rank >= 2 && has(-2) && has(-1)) lows.push((tile - 2) as Tile);
  if (rank >= 1 && rank <= 7 && has(-1) && has(1)) lows.push((tile - 1) as Tile);
  if (rank <= 6 && has(1) && has(2)) lows.push(tile);
  return lows;
}

export function isSameClaim(a: Claim, b: Claim): boolean {
  if (a.kind === 'chow') return b.kind === 'chow' && a.low === b.low;
  return a.kind === 'said' ? b.kind === 'said' && a.word === b.word : a.kind === b.kind;
}

/** Whether the discard on offer is the last one, which only a win may claim under these rules (article 35). */
export const isOnlyForHu = (state: HandState): boolean => isWallEmpty(state) && state.rules.lastDiscard === 'hu-only';

/** Returns the melds that a seat may claim: kong, pung, and chow from its left neighbour (articles 20, 28, 30, 35). */
function meldClaims(state: HandState, phase: ClaimsPhase, seat: Seat): readonly Claim[] {
  if (phase.on !== 'discard' || isFlower(phase.tile)) return [];
  if (isOnlyForHu(state)) return [];
  const { concealed } = state.seats[seat];
  const held = countOf(concealed, phase.tile);
  const claims: Claim[] = [];
  if (held === 3 && hasReplacement(state, seat)) claims.push({ kind: 'kong' });
  if (held >= 2) claims.push({ kind: 'pung' });
  if (seat === seatAfter(phase.from)) {
    for (const low of chowLows(concealed, phase.tile)) claims.push({ kind: 'chow', low });
  }
  return claims;
}

/** Returns whether a seat holds the tiles of the meld that it claims. */
export const canMeld = (state: HandState, phase: ClaimsPhase, seat: Seat, made: Claim): boolean =>
  meldClaims(state, phase, seat).some(legal => isSameClaim(legal, made));

/** Returns the meld that tiles of the hand make with the discard for a word; undefined if they do not fit it. */
export function claimLaid({ tile }: ClaimsPhase, word: SaidWord, tiles: readonly Tile[]): Claim | undefined {
  if (word === 'chow') {
    const [low, middle, high] = [tile, ...tiles].sort((a, b) => a - b);
    return tiles.length === 2 && middle === low! + 1 && high === low! + 2 ? { kind: 'chow', low: low! } : undefined;
  }
  const isFull = tiles.length === (word === 'pung' ? 2 : 3);
  return isFull && tiles.every(own => own === tile) ? { kind: word } : undefined;
}

/** Returns the sets of own tiles that fit the word which took the discard. */
export function fittingTiles(state: HandState, phase: ClaimsPhase): readonly (readonly Tile[])[] {
  if (!phase.taken) return [];
  const { seat, word } = phase.taken;
  const claims = meldClaims(state, phase, seat).filter(claim => claim.kind === word);
  return claims.map(claim => tilesUsedBy(claim, phase));
}

/** Returns all chows that contain a tile. */
const chowsAround = (tile: Tile): readonly Claim[] =>
  [-2, -1, 0]
    .filter(step => isSuited(tile) && (tile % 9) + step >= 0 && (tile % 9) + step <= 6)
    .map(step => ({ kind: 'chow', low: (tile + step) as Tile }));

const WORDS: readonly Claim[] = (['chow', 'pung', 'kong'] as const).map(word => ({ kind: 'said', word }));

/** Returns all claims that strict play accepts, true or not. They depend on the tile alone (article 97). */
function sayable(state: HandState, phase: ClaimsPhase): readonly Claim[] {
  if (phase.taken) return [];
  if (phase.on === 'added-kong' || phase.announced !== undefined) return [{ kind: 'win' }, { kind: 'pass' }];
  const melds: Claim[] = [{ kind: 'kong' }, { kind: 'pung' }, ...chowsAround(phase.tile)];
  const isOpen = !isFlower(phase.tile) && !isOnlyForHu(state);
  return [{ kind: 'win' }, ...WORDS, ...(isOpen ? melds : []), { kind: 'pass' }];
}

export const canBeSaid = (state: HandState, phase: ClaimsPhase, made: Claim): boolean =>
  sayable(state, phase).some(claim => isSameClaim(claim, made));

/** Returns the claims of strict play after an earlier one: another claim costs a penalty, and a pass is final. */
function strictClaims(state: HandState, phase: ClaimsPhase, earlier: Claim | undefined): readonly Claim[] {
  if (earlier?.kind === 'pass') return [];
  return sayable(state, phase).filter(claim => !earlier || !isSameClaim(claim, earlier));
}

/** Returns the claims that a seat may make in the open window, pass included; empty if it has nothing to decide. */
export function legalClaims(state: HandState, seat: Seat): readonly Claim[] {
  const { phase } = state;
  if (phase.name !== 'claims' || phase.from === seat) return [];
  if (state.rules.assist === 'strict') return strictClaims(state, phase, phase.made[seat]);
  if (phase.made[seat] || phase.taken) return [];
  const claims: Claim[] = legalWin(state, seat) ? [{ kind: 'win', ...fansToDeclare(state, seat) }] : [];
  // Only a win outranks an announced claim.
  if (phase.announced === undefined) claims.push(...meldClaims(state, phase, seat));
  return claims.length > 0 ? [...claims, { kind: 'pass' }] : [];
}

/**
 * Hu before pung and kong before chow (article 21). The older ways put kong before pung, which changes nothing: four copies
 * of a tile never make both (CLASSICAL 27).
 */
const RANK: Readonly<Record<Exclude<Claim['kind'], 'said'>, number>> = { win: 3, kong: 2, pung: 2, chow: 1, pass: 0 };
const rankOf = (claim: Claim): number => RANK[claim.kind === 'said' ? claim.word : claim.kind];

export interface SeatClaim {
  readonly seat: Seat;
  readonly claim: Claim;
}

/**
 * Whether a claim takes the tile of `from` before another: the higher kind, of equal kinds the nearer in turn (article
 * 21).
 */
export function outranks(from: Seat, one: SeatClaim, other: SeatClaim): boolean {
  const gain = rankOf(one.claim) - rankOf(other.claim);
  return gain > 0 || (gain === 0 && turnsBetween(from, one.seat) < turnsBetween(from, other.seat));
}

/** Returns the claim that takes the tile, by `outranks`; undefined when nobody claims or all pass. */
export function winningClaim({ from, made }: Pick<ClaimsPhase, 'from' | 'made'>): SeatClaim | undefined {
  let best: SeatClaim | undefined;
  for (const seat of othersInTurn(from)) {
    const claim = made[seat];
    if (!claim || claim.kind === 'pass') continue;
    const next = { seat, claim };
    if (!best || outranks(from, next, best)) best = next;
  }
  return best;
}

/** Returns whether no open answer could change who takes the tile (article 22). Needs the whole state, not a view. */
export function isSettled(state: HandState): boolean {
  const { phase } = state;
  if (phase.name !== 'claims') return false;
  const best = winningClaim(phase);
  return othersInTurn(phase.from).every(seat =>
    legalClaims(state, seat).every(claim =>
      best ? !outranks(phase.from, { seat, claim }, best) : claim.kind === 'pass',
    ),
  );
}
