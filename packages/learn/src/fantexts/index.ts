import type { Language } from '@gorrion/rules';
import type { FanTexts } from './types.ts';

export { nearMissClaim } from './nearMissClaim.ts';
export { NEAR_MISSES } from './nearMisses.ts';
export type { FanText, FanTexts, NearMiss } from './types.ts';

const TEXTS: Readonly<Record<Language, () => Promise<{ readonly FAN_TEXTS: FanTexts }>>> = {
  en: () => import('./en/index.ts'),
  es: () => import('./es/index.ts'),
  pt: () => import('./pt/index.ts'),
  zh: () => import('./zh/index.ts'),
};

/** Loads what is written about the 81 fans in one language. Rejects if the module cannot be fetched. */
export async function fanTextsIn(language: Language): Promise<FanTexts> {
  return (await TEXTS[language]()).FAN_TEXTS;
}
