import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';

/** Functions have at most so many lines, their first and last included. */
const LONGEST = 60;

/** Functions that are longer, by file and name, each with its reason. The list is exact: what gets short leaves it. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'e2e/measure/probe.ts installProbe': 'runs inside the page, where it can reach nothing outside of itself',
  'e2e/wide/cut.ts measure': 'runs inside the page, where it can reach nothing outside of itself',
};

const root = resolve(import.meta.dirname, '..');
const sources = globSync('{apps,packages,e2e}/**/*.{ts,tsx,mjs}', { cwd: root })
  .map(file => file.replaceAll('\\', '/'))
  .filter(file => !/(^|\/)(node_modules|dist)\/|\.test\.tsx?$/.test(file));

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly id?: { readonly name?: string } | null;
  readonly key?: { readonly name?: string };
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const isFunction = ({ type }: Node): boolean =>
  /^(Function(Declaration|Expression)|ArrowFunctionExpression)$/.test(type);

/** Every function below a node with its name; one without a name has that of the variable or member that holds it. */
function* functionsBelow(node: Node, holder = ''): Generator<{ readonly name: string; readonly node: Node }> {
  const name = node.id?.name ?? node.key?.name ?? holder;
  if (isFunction(node)) yield { name, node };
  for (const child of Object.values(node).flat()) if (isNode(child)) yield* functionsBelow(child, name);
}

/** Names the functions of a source that are too long, as `file name`. */
function longFunctions(file: string, text: string): string[] {
  if (text.split('\n').length <= LONGEST) return [];
  const program = parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file) as unknown as Node;
  return [...functionsBelow(program)]
    .filter(({ node }) => text.slice(node.start, node.end).split('\n').length > LONGEST)
    .map(({ name }) => `${file} ${name || '(unnamed)'}`);
}

/** Parsing all sources takes 2 s alone on a core, several times that beside other tests (ms). */
const PARSING_MS = 30_000;

it(
  `no function has more than ${LONGEST} lines, except those listed here`,
  () => {
    const found = sources.flatMap(file => longFunctions(file, readFileSync(join(root, file), 'utf8')));
    expect(found.toSorted()).toEqual(Object.keys(EXCEPTIONS).toSorted());
  },
  PARSING_MS,
);

it('measures functions of every form', () => {
  const body = `{${'\n'.repeat(LONGEST)}}`;
  const short = `{${'\n'.repeat(LONGEST - 1)}}`;
  const text = `function a() ${body}\nconst b = () => ${body};\nclass C { d() ${body} }\nexport const e = { f: async () => ${body} };\nfunction g() ${short}\n(() => ${body})();`;
  expect(longFunctions('x.ts', text)).toEqual(['x.ts a', 'x.ts b', 'x.ts d', 'x.ts f', 'x.ts (unnamed)']);
});
