import { FIRST_PLAN } from '@gorrion/events/tournament';
import type { TableSettings } from '@gorrion/protocol';
import { OPTIONS, optionOf, type TableOption } from '../../room/options.ts';
import { changesBetween } from '../../room/ways.ts';

/* The rules and the clock of an event's tables, in the terms of the wizard. */

/** Options that the wizard asks by name, and those that mean nothing at a table of an event. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'minutes',
  'timeEnd',
  'visibility',
  'watching',
  'absence',
  'hints',
  'route',
  'pace',
  'botLevel',
  'seatDraw',
  'umpire',
]);

/** Returns the options of an event's tables, as far as they mean anything with these settings. */
export const rulesOptions = (settings: TableSettings): readonly TableOption[] =>
  OPTIONS.filter(({ id, applies }) => !ELSEWHERE.has(id) && (applies?.(settings) ?? true));

export const RULE_LISTS = ['wmo2006', 'ema', 'own'] as const;
export type RuleList = (typeof RULE_LISTS)[number];

/** Returns the settings of a rule set as it is, with the clock of others. */
export function withRuleset(settings: TableSettings, ruleset: TableSettings['ruleset']): TableSettings {
  const fresh = { ...FIRST_PLAN.settings, ruleset };
  const kept = ['minutes', 'timeEnd'].map(optionOf);
  return kept.reduce((next, option) => option.write(next, option.read(settings)), fresh);
}

/** Returns how many options of the rules differ from the rule set. */
export const ownChanges = (settings: TableSettings): number =>
  changesBetween(settings, withRuleset(settings, settings.ruleset)).length;

/** Returns which list of rules and penalties settings follow. */
export function ruleListOf(settings: TableSettings): RuleList {
  const list = RULE_LISTS.find(one => one === settings.ruleset);
  return list === undefined || ownChanges(settings) > 0 ? 'own' : list;
}

export const TIME_ENDS = ['void-hand', 'finish-hand', 'no-limit'] as const;
export type TimeEnd = (typeof TIME_ENDS)[number];

/** Minutes of a session by the book (3.5.6). */
export const BOOK_MINUTES = 150;

export const timeEndOf = (settings: TableSettings): TimeEnd =>
  settings.minutes === undefined ? 'no-limit' : (optionOf('timeEnd').read(settings) as TimeEnd);

/** Returns settings with another end of a session. A limit begins with the minutes of the book. */
export function withTimeEnd(settings: TableSettings, end: TimeEnd): TableSettings {
  const minutes = settings.minutes ?? BOOK_MINUTES;
  const ended = optionOf('timeEnd').write(settings, end);
  return optionOf('minutes').write(ended, end === 'no-limit' ? 0 : minutes);
}
