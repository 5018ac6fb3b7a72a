import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { flagsOfStart } from '../proofs/server.ts';

const deployed = (file: string) => readFileSync(resolve(import.meta.dirname, '../deploy', file), 'utf8');

it('is started with the same flags by npm, by the unit and in the image', () => {
  const flags = flagsOfStart();
  expect(flags).toEqual([expect.stringMatching(/^--max-semi-space-size=\d+$/), '--no-memory-reducer']);
  const words = [...flags, 'apps/server/src/main.ts'];
  expect(deployed('gorrion.service')).toContain(`/node ${words.join(' ')}\n`);
  expect(deployed('Dockerfile')).toContain(`CMD ${JSON.stringify(['node', ...words]).replaceAll('","', '", "')}`);
});
