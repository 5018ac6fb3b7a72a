import { type LessonTexts, loadLessonTexts } from '@gorrion/learn/lessons';
import { useEffect, useState } from 'react';
import { type Language, useLanguage } from '../i18n/index.ts';
import { loadAgain } from '../ui/lazyPart.ts';

interface Loaded {
  readonly language: Language;
  readonly texts: LessonTexts;
}

/** The texts that were loaded last, so that the next lesson has them at once. */
let last: Loaded | undefined;

/** Returns the sentences of the lessons in the reader's language; undefined while they are fetched. */
export function useTexts(): LessonTexts | undefined {
  const language = useLanguage();
  const [loaded, setLoaded] = useState(last);
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    if (last?.language === language) {
      setLoaded(last);
      return;
    }
    let isCurrent = true;
    loadAgain(() => loadLessonTexts(language)).then(
      texts => {
        last = { language, texts };
        if (isCurrent) setLoaded(last);
      },
      why => isCurrent && setFailure(why),
    );
    return () => {
      isCurrent = false;
    };
  }, [language]);
  if (failure !== undefined) throw failure;
  return loaded?.language === language ? loaded.texts : undefined;
}
