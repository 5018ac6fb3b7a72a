import { Suspense, useState } from 'react';
import { useApp } from '../../client/store/app.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { isUmpire } from '../../client/store/people.ts';
import { useT } from '../../kit/i18n/index.ts';
import { lazyPart } from '../../kit/ui/lazyPart.ts';
import './watchers.css';

const WatcherList = lazyPart(() => import('./WatcherList.tsx'));

/** Shows the number of spectators without the reader, who may be the umpire and so no spectator; opened, it lists them. */
export function Watchers({ table }: { readonly table: FollowedTable }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  // The last one may have been shown out just now: what says so stays until it is closed.
  const amWatching = useApp(app => table.viewer === 'spectator' && !isUmpire(table.state, app.me));
  const count = amWatching ? table.watchers - 1 : table.watchers;
  if (count <= 0 && !isOpen) return null;
  return (
    <details className="watchers quiet" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{t(amWatching ? 'watchers.countToo' : 'watchers.count', { count: Math.max(0, count) })}</summary>
      {isOpen && (
        <Suspense fallback={null}>
          <WatcherList table={table} />
        </Suspense>
      )}
    </details>
  );
}
