import { useEffect, useState } from 'react';
import { useLanguage } from '../../kit/i18n/index.ts';
import { drawer } from './pictures.ts';

export type Draw = Awaited<ReturnType<typeof drawer>>;

/** Returns what draws pictures in the language of the page; 'failed' if what it needs could not be fetched. */
export function useDrawer(address: string): Draw | 'failed' | undefined {
  const language = useLanguage();
  const [draw, setDraw] = useState<Draw | 'failed'>();
  useEffect(() => {
    let isWanted = true;
    drawer(language, address).then(
      made => isWanted && setDraw(() => made),
      () => isWanted && setDraw('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [language, address]);
  return draw;
}
