import type { ReviewedCandidate, ReviewedGoal, ReviewReason } from '@gorrion/protocol';
import { copiesSeen } from '@gorrion/rules';
import { isWin } from '../decisions/actions.ts';
import { type Comparison, callOf } from './decided.ts';

/** The best hand must be worth, or secure, as many points more for a sentence. */
const WORTH_SAYING = 2;

/** A tile is scarce when at most so many copies are live. */
const SCARCE = 1;

const pointsOf = ({ byDiscard, selfDrawn }: ReviewedGoal): number => byDiscard ?? selfDrawn ?? 0;

/** Returns the points of two goals that are won in the same way; undefined if they cannot be compared. */
function comparable(one: ReviewedGoal, other: ReviewedGoal): boolean {
  return (one.byDiscard === null) === (other.byDiscard === null);
}

/** Returns the distances and goals that speak against the played action. */
export function distanceObjections({ view, played, best }: Comparison): readonly ReviewReason[] {
  const { minPoints: minimum } = view.rules;
  if (isWin(played.action) || isWin(best.action)) return [];
  if (played.goal === null && played.distance === null && played.routes.length === 0) {
    return best.goal ? [{ id: 'no-way-left', minimum }] : [];
  }
  const [own, other] = [played.distance, best.distance];
  return own !== null && other !== null && own > other ? [{ id: 'further-away', best: other, played: own }] : [];
}

/** Returns the tile with the fewest live copies among those that a goal lacks. */
function scarcest({ view, seat }: Comparison, { missing }: ReviewedGoal) {
  const { unseen } = copiesSeen(view, seat);
  const tiles = missing.map(({ tile }) => ({ tile, live: unseen[tile]! }));
  return tiles.reduce((least, next) => (next.live < least.live ? next : least));
}

export function goalObjections(comparison: Comparison): readonly ReviewReason[] {
  const { played, best } = comparison;
  const [own, other] = [played.goal, best.goal];
  if (!own || !other || own.missing.length === 0 || other.missing.length === 0) return [];
  const reasons: ReviewReason[] = [];
  // A ready hand has a sentence of its own for its waits.
  if (own.missing.length > 1 && own.missing.length === other.missing.length) {
    const [scarce, rival] = [scarcest(comparison, own), scarcest(comparison, other)];
    if (scarce.live <= SCARCE && rival.live > scarce.live) reasons.push({ id: 'scarce-tile', ...scarce });
  }
  const isAsNear = other.missing.length <= own.missing.length;
  if (isAsNear && comparable(own, other) && pointsOf(other) - pointsOf(own) >= WORTH_SAYING) {
    reasons.push({ id: 'worth-more', best: pointsOf(other), played: pointsOf(own) });
  }
  return reasons;
}

export function securedObjections({ view, played, best }: Comparison): readonly ReviewReason[] {
  if (isWin(played.action) || isWin(best.action) || best.secured - played.secured < WORTH_SAYING) return [];
  // Without a goal nothing says which fans are secured.
  if (!played.goal) return [];
  return [{ id: 'secures-points', best: best.secured, played: played.secured, minimum: view.rules.minPoints }];
}

/** Returns the points that a call or a kong has secured. */
export function securedPraise({ view, played }: Comparison, next: ReviewedCandidate): readonly ReviewReason[] {
  const laysDown = callOf(played.action) !== undefined || played.action.type === 'declare-kong';
  if (!laysDown || played.secured <= next.secured) return [];
  const { minPoints: minimum } = view.rules;
  const points = played.secured;
  return [{ id: 'points-secured', points, missing: Math.max(0, minimum - points), minimum }];
}
