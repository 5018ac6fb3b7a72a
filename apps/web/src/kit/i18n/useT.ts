import { useSyncExternalStore } from 'react';
import { onSpoken, spokenNow } from './choice.ts';
import type { Language } from './language.ts';
import type { Translate } from './translate.ts';

const useSpoken = () => useSyncExternalStore(onSpoken, spokenNow, spokenNow);

/** Returns the translator of the language in use. The component renders again when the language changes. */
export const useT = (): Translate => useSpoken().translate;

export const useLanguage = (): Language => useSpoken().language;
