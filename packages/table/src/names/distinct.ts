import { botOfName, codeOfBot, generatedName } from '@gorrion/protocol';
import { nameIn } from '@gorrion/protocol/birds';
import { LANGUAGES } from '@gorrion/rules';
import { CAPITAL, SMALL } from './lookalikes.ts';

/** Marks for a name that looks like another one at the table, in the order in which they are tried. */
const MARKS = ['', ' ²', ' ³', ' ⁴', ' ⁵', ' ⁶', ' ⁷', ' ⁸'];
/** Characters that do not distinguish names: spaces, invisible ones, punctuation. */
const UNMINDED = /[\s\p{Z}\p{Cf}\p{Cc}\p{P}\p{DI}]+/gu;
const REMEMBERED = 500;

/** Returns a function that replaces every look-alike by what it looks like. */
function folder(table: Readonly<Record<string, string>>): (text: string) => string {
  const targets = new Map(Object.entries(table).flatMap(([target, alike]) => Array.from(alike, one => [one, target])));
  return text => Array.from(text, one => targets.get(one) ?? one).join('');
}

const foldSmall = folder(SMALL);
const foldCapital = folder(CAPITAL);
/** Replaces two adjacent letters that look like one. */
const joined = (text: string): string => text.replaceAll('rn', 'm').replaceAll('vv', 'w');

/** Returns a generated name in English, and any other name as it is. */
function textOf(name: string): string {
  const generated = generatedName(name);
  return generated ? `${generated.manner ?? ''} ${generated.bird}${generated.mark ?? ''}` : name;
}

/** Returns the texts that readers may take a name for: that of a bot without what marks it, and with it in each language. */
function readingsOf(name: string): readonly string[] {
  const bot = botOfName(name);
  if (bot === undefined) return [textOf(name)];
  return [textOf(bot), ...new Set(LANGUAGES.map(language => nameIn(language, codeOfBot(textOf(bot)))))];
}

type Skeletons = readonly [string, string];

/**
 * Returns two skeletons of a text, in which look-alike characters are equal: one ignores case before look-alikes are
 * replaced, one after. Two texts look alike if their first or their second skeletons are equal.
 */
function skeletonsOf(text: string): Skeletons {
  const plain = text.normalize('NFKC');
  const minded = plain.replaceAll(UNMINDED, '') || plain;
  const reduced = (text: string) => joined(foldSmall(text.toLowerCase().normalize('NFKC').replaceAll('ς', 'σ')));
  return [reduced(minded), reduced(foldCapital(minded))];
}

const remembered = new Map<string, readonly Skeletons[]>();

function skeletons(name: string): readonly Skeletons[] {
  const known = remembered.get(name);
  if (known) return known;
  if (remembered.size >= REMEMBERED) remembered.clear();
  const made = readingsOf(name).map(skeletonsOf);
  remembered.set(name, made);
  return made;
}

/** Returns whether people could take one name for the other. */
export function looksLike(one: string, other: string): boolean {
  const others = skeletons(other);
  return skeletons(one).some(a => others.some(b => a[0] === b[0] || a[1] === b[1]));
}

/** Returns a name as it is shown beside others: with a mark (`Ana ²`) where it could be taken for one of them. */
export function distinctName(name: string, others: readonly string[]): string {
  const isFree = (shown: string) => !others.some(other => looksLike(shown, other));
  return MARKS.map(mark => name + mark).find(isFree) ?? name + MARKS.at(-1);
}
