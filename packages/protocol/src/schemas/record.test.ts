import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { recordSchema } from './record.ts';

const FILE = join(import.meta.dirname, '../../docs/record.schema.generated.json');

test('the published schema of a record is the one that files are read with (WRITE_SCHEMA=1 renews it)', () => {
  const schema = z.toJSONSchema(recordSchema, { io: 'input', unrepresentable: 'any', reused: 'ref' });
  const text = `${JSON.stringify(schema, null, 1)}\n`;
  if (process.env.WRITE_SCHEMA) writeFileSync(FILE, text);
  expect(readFileSync(FILE, 'utf8')).toBe(text);
});
