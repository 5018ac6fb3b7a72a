import type { Key, Translate } from '../../kit/i18n/index.ts';
import { PRESETS } from './books.ts';
import type { Rulebook, Sentence } from './read.ts';

/** A row of the table of options: its name and its values, one for each preset. */
export interface OptionRow {
  readonly name: string;
  readonly values: readonly string[];
}

/** Both books have so many presets. */
const OPTION_COLUMNS = 2 + PRESETS.competition.length;

/** Returns the options by the article that explains them, as the book's table of options has them. */
export function optionsByArticle(book: Rulebook): ReadonlyMap<number, readonly OptionRow[]> {
  const byArticle = new Map<number, OptionRow[]>();
  for (const { blocks, articles } of book.chapters) {
    const all = [...blocks, ...articles.flatMap(article => article.blocks)];
    const rows = all.flatMap(block => (block.kind === 'table' ? block.rows : []));
    for (const row of rows.filter(({ length }) => length === OPTION_COLUMNS)) {
      const [[name] = [], [where] = [], ...values] = row;
      if (name === undefined || where?.kind !== 'article') continue;
      const text = values.map(words => words.map(word => word.text).join(''));
      byArticle.set(where.article, [...(byArticle.get(where.article) ?? []), { name: name.text, values: text }]);
    }
  }
  return byArticle;
}

/** Options of the book that the page of all options has under another name. */
const NAMED: Readonly<Record<string, string>> = {
  seconds: 'clock',
  'seconds.think': 'move',
  'seconds.first': 'first',
  'seconds.claim': 'claimSeconds',
};

/** A key of a name, which has no places to fill. */
type PlainKey = Extract<Key, `room.o.${string}`>;

/** Returns a sentence that may not exist. */
function wordsAt(t: Translate, key: string): string | undefined {
  // A sentence that does not exist shows its key.
  const words = t(key as PlainKey);
  return words === key ? undefined : words;
}

const idOf = (name: string): string => NAMED[name] ?? name.split('.')[0]!;

/** Returns how the page of all options calls an option; undefined if that page does not have it. */
export const optionName = (t: Translate, name: string): string | undefined => wordsAt(t, `room.o.${idOf(name)}`);

/** Returns how the page of all options calls a value of an option; undefined if that page has no word for it. */
export function valueName(t: Translate, option: string, value: string): string | undefined {
  if (value === 'true') return t('rulebook.on');
  if (value === 'false') return t('rulebook.off');
  return wordsAt(t, `room.v.${idOf(option)}.${value}`);
}

/** Returns a name in code as the reader knows it: a value of the option before it, an option, or a preset. */
export function codeName(t: Translate, words: Sentence, place: number): string {
  const { text } = words[place]!;
  const before = words.slice(0, place).findLast(({ kind, text }) => kind === 'code' && optionName(t, text));
  const value = before && valueName(t, before.text, text);
  return value ?? optionName(t, text) ?? wordsAt(t, `options.ruleset.${text}`) ?? text;
}
