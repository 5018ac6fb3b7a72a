export type { Message, Messages } from './message.ts';
export { type Catalogue, type Key, type Translate, translator } from './translate.ts';
export { english, Language, useT } from './useT.ts';
