import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { later } from './en/later.ts';

const HERE = import.meta.dirname;
const SOURCE = join(HERE, '../..');

/** Catalogues that belong to no folder. Several folders use each of their messages, or the server causes it. */
const SHARED = ['common', 'errors', 'options'];

/** Catalogues that hold a part of a folder's messages, by the folder. */
const PARTS: Readonly<Record<string, string>> = {
  classical: 'tiles',
  counted: 'result',
  mistakes: 'review',
  reasons: 'review',
  search: 'page',
};

const isFile = (name: string) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|^testing\/|^i18n\//.test(name);
const FILES = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map(name => name.replaceAll('\\', '/'))
  .filter(isFile)
  .map(name => ({ folder: name.split('/')[0]!, text: readFileSync(join(SOURCE, name), 'utf8') }));

/** Keys that code builds from a template such as `t(`wind.${wind}`)`. Each place matches any word. */
const PATTERNS = FILES.flatMap(({ folder, text }) =>
  [...text.matchAll(/`([a-z]+\.[\w.-]*\$\{[^`]*)`/gi)].map(([, key = '']) => ({
    folder,
    pattern: new RegExp(`^${key.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[^ ]+')}$`),
  })),
);

/** Folders by each word in quotes in their files. */
const QUOTED = new Map<string, Set<string>>();
for (const { folder, text } of FILES) {
  for (const [, word = ''] of text.matchAll(/'([\w.-]+)(?=')/g)) {
    QUOTED.set(word, (QUOTED.get(word) ?? new Set()).add(folder));
  }
}

/** Returns the folders of the page that use a message. */
const usersOf = (key: string): ReadonlySet<string> =>
  new Set([
    ...(QUOTED.get(key) ?? []),
    ...PATTERNS.filter(({ pattern }) => pattern.test(key)).map(({ folder }) => folder),
  ]);

const CATALOGUES = readdirSync(join(HERE, 'en'))
  .map(file => basename(file, '.ts'))
  .filter(name => !['index', 'first', 'later'].includes(name))
  .map(name => {
    const keys = [...readFileSync(join(HERE, 'en', `${name}.ts`), 'utf8').matchAll(/^ {2}'([^']+)':/gm)];
    return { name, keys: keys.map(([, key]) => key!) };
  });

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
    expect(Object.keys(later).filter(key => isUsed(key) || isBuilt(key))).toEqual([]);
  });
});

describe('the catalogue of a screen', () => {
  it.each(CATALOGUES.filter(({ name }) => !SHARED.includes(name)))(
    '$name holds only messages that its folder uses',
    ({ name, keys }) => {
      expect(keys.filter(key => !usersOf(key).has(PARTS[name] ?? name))).toEqual([]);
    },
  );

  it.each(CATALOGUES.filter(({ name }) => SHARED.includes(name) && name !== 'errors'))(
    '$name is shared and holds only messages that several folders use',
    ({ keys }) => {
      expect(keys.filter(key => usersOf(key).size < 2)).toEqual([]);
    },
  );

  it('is searched for more than 500 messages', () => {
    expect(CATALOGUES.flatMap(({ keys }) => keys).length).toBeGreaterThan(500);
  });
});
