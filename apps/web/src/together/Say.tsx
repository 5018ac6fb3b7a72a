import { LONGEST_TEXT, type ReviewPlace } from '@gorrion/protocol';
import { type FormEvent, useState } from 'react';
import { newId } from '../connection/ids.ts';
import { useT } from '../i18n/index.ts';
import { Icon } from '../ui/Icon.tsx';
import { Sign } from './Sign.tsx';
import type { Together } from './useTogether.ts';

interface SayProps {
  readonly together: Together;
  readonly place: ReviewPlace;
  readonly placeText: string;
}

/** Writes about the moment that is shown. The text stays in the field until the server accepts it. */
export function Say({ together, place, placeText }: SayProps) {
  const t = useT();
  const [draft, setDraft] = useState('');
  const [isSending, setSending] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const text = draft.trim();
    if (text === '' || isSending) return;
    setSending(true);
    const isSaid = await together.act({ type: 'say', id: newId(), text, at: place });
    setSending(false);
    if (isSaid) setDraft(now => (now === draft ? '' : now));
  };
  const label = t('together.sayAbout', { place: placeText });
  return (
    <form className="tg-say" onSubmit={send}>
      <Sign name={place.line === null ? 'pin' : 'fork'} />
      <input
        value={draft}
        maxLength={LONGEST_TEXT}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="send"
        onChange={event => setDraft(event.target.value)}
      />
      <button type="submit" className="ib solid" aria-label={t('together.send')} disabled={draft.trim() === ''}>
        <Icon name="up" />
      </button>
    </form>
  );
}
