import { useMemo } from 'react';
import { usePeaceLists } from '../../client/peace/lists.ts';
import { useApp } from '../../client/store/app.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { useChatView } from './chatStore.ts';
import { hasCompany, linesShown, unreadAmong } from './lines.ts';

/** Returns the chat of the table on the page with this reader's choices. */
export function useChat({ state, viewer, watchers }: FollowedTable) {
  const me = useApp(app => app.me);
  const all = useApp(app => app.chat);
  const { blocked } = usePeaceLists();
  const readUpTo = useChatView(view => view.readUpTo);
  const lines = useMemo(() => linesShown(all, viewer, blocked), [all, viewer, blocked]);
  return { me, lines, unread: unreadAmong(lines, me, readUpTo), hasCompany: hasCompany(state, viewer, watchers) };
}
