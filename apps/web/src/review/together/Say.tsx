import type { ReviewPlace } from '@gorrion/protocol';
import { useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { WriteLine } from '../../kit/ui/WriteLine.tsx';
import { Sign } from './Sign.tsx';
import type { Together } from './useTogether.ts';

interface SayProps {
  readonly together: Together;
  readonly place: ReviewPlace;
  readonly placeText: string;
}

/** Writes about the moment that is shown. */
export function Say({ together, place, placeText }: SayProps) {
  const t = useT();
  const [draft, setDraft] = useState('');
  return (
    <WriteLine
      className="tg-say"
      label={t('together.sayAbout', { place: placeText })}
      sendLabel={t('together.send')}
      draft={draft}
      onDraft={setDraft}
      onSend={text => together.act({ type: 'say', text, at: place })}
      onSent={sent => setDraft(now => (now === sent ? '' : now))}
    >
      <Sign name={place.line === null ? 'pin' : 'fork'} />
    </WriteLine>
  );
}
