import { type ComponentType, Suspense } from 'react';
import { lazyPart } from '../../kit/ui/lazyPart.ts';
import { type EventPart, eventRouteOf } from '../../shell/links/eventPaths.ts';
import { LostPage } from '../../shell/page/LostPage.tsx';

type Door = ComponentType<{ readonly path: string }>;

/** The pages of events, each loaded when it is first shown: by the part of an event's address, or by page. */
const DOORS: Partial<Record<EventPart | 'events' | 'new-event' | 'event', Door>> = {
  events: lazyPart(() => import('./EventsPage.tsx')),
  event: lazyPart(() => import('./EventPage.tsx')),
  teams: lazyPart(() => import('./EventPage.tsx')),
  tables: lazyPart(() => import('./TablesPage.tsx')),
  sheets: lazyPart(() => import('./SheetPage.tsx')),
  rotation: lazyPart(() => import('./RotationPage.tsx')),
  fouls: lazyPart(() => import('./FoulsPage.tsx')),
  tree: lazyPart(() => import('./TreePage.tsx')),
  me: lazyPart(() => import('./MePage.tsx')),
  join: lazyPart(() => import('./JoinPage.tsx')),
  referee: lazyPart(() => import('../referee/RefereePage.tsx')),
  scorer: lazyPart(() => import('../scorer/ScorerPage.tsx')),
  screen: lazyPart(() => import('../bigscreen/BigScreenPage.tsx')),
  print: lazyPart(() => import('../prints/PrintPage.tsx')),
  'new-event': lazyPart(() => import('../organiser/OrganiserPages.tsx')),
  organise: lazyPart(() => import('../organiser/OrganiserPages.tsx')),
  run: lazyPart(() => import('../organiser/OrganiserPages.tsx')),
};

/** The page of an event at an address. */
export default function EventPages({ path }: { readonly path: string }) {
  const route = eventRouteOf(path);
  const name = route.page === 'event' ? (route.part ?? 'event') : route.page;
  const Page = DOORS[name as keyof typeof DOORS];
  if (!Page) return <LostPage />;
  return (
    <Suspense fallback={<div className="page-wait" aria-busy="true" />}>
      <Page path={path} />
    </Suspense>
  );
}
