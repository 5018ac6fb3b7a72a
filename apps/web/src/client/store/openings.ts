import type { BotLevel, TableSettings, WayId } from '@gorrion/protocol';
import type { ClassicalRulesetId, RulesetId } from '@gorrion/rules';

/** The settings of a host's first table: one round by WMO rules, without a clock. */
export const DEFAULT_SETTINGS: TableSettings = {
  ruleset: 'wmo2006',
  hands: 4,
  clock: 'none',
  absence: 'bot',
  visibility: 'link',
  hints: 'facts',
};

/** Returns the settings of a host's first table by one of the older ways: one round, without hints, which it does not have. */
export function olderSettings(ruleset: ClassicalRulesetId & WayId): TableSettings {
  const { hints: _, ...settings } = DEFAULT_SETTINGS;
  return { ...settings, way: ruleset, ruleset };
}

/** The default settings of a game against bots: the player sees their routes, and may ask the expert for advice. */
export const PRACTICE_SETTINGS: TableSettings = { ...DEFAULT_SETTINGS, hints: 'advice', route: 'shown' };

export const DEFAULT_LEVEL: BotLevel = 'regular';

export const PRACTICE_RULES = ['wmo2006', 'macau', 'spanish1920', 'pamphlet'] as const satisfies readonly RulesetId[];
/** The rules of a game against bots that the home page offers. */
export type PracticeRules = (typeof PRACTICE_RULES)[number];

/** Returns the default settings of a game against bots by these rules. The older ways have no hints and no routes. */
export const practiceSettings = (rules: PracticeRules): TableSettings =>
  rules === 'wmo2006' ? PRACTICE_SETTINGS : olderSettings(rules);
