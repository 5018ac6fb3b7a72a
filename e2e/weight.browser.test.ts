import { expect, test } from './fixtures.ts';
import { INITIAL, INITIAL_SCRIPTS } from './measure/budget.ts';
import { firstLoad, type LoadedFile, scripts, sum } from './measure/load.ts';

const KB = 1000;

/** Returns the sum of files and the heaviest of them, for the message of a test that fails. */
const listed = (what: string, files: readonly LoadedFile[]): string =>
  `${what}: ${[...files]
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, 6)
    .map(({ path, bytes }) => `${path} ${(bytes / KB).toFixed(1)} KB`)
    .join(', ')}`;

test('a first visit fetches no more before it can play than the budget allows', async ({ browser, server }) => {
  const load = await firstLoad(browser, server.url, { encoding: 'gzip', isInitialOnly: true });
  const initial = load.files.filter(({ isInitial }) => isInitial);
  const own = scripts(load, true);
  expect(sum(own) / KB, listed('initial scripts', own)).toBeLessThan(INITIAL_SCRIPTS);
  expect(sum(own) / KB).toBeGreaterThan(50);
  expect(sum(initial) / KB, listed('initial files', initial)).toBeLessThan(INITIAL);
});
