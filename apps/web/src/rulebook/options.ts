import type { Key, Translate } from '../i18n/index.ts';
import { PRESETS } from './books.ts';
import type { Rulebook } from './read.ts';

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
  'seconds.think': 'move',
  'seconds.first': 'first',
  'seconds.claim': 'claimSeconds',
};

/** A key of a name, which has no places to fill. */
type PlainKey = Extract<Key, `room.o.${string}`>;

/** Returns how the page of all options calls an option; undefined if that page does not have it. */
export function optionName(t: Translate, name: string): string | undefined {
  const key = `room.o.${NAMED[name] ?? name.split('.')[0]}`;
  // A sentence that does not exist shows its key.
  const words = t(key as PlainKey);
  return words === key ? undefined : words;
}
