import type { DecisionKind, MeldCall, ReviewedCandidate } from '@gorrion/protocol';
import { type HandState, isMeldClaim, type Seat, type SeatCommand } from '@gorrion/rules';

/** A decision with the expert's opinion of it. */
export interface DecidedAction {
  /** The seat's own view before the decision. */
  readonly view: HandState;
  readonly seat: Seat;
  readonly played: SeatCommand;
  /** Best first, the played one among them. */
  readonly candidates: readonly ReviewedCandidate[];
  readonly kind: DecisionKind;
}

/** Two candidates side by side: what was played, and what it is measured against. */
export interface Comparison {
  readonly view: HandState;
  readonly seat: Seat;
  readonly played: ReviewedCandidate;
  readonly best: ReviewedCandidate;
}

/** Returns the meld that a claim lays down; undefined for other actions. */
export const callOf = (action: SeatCommand): MeldCall | undefined =>
  action.type === 'claim' && isMeldClaim(action.claim) ? action.claim.kind : undefined;

export const isPass = (action: SeatCommand): boolean => action.type === 'claim' && action.claim.kind === 'pass';

/** Returns the chance that any seat wins on the discard at once, as the bots join the chances of the seats. */
export const riskOf = ({ danger }: ReviewedCandidate): number =>
  1 - danger.reduce((safe, chance) => safe * (1 - chance), 1);
