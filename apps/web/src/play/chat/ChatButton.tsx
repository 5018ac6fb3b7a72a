import { type Ref, useCallback, useRef, useState } from 'react';
import type { FollowedTable } from '../../client/store/following.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { ChatLive } from './ChatLive.tsx';
import { ChatPanel } from './ChatPanel.tsx';
import { useChat } from './useChat.ts';
import './chat.css';

export interface ChatOpen {
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

interface ChatToggleProps {
  readonly table: FollowedTable;
  readonly chat: ChatOpen;
  readonly className: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Opens the chat and shows whether it has new lines. Draws nothing if no other person could read a message. */
export function ChatToggle({ table, chat: { isOpen, onOpen }, className, ref }: ChatToggleProps) {
  const t = useT();
  const { unread, hasCompany } = useChat(table);
  if (!hasCompany) return null;
  return (
    <button
      type="button"
      className={`${className} chat-button`}
      ref={ref}
      aria-label={unread > 0 ? t('chat.unread', { count: unread }) : t('chat.title')}
      aria-expanded={isOpen}
      onClick={() => onOpen(!isOpen)}
    >
      <Icon name="chat" />
      {unread > 0 && <UnreadDot />}
    </button>
  );
}

/** The chat of a sheet: its button, what is read aloud of it, and its panel over the sheet. */
export function ChatButton({
  table,
  className = 'ib',
}: {
  readonly table: FollowedTable;
  readonly className?: string;
}) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, onOpen] = useState(false);
  const close = useCallback(() => onOpen(false), []);
  if (!useChat(table).hasCompany) return null;
  return (
    <>
      <ChatToggle table={table} chat={{ isOpen, onOpen }} className={className} ref={button} />
      <ChatLive table={table} />
      {isOpen && <ChatPanel table={table} opener={button.current} onClose={close} />}
    </>
  );
}

export const UnreadDot = () => <i className="chat-dot" aria-hidden="true" />;
