import type { ReadyNumbers, ReviewReason } from '@gorrion/protocol';
import { drawsLeft, type HandState } from '@gorrion/rules';
import type { Comparison } from './decided.ts';
import { liveOf, mostOf, pointsOf, type ReadyHand, readyAfter } from './readyHand.ts';

/**
 * With as few draws left, a hand below the minimum may still win on the last tile of the wall or on the discard after it
 * (fans 44 and 45), so no sentence says that it may not.
 */
const LAST_DRAWS = 4;

/** Returns the tiles that win, live ones only; by discard if there are any, else by self-draw. */
export function readyNumbers({ winning }: ReadyHand, { rules }: HandState): ReadyNumbers | undefined {
  const live = winning.filter(wait => wait.live > 0);
  const given = live.filter(wait => wait.byDiscard >= rules.minPoints);
  const isSelfDrawn = given.length === 0;
  const waits = isSelfDrawn ? live : given;
  if (waits.length === 0) return undefined;
  const points = waits.map(wait => (isSelfDrawn ? wait.selfDrawn : wait.byDiscard));
  return {
    tiles: waits.map(({ tile }) => tile),
    live: liveOf(waits),
    least: Math.min(...points),
    most: mostOf(points),
    isSelfDrawn,
  };
}

/** Returns whether every tile that completes the hand leaves it below the minimum. */
const isTooCheap = ({ waits, winning }: ReadyHand): boolean => waits.length > 0 && winning.length === 0;

/** Returns whether the hand could win on tiles that the player sees all copies of, and on no others. */
const isDead = ({ winning }: ReadyHand): boolean => winning.length > 0 && liveOf(winning) === 0;

const winsByDiscard = ({ winning }: ReadyHand, minimum: number): boolean =>
  winning.some(wait => wait.byDiscard >= minimum);

function belowMinimum(played: ReadyHand, best: ReadyHand, minimum: number): ReviewReason {
  const points = mostOf(played.waits.map(pointsOf));
  const [many, few] = [liveOf(played.waits), liveOf(best.winning)];
  return many > few && few > 0
    ? { id: 'wider-below-minimum', points, minimum, best: few, played: many }
    : { id: 'ready-below-minimum', points, minimum };
}

/** Returns what the waits say against the played action. */
export function readyObjections({ view, seat, played, best }: Comparison): readonly ReviewReason[] {
  const [own, other] = [readyAfter(view, seat, played.action), readyAfter(view, seat, best.action)];
  const { minPoints: minimum } = view.rules;
  const reasons: ReviewReason[] = [];
  const hasReplacement = played.action.type === 'declare-kong' || isKongClaim(played);
  // Any complete hand wins on the replacement of a kong (fan 46).
  if (isTooCheap(own) && !isTooCheap(other) && !hasReplacement && drawsLeft(view) > LAST_DRAWS) {
    reasons.push(belowMinimum(own, other, minimum));
  }
  if (isDead(own) && !isDead(other)) reasons.push({ id: 'dead-wait', tiles: own.winning.map(({ tile }) => tile) });
  const [ownLive, otherLive] = [liveOf(own.winning), liveOf(other.winning)];
  const numbers = readyNumbers(other, view);
  if (ownLive === 0 && numbers) reasons.push({ id: 'ready-missed', ...numbers });
  if (ownLive > 0 && !winsByDiscard(own, minimum) && winsByDiscard(other, minimum)) {
    reasons.push({ id: 'self-draw-only', points: mostOf(own.winning.map(wait => wait.byDiscard)), minimum });
  }
  if (ownLive > 0 && otherLive > ownLive) {
    const tiles = other.winning.filter(({ live }) => live > 0).map(({ tile }) => tile);
    reasons.push({ id: 'wider-wait', tiles, best: otherLive, played: ownLive });
  }
  return reasons;
}

const isKongClaim = ({ action }: Comparison['played']): boolean =>
  action.type === 'claim' && action.claim.kind === 'kong';

/** Returns what the waits say for the played action. */
export function readyPraise({ view, seat, played }: Comparison): readonly ReviewReason[] {
  const numbers = readyNumbers(readyAfter(view, seat, played.action), view);
  return numbers ? [{ id: 'ready', ...numbers }] : [];
}
