import { ok, type Result, refuse } from '@gorrion/rules';

/**
 * Reads flags written as `--hands 10` or `--hands=10`; one of `switches` has no value. Refuses with a sentence for the
 * user.
 */
export function readFlags<N extends string>(
  words: readonly string[],
  names: readonly N[],
  switches: readonly N[] = [],
): Result<Partial<Record<N, string>>, string> {
  const given: Partial<Record<N, string>> = {};
  const isName = (text: string): text is N => (names as readonly string[]).includes(text);
  for (let at = 0; at < words.length; at++) {
    const [flag, joined] = splitAtEquals(words[at]!);
    const name = flag.startsWith('--') ? flag.slice(2) : '';
    if (!isName(name)) return refuse(`unknown argument "${words[at]}"`);
    if (given[name] !== undefined) return refuse(`--${name} is given twice`);
    const value = switches.includes(name) ? 'yes' : (joined ?? words[++at]);
    if (value === undefined || value === '') return refuse(`--${name} needs a value`);
    given[name] = value;
  }
  return ok(given);
}

function splitAtEquals(word: string): readonly [string, string | undefined] {
  const at = word.indexOf('=');
  return at < 0 ? [word, undefined] : [word.slice(0, at), word.slice(at + 1)];
}

/** Returns whether a text is a whole number from 1 to 9999999. */
export const isCount = (text: string): boolean => /^[1-9]\d{0,6}$/.test(text);
