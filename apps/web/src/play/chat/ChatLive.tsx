import type { ChatLine } from '@gorrion/protocol';
import { useMemo } from 'react';
import { Live } from '../../board/parts/Live.tsx';
import type { FollowedTable } from '../../client/store/following.ts';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { useChat } from './useChat.ts';

/** Returns a line in the reader's language: quick words are translated, written text is not. */
export const wordsOf = (t: Translate, line: ChatLine): string =>
  'text' in line ? line.text : t(`chat.word.${line.word}`);

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
          text: t('chat.said', { name: line.from.name, text: wordsOf(t, line) }),
        })),
    [lines, me, t],
  );
  return <Live sentences={sentences} />;
}
