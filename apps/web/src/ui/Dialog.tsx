import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useSettling } from './useSettling.ts';
import './dialog.css';

interface DialogProps {
  /** The id of its heading. */
  readonly labelledBy: string;
  readonly className: string;
  /** Escape, or a click beside it. */
  readonly onClose: () => void;
  /** Nobody asked for it: presses in its first moments were meant for what it covers. */
  readonly isUnasked?: boolean;
  readonly children: ReactNode;
}

/**
 * A modal dialog: the browser keeps the focus inside and gives it back when it closes. What carries `data-first` has
 * the focus at first: the way on, so that Enter takes it.
 */
export function Dialog({ labelledBy, className, onClose, isUnasked = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useSettling(dialog, isUnasked);
  useEffect(() => {
    const own = dialog.current;
    if (own && !own.open) {
      own.showModal();
      // The browser gives the focus to what it finds first, and scrolls there.
      own.scrollTop = 0;
    }
    own?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true });
    return () => own?.close();
  }, []);
  // Outside the page that opens it: a dialog is laid out by the window, not by the table under it.
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
