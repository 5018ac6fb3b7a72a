import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSettling } from './useSettling.ts';
import './dialog.css';

interface DialogProps {
  /** The id of the dialog's heading. */
  readonly labelledBy: string;
  readonly className: string;
  /** Called on Escape and on a click beside the dialog. */
  readonly onClose: () => void;
  /**
   * The dialog opens by itself. Presses in its first moments are ignored: they were meant for what it covers. A patient one
   * first waits until the reader has closed what they have open, as the menu of a table.
   */
  readonly unasked?: 'patient' | 'urgent';
  readonly children: ReactNode;
}

/**
 * A modal dialog. The browser keeps the focus inside and restores it on closing. The element with `data-first` gets the
 * focus first, so that Enter activates it.
 */
export function Dialog({ labelledBy, className, onClose, unasked, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isShown, setShown] = useState(false);
  useSettling(dialog, unasked !== undefined && isShown);
  useEffect(() => {
    const own = dialog.current;
    let other: HTMLDialogElement | null = null;
    const show = () => {
      other = unasked === 'patient' ? document.querySelector<HTMLDialogElement>('dialog[open]') : null;
      if (other) return other.addEventListener('close', show, { once: true });
      if (own && !own.open) {
        own.showModal();
        // `showModal` focuses the first control it finds and scrolls to it.
        own.scrollTop = 0;
      }
      own?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true });
      setShown(true);
    };
    show();
    return () => {
      other?.removeEventListener('close', show);
      own?.close();
    };
  }, [unasked]);
  // Rendered into the body: an ancestor with a transform or a container would size the dialog instead of the window.
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the veil; Escape does the same
    <dialog
      ref={dialog}
      className={`dialog ${className}`}
      aria-labelledby={labelledBy}
      onCancel={event => {
        event.preventDefault();
        onClose();
      }}
      onClick={event => event.target === dialog.current && onClose()}
    >
      <div className="dialog-body">{children}</div>
    </dialog>,
    document.body,
  );
}
