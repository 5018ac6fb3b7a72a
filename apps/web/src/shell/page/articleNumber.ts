/** A number alone, or as articles are called in the four languages; folded, as searches compare it. */
const ARTICLE = /^(?:art(?:\.|iculo|icle|igo)?|rule|regla|regra|第)?\s*(\d{1,3})\s*条?$/;

/** Returns the number of the article that a folded text calls, as "articulo 58" or "58"; undefined if it calls none. */
export function articleNumberIn(text: string): number | undefined {
  const number = ARTICLE.exec(text)?.[1];
  return number === undefined ? undefined : Number(number);
}
