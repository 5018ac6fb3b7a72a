import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

/*
 * Links and citations: whatever a comment, a test's title or a document names must stand in this repository. A mistake is
 * reported as "file:line: what does not exist".
 */

const root = resolve(import.meta.dirname, '..');
const OWN = 'packages/docs.test.ts';
const isOurs = (file: string) => !/(^|\/)(node_modules|dist|test-results|coverage|data|\.git)\//.test(file);
const files = globSync(['{apps,packages,e2e,.github}/**/*.*', '*.*'], { cwd: root })
  .map(file => file.replaceAll('\\', '/'))
  .filter(isOurs);
const texts = files
  .filter(file => /\.(ts|tsx|mjs|js|css|md|yml)$/.test(file) && file !== OWN && !/fixtures|generated/.test(file))
  .map(file => ({ file, text: readFileSync(join(root, file), 'utf8') }));
const documents = texts.filter(({ file }) => file.endsWith('.md'));
const readRoot = (file: string) => readFileSync(join(root, file), 'utf8');

/** Documents whose numbered articles are cited by number. */
const rulebook = readRoot('packages/rules/RULEBOOK.md');
const classicalBook = readRoot('packages/rules/CLASSICAL.md');
const requirements = readRoot('apps/server/docs/requirements.md');
const numbersIn = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, number]) => number!));
const articles = numbersIn(rulebook, /^### (\d+)\. /gm);
const classicalArticles = numbersIn(classicalBook, /^### (\d+)\. /gm);
const sections = numbersIn(rulebook, /^## (\d+)\. /gm);
const required = new Set([
  ...numbersIn(requirements, /^(\d+)\. /gm),
  ...numbersIn(requirements, /^- \*\*(B\d)\.\*\*/gm),
]);

/** "9, 11 and 17-20" as the single numbers. */
function expand(list: string): readonly string[] {
  return list.split(/,| and /).flatMap(part => {
    const [first, last] = part.trim().split('-').map(Number);
    if (last === undefined) return [part.trim()];
    return Array.from({ length: last - first! + 1 }, (_, n) => String(first! + n));
  });
}

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** Places in texts where `judge` finds a match wrong, as "file:line: match". */
function wrongs(
  among: readonly { readonly file: string; readonly text: string }[],
  pattern: RegExp,
  isWrong: (match: RegExpMatchArray, file: string) => boolean,
): readonly string[] {
  return among.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)]
      .filter(match => isWrong(match, file))
      .map(match => `${file}:${lineAt(text, match.index)}: ${match[0].trim().replace(/\s+/g, ' ')}`),
  );
}

const NUMBERS = String.raw`(?:B?\d+)(?:(?:-|, | and )\d+)*`;
const SEPARATOR = String.raw`\s(?:\*\s|//\s)?`;
const citationsOf = (word: string) => new RegExp(String.raw`\b${word}s?${SEPARATOR}(${NUMBERS})(?!\d)`, 'gi');

/** Headings as GitHub makes anchors of them. */
function anchorsOf(text: string): ReadonlySet<string> {
  const headings = [...text.replace(/```[\s\S]*?```/g, '').matchAll(/^#+ (.+)$/gm)];
  return new Set(
    headings.map(([, heading]) =>
      heading!
        .toLowerCase()
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

/** Whether some file of the repository has this path, or a path that ends with it. */
const isFile = (path: string) => files.some(file => file === path || file.endsWith(`/${path}`));

describe('what is cited', () => {
  it('looks at comments, titles and documents that hold citations', () => {
    expect(documents.length).toBeGreaterThan(10);
    expect(wrongs(texts, citationsOf('article'), () => true).length).toBeGreaterThan(100);
    expect(wrongs(texts, citationsOf('requirement'), () => true).length).toBeGreaterThan(20);
    expect(articles.size).toBe(105);
    expect(required.size).toBe(34);
  });

  it('names articles that stand in the rulebook', () => {
    const isUnknown = ([, list]: RegExpMatchArray) => expand(list!).some(number => !articles.has(number));
    expect(wrongs(texts, citationsOf('article'), isUnknown)).toEqual([]);
    expect(wrongs(texts, new RegExp(`RULEBOOK (${NUMBERS})`, 'g'), isUnknown)).toEqual([]);
    expect(wrongs(texts, /\[R(\d+)\]/g, isUnknown)).toEqual([]);
  });

  it('names articles that stand in the classical rulebook', () => {
    const isUnknown = ([, list]: RegExpMatchArray) => expand(list!).some(number => !classicalArticles.has(number));
    expect(wrongs(texts, new RegExp(`CLASSICAL (${NUMBERS})`, 'g'), isUnknown)).toEqual([]);
    expect(wrongs(texts, /\[C(\d+)\]/g, isUnknown)).toEqual([]);
  });

  it("names requirements that stand in the server's list", () => {
    const isUnknown = ([, list]: RegExpMatchArray) => expand(list!).some(number => !required.has(number));
    expect(wrongs(texts, citationsOf('requirement'), isUnknown)).toEqual([]);
  });

  it('names sections of the rulebook, or of a printed book that it names', () => {
    const isWrong = ([, before, number]: RegExpMatchArray, file: string) => {
      if (/RULEBOOK $/.test(before!)) return !sections.has(number!);
      return (
        !/the book's $/.test(before!) && !/^packages\/rules\/(RULEBOOK|CLASSICAL|rulebook\/[\w.]+)\.md$/.test(file)
      );
    };
    // The sign is sought first: seeking what stands before it would try every place of every text.
    expect(wrongs(texts, /(?<=(.{0,20}))§\s?([\d.]*)/g, isWrong)).toEqual([]);
  });

  it('names no design, note or sketch without saying which document', () => {
    const vague = /\b(?:the|server's) design\b|\b(?:first|second) note\b|\bsteps? \d+ of the note\b|\bRULINGS\b/g;
    expect(wrongs(texts, vague, () => true)).toEqual([]);
  });

  it('names documents that exist', () => {
    const isMissing = ([, path]: RegExpMatchArray) => !isFile(path!.replace(/^(\.\.?\/)+/, ''));
    expect(wrongs(texts, /(?<![\w/.@-])((?:[\w.-]+\/)*[\w-]+\.md)\b/g, isMissing)).toEqual([]);
  });
});

describe('documents and comments', () => {
  it('link to files and headings that exist', () => {
    const isBroken = ([, target]: RegExpMatchArray, file: string) => {
      const [path, anchor] = target!.split('#');
      const file2 = path ? join(dirname(file), path).replaceAll('\\', '/') : file;
      if (!existsSync(join(root, file2))) return true;
      return anchor !== undefined && file2.endsWith('.md') && !anchorsOf(readRoot(file2)).has(anchor);
    };
    expect(wrongs(documents, /\]\((?!https?:|mailto:)([^)\s]+)\)/g, isBroken)).toEqual([]);
  });

  it('name source files that exist', () => {
    const isMissing = ([, path]: RegExpMatchArray) => !isFile(path!.replace(/^(\.\.?\/)+/, ''));
    expect(wrongs(texts, /`((?:[\w.-]+\/)*[\w-][\w.-]*\.(?:tsx?|mjs|jsonl\.gz))`/g, isMissing)).toEqual([]);
  });

  it('name tests of an app or package that exist, in the table of what is proven where', () => {
    const table = texts.filter(({ file }) => file === 'e2e/README.md');
    // A list names the app or package once.
    const isMissing = ([whole, part, path]: RegExpMatchArray) =>
      !isFile(whole) && !files.some(file => file.split('/')[1] === part && file.endsWith(`/${path}`));
    const named = /(?<![\w/])(\w+)\/((?:[\w-]+\/)*[\w.-]+\.test\.tsx?)/g;
    expect(wrongs(table, named, () => true).length).toBeGreaterThan(50);
    expect(wrongs(table, named, isMissing)).toEqual([]);
  });

  it('name every folder of a package where they say how it is built', () => {
    const built = documents.filter(({ text }) => /^## How it is built$/m.test(text));
    expect(built.length).toBeGreaterThan(4);
    const left = built.flatMap(({ file, text }) => {
      const section = text.split(/^## How it is built$/m)[1]!.split(/^## /m)[0]!;
      const folders = readdirSync(join(root, dirname(file), 'src'), { withFileTypes: true }).filter(one =>
        one.isDirectory(),
      );
      return folders
        .filter(({ name }) => !new RegExp(String.raw`\`(?:src/)?${name}[/\`]`).test(section))
        .map(({ name }) => `${file}: ${name}`);
    });
    expect(left).toEqual([]);
  });

  it('name every message of the protocol', () => {
    const messages = [...readRoot('packages/protocol/src/messages.ts').matchAll(/^ {2}'?([a-z:]+)'?: \(/gm)];
    expect(messages.length).toBeGreaterThan(25);
    const readme = readRoot('packages/protocol/README.md');
    expect(messages.map(([, name]) => name).filter(name => !readme.includes(`\`${name}\``))).toEqual([]);
  });

  it('name commands that npm can run', () => {
    const { scripts } = JSON.parse(readRoot('package.json')) as { readonly scripts: object };
    const isMissing = ([, name]: RegExpMatchArray) => !Object.hasOwn(scripts, name!);
    expect(wrongs(texts, /\bnpm run (?:-s )?([a-z][\w-]*(?::[\w-]+)*)/g, isMissing)).toEqual([]);
  });
});
