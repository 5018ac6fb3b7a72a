import { DRILL_KINDS } from '@gorrion/learn/drills';
import { learnRouteOf } from '../../shell/links/learnPaths.ts';
import { LostPage } from '../../shell/page/LostPage.tsx';
import { DrillPage } from './DrillPage.tsx';
import { KindsPage } from './KindsPage.tsx';
import { MINE } from './source.ts';
import './drills.css';

/** The drills: all kinds, or one kind. */
export default function DrillsPages({ path }: { readonly path: string }) {
  const route = learnRouteOf(path);
  const word = route.page === 'drills' ? route.kind : undefined;
  if (word === undefined) return <KindsPage />;
  if (word === MINE) return <DrillPage key={word} drill={MINE} />;
  const kind = DRILL_KINDS.find(known => known === word);
  return kind ? <DrillPage key={kind} drill={kind} /> : <LostPage />;
}
