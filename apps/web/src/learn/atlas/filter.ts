import { type Atlas, type AtlasTexts, fansOfCase, type RulingCase, THEMES, type Theme } from '@gorrion/learn/atlas';
import { nameRank } from '@gorrion/learn/values';
import { FAN_IDS, type FanId } from '@gorrion/rules';
import { fanName } from '../../kit/i18n/fanName.ts';

/* Which cases the page shows. The address holds it, so that a link shows the same ones. */

export interface Filter {
  readonly text: string;
  readonly theme: Theme | undefined;
  readonly fan: FanId | undefined;
  /** Only cases in which this preset comes to another total than one of the others. */
  readonly preset: string | undefined;
}

export const NO_FILTER: Filter = { text: '', theme: undefined, fan: undefined, preset: undefined };

/** Returns the filter of an address, as "?theme=waits&fan=edge-wait". What it does not know is left out. */
export function filterOf(search: string): Filter {
  const given = new URLSearchParams(search);
  return {
    text: given.get('q') ?? '',
    theme: THEMES.find(theme => theme === given.get('theme')),
    fan: FAN_IDS.find(fan => fan === given.get('fan')),
    preset: given.get('preset') ?? undefined,
  };
}

/** Returns the part of the address that stands for a filter; empty if it leaves nothing out. */
export function searchOf({ text, theme, fan, preset }: Filter): string {
  const given = new URLSearchParams();
  if (text.trim() !== '') given.set('q', text);
  if (theme) given.set('theme', theme);
  if (fan) given.set('fan', fan);
  if (preset) given.set('preset', preset);
  const search = given.toString();
  return search && `?${search}`;
}

/** Returns words of a case with names of fans in their places. */
export const withNames = (words: string, own: FanId | undefined, locale: string): string =>
  words.replace(/\{([^}]*)\}/g, (_, place: string) => {
    const fan = place === 'fan' ? own : (place as FanId);
    return fan ? fanName(fan, locale) : place;
  });

/** Whether a preset comes to another total than one of the others that a case names. */
const isApart = ({ totals }: RulingCase, preset: string): boolean =>
  totals[preset] !== undefined && Object.values(totals).some(total => total !== totals[preset]);

/** Returns the fans that cases name, in the order of the book. */
export function fansNamed({ cases, kinds }: Atlas): readonly FanId[] {
  const named = new Set(cases.flatMap(row => fansOfCase(row, kinds[row.kind]!)));
  return FAN_IDS.filter(fan => named.has(fan));
}

/** Returns the presets that are apart from others in some case, in the order in which the rows name them. */
export const presetsNamed = ({ cases }: Atlas): readonly string[] =>
  [...new Set(cases.flatMap(({ totals }) => Object.keys(totals)))].filter(preset =>
    cases.some(row => isApart(row, preset)),
  );

/** All that a text is looked for in: words, fans, sources, hand and anchor. */
function wordsOf(row: RulingCase, { kinds, sources }: Atlas, texts: AtlasTexts, locale: string): readonly string[] {
  const kind = kinds[row.kind]!;
  const { title, text, readings = [] } = texts[row.kind]!;
  const own = row.fans?.[0];
  return [
    ...[title, text, ...readings].map(words => withNames(words, own, locale)),
    ...fansOfCase(row, kind).map(fan => fanName(fan, locale)),
    ...[...kind.sources, ...(row.sources ?? [])].map(({ source }) => sources[source]!.name),
    row.hand,
    row.id,
  ];
}

/** Returns the cases that a filter leaves, in the order of the page. */
export function casesOf(filter: Filter, atlas: Atlas, texts: AtlasTexts, locale: string): readonly RulingCase[] {
  const { text, theme, fan, preset } = filter;
  return atlas.cases.filter(row => {
    const kind = atlas.kinds[row.kind]!;
    return (
      (theme === undefined || kind.theme === theme) &&
      (fan === undefined || fansOfCase(row, kind).includes(fan)) &&
      (preset === undefined || isApart(row, preset)) &&
      (text.trim() === '' || nameRank(text, [wordsOf(row, atlas, texts, locale).join(' ')]) !== undefined)
    );
  });
}

/** Cases of one kind whose words are the same. */
export interface Group {
  /** The kind. */
  readonly id: string;
  /** The fan that its words name. */
  readonly own: FanId | undefined;
  readonly cases: readonly RulingCase[];
}

/** Returns cases under their kinds, in the order of the page. Words that name a case's own fan make a group for each. */
export function groupsOf(cases: readonly RulingCase[], texts: AtlasTexts): readonly Group[] {
  const groups = new Map<string, { id: string; own: FanId | undefined; cases: RulingCase[] }>();
  for (const row of cases) {
    const { title, text } = texts[row.kind]!;
    const own = `${title}${text}`.includes('{fan}') ? row.fans?.[0] : undefined;
    const key = `${row.kind} ${own}`;
    const group = groups.get(key) ?? { id: row.kind, own, cases: [] };
    group.cases.push(row);
    groups.set(key, group);
  }
  return [...groups.values()];
}
