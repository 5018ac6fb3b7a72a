import { type ComponentType, Suspense } from 'react';
import { lazyPart } from '../kit/ui/lazyPart.ts';
import { type LearnRoute, learnRouteOf } from '../shell/links/learnPaths.ts';
import { LostPage } from '../shell/page/LostPage.tsx';
import '../kit/ui/card.css';
import '../kit/ui/empty.css';
import '../kit/ui/felt.css';
import './learn.css';

type Door = ComponentType<{ readonly path: string }>;

const FansPages = lazyPart(() => import('./fanbook/FansPages.tsx'));

/** The pages that teach, each loaded when it is first shown. An address whose page is not here shows nothing. */
const DOORS: Partial<Record<LearnRoute['page'], Door>> = {
  atlas: lazyPart(() => import('./atlas/AtlasPage.tsx')),
  calculator: lazyPart(() => import('./calculator/CalculatorPage.tsx')),
  from: lazyPart(() => import('./KnownPage.tsx')),
  learn: lazyPart(() => import('./LearnPage.tsx')),
  placement: lazyPart(() => import('./PlacementPage.tsx')),
  fans: FansPages,
  fan: FansPages,
  olderWays: FansPages,
  rules: lazyPart(() => import('./rulebook/RulebookPage.tsx')),
  lesson: lazyPart(() => import('./lessons/LessonsPages.tsx')),
  deck: lazyPart(() => import('./deck/DeckPage.tsx')),
  drills: lazyPart(() => import('./drills/DrillsPages.tsx')),
};

/** The page that teaches at an address. */
export default function LearnPages({ path }: { readonly path: string }) {
  const Page = DOORS[learnRouteOf(path).page];
  if (!Page) return <LostPage />;
  return (
    <Suspense fallback={<div className="page-wait" aria-busy="true" />}>
      <Page path={path} />
    </Suspense>
  );
}
