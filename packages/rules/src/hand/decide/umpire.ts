import { ok, type Result, refuse } from '../../result/result.ts';
import type { RuleError } from '../errors.ts';
import type { HandEvent } from '../events.ts';
import type { HandState } from '../state.ts';
import { isArticle, rulingPayments, UMPIRE_POINTS, type UmpireRuling } from '../umpire.ts';

const arePayable = ({ points, seat, paidTo }: Extract<UmpireRuling, { kind: 'points' }>): boolean =>
  UMPIRE_POINTS.includes(points) && paidTo !== seat;

/** Applies an umpire's order, which must quote an article (RULEBOOK 98). */
export function umpire(state: HandState, ruling: UmpireRuling): Result<readonly HandEvent[], RuleError> {
  if (!isArticle(ruling.article)) return refuse({ code: 'bad-ruling' });
  if (ruling.kind === 'points' && !arePayable(ruling)) return refuse({ code: 'bad-ruling' });
  if (ruling.kind === 'void-claim') {
    const { phase } = state;
    if (phase.name !== 'claims') return refuse({ code: 'no-window-open' });
    if (!phase.made[ruling.seat]) return refuse({ code: 'no-such-claim' });
  }
  return ok([{ type: 'umpire-ruled', ruling, payments: rulingPayments(ruling) }]);
}
