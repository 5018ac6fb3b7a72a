import { Suspense, useEffect, useState } from 'react';
import { client } from '../../client/index.ts';
import { useWaitingHere } from '../../client/solo/useWaitingHere.ts';
import { useApp } from '../../client/store/app.ts';
import { useT, withWords } from '../../kit/i18n/index.ts';
import { lazyPart } from '../../kit/ui/lazyPart.ts';
import { PageHeader } from '../../shell/page/PageHeader.tsx';
import { dropSettings, settingsInAddress } from '../../shell/page/router.ts';
import { WaitingGames } from '../../shell/page/WaitingGames.tsx';
import { BotsJob } from './BotsJob.tsx';
import { DailyJob } from './DailyJob.tsx';
import { FriendsJob } from './FriendsJob.tsx';
import { NowJob } from './NowJob.tsx';
import { OpenTables } from './OpenTables.tsx';
import { useOpenTable } from './useOpenTable.ts';
import '../../shell/page/placePage.css';
import './home.css';

const OfGroups = lazyPart(() => import('./OfGroups.tsx'));
const SharedSettings = lazyPart(() => withWords('options', () => import('../../shell/options/SharedSettings.tsx')));

/**
 * The home page: the games that wait for the player, the ways into a game, most wanted first, and the public tables.
 */
export function HomePage() {
  const t = useT();
  const lobby = useApp(app => app.lobby);
  const here = useWaitingHere();
  const waiting = [...(lobby?.mine ?? []), ...here];
  useEffect(() => client.watchLobby(), []);
  useEffect(() => {
    document.title = t('home.title');
  }, [t]);
  return (
    <div className="place">
      <PageHeader />
      <main>
        <WaitingGames tables={waiting} />
        <Suspense fallback={null}>{lobby && <OfGroups mine={lobby.mine} />}</Suspense>
        <header className={waiting.length > 0 ? 'home-head low' : 'home-head'}>
          <h1>{t('home.headline')}</h1>
          <p className="quiet">{t('home.lead')}</p>
        </header>
        <div className="jobs">
          <FriendsJob own={lobby?.mine.find(({ stage, settings }) => stage === 'gathering' && !settings.teacher)} />
          <NowJob tables={lobby?.open} />
          <DailyJob isBegun={waiting.some(({ event, isOver }) => event === 'daily' && !isOver)} />
          <BotsJob />
        </div>
        <OpenTables tables={lobby?.open} />
      </main>
      <LinkedSettings />
    </div>
  );
}

/** Asks about the settings that the address holds, if it holds any. */
function LinkedSettings() {
  const [text, setText] = useState(settingsInAddress);
  const { isOpening, open } = useOpenTable();
  if (text === undefined) return null;
  const drop = () => {
    dropSettings();
    setText(undefined);
  };
  return (
    <Suspense fallback={null}>
      <SharedSettings text={text} isOpening={isOpening} onOpen={settings => void open(settings)} onClose={drop} />
    </Suspense>
  );
}
