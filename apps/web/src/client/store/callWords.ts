import type { TableSettings } from '@gorrion/protocol';
import { useEffect } from 'react';
import { callListOf, speakCalls } from '../../kit/i18n/index.ts';
import { useApp } from './app.ts';

type Settings = Pick<TableSettings, 'ruleset' | 'calls'>;

/** The settings of the stored games on the page, the innermost last. Its words go before those of a table. */
const stored: Settings[] = [];

function speakNow(): void {
  const settings = stored.at(-1) ?? useApp.getState().table?.state.settings;
  speakCalls(settings ? callListOf(settings) : 'chow');
}

/** Speaks with the words for calls that the table on the page has chosen, from now on. */
export function startCallWords(store: Pick<typeof useApp, 'subscribe'> = useApp): () => void {
  return store.subscribe(speakNow);
}

/** Speaks with the words of a stored game while the component is there. */
export function useCallsOfGame({ ruleset, calls }: Settings): void {
  useEffect(() => {
    const own = { ruleset, ...(calls && { calls }) };
    stored.push(own);
    speakNow();
    return () => {
      stored.splice(stored.indexOf(own), 1);
      speakNow();
    };
  }, [ruleset, calls]);
}
