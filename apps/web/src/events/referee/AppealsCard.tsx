import type { TournamentView } from '@gorrion/events/tournament';
import { useT } from '../../kit/i18n/index.ts';
import { AppealList } from '../event/Appeals.tsx';
import type { Orders } from './useOrders.ts';

interface AppealsCardProps {
  readonly view: TournamentView;
  readonly orders: Orders;
}

/** Appeals (3.12, 3.13). Shows nothing if there are none. */
export function AppealsCard({ view, orders }: AppealsCardProps) {
  const t = useT();
  if (view.appeals.length === 0) return null;
  return (
    <section className="card pad stack" aria-labelledby="rf-appeals">
      <h2 id="rf-appeals">{t('referee.appeals')}</h2>
      <AppealList view={view} appeals={view.appeals} send={orders.send} />
    </section>
  );
}
