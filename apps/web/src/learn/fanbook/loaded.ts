import { type OlderTexts, olderTextsIn } from '@gorrion/learn/classicalBook';
import { type FanFrequencies, loadFrequencies } from '@gorrion/learn/fanbook';
import { type FanTexts, fanTextsIn } from '@gorrion/learn/fantexts';
import type { ScoredFan } from '@gorrion/rules';
import type { Language } from '../../kit/i18n/index.ts';
import { useTexts } from '../../kit/i18n/useTexts.ts';
import { loadAgain } from '../../kit/ui/lazyPart.ts';

/* What the fan book loads beside itself: texts in the reader's language only, and what was counted. */

type Definitions = Readonly<Record<ScoredFan, string>>;

const DEFINITIONS: Readonly<Record<Language, () => Promise<Definitions>>> = {
  en: async () => (await import('@gorrion/rules/definitions/en')).FAN_DEFINITIONS,
  es: async () => (await import('@gorrion/rules/definitions/es')).FAN_DEFINITIONS_ES,
  pt: async () => (await import('@gorrion/rules/definitions/pt')).FAN_DEFINITIONS_PT,
  zh: async () => (await import('@gorrion/rules/definitions/zh')).FAN_DEFINITIONS_ZH,
};

const definitionsIn = (language: Language): Promise<Definitions> => loadAgain(DEFINITIONS[language]);
const textsIn = (language: Language): Promise<FanTexts> => loadAgain(() => fanTextsIn(language));
const olderIn = (language: Language): Promise<OlderTexts> => loadAgain(() => olderTextsIn(language));
const frequencies = (): Promise<FanFrequencies> => loadAgain(loadFrequencies);

/** Returns the definitions of the fans in the reader's language; undefined until they are loaded. */
export const useDefinitions = (): Definitions | undefined => useTexts(definitionsIn);

/** Returns what is written about the fans in the reader's language; undefined until it is loaded. */
export const useFanTexts = (): FanTexts | undefined => useTexts(textsIn);

/** Returns what is written about the older ways in the reader's language; undefined until it is loaded. */
export const useOlderTexts = (): OlderTexts | undefined => useTexts(olderIn);

/** Returns how often fans are made; undefined until it is loaded. */
export const useFrequencies = (): FanFrequencies | undefined => useTexts(frequencies);
