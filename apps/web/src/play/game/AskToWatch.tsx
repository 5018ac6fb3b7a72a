import { useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Go } from '../../shell/page/Go.tsx';
import { StatePage } from '../../shell/page/StatePage.tsx';
import { useAskToWatch } from './useAskToWatch.ts';

/** The page of a guest whom the host of a running game has to admit. It enters the table once the host has. */
export function AskToWatch({ code }: { readonly code: string }) {
  const t = useT();
  const [isWished, setWished] = useState(false);
  const { isRefused } = useAskToWatch(code, isWished);
  const note = isRefused ? 'lost.askRefused' : isWished ? 'lost.asked' : 'lost.asksNote';
  return (
    <StatePage title={t('lost.asks')} note={t(note)}>
      <Go className="btn pri" href="/">
        {t('lost.home')}
      </Go>
      {!isWished && (
        <button type="button" className="btn" onClick={() => setWished(true)}>
          {t('lost.ask')}
        </button>
      )}
    </StatePage>
  );
}
