import { LANGUAGES, type Language } from '@gorrion/rules';

export { LANGUAGES, type Language };

/** Each language's own name for itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  pt: 'Português',
  zh: '中文',
};

export const isLanguage = (text: unknown): text is Language =>
  typeof text === 'string' && Object.hasOwn(LANGUAGE_NAMES, text);

const languageOf = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';

/** Returns the first of the browser's languages that has a catalogue, or English. */
export const bestLanguage = (wanted: readonly string[]): Language => wanted.map(languageOf).find(isLanguage) ?? 'en';

/**
 * Returns the locale for numbers, lists and the `lang` attribute of the page, with the region that the browser names for
 * this language. Chinese is always marked as simplified, wherever its reader lives, because fonts follow that attribute.
 */
export function localeOf(language: Language, wanted: readonly string[]): string {
  if (language === 'zh') return 'zh-Hans';
  return wanted.find(tag => languageOf(tag) === language && isWellFormed(tag)) ?? language;
}

function isWellFormed(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
