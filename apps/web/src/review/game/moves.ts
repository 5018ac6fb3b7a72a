import type { ReviewedCandidate, ReviewedDecision } from '@gorrion/protocol';
import { isSameClaim, type SeatCommand } from '@gorrion/rules';

/** Whether two commands of a seat do the same. Which fans a win names makes no difference. */
export function isSameMove(a: SeatCommand, b: SeatCommand): boolean {
  if (a.type === 'claim') return b.type === 'claim' && isSameClaim(a.claim, b.claim);
  if (a.type !== b.type) return false;
  return 'tile' in a && 'tile' in b ? a.tile === b.tile : true;
}

/** Returns what the expert thinks of a move; undefined if the expert did not look into it. */
export const candidateOf = ({ candidates }: ReviewedDecision, move: SeatCommand): ReviewedCandidate | undefined =>
  candidates.find(({ action }) => isSameMove(action, move));
