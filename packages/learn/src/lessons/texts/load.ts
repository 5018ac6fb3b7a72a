import type { LessonTexts } from '../steps.ts';

const LOADERS = {
  en: () => import('./en/index.ts'),
  es: () => import('./es/index.ts'),
  pt: () => import('./pt/index.ts'),
  zh: () => import('./zh/index.ts'),
} as const satisfies Readonly<Record<string, () => Promise<{ readonly texts: LessonTexts }>>>;

/** Loads the sentences of all lessons in one language. Rejects if they cannot be fetched. */
export const loadLessonTexts = async (language: keyof typeof LOADERS): Promise<LessonTexts> =>
  (await LOADERS[language]()).texts;
