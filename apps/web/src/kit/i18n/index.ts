export { callListOf, callWords, listName, typedCalls } from './calls.ts';
export {
  chooseLanguage,
  onSpoken,
  otherLanguages,
  speak,
  speakCalls,
  spokenNow,
  startLanguage,
  withWords,
} from './choice.ts';
export { isLanguage, LANGUAGE_NAMES, type Language } from './language.ts';
export type { Key, Translate } from './translate.ts';
export { useLanguage, useT } from './useT.ts';
