import { useEffect } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { attend } from './attention.ts';
import { pageSurroundings } from './pageAttention.ts';

/** Calls the player back to a page in the background while the table on it asks something. */
export function useAttention(): void {
  const t = useT();
  useEffect(() => attend(pageSurroundings(t)), [t]);
}
