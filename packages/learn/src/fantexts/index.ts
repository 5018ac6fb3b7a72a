import type { FanTexts } from './types.ts';

export { nearMissClaim } from './nearMissClaim.ts';
export { NEAR_MISSES } from './nearMisses.ts';
export type { FanText, FanTexts, NearMiss } from './types.ts';

/** The languages of the texts. */
export type TextLanguage = 'en' | 'es' | 'pt' | 'zh';

const TEXTS: Readonly<Record<TextLanguage, () => Promise<{ readonly FAN_TEXTS: FanTexts }>>> = {
  en: () => import('./en/index.ts'),
  es: () => import('./es/index.ts'),
  pt: () => import('./pt/index.ts'),
  zh: () => import('./zh/index.ts'),
};

/** Loads what is written about the 81 fans in one language. Rejects if the module cannot be fetched. */
export async function fanTextsIn(language: TextLanguage): Promise<FanTexts> {
  return (await TEXTS[language]()).FAN_TEXTS;
}
