import type { Language } from '@gorrion/rules';
import { generatedName } from './names.ts';

/* How calls write names: those that hooks post, and those to devices. */

const SOMEBODY: Readonly<Record<Language, string>> = { en: 'Somebody', es: 'Alguien', pt: 'Alguém', zh: '有人' };

/** Isolates a name that may be written in the other direction. */
export const isolated = (name: string): string => `\u2068${name}\u2069`;

/** Returns who calls, by their name as it is stored: somebody, if they have not chosen it. */
export const callerOf = (language: Language, stored: string, write: (name: string) => string = isolated): string =>
  generatedName(stored) ? SOMEBODY[language] : write(stored);
