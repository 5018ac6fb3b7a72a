import type { QuickWord } from '@gorrion/protocol';
import type { BySeat } from '@gorrion/rules';
import { useEffect, useState } from 'react';
import { client } from '../../client/index.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { bubblesOf, nextBubbleChange } from './bubbles.ts';
import { useChat } from './useChat.ts';

/** Returns the quick words at the plates now, without those of people whom the reader has blocked. */
export function useBubbles(table: FollowedTable): BySeat<QuickWord | undefined> {
  const { lines } = useChat(table);
  const [looks, lookAgain] = useState(0);
  const now = client.now();
  const next = nextBubbleChange(lines, now);
  // By the server's clock the timer may run a moment early: then the page looks once more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another look sets another timer
  useEffect(() => {
    if (next === undefined) return;
    const id = setTimeout(() => lookAgain(count => count + 1), Math.max(0, next - client.now()) + 1);
    return () => clearTimeout(id);
  }, [next, looks]);
  return bubblesOf(lines, table.state, now);
}
