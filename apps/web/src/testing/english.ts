import { en } from '../app/words/en/index.ts';
import { speakAtOnce } from '../kit/i18n/choice.ts';
import { type Translate, translator } from '../kit/i18n/translate.ts';

/** The English sentences without a fetch, for tests and tools. */
export const english: Translate = translator('en', en);

/** Sets the page's language to English, so that a test can draw components without waiting for a catalogue. */
export const speakEnglish = (): void => speakAtOnce({ language: 'en', translate: english });
