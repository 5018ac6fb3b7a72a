import { useEffect, useState } from 'react';
import { tableFollower } from '../../client/connection/tableFollower.ts';
import { client } from '../../client/index.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Go } from '../../shell/page/Go.tsx';
import { StatePage } from '../../shell/page/StatePage.tsx';

/** Time (ms) between two looks for the host's answer. */
const LOOK_MS = 3000;

/** The page of a guest whom the host of a running game has to admit. It enters the table once the host has. */
export function AskToWatch({ code }: { readonly code: string }) {
  const t = useT();
  const [asks, setAsks] = useState<'not' | 'waits' | 'refused'>('not');
  useEffect(() => {
    if (asks !== 'waits') return;
    const look = async () => {
      const why = await client.commandTo(code, { type: 'ask-to-watch' });
      if (why === 'watch-refused') setAsks('refused');
      else if (why === 'may-watch') client.enter(code, tableFollower);
    };
    void look();
    const timer = setInterval(() => void look(), LOOK_MS);
    return () => clearInterval(timer);
  }, [asks, code]);
  const note = asks === 'waits' ? 'lost.asked' : asks === 'refused' ? 'lost.askRefused' : 'lost.asksNote';
  return (
    <StatePage title={t('lost.asks')} note={t(note)}>
      <Go className="btn pri" href="/">
        {t('lost.home')}
      </Go>
      {asks === 'not' && (
        <button type="button" className="btn" onClick={() => setAsks('waits')}>
          {t('lost.ask')}
        </button>
      )}
    </StatePage>
  );
}
