import { useMemo } from 'react';
import { Live } from '../../board/parts/Live.tsx';
import type { FollowedTable } from '../../client/store/following.ts';
import { useT } from '../../kit/i18n/index.ts';
import { saidText } from '../../shell/page/saidText.ts';
import { useChat } from './useChat.ts';

/** Announces new lines of other people politely to a screen reader. */
export function ChatLive({ table }: { readonly table: FollowedTable }) {
  const t = useT();
  const { lines, me } = useChat(table);
  const sentences = useMemo(
    () =>
      lines
        .filter(({ from }) => from.id !== me?.id)
        .map(line => ({
          id: String(line.at),
          text: t('chat.said', { name: line.from.name, text: saidText(t, line) }),
        })),
    [lines, me, t],
  );
  return <Live sentences={sentences} />;
}
