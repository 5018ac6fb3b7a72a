import { ownTilesOf } from '../../melds/laying.ts';
import { ok, type Result, refuse } from '../../result/result.ts';
import { type Seat, seatAfter } from '../../tiles/seat.ts';
import { countOf } from '../../tiles/sorted.ts';
import type { Tile } from '../../tiles/tile.ts';
import { type ClaimsPhase, canMeld, claimLaid, winningClaim } from '../claims.ts';
import type { Claim, SaidWord } from '../commands.ts';
import type { RuleError } from '../errors.ts';
import type { HandEvent } from '../events.ts';
import { claimedMeld, isMeldClaim, type MeldClaim } from '../holding.ts';
import type { HandState } from '../state.ts';
import { Chain } from './chain.ts';
import { drawTile, replace } from './draw.ts';
import { falseHu, foulEvent } from './foul.ts';
import { countOfWin, huToCount, winAsDeclared, wonEvent } from './win.ts';

type Decision = Result<readonly HandEvent[], RuleError>;

/** Goes on if all pass: the maker of the kong draws a replacement, or the next seat draws (articles 19, 31). */
const goOn = (chain: Chain, phase: ClaimsPhase): Chain =>
  phase.on === 'added-kong' ? replace(chain, phase.from, 'kong') : drawTile(chain, seatAfter(phase.from), 'wall');

function takeWin(chain: Chain, seat: Seat, made: Extract<Claim, { kind: 'win' }>): boolean {
  const { state } = chain;
  const open = huToCount(state, seat, made.declared);
  const attempt = open ? undefined : winAsDeclared(state, seat, made.declared);
  const won = attempt && wonEvent(state, attempt, countOfWin(state, made.declared));
  chain.add(open ?? won ?? foulEvent(state, seat, falseHu(state, seat), true));
  return open !== undefined || won !== undefined;
}

function meldClaimed(chain: Chain, phase: ClaimsPhase, seat: Seat, made: MeldClaim): void {
  const meld = claimedMeld(made, phase);
  const { exposed = [] } = chain.state.seats[seat];
  const takesExposed = ownTilesOf(meld).some(tile => exposed.includes(tile));
  chain.add({ type: 'melded', seat, meld, ...(takesExposed && { takesExposed }) });
  if (made.kind === 'kong') replace(chain, seat, 'kong');
}

function takeMeld(chain: Chain, phase: ClaimsPhase, seat: Seat, made: MeldClaim): boolean {
  const isTrue = canMeld(chain.state, phase, seat, made);
  if (isTrue) meldClaimed(chain, phase, seat, made);
  else chain.add(foulEvent(chain.state, seat, 'false-claim', true));
  return isTrue;
}

function take(chain: Chain, phase: ClaimsPhase, seat: Seat, made: Exclude<Claim, { kind: 'pass' }>): boolean {
  if (made.kind === 'win') return takeWin(chain, seat, made);
  if (made.kind !== 'said') return takeMeld(chain, phase, seat, made);
  chain.add({ type: 'claim-taken', seat, word: made.word });
  return true;
}

/**
 * Lets the highest claim take the tile. In strict play a claim may be false: it costs a penalty, and the next claim is
 * checked (articles 93, 95).
 */
export function settle(chain: Chain): Decision {
  let isTaken = false;
  while (!isTaken) {
    const { phase } = chain.state;
    if (phase.name !== 'claims') return refuse({ code: 'no-window-open' });
    const best = winningClaim(phase);
    if (!best || best.claim.kind === 'pass') return ok(goOn(chain, phase).events);
    isTaken = take(chain, phase, best.seat, best.claim);
  }
  return ok(chain.events);
}

/** Takes back the word that took the discard: a change of mind, and the next claim is checked (3.11.6.3). */
export function withdraw(state: HandState, seat: Seat): Decision {
  const { phase } = state;
  if (phase.name !== 'claims' || phase.taken?.seat !== seat) return refuse({ code: 'no-such-claim' });
  return settle(new Chain(state).add(foulEvent(state, seat, 'change-of-mind', true)));
}

/**
 * Closes the window: seats without an answer pass, and the highest claim takes the tile (articles 18, 21). A word whose
 * player lays nothing down counts as taken back.
 */
export function closeClaims(state: HandState): Decision {
  const { phase } = state;
  if (phase.name === 'claims' && phase.taken) return withdraw(state, phase.taken.seat);
  return settle(new Chain(state));
}

const isHeld = (state: HandState, seat: Seat, tiles: readonly Tile[]): boolean =>
  tiles.every(tile => countOf(tiles, tile) <= countOf(state.seats[seat].concealed, tile));

const tilesFor = (word: SaidWord): number => (word === 'kong' ? 3 : 2);

/**
 * Lays down own tiles for the word that took the discard. If they do not fit, the hand is dead (3.11.6.2), and they go
 * first (3.4.27).
 */
export function layDown(state: HandState, seat: Seat, tiles: readonly Tile[]): Decision {
  const { phase } = state;
  if (phase.name !== 'claims' || phase.taken?.seat !== seat) return refuse({ code: 'no-such-claim' });
  const { word } = phase.taken;
  if (tiles.length !== tilesFor(word)) return refuse({ code: 'too-few-tiles' });
  if (!isHeld(state, seat, tiles)) return refuse({ code: 'tile-not-held' });
  const chain = new Chain(state);
  const laid = claimLaid(phase, word, tiles);
  if (!laid || !isMeldClaim(laid) || !canMeld(state, phase, seat, laid)) {
    return settle(chain.add(foulEvent(state, seat, 'false-claim', true, tiles)));
  }
  meldClaimed(chain, phase, seat, laid);
  return ok(chain.events);
}
