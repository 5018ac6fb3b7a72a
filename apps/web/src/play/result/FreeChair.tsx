import { useState } from 'react';
import { useApp } from '../../client/store/app.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { freePlaces, isBarred, isUmpire } from '../../client/store/people.ts';
import { useT } from '../../kit/i18n/index.ts';
import { SitDown } from '../room/SitDown.tsx';

/** Asks a spectator, once for each chair that becomes free after a game, whether they want to play. */
export function FreeChair({ table }: { readonly table: FollowedTable }) {
  const t = useT();
  const me = useApp(app => app.me);
  const { state, viewer } = table;
  const free = freePlaces(state);
  const [declined, setDeclined] = useState(0);
  const isAsked = viewer === 'spectator' && free.length > declined && !isUmpire(state, me) && !isBarred(state, me);
  return (
    <div role="status">
      {isAsked && (
        <section className="card pad row">
          <p className="grow">
            <b>{t('again.freeNow', { count: free.length })}</b> {t('again.wantsIt')}
          </p>
          <SitDown state={state} className="btn pri">
            {t('again.sitDown')}
          </SitDown>
          <button type="button" className="btn" onClick={() => setDeclined(free.length)}>
            {t('again.watchOn')}
          </button>
        </section>
      )}
    </div>
  );
}
