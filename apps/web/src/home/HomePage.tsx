import { useEffect } from 'react';
import { client } from '../client/index.ts';
import { useT } from '../i18n/index.ts';
import { PageHeader } from '../page/PageHeader.tsx';
import { useWaitingHere } from '../solo/useWaitingHere.ts';
import { useApp } from '../store/app.ts';
import { BotsCard } from './BotsCard.tsx';
import { FriendsCard } from './FriendsCard.tsx';
import { Hero } from './Hero.tsx';
import { OpenTables } from './OpenTables.tsx';
import { WaitingGames } from './WaitingGames.tsx';
import './home.css';

/** The home page: games against bots, a table for friends, public tables, and the games that wait for the player. */
export function HomePage() {
  const t = useT();
  const lobby = useApp(app => app.lobby);
  const here = useWaitingHere();
  useEffect(() => client.watchLobby(), []);
  useEffect(() => {
    document.title = t('home.title');
  }, [t]);
  return (
    <div className="home">
      <PageHeader />
      <main>
        <WaitingGames tables={[...(lobby?.mine ?? []), ...here]} />
        <Hero />
        <div className="three">
          <FriendsCard own={lobby?.mine.find(table => table.stage === 'gathering')} />
          <OpenTables tables={lobby?.open} />
          <BotsCard />
        </div>
      </main>
    </div>
  );
}
