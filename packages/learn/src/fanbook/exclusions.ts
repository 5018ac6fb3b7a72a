import { FAN_IDS, type FanId, fanExclusions, type McrRules, type ScoredFan } from '@gorrion/rules';
import { fanFamilyOf } from './families.ts';

/**
 * Why a fan does not count beside another: the other always contains it; on sets that all belong to the other; the same
 * tiles are read as one or as the other; a win counts one wait; or the book lists it, although a hand can have the other
 * without it.
 */
export type ExclusionReason = 'contained' | 'same-sets' | 'same-tiles' | 'one-wait' | 'listed';

/** A fan that never counts beside another, why not, and the article of the rulebook that says so. */
export interface Excluded {
  readonly fan: FanId;
  readonly reason: ExclusionReason;
  readonly article: number;
}

/** Fans of one reading of tiles that another reading makes another fan: 222333444 as chows or pungs, 112233 as pairs. */
const OTHER_READINGS: Partial<Record<FanId, readonly FanId[]>> = {
  'pure-terminal-chows': ['seven-pairs'],
  'quadruple-chow': ['pure-shifted-pungs'],
  'four-pure-shifted-pungs': ['pure-triple-chow'],
  'pure-triple-chow': ['pure-shifted-pungs'],
  'pure-shifted-pungs': ['pure-triple-chow'],
};

const BY_END: readonly FanId[] = [
  'all-terminals-and-honors',
  'all-pungs',
  'outside-hand',
  'pung-of-terminals-or-honors',
];

/** Fans that the book lists as not counted beside another which does not always contain them. */
const LISTED: Partial<Record<FanId, readonly FanId[]>> = {
  'nine-gates': ['concealed-hand'],
  'four-kongs': ['two-concealed-kongs', 'two-melded-kongs', 'concealed-kong', 'melded-kong'],
  'seven-shifted-pairs': ['concealed-hand', 'single-wait'],
  'thirteen-orphans': ['all-terminals-and-honors', 'outside-hand', 'concealed-hand', 'single-wait'],
  'all-terminals': BY_END,
  'all-honors': BY_END,
  'four-concealed-pungs': ['concealed-hand'],
  'four-pure-shifted-chows': ['short-straight', 'two-terminal-chows'],
  'three-kongs': ['two-concealed-kongs', 'two-melded-kongs', 'concealed-kong', 'melded-kong'],
  'all-terminals-and-honors': ['all-pungs', 'outside-hand', 'pung-of-terminals-or-honors'],
  'seven-pairs': ['concealed-hand', 'single-wait'],
  'greater-honors-and-knitted-tiles': ['concealed-hand', 'single-wait'],
  'lesser-honors-and-knitted-tiles': ['concealed-hand'],
  'reversible-tiles': ['one-voided-suit'],
};

/** Articles: what is contained, how far an exclusion reaches, what is read once, one wait, and which shapes have none. */
const ARTICLES = { contained: 58, 'same-sets': 59, 'same-tiles': 63, 'one-wait': 45, listed: 59 } as const;
const WITHOUT_WAIT = 46;

const isFan = (fan: ScoredFan): fan is FanId => (FAN_IDS as readonly ScoredFan[]).includes(fan);

function reasonOf(fan: FanId, out: FanId): ExclusionReason {
  if (fanFamilyOf(fan) === 'waits') return 'one-wait';
  if (OTHER_READINGS[fan]?.includes(out)) return 'same-tiles';
  return LISTED[fan]?.includes(out) ? 'listed' : 'contained';
}

const excluded = (fan: FanId, reason: ExclusionReason): Excluded => ({
  fan,
  reason,
  article: reason === 'listed' && fan === 'single-wait' ? WITHOUT_WAIT : ARTICLES[reason],
});

/** Returns the fans that a fan keeps from counting, from the table by which hands are scored. */
export function excludedBy(fan: FanId, rules: McrRules): readonly Excluded[] {
  const { inHand, onItsSets } = fanExclusions(fan, rules);
  return [
    ...inHand.filter(isFan).map(one => excluded(one, reasonOf(fan, one))),
    ...onItsSets.filter(isFan).map(one => excluded(one, 'same-sets')),
  ];
}

/** Returns the fans beside which a fan does not count, in the order of the book. */
export const excluding = (fan: FanId, rules: McrRules): readonly Excluded[] =>
  FAN_IDS.flatMap(other =>
    excludedBy(other, rules)
      .filter(one => one.fan === fan)
      .map(one => ({ ...one, fan: other })),
  );
