import { ok, type Result, refuse } from '../../result/result.ts';
import { countOf } from '../../tiles/sorted.ts';
import type { RuleError } from '../errors.ts';
import type { HandEvent } from '../events.ts';
import type { HandState } from '../state.ts';
import { isArticle, rulingPayments, UMPIRE_POINTS, type UmpireRuling } from '../umpire.ts';
import { Chain } from './chain.ts';
import { settle } from './close.ts';

const arePayable = ({ points, seat, paidTo }: Extract<UmpireRuling, { kind: 'points' }>): boolean =>
  UMPIRE_POINTS.includes(points) && paidTo !== seat;

/** Applies an umpire's order, which must quote an article (RULEBOOK 98). */
export function umpire(state: HandState, ruling: UmpireRuling): Result<readonly HandEvent[], RuleError> {
  if (!isArticle(ruling.article)) return refuse({ code: 'bad-ruling' });
  if (ruling.kind === 'points' && !arePayable(ruling)) return refuse({ code: 'bad-ruling' });
  if (ruling.kind === 'discard-shown') {
    const { concealed, exposed = [] } = state.seats[ruling.seat];
    const isHeld = ruling.tiles.every(tile => countOf(ruling.tiles, tile) <= countOf(concealed, tile));
    if (!isHeld || ruling.tiles.length === 0) return refuse({ code: 'tile-not-held' });
    const owed = [...exposed, ...ruling.tiles];
    if (ruling.tiles.some(tile => countOf(owed, tile) > countOf(concealed, tile)))
      return refuse({ code: 'bad-ruling' });
  }
  // The count itself is judged first: a hand that is dead for it would be a false Hu as well.
  if (ruling.kind === 'dead-hand' && state.phase.name === 'counting' && state.phase.seat === ruling.seat) {
    return refuse({ code: 'bad-ruling' });
  }
  const ruled: HandEvent = { type: 'umpire-ruled', ruling, payments: rulingPayments(ruling) };
  if (ruling.kind === 'void-claim') {
    const { phase } = state;
    if (phase.name !== 'claims') return refuse({ code: 'no-window-open' });
    if (phase.taken?.seat === ruling.seat) return settle(new Chain(state).add(ruled));
    if (!phase.made[ruling.seat]) return refuse({ code: 'no-such-claim' });
  }
  return ok([ruled]);
}
