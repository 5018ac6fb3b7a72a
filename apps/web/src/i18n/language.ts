/** The languages of the product, each named in itself, in the order of the menu. */
export const LANGUAGES = { en: 'English', es: 'Español', pt: 'Português', zh: '中文' } as const;

export type Language = keyof typeof LANGUAGES;

export const isLanguage = (text: unknown): text is Language =>
  typeof text === 'string' && Object.hasOwn(LANGUAGES, text);

const languageOf = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';

/** The first that a person reads and we write; English where there is none. */
export const bestLanguage = (wanted: readonly string[]): Language => wanted.map(languageOf).find(isLanguage) ?? 'en';

/**
 * The locale for numbers, lists and the page's own mark: with the region that the browser names for this language. Our
 * Chinese is written in simplified characters wherever its reader lives, and fonts are chosen by that mark.
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
