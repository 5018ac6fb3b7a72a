import { handsOf } from '@gorrion/table';
import { memo, Suspense } from 'react';
import { lazyPart } from '../../kit/ui/lazyPart.ts';
import { archiveRouteOf } from '../../shell/links/gamePaths.ts';
import { useShownPath } from '../../shell/page/pathAhead.ts';
import { NoGame } from '../frame/NoGame.tsx';
import { GamesPage } from './GamesPage.tsx';
import { RecordPage } from './RecordPage.tsx';

const DisputePage = lazyPart(() => import('../dispute/DisputePage.tsx'));
const AllMistakesPage = lazyPart(() => import('../mistakes/AllMistakesPage.tsx'));

/** The pages of games that are over, each drawn when another is shown: the address comes later, and draws nothing. */
export default function ArchivePages(_: { readonly path: string }) {
  return <Shown path={useShownPath()} />;
}

const Shown = memo(({ path }: { readonly path: string }) => {
  const route = archiveRouteOf(path);
  if (route.page === 'games') return <GamesPage />;
  if (route.page === 'hand') {
    return (
      <Suspense fallback={<div className="page-wait" aria-busy="true" />}>
        <DisputePage />
      </Suspense>
    );
  }
  if (route.page === 'lost') return <NoGame why="no-such-game" />;
  if (route.page === 'mistakes') {
    return (
      <Suspense fallback={<div className="page-wait" aria-busy="true" />}>
        <AllMistakesPage handsOf={handsOf} />
      </Suspense>
    );
  }
  if (route.page === 'review') return <RecordPage key={route.game} {...route} />;
  if (route.page === 'play')
    return <RecordPage key={route.game} game={route.game} hand={route.hand} again={route.seat} />;
  if (route.page === 'clip') return <RecordPage key={route.game} {...route} isClip />;
  const { game, hand, step, line, lineStep } = route;
  return <RecordPage key={game} game={game} hand={hand} step={step} line={line} lineStep={lineStep} />;
});
