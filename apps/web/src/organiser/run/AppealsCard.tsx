import { AppealList } from '../../event/Appeals.tsx';
import { useT } from '../../i18n/index.ts';
import type { EventDesk } from '../useEvent.ts';

/** Appeals (3.12, 3.13), which organisers decide if they have not ruled there. Shows nothing if there are none. */
export function AppealsCard({ desk: { view, send } }: { readonly desk: EventDesk }) {
  const t = useT();
  if (view.appeals.length === 0) return null;
  return (
    <section className="card og-card" aria-labelledby="og-appeals">
      <h2 id="og-appeals">{t('organiser.appeals')}</h2>
      <AppealList appeals={view.appeals} send={send} />
    </section>
  );
}
