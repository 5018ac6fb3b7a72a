import type { Language } from '@gorrion/rules';
import type { PlacementTexts } from './questions.ts';

const TEXTS: Readonly<Record<Language, () => Promise<{ readonly texts: PlacementTexts }>>> = {
  en: () => import('./texts/en.ts'),
  es: () => import('./texts/es.ts'),
  pt: () => import('./texts/pt.ts'),
  zh: () => import('./texts/zh.ts'),
};

/** Fetches the words of the test in one language. */
export const placementTexts = async (language: Language): Promise<PlacementTexts> => (await TEXTS[language]()).texts;
