import { FAN_NAMES, type ScoredFan } from '@gorrion/rules';

const LANGUAGES = ['en', 'es', 'pt', 'zh'] as const;

/** A fan's name in the language of a locale; English where we have none. */
export function fanName(id: ScoredFan, locale: string): string {
  const language = LANGUAGES.find(known => locale.startsWith(known)) ?? 'en';
  return FAN_NAMES[id][language];
}
