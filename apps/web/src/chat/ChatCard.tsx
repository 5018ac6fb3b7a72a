import { useT } from '../i18n/index.ts';
import type { FollowedTable } from '../store/following.ts';
import { ChatBox } from './ChatBox.tsx';
import { ChatLive } from './ChatLive.tsx';
import { useChat } from './useChat.ts';

/** The chat in the room before the game, shown as soon as another person could read a message. */
export function ChatCard({ table }: { readonly table: FollowedTable }) {
  const t = useT();
  if (!useChat(table).hasCompany) return null;
  return (
    <section className="card" aria-labelledby="room-chat">
      <h2 id="room-chat">{t('chat.title')}</h2>
      <ChatBox table={table} />
      <ChatLive table={table} />
    </section>
  );
}
