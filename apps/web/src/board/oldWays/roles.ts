import { breaker, type HandState, isClassical, type Seat } from '@gorrion/rules';

/** What a seat is by the older ways; both are false by other rules. */
export interface OldRoles {
  /** The banker pays and receives double. */
  readonly isDouble: boolean;
  /** The wall was opened at the side of this seat. */
  readonly isOpener: boolean;
}

/** Returns what a seat is in a hand. The dice name the opener. */
export function rolesOf({ rules, phase, dice }: HandState, seat: Seat): OldRoles {
  const isOld = isClassical(rules);
  return { isDouble: isOld && seat === 0, isOpener: isOld && phase.name !== 'undealt' && breaker(dice) === seat };
}
