import { relative } from 'node:path';
import type { Node } from 'typescript/unstable/ast';
import { isElementAccessExpression } from 'typescript/unstable/ast/is';
import { API, type Type } from 'typescript/unstable/sync';
import { expect, onTestFinished, test } from 'vitest';

/*
 * Seats, players and positions are told apart by the compiler, except as an index: to TypeScript the literal types of
 * all three name the same properties of a tuple. This test asks the compiler for the types on both sides of `[ ]`.
 */

const ROOT = new URL('..', import.meta.url).pathname;
const KINDS = ['Seat', 'Player', 'Position'];

/** Whether a table of one kind, as the compiler prints its type, is indexed by a value of another. */
function isMistaken(table: string, index: string): boolean {
  const kind = KINDS.find(name => table.startsWith(`By${name}<`));
  return kind !== undefined && KINDS.some(name => name !== kind && index.includes(`${name}Number`));
}

function indexings(node: Node): readonly { table: Node; index: Node; text: string }[] {
  const found: { table: Node; index: Node; text: string }[] = [];
  const visit = (inner: Node): void => {
    if (isElementAccessExpression(inner)) {
      found.push({ table: inner.expression, index: inner.argumentExpression, text: inner.getText() });
    }
    inner.forEachChild(visit);
  };
  visit(node);
  return found;
}

test('no table by seat, player or position is indexed by another of the three', () => {
  const api = new API({ cwd: ROOT });
  onTestFinished(() => api.close());
  const { program, checker } = api.updateSnapshot({ openProjects: [`${ROOT}tsconfig.json`] }).getProjects()[0]!;
  // One type is that of many expressions, and each question to the compiler is a message to another process.
  const printed = new Map<Type, string>();
  const textOf = (type: Type | undefined): string => {
    if (!type) return '';
    const known = printed.get(type) ?? checker.typeToString(type);
    printed.set(type, known);
    return known;
  };
  let checked = 0;
  const mistaken: string[] = [];
  for (const file of program.getSourceFileNames().filter(name => !name.includes('/node_modules/'))) {
    const found = indexings(program.getSourceFile(file)!);
    if (found.length === 0) continue;
    const tables = checker.getTypeAtLocation(found.map(({ table }) => table));
    const indexes = checker.getTypeAtLocation(found.map(({ index }) => index));
    for (const [n, { text }] of found.entries()) {
      const [table, index] = [textOf(tables[n]), textOf(indexes[n])];
      if (KINDS.some(name => index.includes(`${name}Number`))) checked++;
      if (isMistaken(table, index)) mistaken.push(`${relative(ROOT, file)}: ${text}`);
    }
  }
  expect(mistaken.filter(line => !line.startsWith('packages/rules/src/session/kinds.test.ts'))).toEqual([]);
  expect(mistaken).toEqual([
    'packages/rules/src/session/kinds.test.ts: totals[seat]',
    'packages/rules/src/session/kinds.test.ts: hands[player]',
  ]);
  expect(checked).toBeGreaterThan(300);
}, 60_000);
