import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { disputeSchema } from './dispute.ts';
import { recordSchema } from './record.ts';

test.each([
  ['record', recordSchema],
  ['dispute', disputeSchema],
])('the published schema of a %s is the one that files are read with (WRITE_SCHEMA=1 renews it)', (name, shape) => {
  const file = join(import.meta.dirname, `../../docs/${name}.schema.generated.json`);
  const schema = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any', reused: 'ref' });
  const text = `${JSON.stringify(schema, null, 1)}\n`;
  if (process.env.WRITE_SCHEMA) writeFileSync(file, text);
  expect(readFileSync(file, 'utf8')).toBe(text);
});
