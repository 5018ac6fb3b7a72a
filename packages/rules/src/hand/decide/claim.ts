import type { Meld } from '../../melds/meld.ts';
import { ok, type Result, refuse } from '../../result.ts';
import { type Seat, seatAfter } from '../../tiles/seat.ts';
import { type ClaimsPhase, legalClaims, winningClaim } from '../claims.ts';
import type { Claim } from '../commands.ts';
import type { RuleError } from '../errors.ts';
import type { HandEvent } from '../events.ts';
import type { HandState } from '../state.ts';
import { legalWin } from '../win.ts';
import { Chain } from './chain.ts';
import { drawTile } from './draw.ts';
import { whyNoWin, wonEvent } from './win.ts';

const isSame = (a: Claim, b: Claim): boolean =>
  a.kind === b.kind && (a.kind !== 'chow' || (b.kind === 'chow' && a.low === b.low));

/** Records an answer: sealed until the window closes, and final (rulings 22, 23). */
export function claim(state: HandState, seat: Seat, made: Claim): Result<readonly HandEvent[], RuleError> {
  const { phase } = state;
  if (phase.name !== 'claims' || phase.from === seat) return refuse({ code: 'no-window-open' });
  if (phase.made[seat]) return refuse({ code: 'already-answered' });
  if (made.kind === 'win' && !legalWin(state, seat)) return refuse(whyNoWin(state, seat));
  if (!legalClaims(state, seat).some(legal => isSame(legal, made))) return refuse({ code: 'no-such-claim' });
  return ok([{ type: 'claim-made', seat, claim: made }]);
}

/** Calls out a claim before the window closes: only a win may still take the tile. */
export function announceClaim(state: HandState, seat: Seat): Result<readonly HandEvent[], RuleError> {
  const { phase } = state;
  if (phase.name !== 'claims') return refuse({ code: 'no-window-open' });
  const made = phase.made[seat];
  if (!made || made.kind === 'pass' || phase.announced !== undefined) return refuse({ code: 'no-such-claim' });
  return ok([{ type: 'claim-announced', seat, claim: made }]);
}

function claimedMeld({ tile, from }: ClaimsPhase, made: Exclude<Claim, { kind: 'win' | 'pass' }>): Meld {
  switch (made.kind) {
    case 'chow':
      return { kind: 'chow', low: made.low, claimed: tile, from };
    case 'pung':
      return { kind: 'pung', tile, from };
    case 'kong':
      return { kind: 'kong', tile, form: 'melded', from };
  }
}

/** Nobody wants the tile: the kong maker gets his replacement, or the next player draws (rulings 19, 31). */
const goOn = (state: HandState, phase: ClaimsPhase): readonly HandEvent[] =>
  phase.on === 'added-kong'
    ? drawTile(new Chain(state), phase.from, 'kong').events
    : drawTile(new Chain(state), seatAfter(phase.from), 'wall').events;

/** Closes the window: unanswered seats pass, the highest claim takes the tile (rulings 18, 21). */
export function closeClaims(state: HandState): Result<readonly HandEvent[], RuleError> {
  const { phase } = state;
  if (phase.name !== 'claims') return refuse({ code: 'no-window-open' });
  const best = winningClaim(phase);
  if (!best || best.claim.kind === 'pass') return ok(goOn(state, phase));
  if (best.claim.kind === 'win') {
    const attempt = legalWin(state, best.seat);
    return attempt ? ok([wonEvent(state, attempt)]) : refuse(whyNoWin(state, best.seat));
  }
  const chain = new Chain(state).add({ type: 'melded', seat: best.seat, meld: claimedMeld(phase, best.claim) });
  return ok(best.claim.kind === 'kong' ? drawTile(chain, best.seat, 'kong').events : chain.events);
}
