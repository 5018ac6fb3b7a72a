import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { CLASSICAL_RULESETS } from './rulesets/presets.ts';

/*
 * The classical rulebook and the tests hold each other, as the competition's rulebook and its tests do: no article
 * without a test, no test of an article that does not exist. A title is read as text.
 */

const OWN = fileURLToPath(import.meta.url);
const PACKAGE = dirname(dirname(OWN));
const ROOT = dirname(dirname(PACKAGE));
const LAST_ARTICLE = 66;
/** Articles that decide nothing: which texts there are, and the table of options, which is compared below. */
const UNDECIDED = new Set([1, LAST_ARTICLE]);

const rulebook = readFileSync(join(PACKAGE, 'CLASSICAL.md'), 'utf8');
const articles = rulebook.split(/^### /m).slice(1);
const numbers = articles.map(article => Number.parseInt(article, 10));

/** Every file of tests under a folder. */
const testFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return testFiles(path);
    return /\.test\.tsx?$/.test(entry.name) && path !== OWN ? [path] : [];
  });

/** A call of test, it or describe, or of what `.each(…)` made, up to its first text: the title. */
const TITLE = /(?:\b(?:test|it|describe)(?:\.\w+)*|[)`])\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;

/** Article numbers quoted by titles, "[C22]" or "[C22] [C24]", each with the files that quote it. */
function quotedArticles(): Map<number, Set<string>> {
  const quoted = new Map<number, Set<string>>();
  for (const file of ['packages', 'apps'].flatMap(folder => testFiles(join(ROOT, folder)))) {
    for (const title of readFileSync(file, 'utf8').matchAll(TITLE)) {
      for (const [, number] of title[2]!.matchAll(/\[C(\d+)\]/g)) {
        quoted.set(Number(number), (quoted.get(Number(number)) ?? new Set()).add(file.slice(ROOT.length + 1)));
      }
    }
  }
  return quoted;
}

/** The options of a way to play as the table prints them. */
function printedOptions(column: number): Record<string, string> {
  const rows = rulebook.matchAll(/^\| `(\w+)` \| \d+ \|(.*)\|$/gm);
  return Object.fromEntries([...rows].map(([, name, cells]) => [name!, cells!.split('|')[column]!.trim()]));
}

describe('the classical rulebook', () => {
  const quoted = quotedArticles();

  test('numbers every article from 1 to 66 once, in order', () => {
    expect(numbers).toEqual(Array.from({ length: LAST_ARTICLE }, (_, n) => n + 1));
  });

  test('names the sources of every article', () => {
    const withoutSources = articles.filter(article => !/^\*Sources:\* \S/m.test(article));
    expect(withoutSources.map(article => article.split('\n')[0])).toEqual([]);
  });

  test('quotes a source, or says that there is none', () => {
    const silent = articles.filter(article => !/“[^”]+”|\*\*Gap|\*\*Ambiguous/.test(article));
    const known = ['37. No minimum', '66. Options and their values'];
    expect(silent.map(article => article.split('\n')[0]).filter(title => !known.includes(title!))).toEqual([]);
  });

  test('has no article that no test quotes', () => {
    expect(numbers.filter(article => !UNDECIDED.has(article) && !quoted.has(article))).toEqual([]);
  });

  test('has every article that a test quotes', () => {
    const unknown = [...quoted].filter(([article]) => !numbers.includes(article));
    expect(unknown.map(([article, files]) => `[C${article}] in ${[...files].join(', ')}`)).toEqual([]);
  });

  test('[C66] quotes the options of every way as they are, and all that only these rules have', () => {
    Object.values(CLASSICAL_RULESETS).forEach((rules, column) => {
      const printed = printedOptions(column);
      const { limit, exchanges, bankerHands, houseDoubles, namesDiscards, flowerExposure } = rules;
      const { setsAndPairOnly, strictlyInHand, concealedKongShown, laidChowStands, dragonPlayed } = rules;
      const { clockwise, winnerOfRound, replacementOptional } = rules;
      const letter = { setsAndPairOnly, strictlyInHand, concealedKongShown, laidChowStands, dragonPlayed };
      const turns = { clockwise, winnerOfRound, replacementOptional };
      const options = {
        limit,
        exchanges,
        bankerHands,
        houseDoubles,
        namesDiscards,
        ...letter,
        ...turns,
        flowerExposure,
      };
      expect(printed, rules.id).toEqual(
        Object.fromEntries(Object.entries(options).map(([name, value]) => [name, String(value)])),
      );
    });
  });

  test('names the article that speaks of an option beside it', () => {
    const where = [...rulebook.matchAll(/^\| `(\w+)` \| (\d+) \|/gm)];
    const silent = where.filter(([, name, number]) => !articles[Number(number) - 1]!.includes(`\`${name}\``));
    expect(silent.map(([, name]) => name)).toEqual([]);
  });
});
