// @vitest-environment happy-dom

import { expect, it, vi } from 'vitest';
import { otherLanguages, spokenNow, startLanguage } from '../../kit/i18n/choice.ts';
import { CATALOGUES } from './catalogues.ts';

const chosenElsewhere = (key: string, newValue: string) =>
  dispatchEvent(new StorageEvent('storage', { key, newValue }));

it('the page follows the language that its reader chooses in another tab', async () => {
  // A catalogue that was never read takes its time.
  await CATALOGUES.es.first();
  await startLanguage(CATALOGUES);
  expect(spokenNow().language).toBe('en');
  chosenElsewhere('gorrion.theme', 'pt');
  chosenElsewhere('gorrion.language', 'tlh');
  chosenElsewhere('gorrion.language', 'es');
  await vi.waitFor(() => expect(spokenNow().language).toBe('es'), 20_000);
  expect(document.documentElement.lang).toBe('es');
});

it('a search reads the sentences of all other languages', async () => {
  const others = await otherLanguages('es');
  expect(others.map(t => [t.locale, t('place.events'), t('search.title')])).toEqual([
    ['en', 'Events', 'Search'],
    ['pt', 'Torneios', 'Buscar'],
    ['zh', '赛事', '搜索'],
  ]);
});
