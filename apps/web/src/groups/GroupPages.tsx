import { type ComponentType, Suspense } from 'react';
import { lazyPart } from '../kit/ui/lazyPart.ts';
import { type EventRoute, eventRouteOf } from '../shell/links/eventPaths.ts';
import { LostPage } from '../shell/page/LostPage.tsx';

type Door = ComponentType<{ readonly path: string }>;

/** The pages of groups, each loaded when it is first shown. */
const DOORS: Partial<Record<EventRoute['page'], Door>> = {
  groups: lazyPart(() => import('./GroupsPage.tsx')),
  group: lazyPart(() => import('./GroupPage.tsx')),
  duplicate: lazyPart(() => import('./duplicate/DuplicatePage.tsx')),
  daily: lazyPart(() => import('./daily/DailyPage.tsx')),
};

/** The page of a group at an address. */
export default function GroupPages({ path }: { readonly path: string }) {
  const Page = DOORS[eventRouteOf(path).page];
  if (!Page) return <LostPage />;
  return (
    <Suspense fallback={<div className="page-wait" aria-busy="true" />}>
      <Page path={path} />
    </Suspense>
  );
}
