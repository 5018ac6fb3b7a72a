import type { Language } from '@gorrion/rules';
import type { LessonTexts } from '../steps.ts';

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly texts: LessonTexts }>>> = {
  en: () => import('./en/index.ts'),
  es: () => import('./es/index.ts'),
  pt: () => import('./pt/index.ts'),
  zh: () => import('./zh/index.ts'),
};

/** Loads the sentences of all lessons in one language. Rejects if they cannot be fetched. */
export const loadLessonTexts = async (language: Language): Promise<LessonTexts> => (await LOADERS[language]()).texts;
