export { chooseLanguage, spokenNow, startLanguage } from './choice.ts';
export { LANGUAGES, type Language } from './language.ts';
export type { Key, Translate } from './translate.ts';
export { useLanguage, useT } from './useT.ts';
