import { ok, type Result, refuse } from '../../result.ts';
import { settle } from '../../scoring/settle.ts';
import type { BySeat, Seat } from '../../tiles/seat.ts';
import { withSeat } from '../../tiles/seat.ts';
import type { RuleError } from '../errors.ts';
import type { HandEvent, Shown } from '../events.ts';
import type { HandState } from '../state.ts';
import { legalWin, type WinAttempt, winAttempt } from '../win.ts';
import { shownHands } from './end.ts';

/** Why a seat that asks for Hu does not get it. */
export function whyNoWin(state: HandState, seat: Seat): RuleError {
  if (state.seats[seat].isDead) return { code: 'hand-is-dead' };
  return { code: winAttempt(state, seat) ? 'below-minimum' : 'no-win' };
}

/** A robbed kong stays a pung (ruling 32). */
function shownAfter(state: HandState, { from, robbed, claim }: WinAttempt): BySeat<Shown> {
  const shown = shownHands(state);
  if (!robbed) return shown;
  const melds = shown[from].melds.map(meld =>
    meld.kind === 'kong' && meld.form === 'promoted' && meld.tile === claim.winningTile
      ? ({ kind: 'pung', tile: meld.tile, from: meld.from } as const)
      : meld,
  );
  return withSeat(shown, from, { ...shown[from], melds });
}

/** The fact of a win with its points, its payments and everybody's tiles (rulings 40, 80). */
export function wonEvent(state: HandState, attempt: WinAttempt): HandEvent {
  const { seat, from, robbed, score, claim } = attempt;
  const payments = settle(score, seat, from, state.rules);
  return {
    type: 'won',
    seat,
    from,
    tile: claim.winningTile,
    robbed,
    score,
    payments,
    shown: shownAfter(state, attempt),
  };
}

/** Hu on a tile drawn by oneself. */
export function declareWin(state: HandState, seat: Seat): Result<readonly HandEvent[], RuleError> {
  const { phase } = state;
  if (phase.name !== 'turn' || phase.seat !== seat) return refuse({ code: 'not-your-turn' });
  const attempt = legalWin(state, seat);
  return attempt ? ok([wonEvent(state, attempt)]) : refuse(whyNoWin(state, seat));
}
