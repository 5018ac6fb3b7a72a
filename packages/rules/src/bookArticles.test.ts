import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { FOULS } from './fouls/fouls.ts';
import { LANGUAGES } from './languages/languages.ts';
import { BOOK_ARTICLES, citedIn } from './testing/bookArticles.ts';

const PACKAGE = dirname(dirname(fileURLToPath(import.meta.url)));
const ROOT = dirname(dirname(PACKAGE));
const RULEBOOKS = LANGUAGES.map(language => (language === 'en' ? 'RULEBOOK.md' : `rulebook/${language}.md`));

/** Returns the source files below a folder, tests not among them. */
const sources = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(path => /\/src\/.*\.tsx?$/.test(`/${path}`) && !/node_modules|\.test\./.test(path))
    .map(path => join(ROOT, folder, path));

const commentsOf = (text: string): string => (text.match(/\/\*[\s\S]*?\*\/|\/\/.*/g) ?? []).join('\n');

/** Returns the articles that the sources of a rulebook's articles cite, one list an article. */
const sourcesOf = (file: string): readonly (readonly string[])[] =>
  readFileSync(join(PACKAGE, file), 'utf8')
    .split(/^### /m)
    .map(article => citedIn(/^\*(?:Sources|Fuentes|Fontes|依据)[:：]\*[\s\S]*?(?=\n\n|$)/m.exec(article)?.[0] ?? ''));

describe('what cites the book of 2006', () => {
  test('a text cites articles by their whole numbers', () => {
    expect(citedIn('(3.9.1.5 (4)), 3.11.6.6-3.11.6.8; 13.4 and 3.52 and 3.5 %')).toEqual([
      '3.9.1.5',
      '3.11.6.6',
      '3.11.6.8',
    ]);
    expect(BOOK_ARTICLES.get('3.9.1.5')).toBe('The points of a winning hand');
    expect(BOOK_ARTICLES.has('3.9.1.6')).toBe(false);
  });

  test.each(RULEBOOKS)('%s cites articles that exist, the same as in English', file => {
    const cited = sourcesOf(file);
    expect(cited.flat().filter(article => !BOOK_ARTICLES.has(article))).toEqual([]);
    expect(cited).toEqual(sourcesOf(RULEBOOKS[0]!));
    expect(cited.flat().length).toBeGreaterThan(80);
  });

  test('the principles of counting are those of 3.9.1.5, never of the list of fans', () => {
    for (const file of RULEBOOKS) expect(sourcesOf(file).flat(), file).not.toContain('3.8');
  });

  test('offences name articles that exist', () => {
    const unknown = Object.values(FOULS).filter(({ article }) => !BOOK_ARTICLES.has(article));
    expect(unknown).toEqual([]);
  });

  test('comments cite articles that exist', () => {
    const wrong = [...sources('packages'), ...sources('apps')].flatMap(file =>
      citedIn(commentsOf(readFileSync(file, 'utf8')))
        .filter(article => article.split('.').length > 2 && !BOOK_ARTICLES.has(article))
        .map(article => `${file}: ${article}`),
    );
    expect(wrong).toEqual([]);
  });
});
