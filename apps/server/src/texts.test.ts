import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { duplicateKind } from '@gorrion/events/duplicate/kind';
import { groupKind } from '@gorrion/events/groups/kind';
import { tournamentKind } from '@gorrion/events/tournament/kind';
import { plainLines } from '@gorrion/protocol';
import * as schemas from '@gorrion/protocol/schemas';
import { describe, expect, it } from 'vitest';

/* Every text that people send and others see is clean: whatever a schema lets in. */

const root = resolve(import.meta.dirname, '../../..');

/** Files with schemas whose texts are those of this machine or its operator. */
const OF_THE_OPERATOR = [
  'apps/server/src/config/config.ts',
  'apps/server/src/persistence/folder/backup.ts',
  'apps/server/src/persistence/folder/lock.ts',
];

/** Files whose schemas only describe what schemas of the protocol hold. */
const OF_DESCRIPTIONS = ['asyncapi', 'described', 'routes'].map(name => `apps/server/src/publicApi/${name}.ts`);

/** Schemas of what the server itself says to programs. */
const isSaid = (name: string): boolean => /^(answerSchema|api[A-Z]\w*)$/.test(name) && !name.endsWith('Query');

/** Places where anything may stand, each with what reads it. */
const READ_ELSEWHERE: Readonly<Record<string, string>> = {
  'uploadSchema.record': 'recordSchema',
  'ledgerWishSchema.wish': 'the wish of its kind',
  'ledgerCallSchema.command': 'the command of its kind',
  'deviceWishSchema.answer.*': 'the library of passkeys; nobody is shown it',
  'deviceWishSchema.answer.response.*': 'the library of passkeys; nobody is shown it',
};

const HOSTILE = [
  'Ana\u202Egnp.exe',
  'Ana\u2066\u2069',
  'A\u200Bna',
  'Ana\u0000',
  'Ana\r\nEva',
  'Ana\rEva',
  'Ana\u2028Eva',
  '\uD800Ana',
  'A\uFE0Fna',
  'A\u{E0061}na',
  `A${'\u0301'.repeat(9)}na`,
  '\u0301Ana',
  '  Ana   Eva  ',
  '\u3164',
  'https://a.example/\u202Ea\u200B',
  'A\n\n\n\n\nB',
];
const ENDLESS = ['x'.repeat(100_000), '0'.repeat(100_000), ' '.repeat(100_000)];

interface Schema {
  safeParse(value: unknown): { readonly success: boolean; readonly data?: unknown };
  readonly def: {
    readonly type: string;
    readonly shape?: Readonly<Record<string, Schema>>;
    readonly catchall?: Schema;
    readonly options?: readonly Schema[];
    readonly items?: readonly Schema[];
    readonly [part: string]: unknown;
  };
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && 'def' in value && 'safeParse' in value;

/** Kinds of schemas that hold no text of people. */
const TEXTLESS = new Set(['number', 'int', 'boolean', 'literal', 'enum', 'undefined', 'null', 'never', 'transform']);

/** What a text schema lets in that is not clean. */
const uncleanIn = (schema: Schema): readonly string[] =>
  [...HOSTILE, ...ENDLESS].flatMap(text => {
    const { success, data } = schema.safeParse(text);
    const isClean = !success || (typeof data === 'string' && data.length < 10_000 && plainLines(data) === data);
    return isClean ? [] : [JSON.stringify(text.slice(0, 20))];
  });

/** The parts of a schema, each with its path. */
function partsOf({ def }: Schema, path: string): readonly (readonly [string, Schema])[] {
  const members = Object.entries(def.shape ?? {}).map(([name, part]) => [`${path}.${name}`, part] as const);
  const rest = def.catchall ? [[`${path}.*`, def.catchall] as const] : [];
  const alike = [...(def.options ?? []), ...(def.items ?? [])].map(part => [path, part] as const);
  const inner = ['element', 'innerType', 'in', 'out', 'rest', 'keyType', 'valueType'].flatMap(name =>
    isSchema(def[name]) ? [[path, def[name]] as const] : [],
  );
  return [...members, ...rest, ...alike, ...inner];
}

/** Names the places of a schema whose texts are not cleaned. */
function* uncleanBelow(schema: Schema, path: string, seen: Set<Schema>): Generator<string> {
  const { type } = schema.def;
  if (TEXTLESS.has(type) || path in READ_ELSEWHERE || seen.has(schema)) return;
  seen.add(schema);
  if (type === 'string') {
    const unclean = uncleanIn(schema);
    if (unclean.length > 0) yield `${path} takes ${unclean.join(', ')}`;
    return;
  }
  const parts = partsOf(schema, path);
  if (parts.length === 0 && type !== 'object') yield `${path} takes any ${type}`;
  for (const [below, part] of parts) yield* uncleanBelow(part, below, seen);
}

const kinds = [groupKind, duplicateKind, tournamentKind];
const all: readonly (readonly [string, unknown])[] = [
  ...Object.entries(schemas).filter(([name]) => !isSaid(name)),
  ...Object.entries(schemas.clientSchemas),
  ...kinds.flatMap(({ kind, wish, command }) => [
    [`${kind} wish`, wish] as const,
    [`${kind} command`, command] as const,
  ]),
];

describe('what people send', () => {
  it('is read by the schemas that are looked at here', () => {
    const known = [/^packages\/protocol\/src\/schemas\//, /^packages\/events\/src\/\w+\/(kind|schemas)\.ts$/];
    const others = globSync('{apps,packages}/**/src/**/*.{ts,tsx}', { cwd: root })
      .map(file => file.replaceAll('\\', '/'))
      .filter(file => !/node_modules|\/dist\/|\.test\.tsx?$/.test(file))
      .filter(file => readFileSync(join(root, file), 'utf8').includes("from 'zod'"))
      .filter(file => !known.some(folder => folder.test(file)));
    expect(others.toSorted()).toEqual([...OF_THE_OPERATOR, ...OF_DESCRIPTIONS]);
  });

  it('is read by no schema of what the server says', () => {
    const reading = /\b(answerSchema|api[A-Z]\w*(?<!Query)|toldSchemas\S*|answer|lines)\??\.(safeParse|parse)\(/;
    const files = globSync('apps/server/src/**/*.ts', { cwd: root }).filter(file => !/\.test\.ts$/.test(file));
    expect(files.filter(file => reading.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
  });

  it('has no text that is neither an id nor clean', () => {
    const seen = new Set<Schema>();
    const unclean = all.flatMap(([name, schema]) => (isSchema(schema) ? [...uncleanBelow(schema, name, seen)] : []));
    expect(unclean).toEqual([]);
    expect(seen.size).toBeGreaterThan(300);
  });
});
