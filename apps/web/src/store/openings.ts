import type { BotLevel, TableSettings } from '@gorrion/protocol';

/** The settings of a host's first table: one round by WMO rules, without a clock. */
export const DEFAULT_SETTINGS: TableSettings = {
  ruleset: 'wmo2006',
  hands: 4,
  clock: 'none',
  absence: 'bot',
  visibility: 'link',
  hints: 'facts',
};

/** The default settings of a game against bots: the player sees their routes, and may ask the expert for advice. */
export const PRACTICE_SETTINGS: TableSettings = { ...DEFAULT_SETTINGS, hints: 'advice', route: 'shown' };

export const DEFAULT_LEVEL: BotLevel = 'regular';
