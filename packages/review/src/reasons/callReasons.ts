import type { ReviewedCandidate, ReviewReason } from '@gorrion/protocol';
import { isMeldClaim, type Tile } from '@gorrion/rules';
import { fansLostByCall } from './concealedFans.ts';
import { type Comparison, callOf, isPass } from './decided.ts';

/** Returns the fans that a call costs against a pass. */
function lostBy({ view, seat }: Comparison, called: ReviewedCandidate, pass: ReviewedCandidate) {
  const { action } = called;
  const { phase } = view;
  if (action.type !== 'claim' || !isMeldClaim(action.claim) || phase.name !== 'claims') return [];
  return fansLostByCall(view, seat, action.claim, phase, pass.goal);
}

const offered = ({ view: { phase } }: Comparison): { tile?: Tile } =>
  phase.name === 'claims' ? { tile: phase.tile } : {};

/** Returns what speaks against a call where a pass was better, and against a pass where a call was. */
export function callObjections(comparison: Comparison): readonly ReviewReason[] {
  const { played, best } = comparison;
  const [call, missed] = [callOf(played.action), callOf(best.action)];
  const [own, other] = [played.distance, best.distance];
  const reasons: ReviewReason[] = [];
  if (call && isPass(best.action)) {
    const fans = lostBy(comparison, played, best);
    if (fans.length > 0) reasons.push({ id: 'concealed-fans-lost', call, fans });
    if (own !== null && own === other)
      reasons.push({ id: 'call-without-use', call, ...offered(comparison), missing: own });
  }
  if (missed && isPass(played.action) && own !== null && other !== null && other < own) {
    reasons.push({ id: 'call-missed', call: missed, ...offered(comparison), best: other, played: own });
  }
  return reasons;
}

/** Returns what speaks for a call against a pass, and for a pass against the best call. */
export function callPraise(comparison: Comparison, others: readonly ReviewedCandidate[]): readonly ReviewReason[] {
  const { played } = comparison;
  const call = callOf(played.action);
  const pass = others.find(({ action }) => isPass(action));
  if (call && pass && played.distance !== null && pass.distance !== null && played.distance < pass.distance) {
    return [{ id: 'call-useful', call, ...offered(comparison), played: played.distance, without: pass.distance }];
  }
  const called = isPass(played.action) ? others.find(({ action, isEqual }) => callOf(action) && !isEqual) : undefined;
  const kept = called && callOf(called.action);
  if (!called || !kept) return [];
  const fans = lostBy(comparison, called, played);
  return fans.length > 0 ? [{ id: 'concealed-fans-kept', call: kept, fans }] : [];
}
