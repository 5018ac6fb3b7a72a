import type { Picture, Shape } from '@gorrion/pictures';
import { useEffect, useMemo, useState } from 'react';
import { useLanguage } from '../../kit/i18n/index.ts';
import { type DrawAt, drawer } from './pictures.ts';

export type Draw = (picture: Picture) => string;

/** Returns what draws pictures in the language of the page; 'failed' if what it needs could not be fetched. */
export function useDrawer(address: string, shape: Shape = 'wide'): Draw | 'failed' | undefined {
  const language = useLanguage();
  const [made, setMade] = useState<DrawAt | 'failed'>();
  useEffect(() => {
    let isWanted = true;
    drawer(language).then(
      draw => isWanted && setMade(() => draw),
      () => isWanted && setMade('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [language]);
  // Another address or shape draws at once: nothing is to be fetched, and nothing drawn twice.
  return useMemo(
    () => (typeof made === 'function' ? picture => made(picture, address, shape) : made),
    [made, address, shape],
  );
}
