import { familyOf } from '../../family/familyOf.ts';
import { asLaidDown } from '../../melds/laying.ts';
import { ok, type Result, refuse } from '../../result/result.ts';
import type { FanId } from '../../scoring/fans/ids.ts';
import { scoreNamed } from '../../scoring/judged.ts';
import type { WinAttempt } from '../../scoring/settlement.ts';
import { type BySeat, bySeat, type Seat, withSeat } from '../../tiles/seat.ts';
import type { RuleError } from '../errors.ts';
import type { HandEvent, RevealedSeat } from '../events.ts';
import type { HandState } from '../state.ts';
import { legalWin, winAttempt } from '../win.ts';
import type { WinCount } from '../winCount.ts';
import { shownHands } from './end.ts';
import { falseHu, foulEvent } from './foul.ts';

/** Returns why a seat may not win. */
export function whyNoWin(state: HandState, seat: Seat): RuleError {
  if (state.seats[seat].isDead) return { code: 'hand-is-dead' };
  return { code: winAttempt(state, seat) ? 'below-minimum' : 'no-win' };
}

/**
 * Returns the legal win of a seat. If the winner counts, it has the fans that they name, none without a list, and must
 * reach the minimum (article 41).
 */
export function winAsDeclared(state: HandState, seat: Seat, declared: readonly FanId[] = []): WinAttempt | undefined {
  const { rules } = state;
  const attempt = legalWin(state, seat);
  if (!attempt || rules.scoreMode === 'auto' || rules.family === 'classical') return attempt;
  const score = scoreNamed(attempt.claim, rules, declared);
  return score && score.total >= rules.minPoints ? { ...attempt, score } : undefined;
}

/** Returns what all seats show after a win. A robbed kong stays a pung (article 32). */
function shownAfter(state: HandState, { from, robbed, claim }: WinAttempt): BySeat<RevealedSeat> {
  const shown = shownHands(state);
  if (!robbed) return shown;
  const melds = shown[from].melds.map(meld =>
    meld.kind === 'kong' && meld.tile === claim.winningTile ? asLaidDown(meld) : meld,
  );
  return withSeat(shown, from, { ...shown[from], melds });
}

/** Returns the event of a win, with its score, its payments and the tiles of all seats (articles 40, 80). */
export function wonEvent(state: HandState, attempt: WinAttempt, count?: WinCount): HandEvent {
  const { seat, from, robbed, claim } = attempt;
  const shown = shownAfter(state, attempt);
  const others = bySeat(each => ({ ...shown[each], flowers: state.seats[each].flowers.length }));
  const { scores, payments } = familyOf(state.rules).settle(attempt, others, state.rules);
  const won = { type: 'won', seat, from, tile: claim.winningTile, robbed, claim, scores, payments, shown } as const;
  return count ? { ...won, count } : won;
}

/** Returns the list of a win as its event keeps it; undefined if the program counts. */
export const countOfWin = ({ rules }: HandState, declared: readonly FanId[] = []): WinCount | undefined =>
  rules.scoreMode === 'declared' ? { declared, objections: [] } : undefined;

/**
 * Returns the event that lays a hand open, to be counted by its player: a Hu without a list where the winner counts, with
 * tiles that are complete; in assisted play, worth enough. Undefined for every other Hu.
 */
export function huToCount(state: HandState, seat: Seat, declared: readonly FanId[] | undefined): HandEvent | undefined {
  const { rules, seats } = state;
  if (rules.scoreMode === 'auto' || declared !== undefined || seats[seat].isDead) return undefined;
  const attempt = rules.assist === 'strict' ? winAttempt(state, seat) : legalWin(state, seat);
  if (!attempt) return undefined;
  const { from, robbed, claim } = attempt;
  const { concealed, melds } = seats[seat];
  return { type: 'hu-shown', seat, from, tile: claim.winningTile, robbed, shown: { concealed, melds } };
}

/** Declares Hu on a drawn tile. In strict play a false one is a foul, and the seat discards (article 93). */
export function declareWin(
  state: HandState,
  seat: Seat,
  declared?: readonly FanId[],
): Result<readonly HandEvent[], RuleError> {
  const { phase } = state;
  if (phase.name !== 'turn' || phase.seat !== seat) return refuse({ code: 'not-your-turn' });
  const open = huToCount(state, seat, declared);
  if (open) return ok([open]);
  const attempt = winAsDeclared(state, seat, declared);
  if (attempt) return ok([wonEvent(state, attempt, countOfWin(state, declared))]);
  if (state.rules.assist === 'strict') return ok([foulEvent(state, seat, falseHu(state, seat), false)]);
  return refuse(whyNoWin(state, seat));
}
