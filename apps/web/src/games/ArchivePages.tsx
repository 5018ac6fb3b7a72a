import { archiveRouteOf } from '../page/gamePaths.ts';
import { GamesPage } from './GamesPage.tsx';
import { NoGame, RecordPage } from './RecordPage.tsx';

/** The pages of games that are over. */
export default function ArchivePages({ path }: { readonly path: string }) {
  const route = archiveRouteOf(path);
  if (route.page === 'games') return <GamesPage />;
  if (route.page === 'lost') return <NoGame why="no-such-game" />;
  return <RecordPage key={route.game} game={route.game} hand={route.hand} step={route.step} />;
}
