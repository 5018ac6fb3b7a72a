import { FAN_IDS, type FanId, fanExclusions, type McrRules, type ScoredFan } from '@gorrion/rules';

/** A fan that never counts beside another, and whether only on the same sets. */
export interface Excluded {
  readonly fan: FanId;
  /** Whether it is kept out only on sets that all belong to the other fan. */
  readonly isOnSameSets: boolean;
}

const isFan = (fan: ScoredFan): fan is FanId => (FAN_IDS as readonly ScoredFan[]).includes(fan);

/** Returns the fans that a fan keeps from counting, from the table by which hands are scored. */
export function excludedBy(fan: FanId, rules: McrRules): readonly Excluded[] {
  const { inHand, onItsSets } = fanExclusions(fan, rules);
  return [
    ...inHand.filter(isFan).map(one => ({ fan: one, isOnSameSets: false })),
    ...onItsSets.filter(isFan).map(one => ({ fan: one, isOnSameSets: true })),
  ];
}

/** Returns the fans beside which a fan does not count, in the order of the book. */
export const excluding = (fan: FanId, rules: McrRules): readonly Excluded[] =>
  FAN_IDS.flatMap(other =>
    excludedBy(other, rules)
      .filter(one => one.fan === fan)
      .map(({ isOnSameSets }) => ({ fan: other, isOnSameSets })),
  );
