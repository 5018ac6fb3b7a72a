import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PARTS, type Part } from '../../kit/i18n/parts.ts';
import { CATALOGUES } from './catalogues.ts';

const SOURCE = join(import.meta.dirname, '../..');
const PLACES: readonly string[] = ['learn', 'play', 'review', 'events', 'groups'];

/** The search finds the pages of all places by their names, and loads everything that they say. */
const SEARCH = 'search';

/** Returns the part with which a file of the page is loaded: a place, the settings and devices, or what lies below. */
function partOf(file: string): Part | typeof SEARCH {
  const [room = '', folder = '', inner = ''] = file.split('/');
  if (PLACES.includes(room)) return room as Part;
  if (room === 'app' || !file.includes('/')) return 'first';
  if (room !== 'shell') return 'ground';
  if (folder === 'page' && inner === 'search') return SEARCH;
  return folder === 'settings' || folder === 'devices' ? 'shell' : 'ground';
}

const isFile = (name: string) =>
  /\.tsx?$/.test(name) && !/\.test\.tsx?$|^testing\/|^kit\/i18n\/|\/words\/(\w+\/|catalogues)/.test(name);
const FILES = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map(name => name.replaceAll('\\', '/'))
  .filter(isFile)
  .map(name => ({ name, part: partOf(name), text: readFileSync(join(SOURCE, name), 'utf8') }));

/** Keys that code builds from a template such as `t(`wind.${wind}`)`. Each place matches any word. */
const PATTERNS = FILES.flatMap(({ part, text }) =>
  [...text.matchAll(/`([a-z]+\.[\w.-]*\$\{[^`]*)`/gi)].map(([, key = '']) => ({
    part,
    pattern: new RegExp(`^${key.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[^ ]+')}$`),
  })),
);

/** The parts of the page by each word in quotes in their files. */
const QUOTED = new Map<string, Set<Part | typeof SEARCH>>();
for (const { part, text } of FILES) {
  for (const [, word = ''] of text.matchAll(/'([\w.-]+)(?=')/g)) {
    QUOTED.set(word, (QUOTED.get(word) ?? new Set()).add(part));
  }
}

/** Returns the parts of the page that use a message. */
const usersOf = (key: string): ReadonlySet<Part | typeof SEARCH> =>
  new Set([...(QUOTED.get(key) ?? []), ...PATTERNS.filter(({ pattern }) => pattern.test(key)).map(({ part }) => part)]);

/** Returns the part whose sentences hold a message: that of its only users, or the ground below several. */
function homeOf(users: ReadonlySet<Part | typeof SEARCH>): Part {
  const [one, ...more] = [...users].filter(user => user !== SEARCH);
  return one === undefined ? 'shell' : more.length > 0 ? 'ground' : one;
}

/** The messages of each part. */
const LOADED = await Promise.all(PARTS.map(async part => ({ part, keys: Object.keys(await CATALOGUES.en[part]()) })));
const FIRST = new Set(LOADED.find(({ part }) => part === 'first')?.keys);

/** Returns the files that the page loads at once: those which `main.tsx` imports, and in turn what they import. */
function initialFiles(): ReadonlySet<string> {
  const found = new Set(['main.tsx']);
  for (const name of found) {
    const text = readFileSync(join(SOURCE, name), 'utf8');
    const imports = text.matchAll(/^(?:import|export)(?! type)[^;]*? from '(\.[^']+\.tsx?)';/gm);
    for (const [, target = ''] of imports) found.add(join(dirname(name), target).replaceAll('\\', '/'));
  }
  return found;
}

describe('the first part of a catalogue', () => {
  it('holds every message of the files that the page loads at once', () => {
    const initial = initialFiles();
    expect(initial.size).toBeGreaterThan(50);
    const texts = [...initial].map(name => readFileSync(join(SOURCE, name), 'utf8'));
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
    expect(keys.filter(key => homeOf(usersOf(key)) !== part)).toEqual([]);
  });

  it('comes with every window of the settings and devices that another room opens', () => {
    // The button and the picture say nothing.
    const isSilent = (file: string) => /^(settings\/Settings|devices\/DeviceIcon)\.tsx$/.test(file);
    const opened = FILES.filter(({ part }) => part !== 'shell').flatMap(({ name, text }) =>
      [...text.matchAll(/^.*['"][./]*\/shell\/((?:settings|devices)\/\w+\.tsx)['"].*$/gm)].map(([line, file]) => ({
        name,
        file: file!,
        isWhole: /withWords\('(shell|all)', \(\) => import\(/.test(line),
      })),
    );
    expect(opened.length).toBeGreaterThan(3);
    expect(opened.filter(({ file, isWhole }) => !isWhole && !isSilent(file))).toEqual([]);
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
