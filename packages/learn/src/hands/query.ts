/* Queries of addresses, without the browser's own class: this package knows no page. */

/** Decodes a part of a query; a part with broken escapes stays as it is. */
function decoded(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}

/** Most values that are read. */
const MOST_VALUES = 40;

/** Returns the values of a query by their keys, with or without its question mark; of several the first. Never throws. */
export function valuesIn(query: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const part of query.replace(/^\?/, '').split('&', MOST_VALUES)) {
    const [key = '', ...value] = part.split('=');
    const name = decoded(key);
    if (name !== '' && !values.has(name)) values.set(name, decoded(value.join('=')));
  }
  return values;
}

/** Returns values as a query. Blanks are pluses; brackets and commas stay as they are, so that a hand can be read. */
export const queryText = (values: ReadonlyMap<string, string>): string =>
  [...values]
    .map(([key, value]) => `${key}=${encodeURIComponent(value).replaceAll('%20', '+').replaceAll('%2C', ',')}`)
    .join('&');

/** Returns the words of a value that lists them, at most 100 characters of it; none if it is absent. */
export const wordsIn = (value = ''): readonly string[] =>
  value
    .slice(0, 100)
    .split(/[\s,.]+/)
    .filter(word => word !== '');
