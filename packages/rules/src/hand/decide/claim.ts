import { ok, type Result, refuse } from '../../result/result.ts';
import type { Seat } from '../../tiles/seat.ts';
import { type ClaimsPhase, canBeSaid, isSameClaim, legalClaims } from '../claims.ts';
import type { Claim } from '../commands.ts';
import type { RuleError } from '../errors.ts';
import type { HandEvent } from '../events.ts';
import { isLatePung } from '../legalActions.ts';
import type { HandState } from '../state.ts';
import { foulEvent } from './foul.ts';
import { huToCount, whyNoWin, winAsDeclared } from './win.ts';

type Decision = Result<readonly HandEvent[], RuleError>;

/** Records an answer. It is final, and hidden until the window closes (articles 22, 23). */
export function claim(state: HandState, seat: Seat, made: Claim): Decision {
  const { phase } = state;
  if (isLatePung(state, seat, made)) return ok([foulEvent(state, seat, 'late-pung', false)]);
  if (phase.name !== 'claims' || phase.from === seat) return refuse({ code: 'no-window-open' });
  if (state.rules.assist === 'strict') return strictClaim(state, phase, seat, made);
  if (phase.made[seat]) return refuse({ code: 'already-answered' });
  if (made.kind === 'win' && !huToCount(state, seat, made.declared) && !winAsDeclared(state, seat, made.declared)) {
    return refuse(whyNoWin(state, seat));
  }
  if (!legalClaims(state, seat).some(legal => isSameClaim(legal, made))) return refuse({ code: 'no-such-claim' });
  return ok([{ type: 'claim-made', seat, claim: made }]);
}

/**
 * Records an answer in strict play, which is checked when the tile is taken. A second claim is a change of mind and
 * costs a penalty; a Hu after another claim does not count (articles 23, 97).
 */
function strictClaim(state: HandState, phase: ClaimsPhase, seat: Seat, made: Claim): Decision {
  if (phase.taken) {
    const isOwn = phase.taken.seat === seat && made.kind === 'win';
    return isOwn ? ok([foulEvent(state, seat, 'claim-then-hu', false)]) : refuse({ code: 'no-window-open' });
  }
  const earlier = phase.made[seat];
  if (!canBeSaid(state, phase, made)) return refuse({ code: 'no-such-claim' });
  const said: HandEvent = { type: 'claim-made', seat, claim: made };
  if (!earlier) return ok([said]);
  if (earlier.kind === 'pass' || isSameClaim(earlier, made)) return refuse({ code: 'already-answered' });
  if (made.kind === 'win') return ok([foulEvent(state, seat, 'claim-then-hu', false)]);
  return ok([foulEvent(state, seat, 'change-of-mind', false), said]);
}

/** Announces a claim before the window closes: only a win may still take the tile. */
export function announceClaim(state: HandState, seat: Seat): Decision {
  const { phase } = state;
  if (phase.name !== 'claims') return refuse({ code: 'no-window-open' });
  const made = phase.made[seat];
  if (!made || made.kind === 'pass' || phase.announced !== undefined) return refuse({ code: 'no-such-claim' });
  return ok([{ type: 'claim-announced', seat, claim: made }]);
}
