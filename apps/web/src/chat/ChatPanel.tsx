import { type KeyboardEvent, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useT } from '../i18n/index.ts';
import type { FollowedTable } from '../store/following.ts';
import { Icon } from '../ui/Icon.tsx';
import { ChatBox } from './ChatBox.tsx';
import { openings } from './lines.ts';

interface ChatPanelProps {
  readonly table: FollowedTable;
  /** The node that opened the panel: the panel lies in the same dialog and returns the focus to it. */
  readonly opener: HTMLElement | null;
  readonly onClose: () => void;
}

/**
 * The chat over a table or a sheet. It blocks nothing: the player can play on beside it. It closes by itself when a hand
 * begins, and after a quick word during one, because it would cover tiles.
 */
export function ChatPanel({ table, opener, onClose }: ChatPanelProps) {
  const t = useT();
  const panel = useRef<HTMLElement>(null);
  const isOpen = openings(table.state, table.viewer).text;
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // Above open dialogs; where the browser knows no popover it lies above the table all the same.
    panel.current?.showPopover?.();
    const find = (what: string) => panel.current?.querySelector<HTMLElement>(what);
    // On a touch screen the focus would open the keyboard over half of the screen before anything was read.
    const field = matchMedia('(pointer: fine)').matches ? find('.chat-write input') : undefined;
    (field ?? find('.chat-head button'))?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (wasOpen.current && !isOpen) onClose();
    wasOpen.current = isOpen;
  }, [isOpen, onClose]);

  const close = () => {
    onClose();
    opener?.focus({ preventScroll: true });
  };
  // Keys that are typed here must not reach the table or the sheet.
  const keepKeys = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    close();
  };
  return createPortal(
    <aside className="chat-panel card" popover="manual" aria-labelledby="chat-title" ref={panel} onKeyDown={keepKeys}>
      <div className="chat-head">
        <h2 id="chat-title">{t('chat.title')}</h2>
        <button type="button" className="ib" aria-label={t('chat.close')} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <ChatBox table={table} onSaid={isOpen ? undefined : close} />
    </aside>,
    opener?.closest('dialog') ?? document.body,
  );
}
