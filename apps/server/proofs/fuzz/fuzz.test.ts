import { expect, it, vi } from 'vitest';
import { minutesIn } from '../minutes.ts';
import { fuzz } from './fuzz.ts';

vi.setConfig({ testTimeout: 60_000 });

it('twenty thousand mutated frames crash nothing, change no prototype and no other table (requirement 30; npm run fuzz: ten million)', async () => {
  const found = await fuzz({ frames: 20_000, seed: 'short' });
  expect(found).toMatchObject({ uncaught: [], strangeAnswers: [], isPolluted: false, isOtherTableChanged: false });
  expect(found.answers.ok).toBeGreaterThan(1000);
  expect(found.answers['bad-message']).toBeGreaterThan(1000);
  expect(Object.keys(found.answers).length).toBeGreaterThan(10);
});

it('runs for a given time if no number of frames is given', async () => {
  const started = performance.now();
  const found = await fuzz({ frames: Number.POSITIVE_INFINITY, ms: 500, seed: 'timed' });
  expect(performance.now() - started).toBeGreaterThanOrEqual(500);
  expect(found.frames).toBeGreaterThan(0);
  expect(found).toMatchObject({ uncaught: [], strangeAnswers: [], isPolluted: false, isOtherTableChanged: false });
});

it('accepts only a number above 0 as minutes', () => {
  expect(['5', '0.5'].map(minutesIn)).toEqual([300_000, 30_000]);
  for (const text of ['0', '-1', 'five', '', 'Infinity']) expect(() => minutesIn(text)).toThrow('minutes');
});
