import { type ChatContent, LONGEST_TEXT, QUICK_WORDS } from '@gorrion/protocol';
import { type FormEvent, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { Icon } from '../ui/Icon.tsx';
import { setDraft, useChatView } from './chatStore.ts';

interface SayProps {
  /** Resolves with whether the server accepted it. */
  readonly onSay: (saying: ChatContent) => Promise<boolean>;
}

/** Sends a quick word with one press; every reader sees it in their own language. */
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

/** Sends a written line. The text stays in the field until the server accepts it. */
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
