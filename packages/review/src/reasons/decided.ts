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

/** Returns whether two commands do the same. The fans that a win names do not matter. */
export function isSameAction(a: SeatCommand, b: SeatCommand): boolean {
  if (a.seat !== b.seat || a.type !== b.type) return false;
  if (a.type === 'claim' && b.type === 'claim') {
    const [low, otherLow] = [a, b].map(({ claim }) => ('low' in claim ? claim.low : undefined));
    return a.claim.kind === b.claim.kind && low === otherLow;
  }
  return 'tile' in a && 'tile' in b ? a.tile === b.tile : true;
}

/** Returns the meld that a claim lays down; undefined for other actions. */
export const callOf = (action: SeatCommand): MeldCall | undefined =>
  action.type === 'claim' && isMeldClaim(action.claim) ? action.claim.kind : undefined;

export const isPass = (action: SeatCommand): boolean => action.type === 'claim' && action.claim.kind === 'pass';

export const isWin = (action: SeatCommand): boolean =>
  action.type === 'declare-win' || (action.type === 'claim' && action.claim.kind === 'win');

/** Returns the chance that any seat wins on the discard at once, as the bots join the chances of the seats. */
export const riskOf = ({ danger }: ReviewedCandidate): number =>
  1 - danger.reduce((safe, chance) => safe * (1 - chance), 1);
