import { useEffect, useState } from 'react';
import type { Language } from './language.ts';
import { useLanguage } from './useT.ts';

/**
 * Returns a long text in the language in use, which `load` fetches; undefined until it is there. While another language
 * is fetched the page keeps the one before. `load` must be the same function at each call.
 */
export function useTexts<Texts>(load: (language: Language) => Promise<Texts>): Texts | undefined {
  const language = useLanguage();
  const [texts, setTexts] = useState<Texts>();
  useEffect(() => {
    let isWanted = true;
    load(language).then(
      loaded => isWanted && setTexts(loaded),
      // The page stays as it is: without its network it shows the text that it has.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [language, load]);
  return texts;
}
