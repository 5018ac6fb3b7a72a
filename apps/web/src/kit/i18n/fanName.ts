import { FAN_NAMES, LANGUAGES, type ScoredFan } from '@gorrion/rules';

/** Returns the name of a fan in the language of a locale, or in English if there is none. */
export function fanName(id: ScoredFan, locale: string): string {
  const language = LANGUAGES.find(known => locale.startsWith(known)) ?? 'en';
  return FAN_NAMES[id][language];
}
