import { ok, type Result, refuse } from '../../result/result.ts';
import { type Seat, seatAfter } from '../../tiles/seat.ts';
import { type ClaimsPhase, canMeld, winningClaim } from '../claims.ts';
import type { Claim } from '../commands.ts';
import type { RuleError } from '../errors.ts';
import type { HandEvent } from '../events.ts';
import { claimedMeld, type MeldClaim } from '../holding.ts';
import type { HandState } from '../state.ts';
import { Chain } from './chain.ts';
import { drawTile } from './draw.ts';
import { falseHu, foulEvent } from './foul.ts';
import { winAsDeclared, wonEvent } from './win.ts';

/** Goes on if all pass: the maker of the kong draws a replacement, or the next seat draws (rulings 19, 31). */
const goOn = (chain: Chain, phase: ClaimsPhase): Chain =>
  phase.on === 'added-kong' ? drawTile(chain, phase.from, 'kong') : drawTile(chain, seatAfter(phase.from), 'wall');

function takeWin(chain: Chain, seat: Seat, made: Extract<Claim, { kind: 'win' }>): boolean {
  const attempt = winAsDeclared(chain.state, seat, made.declared);
  chain.add(attempt ? wonEvent(chain.state, attempt) : foulEvent(chain.state, seat, falseHu(chain.state, seat), true));
  return attempt !== undefined;
}

function takeMeld(chain: Chain, phase: ClaimsPhase, seat: Seat, made: MeldClaim): boolean {
  if (!canMeld(chain.state, phase, seat, made)) {
    chain.add(foulEvent(chain.state, seat, 'false-claim', true));
    return false;
  }
  chain.add({ type: 'melded', seat, meld: claimedMeld(made, phase) });
  if (made.kind === 'kong') drawTile(chain, seat, 'kong');
  return true;
}

/**
 * Closes the window: seats without an answer pass, and the highest claim takes the tile (rulings 18, 21). In strict
 * play a claim may be false: it costs a penalty, and the next claim is checked (rulings 93, 95).
 */
export function closeClaims(state: HandState): Result<readonly HandEvent[], RuleError> {
  const chain = new Chain(state);
  let isTaken = false;
  while (!isTaken) {
    const { phase } = chain.state;
    if (phase.name !== 'claims') return refuse({ code: 'no-window-open' });
    const best = winningClaim(phase);
    if (!best || best.claim.kind === 'pass') return ok(goOn(chain, phase).events);
    isTaken =
      best.claim.kind === 'win' ? takeWin(chain, best.seat, best.claim) : takeMeld(chain, phase, best.seat, best.claim);
  }
  return ok(chain.events);
}
