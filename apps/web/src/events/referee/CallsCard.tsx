import type { EventCall, TournamentView } from '@gorrion/events/tournament';
import { clockText } from '../../kit/i18n/clockText.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { SwitchRow } from '../../kit/ui/SwitchRow.tsx';
import { eventPaths } from '../../shell/links/eventPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { useServerTime } from '../event/clock.ts';
import { atTable, nameIn, tableOf } from '../event/event.ts';
import { handText } from '../event/words.ts';
import { isOwnTable } from '../scorer/mine.ts';
import type { Orders } from './useOrders.ts';

interface CallsCardProps {
  readonly id: string;
  readonly view: TournamentView;
  readonly queue: readonly EventCall[];
  readonly orders: Orders;
  readonly alert: { readonly isOn: boolean; readonly turn: (isOn: boolean) => void };
}

/** The calls from all tables in one queue, with the time that they wait. */
export function CallsCard({ id, view, queue, orders, alert }: CallsCardProps) {
  const t = useT();
  return (
    <section className="card pad stack" aria-labelledby="rf-calls">
      <header className="rf-head">
        <h2 id="rf-calls">{t('referee.calls')}</h2>
        <SwitchRow label={t('referee.alert')} isOn={alert.isOn} onTurn={alert.turn} />
      </header>
      <p className="sr" role="status">
        {queue.length > 0 && t('referee.open.calls', { count: queue.length })}
      </p>
      {queue.length === 0 ? (
        <p className="fine">{t('referee.noCalls')}</p>
      ) : (
        <ol className="rf-calls">
          {queue.map(call => (
            <Call key={call.number} id={id} view={view} call={call} orders={orders} />
          ))}
        </ol>
      )}
    </section>
  );
}

interface CallProps {
  readonly id: string;
  readonly view: TournamentView;
  readonly call: EventCall;
  readonly orders: Orders;
}

function Call({ id, view, call, orders }: CallProps) {
  const t = useT();
  const now = useServerTime();
  const { number, session, table, player, at, takenBy } = call;
  const found = tableOf(view, session, table);
  const isOwn = found !== undefined && isOwnTable(view, found);
  const name = found ? nameIn(view, atTable(found)[player]) : '';
  return (
    <li>
      <p>
        <b>{t('referee.tableHand', { table, hand: handText(t, found?.hand ?? 1) })}</b>{' '}
        <Badge tone="amber" icon="clock">
          {clockText(Math.max(0, now - at))}
        </Badge>
      </p>
      <p className="fine">
        {takenBy === undefined ? t('referee.calledBy', { name }) : t('referee.calledTaken', { name, umpire: takenBy })}
      </p>
      {isOwn ? (
        <p className="fine">{t('referee.ownCall')}</p>
      ) : (
        <div className="row">
          {takenBy === undefined && (
            <button
              type="button"
              className="btn sm pri"
              aria-label={t('referee.takeName', { table })}
              onClick={() => void orders.send({ type: 'take-call', call: number, isDone: false })}
            >
              {t('referee.take')}
            </button>
          )}
          <Go
            className="btn sm"
            href={eventPaths.event(id, 'referee', `${session}-${table}`)}
            aria-label={t('referee.openTable', { table })}
          >
            {t('referee.open')}
          </Go>
          <button
            type="button"
            className="btn sm ghost"
            aria-label={t('referee.doneName', { table })}
            onClick={() => void orders.send({ type: 'take-call', call: number, isDone: true })}
          >
            <Icon name="check" />
            {t('referee.done')}
          </button>
        </div>
      )}
    </li>
  );
}
