import { lazy, Suspense, useEffect, useState } from 'react';
import { ChatCard } from '../chat/ChatCard.tsx';
import { useT } from '../i18n/index.ts';
import { PageHeader } from '../page/PageHeader.tsx';
import { useApp } from '../store/app.ts';
import type { Following } from '../store/following.ts';
import { DEFAULT_LEVEL } from '../store/openings.ts';
import { isHost, placeOfPerson } from '../store/people.ts';
import { Agreed } from './Agreed.tsx';
import { Chairs } from './Chairs.tsx';
import { RoomWays } from './RoomWays.tsx';
import './room.css';

const Invite = lazy(() => import('./Invite.tsx'));

/** The page of a table before its game: the players, the invitation, the settings and the chat. */
export function RoomPage({ table }: { readonly table: Following }) {
  const t = useT();
  const me = useApp(app => app.me);
  const [level, setLevel] = useState(DEFAULT_LEVEL);
  const { state } = table;
  const mine = placeOfPerson(state, me);
  const amHost = isHost(state, me);
  useEffect(() => {
    document.title = `${t('room.title')} · Gorrión`;
  }, [t]);
  return (
    <div className="room">
      <PageHeader />
      <main>
        <h1>{t('room.title')}</h1>
        <p className="room-lead">{t('room.lead')}</p>
        <div className="room-cards">
          <div className="room-side">
            <section className="card" aria-labelledby="chairs">
              <h2 id="chairs">{t('room.chairs')}</h2>
              <Chairs state={state} me={me} mine={mine} amHost={amHost} level={level} />
              <RoomWays state={state} mine={mine} amHost={amHost} level={level} onLevel={setLevel} />
            </section>
            <ChatCard table={table} />
          </div>
          <div className="room-side">
            <section className="card" aria-labelledby="invite">
              <h2 id="invite">{t('room.invite')}</h2>
              <p>{t('room.inviteLead')}</p>
              <Suspense fallback={<div className="invite-space" />}>
                <Invite code={table.code} />
              </Suspense>
            </section>
            <Agreed table={table} />
          </div>
        </div>
      </main>
    </div>
  );
}
