import type { Language } from '@gorrion/rules';
import type { KnownTexts } from './differences.ts';

const TEXTS: Readonly<Record<Language, () => Promise<{ readonly texts: KnownTexts }>>> = {
  en: () => import('./texts/en.ts'),
  es: () => import('./texts/es.ts'),
  pt: () => import('./texts/pt.ts'),
  zh: () => import('./texts/zh.ts'),
};

/** Fetches the words of the differences in one language. */
export const knownTexts = async (language: Language): Promise<KnownTexts> => (await TEXTS[language]()).texts;
