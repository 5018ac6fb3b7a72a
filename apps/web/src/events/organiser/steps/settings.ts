import { FIRST_PLAN } from '@gorrion/events/tournament';
import type { TableSettings } from '@gorrion/protocol';
import { OPTIONS, optionOf, type TableOption } from '../../../shell/options/options.ts';
import { changesBetween, type OptionChange, PRESETS } from '../../../shell/options/ways.ts';

/* The rules and the clock of an event's tables, in the terms of the wizard. */

/** Options that the wizard asks by name, and those that mean nothing at a table of an event. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'minutes',
  'timeEnd',
  'visibility',
  'watching',
  'openHands',
  'absence',
  'hints',
  'route',
  'pace',
  'botLevel',
  'seatDraw',
  'umpire',
  'delay',
  'rated',
  'finishes',
]);

/** Returns the options of an event's tables, as far as they mean anything with these settings. */
export const rulesOptions = (settings: TableSettings): readonly TableOption[] =>
  OPTIONS.filter(({ id, applies }) => !ELSEWHERE.has(id) && (applies?.(settings) ?? true));

/** How much later spectators see an event. It tells of hands that are over: a delay of one hand would be none. */
export const DELAY: TableOption = {
  ...optionOf('delay'),
  values: optionOf('delay').values?.filter(value => value !== 'hand'),
};

/** What the tables of an event begin with by each list of rules and penalties. */
const LISTS = {
  wmo2006: FIRST_PLAN.settings,
  book: { ...FIRST_PLAN.settings, rules: PRESETS.book.rules, calls: PRESETS.book.calls },
  ema: { ...FIRST_PLAN.settings, ruleset: 'ema' },
} as const;
type List = keyof typeof LISTS;

export const RULE_LISTS = ['wmo2006', 'book', 'ema', 'own'] as const satisfies readonly (List | 'own')[];
export type RuleList = (typeof RULE_LISTS)[number];

/** Returns other settings with the end of a session and the delay as they are. */
const keepingClock = (settings: TableSettings, others: TableSettings): TableSettings =>
  ['minutes', 'timeEnd', 'delay']
    .map(optionOf)
    .reduce((next, option) => option.write(next, option.read(settings)), others);

/** Returns the settings of a list as it is, with the clock and the delay of others. */
export const withList = (settings: TableSettings, list: List): TableSettings => keepingClock(settings, LISTS[list]);

/** Returns the options of the rules that differ from the nearest list of the same rule set, or from the rule set. */
export function ownRules(settings: TableSettings): readonly OptionChange[] {
  const { ruleset } = settings;
  const bases: readonly TableSettings[] = Object.values(LISTS).filter(list => list.ruleset === ruleset);
  const nearest = bases.length > 0 ? bases : [{ ...FIRST_PLAN.settings, ruleset }];
  return nearest
    .map(base => changesBetween(settings, keepingClock(settings, base)))
    .reduce((fewest, changes) => (changes.length < fewest.length ? changes : fewest));
}

/** Returns which list of rules and penalties settings follow. */
export const ruleListOf = (settings: TableSettings): RuleList =>
  RULE_LISTS.find(
    list =>
      list !== 'own' &&
      LISTS[list].ruleset === settings.ruleset &&
      changesBetween(settings, withList(settings, list)).length === 0,
  ) ?? 'own';

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
