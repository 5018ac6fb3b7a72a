/** The languages of the product, each with its own name for itself, in the order of the menu. */
export const LANGUAGES = { en: 'English', es: 'Español', pt: 'Português', zh: '中文' } as const;

export type Language = keyof typeof LANGUAGES;

export const isLanguage = (text: unknown): text is Language =>
  typeof text === 'string' && Object.hasOwn(LANGUAGES, text);

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
