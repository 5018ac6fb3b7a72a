import { type RuleChoices, rulesetOf, type TableSettings, tidySettings } from '@gorrion/protocol';
import { isClassicalId } from '@gorrion/rules';
import type { BookId } from '../links/learnPaths.ts';

/* What an option of a table is, and how one is made that is a field of the settings or of the rules. */

export type OptionValue = string | number | boolean;

export const GROUPS = ['time', 'play', 'tiles', 'points', 'end', 'fans', 'bots', 'watch', 'words'] as const;
export type GroupId = (typeof GROUPS)[number];

/** The lines of the room in which the settings are put into words. */
export const LINES = [
  'rules',
  'play',
  'length',
  'clock',
  'session',
  'flowers',
  'counting',
  'watching',
  'calls',
] as const;
export type SettingsLineId = (typeof LINES)[number];

/** Whole numbers from `min` to `max`; with `hasNone`, 0 also stands for no limit. */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
  /** What one press adds or takes away. */
  readonly step: number;
  readonly hasNone?: boolean;
}

/** One option: where it stands, what it may be, and how it is read from settings and written to them. */
export interface TableOption {
  readonly id: string;
  /** Two letters for it in a link. They never change, so that old links keep their meaning. */
  readonly code: string;
  readonly group: GroupId;
  readonly line: SettingsLineId;
  /** The section of the printed book, as `3.6.4`, its appendix, as `appendix 4`, or the numbers of its fans, as `fan 48, 57`; undefined if it has none. */
  readonly section?: string;
  /** The article of our rulebook that explains it, and that of the classical one. */
  readonly article?: number;
  readonly classicalArticle?: number;
  /** The values to choose from, in the order of a link; undefined for a range. */
  readonly values?: readonly OptionValue[];
  readonly range?: NumberRange;
  /** Whether one of its values may be chosen with these settings. Undefined = each may. */
  readonly offers?: (settings: TableSettings, value: OptionValue) => boolean;
  /** Whether its line in the room says so where it is on. */
  readonly isSaid?: boolean;
  /** Whether a value is none of the competition's rules. Undefined = each is one of theirs. */
  readonly isHouse?: (value: OptionValue) => boolean;
  /** Whether it means anything with these settings. Undefined = always. */
  readonly applies?: (settings: TableSettings) => boolean;
  readonly read: (settings: TableSettings) => OptionValue;
  readonly write: (settings: TableSettings, value: OptionValue) => TableSettings;
}

/** Where an option stands, and when it means anything. */
export type Place = Pick<TableOption, 'group' | 'line'> &
  Partial<Pick<TableOption, 'section' | 'article' | 'classicalArticle' | 'range' | 'isSaid' | 'isHouse' | 'applies'>>;

/** Returns settings without fields that are undefined, and without rules that the rule set has by itself. */
export function tidied(
  settings: { readonly [key in keyof TableSettings]: TableSettings[key] | undefined },
): TableSettings {
  const kept = Object.entries(settings).filter(([, value]) => value !== undefined);
  return tidySettings(Object.fromEntries(kept) as unknown as TableSettings);
}

/** An option that is a field of the settings. Its usual value is stored as no value. */
export function field<K extends keyof TableSettings>(
  id: K,
  code: string,
  place: Place,
  values: readonly (OptionValue & TableSettings[K])[] | undefined,
  usual?: OptionValue & TableSettings[K],
): TableOption {
  return {
    id,
    code,
    ...place,
    ...(values && { values }),
    read: settings => (settings[id] ?? usual) as OptionValue,
    write: (settings, value) => tidied({ ...settings, [id]: value === usual ? undefined : value }),
  };
}

/** An option of the rules. */
export const rule = (
  id: keyof RuleChoices,
  code: string,
  place: Place,
  values?: readonly OptionValue[],
): TableOption => ({
  id,
  code,
  ...place,
  ...(values && { values }),
  read: settings => (rulesetOf(settings) as RuleChoices)[id] as OptionValue,
  write: (settings, value) => tidied({ ...settings, rules: { ...settings.rules, [id]: value } }),
});

/** Whether the settings are those of one of the older ways. */
export const isOlder = ({ ruleset }: Pick<TableSettings, 'ruleset'>): boolean => isClassicalId(ruleset);

/** Returns the value that stands for an option where it means nothing. */
const idleValue = ({ values, range }: TableOption): OptionValue => values?.[0] ?? range?.min ?? false;

/** Returns an option that only one family of rules has. With the rules of the other it has one value and writes nothing. */
function ofFamily(option: TableOption, isOwn: (settings: TableSettings) => boolean): TableOption {
  const { applies, read, write } = option;
  return {
    ...option,
    applies: settings => isOwn(settings) && (applies?.(settings) ?? true),
    read: settings => (isOwn(settings) ? read(settings) : idleValue(option)),
    write: (settings, value) => (isOwn(settings) ? write(settings, value) : settings),
  };
}

/** Returns an option of the competition's rules. */
export const competitionOption = (option: TableOption): TableOption => ofFamily(option, settings => !isOlder(settings));

/** Returns the article of a book that explains an option; undefined if the book does not speak of it. */
export const articleOfOption = ({ article, classicalArticle }: TableOption, book: BookId): number | undefined =>
  book === 'classical' ? classicalArticle : article;

/** Returns an option of the older ways. */
export const olderOption = (option: TableOption): TableOption => ofFamily(option, isOlder);

/** Returns the values of an option that may be chosen with these settings. */
export const valuesFor = ({ values = [], offers }: TableOption, settings: TableSettings): readonly OptionValue[] =>
  values.filter(value => offers?.(settings, value) ?? true);
