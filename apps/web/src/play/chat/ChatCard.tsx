import type { FollowedTable } from '../../client/store/following.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { ChatBox } from './ChatBox.tsx';
import { UnreadDot } from './ChatButton.tsx';
import { ChatLive } from './ChatLive.tsx';
import { useChat } from './useChat.ts';

/** The chat in the room before the game, shown as soon as another person could read a message. */
export function ChatCard({ table }: { readonly table: FollowedTable }) {
  const t = useT();
  if (!useChat(table).hasCompany) return null;
  return (
    <Card id="room-chat" title={t('chat.title')}>
      <ChatBox table={table} isInPage />
      <ChatLive table={table} />
    </Card>
  );
}

/** Says in the room that there are new lines while the chat is out of sight, and leads to it. */
export function ChatNews({ table }: { readonly table: FollowedTable }) {
  const t = useT();
  const { unread, hasCompany } = useChat(table);
  if (!hasCompany || unread === 0) return null;
  return (
    <button type="button" className="btn sm soft" onClick={() => showChat()}>
      <Icon name="chat" />
      {t('chat.unread', { count: unread })}
      <UnreadDot />
    </button>
  );
}

function showChat(): void {
  const title = document.getElementById('room-chat');
  title?.scrollIntoView({ block: 'start' });
  title?.focus({ preventScroll: true });
}
