import { speakAtOnce } from './choice.ts';
import { en } from './en/index.ts';
import { type Translate, translator } from './translate.ts';

/** English at once, for tests and tools: the page itself fetches the language that it speaks. */
export const english: Translate = translator('en', en);

/** Lets a test draw components without waiting for a catalogue. */
export const speakEnglish = (): void => speakAtOnce({ language: 'en', translate: english });
