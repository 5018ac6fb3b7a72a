import type { PlacementTexts } from './questions.ts';

const TEXTS = {
  en: () => import('./texts/en.ts'),
  es: () => import('./texts/es.ts'),
  pt: () => import('./texts/pt.ts'),
  zh: () => import('./texts/zh.ts'),
} as const;

/** Fetches the words of the test in one language. */
export const placementTexts = async (language: keyof typeof TEXTS): Promise<PlacementTexts> =>
  (await TEXTS[language]()).texts;
