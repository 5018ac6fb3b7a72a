import { type ComponentType, Suspense } from 'react';
import { type EventPart, eventRouteOf } from '../page/eventPaths.ts';
import { LostPage } from '../page/LostPage.tsx';

type Door = ComponentType<{ readonly path: string }>;

/** The pages of events, each loaded when it is first shown: by the part of an event's address, or by page. */
const DOORS: Partial<Record<EventPart | 'events' | 'new-event' | 'event', Door>> = {};

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
