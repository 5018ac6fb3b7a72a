import { type ChatContent, QUICK_WORDS } from '@gorrion/protocol';
import { useT } from '../../kit/i18n/index.ts';
import { WriteLine } from '../../kit/ui/WriteLine.tsx';
import { setDraft, useChatView } from './chatStore.ts';

interface SayProps {
  /** Resolves with whether the server accepted it. */
  readonly onSay: (saying: ChatContent) => Promise<boolean>;
}

/** Sends a quick word with one press; every reader sees it in their own language. */
export function QuickWords({ onSay }: SayProps) {
  const t = useT();
  return (
    <ul className="row tight chat-quick" aria-label={t('chat.words')}>
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

/** Sends a written line. What is not sent yet outlives a chat that is closed. */
export function WriteChat({ onSay }: SayProps) {
  const t = useT();
  const draft = useChatView(view => view.draft);
  return (
    <WriteLine
      className="row tight chat-write"
      label={t('chat.write')}
      sendLabel={t('chat.send')}
      draft={draft}
      onDraft={setDraft}
      onSend={text => onSay({ text })}
      onSent={sent => useChatView.getState().draft === sent && setDraft('')}
    />
  );
}
