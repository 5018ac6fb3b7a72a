import { expect, it, vi } from 'vitest';
import { fuzz } from './fuzz.ts';

vi.setConfig({ testTimeout: 60_000 });

it('twenty thousand mutated frames crash nothing, change no prototype and no other table (requirement 30; npm run fuzz: ten million)', async () => {
  const found = await fuzz(20_000, 'short');
  expect(found).toMatchObject({ uncaught: [], strangeAnswers: [], isPolluted: false, isOtherTableChanged: false });
  expect(found.answers.ok).toBeGreaterThan(1000);
  expect(found.answers['bad-message']).toBeGreaterThan(1000);
  expect(Object.keys(found.answers).length).toBeGreaterThan(10);
});
