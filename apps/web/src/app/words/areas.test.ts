import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../kit/i18n/language.ts';
import { PARTS, type Part, withPart } from '../../kit/i18n/parts.ts';
import { CATALOGUES } from './catalogues.ts';

const SOURCE = join(import.meta.dirname, '../..');
const PLACES: readonly string[] = ['learn', 'play', 'review', 'events', 'groups', 'operator'];

/** The search finds the pages of all places by their names, and loads everything that they say. */
const SEARCH = 'search';

/** Folders of the play that come before the first hand or after it. */
const ROOM: readonly string[] = [
  'room',
  'result',
  'forms',
  'umpire',
  'count',
  'compass',
  'win',
  'screen',
  'tv',
  'held',
  'cast',
  'lesson',
  'teach',
];

/** Returns the part with which a file of the page is loaded: a place, the settings, devices and calls, or what lies below. */
function partOf(file: string): Part | typeof SEARCH {
  const [room = '', folder = '', inner = ''] = file.split('/');
  if (room === 'play' && ROOM.includes(folder)) return 'room';
  if (PLACES.includes(room)) return room as Part;
  if (room === 'app' || !file.includes('/')) return 'first';
  if (room === 'sheet') return 'sheet';
  if (room !== 'shell') return 'ground';
  if (folder === 'page' && inner === 'search') return SEARCH;
  if (folder === 'options') return 'options';
  return ['settings', 'devices', 'calls', 'people', 'programs'].includes(folder) ? 'shell' : 'ground';
}

const isFile = (name: string) =>
  /\.tsx?$/.test(name) && !/\.test\.tsx?$|^testing\/|^kit\/i18n\/|\/words\/(\w+\/|catalogues)/.test(name);
const FILES = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map(name => name.replaceAll('\\', '/'))
  .filter(isFile)
  .map(name => ({ name, part: partOf(name), text: readFileSync(join(SOURCE, name), 'utf8') }));

/** The keys that a text builds from templates such as t(`wind.${wind}`). Each place matches any word. */
const patternsIn = (text: string): readonly RegExp[] =>
  [...text.matchAll(/`([a-z]+\.[\w.-]*\$\{[^`]*)`/gi)].map(
    ([, key = '']) => new RegExp(`^${key.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[^ ]+')}$`),
  );

const PATTERNS = FILES.flatMap(({ part, text }) => patternsIn(text).map(pattern => ({ part, pattern })));

/** The parts of the page by each word in quotes in their files. */
const QUOTED = new Map<string, Set<Part | typeof SEARCH>>();
for (const { part, text } of FILES) {
  for (const [, word = ''] of text.matchAll(/'([\w.-]+)(?=')/g)) {
    QUOTED.set(word, (QUOTED.get(word) ?? new Set()).add(part));
  }
}

it('every language has every part', () => {
  for (const language of LANGUAGES)
    expect(Object.keys(CATALOGUES[language]).sort(), language).toEqual([...PARTS].sort());
});

/** Returns the parts of the page that use a message. */
const usersOf = (key: string): ReadonlySet<Part | typeof SEARCH> =>
  new Set([...(QUOTED.get(key) ?? []), ...PATTERNS.filter(({ pattern }) => pattern.test(key)).map(({ part }) => part)]);

const isWith = (part: Part, other: Part): boolean => withPart(other).includes(part);

/** Returns the parts that may hold a message: the last that come with all of its users; the ground if there are several. */
function homesOf(users: ReadonlySet<Part | typeof SEARCH>): readonly Part[] {
  const readers = [...users].filter(user => user !== SEARCH);
  if (readers.length === 0) return ['shell'];
  const shared = PARTS.filter(part => part !== 'first' && readers.every(user => isWith(part, user)));
  const last = shared.filter(part => shared.every(other => other === part || !isWith(part, other)));
  return last.length === 1 ? last : [...last, 'ground'];
}

/** The messages of each part. */
const LOADED = await Promise.all(PARTS.map(async part => ({ part, keys: Object.keys(await CATALOGUES.en[part]()) })));
const FIRST = new Set(LOADED.find(({ part }) => part === 'first')?.keys);

const TEXTS = new Map(FILES.map(({ name, text }) => [name, text]));
const target = (file: string, path: string): string => join(dirname(file), path).replaceAll('\\', '/');

/** Returns a file with all that come with it: what it imports, and in turn what that imports. */
function filesWith(file: string): ReadonlySet<string> {
  const found = new Set([file]);
  for (const name of found) {
    const imports = TEXTS.get(name)?.matchAll(/^(?:import|export)(?! type)[^;]*? from '(\.[^']+\.tsx?)';/gm) ?? [];
    for (const [, path = ''] of imports) found.add(target(name, path));
  }
  return found;
}

/** The parts whose messages each file says. */
const SAID = new Map<string, Set<Part>>();
for (const { part, keys } of LOADED) {
  for (const { name, text } of FILES) {
    const patterns = patternsIn(text);
    const isSaid = keys.some(key => text.includes(`'${key}'`) || patterns.some(pattern => pattern.test(key)));
    if (isSaid) SAID.set(name, (SAID.get(name) ?? new Set()).add(part));
  }
}

/** An import() of a file, with the parts of the catalogue that are there by then. */
interface Load {
  readonly file: string;
  readonly from: string;
  readonly parts: ReadonlySet<string>;
}

const LOADS: readonly Load[] = FILES.flatMap(({ name, part, text }) =>
  [...text.matchAll(/(?:withWords\('(\w+)',\s*(?:async )?\(\) =>\s*)?import\('(\.[^']+\.tsx?)'\)/g)].map(
    ([, words, path = '']) => {
      const whole = words === 'all' || part === SEARCH;
      const parts = whole ? PARTS : [part, ...(words ? [words] : [])].flatMap(one => withPart(one as Part));
      return { from: name, file: target(name, path), parts: new Set<string>(['first', ...parts]) };
    },
  ),
);

/** Names the files of a load that say what is not there by then. */
const wordless = ({ from, file, parts }: Load): readonly string[] =>
  [...filesWith(file)].flatMap(name =>
    [...(SAID.get(name) ?? [])]
      .filter(part => !parts.has(part))
      .map(part => `${from} loads ${file} without ${part}, for ${name}`),
  );

describe('the first part of a catalogue', () => {
  it('holds every message of the files that the page loads at once', () => {
    const initial = filesWith('main.tsx');
    expect(initial.size).toBeGreaterThan(50);
    const texts = [...initial].flatMap(name => TEXTS.get(name) ?? []);
    const isUsed = (key: string) => texts.some(text => text.includes(`'${key}'`));
    const patterns = texts.flatMap(text =>
      [...text.matchAll(/`([a-z]+\.[\w.-]*)\$\{/gi)].map(([, start = '']) => start),
    );
    const isBuilt = (key: string) => patterns.some(start => key.startsWith(start));
    const later = LOADED.filter(({ part }) => part !== 'first').flatMap(({ keys }) => keys);
    expect(later.filter(key => isUsed(key) || isBuilt(key))).toEqual([]);
  });
});

describe('a part of a catalogue', () => {
  it.each(LOADED.filter(({ part }) => part !== 'first'))('$part holds what it says itself', ({ part, keys }) => {
    expect(keys.filter(key => !homesOf(usersOf(key)).includes(part))).toEqual([]);
  });

  it('is there for every file that comes by an import of its own', () => {
    expect(LOADS.length).toBeGreaterThan(100);
    expect(LOADS.flatMap(wordless)).toEqual([]);
  });

  it('has no message that nobody uses', () => {
    const keys = LOADED.flatMap(({ keys }) => keys).filter(key => !key.startsWith('error.'));
    expect(keys.filter(key => usersOf(key).size === 0)).toEqual([]);
    expect(keys.length).toBeGreaterThan(4000);
  });

  it('has no message that another part has', () => {
    const keys = LOADED.flatMap(({ keys }) => keys);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
    expect(FIRST.size).toBeGreaterThan(100);
  });
});
