import type { ReviewedCandidate, ReviewedDecision } from '@gorrion/protocol';
import { isSameAction, type SeatCommand } from '@gorrion/rules';

/** Returns what the expert thinks of a move; undefined if the expert did not look into it. */
export const candidateOf = ({ candidates }: ReviewedDecision, move: SeatCommand): ReviewedCandidate | undefined =>
  candidates.find(({ action }) => isSameAction(action, move));
