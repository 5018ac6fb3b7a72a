import type { GameRecord, TalkLine } from '@gorrion/protocol';
import { useEffect, useState } from 'react';
import { shelvedTalk, shelveTalk } from '../solo/gameShelf.ts';
import type { LoadedGame } from './load.ts';
import { fetchTalk } from './server.ts';

const NOTHING: readonly TalkLine[] = [];

/** Whether the table of a game had agreed to keep what its players said. */
function wasKept({ facts }: GameRecord): boolean {
  const opened = facts[0]?.event;
  return opened?.type === 'table-opened' && opened.settings.keepsTalk === true;
}

export async function loadTalk({ from, record }: LoadedGame): Promise<readonly TalkLine[]> {
  if (from === 'live' || !wasKept(record)) return NOTHING;
  if (from !== 'server') return shelvedTalk(record.id);
  const answer = await fetchTalk(record.id);
  // A refusal is an answer: the copy of this device stands in only for a server that cannot be reached.
  if (!answer.ok) return answer.why === 'offline' ? shelvedTalk(record.id) : NOTHING;
  // It opens again without a network, as its game does.
  void shelveTalk(record.id, answer.value.talk).catch(() => {});
  return answer.value.talk;
}

/** Loads what players said during a game; nothing while it loads, or where it was not kept. */
export function useTalk(game: LoadedGame): readonly TalkLine[] {
  const [talk, setTalk] = useState(NOTHING);
  useEffect(() => {
    let isCurrent = true;
    setTalk(NOTHING);
    void loadTalk(game).then(found => isCurrent && setTalk(found));
    return () => {
      isCurrent = false;
    };
  }, [game]);
  return talk;
}
