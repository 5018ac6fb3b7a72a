import { useCallback, useRef, useState } from 'react';
import { useT } from '../i18n/index.ts';
import type { FollowedTable } from '../store/following.ts';
import { Icon } from '../ui/Icon.tsx';
import { ChatLive } from './ChatLive.tsx';
import { ChatPanel } from './ChatPanel.tsx';
import { useChat } from './useChat.ts';
import './chat.css';

/** Opens the chat and shows whether it has new lines. Draws nothing if no other person could read a message. */
export function ChatButton({
  table,
  className = 'ib',
}: {
  readonly table: FollowedTable;
  readonly className?: string;
}) {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const { unread, hasCompany } = useChat(table);
  if (!hasCompany) return null;
  return (
    <>
      <button
        type="button"
        className={`${className} chat-button`}
        ref={button}
        aria-label={unread > 0 ? t('chat.unread', { count: unread }) : t('chat.title')}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="chat" />
        {unread > 0 && <UnreadDot />}
      </button>
      <ChatLive table={table} />
      {isOpen && <ChatPanel table={table} opener={button.current} onClose={close} />}
    </>
  );
}

export const UnreadDot = () => <i className="chat-dot" aria-hidden="true" />;
