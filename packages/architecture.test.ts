import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

/** What each part of the house may import of the others (dependencies point one way). */
const ALLOWED: Record<string, readonly string[]> = {
  'packages/rules': [],
  'packages/protocol': ['rules'],
  'packages/bots': ['rules'],
  'packages/table': ['rules', 'bots', 'protocol'],
  'apps/server': ['table', 'protocol', 'rules', 'bots'],
  'apps/web': ['table', 'protocol', 'rules', 'bots'],
  e2e: ['rules', 'protocol'],
};

/** Folders of the rules from the ground up: each may import only what lies before it, or itself. */
const STOREYS = ['result', 'tiles', 'rulesets', 'wall', 'melds', 'scoring', 'fouls', 'hand', 'session'];

const root = resolve(import.meta.dirname, '..');
const isTest = (file: string) => /\.test\.tsx?$|\/testing\/|\/fixtures\//.test(file);
const sources = globSync('{apps,packages,e2e}/**/*.{ts,tsx}', { cwd: root })
  .filter(file => !file.includes('node_modules') && !file.includes('/dist/'))
  .map(file => file.replaceAll('\\', '/'));

const IMPORT = /(?:import|export)\s(?:[^'";]*?\sfrom\s)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;
const textOf = new Map(sources.map(file => [file, readFileSync(join(root, file), 'utf8')]));
const importsOf = (file: string): string[] =>
  [...(textOf.get(file) ?? '').matchAll(IMPORT)].map(match => match[1] ?? match[2] ?? '');

const partOf = (file: string) => Object.keys(ALLOWED).find(part => file.startsWith(`${part}/`));

/** The file that a relative import names, from the repository's root. */
function target(file: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const path = join(dirname(file), specifier).replaceAll('\\', '/');
  return existsSync(join(root, path)) ? path : undefined;
}

describe('the house', () => {
  it('has something to look at', () => {
    expect(sources.length).toBeGreaterThan(50);
  });

  it('keeps dependencies pointing one way', () => {
    const wrong = sources.flatMap(file => {
      const part = partOf(file);
      const allowed = part === undefined ? [] : ALLOWED[part]!.map(name => `@gorrion/${name}`);
      const own = part && `@gorrion/${part.split('/')[1]}`;
      return importsOf(file)
        .filter(name => name.startsWith('@gorrion/'))
        .filter(name => ![...allowed, own].some(door => name === door || name.startsWith(`${door}/`)))
        .map(name => `${file} imports ${name}`);
    });
    expect(wrong).toEqual([]);
  });

  it('lets nobody pass an index by, or reach into another part by a relative path', () => {
    const wrong = sources.flatMap(file =>
      importsOf(file)
        .filter(name => {
          const path = target(file, name);
          return /^@gorrion\/[a-z]+\/src/.test(name) || (path !== undefined && partOf(path) !== partOf(file));
        })
        .map(name => `${file} imports ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it('builds the rules from the ground up', () => {
    const storey = (file: string) => STOREYS.indexOf(file.split('/')[3] ?? '');
    const wrong = sources
      .filter(file => file.startsWith('packages/rules/src/') && !isTest(file) && storey(file) >= 0)
      .flatMap(file =>
        importsOf(file)
          .map(name => target(file, name))
          .filter(path => path !== undefined && storey(path) > storey(file))
          .map(path => `${file} imports ${path}`),
      );
    expect(wrong).toEqual([]);
  });

  it('keeps clocks, chance and the machine out of the rules and the bots', () => {
    const forbidden = /\bMath\.random\b|\bDate\b|\bperformance\.|from 'node:|\bprocess\.|\bsetTimeout\b/;
    const wrong = sources
      .filter(file => /^packages\/(rules|bots)\/src\//.test(file) && !isTest(file))
      .filter(file => forbidden.test((textOf.get(file) ?? '').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')));
    expect(wrong).toEqual([]);
  });

  it('has no cycle', () => {
    const done = new Set<string>();
    const cycles: string[] = [];
    const visit = (file: string, path: readonly string[]): void => {
      if (path.includes(file)) {
        cycles.push([...path.slice(path.indexOf(file)), file].join(' > '));
        return;
      }
      if (done.has(file)) return;
      for (const name of importsOf(file)) {
        const next = target(file, name);
        if (next !== undefined && textOf.has(next)) visit(next, [...path, file]);
      }
      done.add(file);
    };
    for (const file of sources) visit(file, []);
    expect(cycles).toEqual([]);
  });
});
