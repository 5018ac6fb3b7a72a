import { useEffect } from 'react';
import { useT } from '../i18n/index.ts';
import { attend } from './attention.ts';
import { pageSurroundings } from './pageAttention.ts';

/** While a table is shown, its questions call the player back to a page in the background. */
export function useAttention(): void {
  const t = useT();
  useEffect(() => attend(pageSurroundings(t)), [t]);
}
