import { speakCalls } from '../i18n/index.ts';
import { useApp } from './app.ts';

/** Speaks with the words for calls that the table on the page has chosen, from now on. */
export function startCallWords(store: Pick<typeof useApp, 'subscribe'> = useApp): () => void {
  return store.subscribe(({ table }) => speakCalls(table?.state.settings.calls ?? 'chow'));
}
