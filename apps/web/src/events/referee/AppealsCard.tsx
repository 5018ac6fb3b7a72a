import type { TournamentView } from '@gorrion/events/tournament';
import { useT } from '../../kit/i18n/index.ts';
import { eventPaths } from '../../shell/links/eventPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { AppealList } from '../event/Appeals.tsx';
import { outcomeOf } from '../event/upheld.ts';
import type { Orders } from './useOrders.ts';

interface AppealsCardProps {
  readonly id: string;
  readonly view: TournamentView;
  readonly orders: Orders;
}

/** Appeals (3.12, 3.13), an upheld one with the way to its table. Shows nothing if there are none. */
export function AppealsCard({ id, view, orders }: AppealsCardProps) {
  const t = useT();
  if (view.appeals.length === 0) return null;
  return (
    <section className="card pad stack" aria-labelledby="rf-appeals">
      <h2 id="rf-appeals">{t('referee.appeals')}</h2>
      <AppealList
        view={view}
        appeals={view.appeals}
        send={orders.send}
        after={appeal =>
          outcomeOf(view, appeal) === 'waits' && (
            <Go className="btn sm" href={eventPaths.event(id, 'referee', `${appeal.session}-${appeal.table}`)}>
              {t('referee.settle', { table: appeal.table })}
            </Go>
          )
        }
      />
    </section>
  );
}
