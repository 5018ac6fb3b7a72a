import type { BotLevel, TableSettings } from '@gorrion/protocol';

/** What the page asks for when nobody chose: one round by the WMO's rules, at one's own pace. */
export const DEFAULT_SETTINGS: TableSettings = {
  ruleset: 'wmo2006',
  hands: 4,
  clock: 'none',
  absence: 'bot',
  visibility: 'link',
  hints: 'facts',
};

/** Against bots alone one may ask what the expert advises. */
export const PRACTICE_SETTINGS: TableSettings = { ...DEFAULT_SETTINGS, hints: 'advice' };

export const DEFAULT_LEVEL: BotLevel = 'regular';
