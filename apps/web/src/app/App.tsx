import { Suspense, useEffect, useLayoutEffect, useMemo } from 'react';
import { castKeyInAddress } from '../client/connection/castKey.ts';
import { client } from '../client/index.ts';
import { PageNotes } from '../client/offline/PageNotes.tsx';
import { useRenewal } from '../client/offline/renewal.ts';
import { useApp } from '../client/store/app.ts';
import { loadEventPages } from '../events/index.ts';
import { loadGroupPages } from '../groups/index.ts';
import { useT, withWords } from '../kit/i18n/index.ts';
import { lazyPart } from '../kit/ui/lazyPart.ts';
import { loadLearnPages } from '../learn/index.ts';
import { loadOperatorPage } from '../operator/index.ts';
import { HomePage, loadOverlay, loadScreenPages, loadTablePage, loadTeachPages } from '../play/index.ts';
import { loadArchivePages, loadLadderPage, loadProfilePage } from '../review/index.ts';
import { Go } from '../shell/page/Go.tsx';
import { LostPage } from '../shell/page/LostPage.tsx';
import { routeOf, usePath } from '../shell/page/router.ts';
import { StatePage } from '../shell/page/StatePage.tsx';
import { CrashScreen } from './CrashScreen.tsx';
import { Notices } from './Notices.tsx';
import { OfflineBar } from './OfflineBar.tsx';

const loadTable = () => withWords('play', loadTablePage);
const TablePage = lazyPart(loadTable);
const ArchivePages = lazyPart(() => withWords('review', loadArchivePages));
const LearnPages = lazyPart(() => withWords('learn', loadLearnPages));
const GroupPages = lazyPart(() => withWords('groups', loadGroupPages));
const EventPages = lazyPart(() => withWords('events', loadEventPages));
const ProfilePage = lazyPart(() => withWords('review', loadProfilePage));
const OperatorPage = lazyPart(() => withWords('operator', loadOperatorPage));
const AnnouncementLine = lazyPart(() => withWords('ground', () => import('./AnnouncementLine.tsx')));
const WallStands = lazyPart(() => import('./WallStands.tsx'));
const CallsPage = lazyPart(() => withWords('shell', () => import('../shell/calls/CallsPage.tsx')));
const PeoplePage = lazyPart(() => withWords('shell', () => import('../shell/people/PeoplePage.tsx')));
const LadderPage = lazyPart(() => withWords('review', loadLadderPage));
const ProgramsPage = lazyPart(() => withWords('shell', () => import('../shell/programs/ProgramsPage.tsx')));
const OverlayPage = lazyPart(loadOverlay);
const ScreenPages = lazyPart(loadScreenPages);
const TeachPages = lazyPart(loadTeachPages);
const DevicesPages = lazyPart(() => withWords('shell', () => import('../shell/devices/DevicesPages.tsx')));

/** The whole app: the page of the address, and above it the messages of every page. */
export function App() {
  const path = usePath();
  const hasTable = useApp(app => app.table !== undefined);
  // Its own page shows the operator what they have said.
  const isTold = useApp(app => app.announcement !== null) && routeOf(path).page !== 'operator';
  useRenewal(path);
  useEffect(() => {
    // The table is loaded while the player reads the first page, so that one press leads straight to it.
    const ahead = () => loadTable().catch(() => {});
    const id = setTimeout(() => void ahead(), 300);
    return () => clearTimeout(id);
  }, []);
  // Nothing but the picture of a cast lies over a stream: no message, and no page of a failure.
  if (castKeyInAddress()) {
    return (
      <Suspense fallback={null}>
        <OverlayPage />
      </Suspense>
    );
  }
  const told = (
    <Suspense fallback={null}>
      <AnnouncementLine />
    </Suspense>
  );
  return (
    <CrashScreen>
      {isTold && !hasTable && told}
      <Suspense fallback={null}>
        <Page path={path} />
      </Suspense>
      <PageNotes />
      <div className="messages">
        <OfflineBar />
        {isTold && hasTable && told}
        {hasTable && (
          <Suspense fallback={null}>
            <WallStands />
          </Suspense>
        )}
        <Notices />
      </div>
    </CrashScreen>
  );
}

function Page({ path }: { readonly path: string }) {
  const route = useMemo(() => routeOf(path), [path]);
  const status = useApp(app => app.link.status);
  const code = route.page === 'table' ? route.code : undefined;
  useLayoutEffect(() => client.turnTo(code), [code]);
  const isElsewhere = status === 'replaced' && route.page !== 'table';
  // Another page took over the table only, so on any other address this page connects again.
  useEffect(() => {
    if (isElsewhere) client.start();
  }, [isElsewhere]);
  if (isElsewhere) return null;
  if (status === 'outdated') return <Outdated />;
  if (status === 'replaced') return <Replaced />;
  switch (route.page) {
    case 'home':
      return <HomePage />;
    case 'table':
      return <TablePage key={route.code} code={route.code} part={route.part} />;
    case 'archive':
      return <ArchivePages path={path} />;
    case 'learn':
      return <LearnPages path={path} />;
    case 'profile':
      return <ProfilePage />;
    case 'groups':
    case 'daily':
      return <GroupPages path={path} />;
    case 'events':
      return <EventPages path={path} />;
    case 'calls':
      return <CallsPage />;
    case 'people':
      return <PeoplePage />;
    case 'programs':
      return <ProgramsPage />;
    case 'ladder':
      return <LadderPage />;
    case 'devices':
      return <DevicesPages path={path} />;
    case 'screen':
      return <ScreenPages path={path} />;
    case 'teach':
      return <TeachPages />;
    case 'operator':
      return <OperatorPage />;
    case 'lost':
      return <LostPage />;
  }
}

function Replaced() {
  const t = useT();
  return (
    <StatePage title={t('replaced.title')} note={t('replaced.note')}>
      <button type="button" className="btn pri" onClick={() => client.start()}>
        {t('replaced.takeBack')}
      </button>
      <Go className="btn" href="/">
        {t('lost.home')}
      </Go>
    </StatePage>
  );
}

function Outdated() {
  const t = useT();
  return (
    <StatePage title={t('outdated.title')} note={t('outdated.note')}>
      <button type="button" className="btn pri" onClick={() => location.reload()}>
        {t('outdated.reload')}
      </button>
    </StatePage>
  );
}
