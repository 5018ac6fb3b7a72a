import { en } from '../app/words/en/index.ts';
import { es } from '../app/words/es/index.ts';
import { pt } from '../app/words/pt/index.ts';
import { zh } from '../app/words/zh/index.ts';
import type { Language } from '../kit/i18n/language.ts';
import type { Catalogue } from '../kit/i18n/translate.ts';

/** All sentences of each language, for tests that read every language. */
export const CATALOGUES: Readonly<Record<Language, Catalogue>> = { en, es, pt, zh };
