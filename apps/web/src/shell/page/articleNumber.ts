import type { Language } from '@gorrion/rules';

/** How an article is called before its number; folded, as searches compare it. */
const CALLED: Readonly<Record<Language, string>> = {
  en: 'art(?:icle)?|rule',
  es: 'art(?:iculo)?|regla',
  pt: 'art(?:igo)?|regra',
  zh: '第',
};
const ARTICLE = new RegExp(String.raw`^(?:${Object.values(CALLED).join('|')})?\.?\s*(\d{1,3})\s*条?$`);

/** Returns the number of the article that a folded text calls, as "articulo 58" or "58"; undefined if it calls none. */
export function articleNumberIn(text: string): number | undefined {
  const number = ARTICLE.exec(text)?.[1];
  return number === undefined ? undefined : Number(number);
}
