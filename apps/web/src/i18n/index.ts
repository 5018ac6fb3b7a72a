export { chooseLanguage, spokenNow, startLanguage } from './choice.ts';
export { LANGUAGES, type Language } from './language.ts';
export type { Message, Messages } from './message.ts';
export { type Catalogue, type Key, type Translate, translator } from './translate.ts';
export { useLanguage, useT } from './useT.ts';
