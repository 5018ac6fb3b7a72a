import { lazy, Suspense, useState } from 'react';
import { useT } from '../i18n/index.ts';
import type { Following } from '../store/following.ts';
import './watchers.css';

const WatcherList = lazy(() => import('./WatcherList.tsx'));

/** How many watch; opened, it says who. */
export function Watchers({ table }: { readonly table: Following }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  // The last one may have been shown out just now: what says so stays until it is closed.
  if (table.watchers === 0 && !isOpen) return null;
  return (
    <details className="watchers" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{t('room.watchers', { count: table.watchers })}</summary>
      {isOpen && (
        <Suspense fallback={null}>
          <WatcherList table={table} />
        </Suspense>
      )}
    </details>
  );
}
