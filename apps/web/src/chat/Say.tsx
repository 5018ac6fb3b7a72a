import { type ChatContent, LONGEST_TEXT, QUICK_WORDS } from '@gorrion/protocol';
import { type FormEvent, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { Icon } from '../ui/Icon.tsx';
import { setDraft, useChatView } from './chatStore.ts';

interface SayProps {
  /** Resolves with whether it was said. */
  readonly onSay: (saying: ChatContent) => Promise<boolean>;
}

/** One press says it, and everybody reads it in his own language. */
export function QuickWords({ onSay }: SayProps) {
  const t = useT();
  return (
    <ul className="chat-quick" aria-label={t('chat.words')}>
      {QUICK_WORDS.map(word => (
        <li key={word}>
          <button type="button" onClick={() => void onSay({ word })}>
            {t(`chat.word.${word}`)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What is written stays in the field until it has been said. */
export function WriteLine({ onSay }: SayProps) {
  const t = useT();
  const draft = useChatView(view => view.draft);
  const [isSending, setSending] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const text = draft.trim();
    if (text === '' || isSending) return;
    setSending(true);
    const isSaid = await onSay({ text });
    setSending(false);
    if (isSaid && useChatView.getState().draft === draft) setDraft('');
  };
  return (
    <form className="chat-write" onSubmit={send}>
      <input
        value={draft}
        maxLength={LONGEST_TEXT}
        aria-label={t('chat.write')}
        placeholder={t('chat.write')}
        autoComplete="off"
        enterKeyHint="send"
        onChange={event => setDraft(event.target.value)}
      />
      <button type="submit" className="ib solid" aria-label={t('chat.send')} disabled={draft.trim() === ''}>
        <Icon name="up" />
      </button>
    </form>
  );
}
