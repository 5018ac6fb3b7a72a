import type { KnownTexts } from './differences.ts';

const TEXTS = {
  en: () => import('./texts/en.ts'),
  es: () => import('./texts/es.ts'),
  pt: () => import('./texts/pt.ts'),
  zh: () => import('./texts/zh.ts'),
} as const;

/** Fetches the words of the differences in one language. */
export const knownTexts = async (language: keyof typeof TEXTS): Promise<KnownTexts> => (await TEXTS[language]()).texts;
