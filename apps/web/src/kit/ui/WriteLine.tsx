import { LONGEST_TEXT } from '@gorrion/protocol';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Icon } from './Icon.tsx';

interface WriteLineProps {
  readonly className: string;
  /** What the field is for. */
  readonly label: string;
  readonly sendLabel: string;
  readonly draft: string;
  readonly onDraft: (draft: string) => void;
  /** Resolves with whether the server accepted it. */
  readonly onSend: (text: string) => Promise<boolean>;
  /** A draft was accepted; by now the field may hold another. */
  readonly onSent: (draft: string) => void;
  /** What stands before the field. */
  readonly children?: ReactNode;
}

/** A field for a line of text. The text stays in it until the server accepts it. */
export function WriteLine({ className, label, sendLabel, draft, onDraft, onSend, onSent, children }: WriteLineProps) {
  const [isSending, setSending] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const text = draft.trim();
    if (text === '' || isSending) return;
    setSending(true);
    const isSaid = await onSend(text);
    setSending(false);
    if (isSaid) onSent(draft);
  };
  return (
    <form className={className} onSubmit={send}>
      {children}
      <input
        value={draft}
        maxLength={LONGEST_TEXT}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="send"
        onChange={event => onDraft(event.target.value)}
      />
      <button type="submit" className="ib solid" aria-label={sendLabel} disabled={draft.trim() === ''}>
        <Icon name="up" />
      </button>
    </form>
  );
}
