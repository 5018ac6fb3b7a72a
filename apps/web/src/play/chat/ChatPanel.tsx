import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { FollowedTable } from '../../client/store/following.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { ChatBox } from './ChatBox.tsx';
import { openings } from './lines.ts';

interface ChatHereProps {
  readonly table: FollowedTable;
  readonly onClose: () => void;
}

/**
 * The chat with its heading. It blocks nothing: the player can play on beside it. It closes by itself when a hand begins,
 * and after a quick word during one, because it takes room from the table or covers tiles.
 */
export function ChatHere({ table, onClose }: ChatHereProps) {
  const t = useT();
  const here = useRef<HTMLDivElement>(null);
  const isOpen = openings(table.state, table.viewer).text;
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const find = (what: string) => here.current?.querySelector<HTMLElement>(what);
    // On a touch screen the focus would open the keyboard over half of the screen before anything was read.
    const field = matchMedia('(pointer: fine)').matches ? find('.chat-write input') : undefined;
    (field ?? find('.chat-head button'))?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (wasOpen.current && !isOpen) onClose();
    wasOpen.current = isOpen;
  }, [isOpen, onClose]);
  // Keys that are typed here must not reach the table or the sheet.
  const keepKeys = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onClose();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the chat from wherever the focus is in it
    <div className="chat-here" ref={here} onKeyDown={keepKeys}>
      <div className="row ends chat-head">
        <h2 id="chat-title">{t('chat.title')}</h2>
        <button type="button" className="ib" aria-label={t('chat.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <ChatBox table={table} onSaid={isOpen ? undefined : onClose} />
    </div>
  );
}

interface ChatPanelProps extends ChatHereProps {
  /** The node that opened the panel: the panel lies in the same dialog and returns the focus to it. */
  readonly opener: HTMLElement | null;
}

/** The chat over a sheet. */
export function ChatPanel({ table, opener, onClose }: ChatPanelProps) {
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // Above open dialogs; where the browser knows no popover it lies above the page all the same.
    panel.current?.showPopover?.();
  }, []);
  const close = useCallback(() => {
    onClose();
    opener?.focus({ preventScroll: true });
  }, [onClose, opener]);
  return createPortal(
    <aside className="chat-panel card" popover="manual" aria-labelledby="chat-title" ref={panel}>
      <ChatHere table={table} onClose={close} />
    </aside>,
    opener?.closest('dialog') ?? document.body,
  );
}
