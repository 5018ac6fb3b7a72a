import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { MCR_RULESETS } from './rulesets/presets.ts';

/*
 * The rulebook and the tests hold each other: no article of the engine without a test, no test of an article that does
 * not exist. A title is read as text, so that the check needs no test to run.
 */

const PACKAGE = dirname(dirname(fileURLToPath(import.meta.url)));
const ROOT = dirname(dirname(PACKAGE));
const LAST_ARTICLE = 105;
const OUTSIDE = '\n## Outside the engine\n';

const rulebook = readFileSync(join(PACKAGE, 'RULEBOOK.md'), 'utf8');
const [engineText = '', outsideText = '', ...rest] = rulebook.split(OUTSIDE);

const articlesOf = (text: string): number[] => [...text.matchAll(/^### (\d+)\. \S/gm)].map(match => Number(match[1]));
const inEngine = articlesOf(engineText);
const outside = articlesOf(outsideText);

/** Every file of tests under a folder. */
function testFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return testFiles(path);
    return /\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

/** A call of test, it or describe, or of what `.each(…)` made, up to its first text: the title. */
const TITLE = /(?:\b(?:test|it|describe)(?:\.\w+)*|[)`])\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;

/** Article numbers quoted by titles, "[R30]" or "[R30] [R34]", each with the files that quote it. */
function quotedArticles(): Map<number, Set<string>> {
  const quoted = new Map<number, Set<string>>();
  for (const file of ['packages', 'apps'].flatMap(folder => testFiles(join(ROOT, folder)))) {
    if (file === fileURLToPath(import.meta.url)) continue;
    for (const title of readFileSync(file, 'utf8').matchAll(TITLE)) {
      for (const [, number] of title[2]!.matchAll(/\[R(\d+)\]/g)) {
        quoted.set(Number(number), (quoted.get(Number(number)) ?? new Set()).add(file.slice(ROOT.length + 1)));
      }
    }
  }
  return quoted;
}

/** `{ kongPoints: { twoConcealed: 8 } }` as `kongPoints.twoConcealed` -> "8". */
const flat = (options: object, prefix = ''): [string, string][] =>
  Object.entries(options).flatMap(([name, value]) =>
    typeof value === 'object' ? flat(value, `${prefix}${name}.`) : [[prefix + name, String(value)] as [string, string]],
  );

/** A preset as the table of options prints it. */
function printedOptions(column: number): [string, string][] {
  const rows = engineText.matchAll(/^\| `([\w.]+)` \| \d+ \|(.*)\|$/gm);
  return [...rows].map(([, name, cells]) => [name!, cells!.split('|')[column]!.trim()]);
}

/** The presets that have a column of their own in the table of options. */
const COLUMNS = ['wmo2006', 'cn1998', 'ema'];

/** A preset as the rulebook prints it: in its own column, or as another one but for some options. */
function printedPreset(id: string): Record<string, string> {
  if (COLUMNS.includes(id)) return Object.fromEntries(printedOptions(COLUMNS.indexOf(id)));
  const [, as, but] = engineText.match(new RegExp(`^\\| \`${id}\` \\| \`(\\w+)\` \\| (.*) \\|$`, 'm')) ?? [];
  const others = [...(but ?? '').matchAll(/`(\w+)` `?([\w-]+)`?/g)].map(([, name, value]) => [name!, value!]);
  return { ...printedPreset(as ?? 'wmo2006'), ...Object.fromEntries(others) };
}

describe('the rulebook', () => {
  const quoted = quotedArticles();

  test('numbers every article from 1 to 105 once, in order', () => {
    expect(rest).toEqual([]);
    expect(inEngine).toEqual([...inEngine].sort((a, b) => a - b));
    expect(outside).toEqual([...outside].sort((a, b) => a - b));
    const all = [...inEngine, ...outside].sort((a, b) => a - b);
    expect(all).toEqual(Array.from({ length: LAST_ARTICLE }, (_, n) => n + 1));
  });

  test('names the sources of every article', () => {
    const articles = rulebook.split(/^### /m).slice(1);
    const withoutSources = articles.filter(article => !/^\*Sources:\* \S/m.test(article));
    expect(withoutSources.map(article => article.split('\n')[0])).toEqual([]);
  });

  test('has no article of the engine that no test quotes', () => {
    expect(inEngine.filter(article => !quoted.has(article))).toEqual([]);
  });

  test('has every article that a test quotes', () => {
    const known = new Set([...inEngine, ...outside]);
    const unknown = [...quoted].filter(([article]) => !known.has(article));
    expect(unknown.map(([article, files]) => `[R${article}] in ${[...files].join(', ')}`)).toEqual([]);
  });

  test('quotes the options of every preset as they are', () => {
    for (const rules of Object.values(MCR_RULESETS)) {
      const { id, ...options } = rules;
      expect(printedPreset(id), id).toEqual(Object.fromEntries(flat(options)));
    }
  });
});
