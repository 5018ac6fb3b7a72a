import { useEffect, useState } from 'react';
import type { Language } from './language.ts';
import { useLanguage } from './useT.ts';

/**
 * Returns a long text in the language in use, which `load` fetches; undefined until it is there. While another language
 * is fetched the page keeps the one before. Throws if no text can be fetched. `load` must be the same function at each
 * call.
 */
export function useTexts<Texts>(load: (language: Language) => Promise<Texts>): Texts | undefined {
  const language = useLanguage();
  const [texts, setTexts] = useState<Texts>();
  const [failure, setFailure] = useState<{ readonly why: unknown }>();
  useEffect(() => {
    let isWanted = true;
    load(language).then(
      loaded => isWanted && setTexts(loaded),
      why => isWanted && setFailure({ why }),
    );
    return () => {
      isWanted = false;
    };
  }, [language, load]);
  // A page that has a text in another language keeps it.
  if (failure && texts === undefined) throw failure.why;
  return texts;
}
