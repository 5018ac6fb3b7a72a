import type { TableView, TournamentView } from '@gorrion/events/tournament';
import { useState } from 'react';
import { refusalText } from '../../client/ledgers/refusalText.ts';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { eventPaths } from '../../shell/links/eventPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { PlacePage } from '../../shell/page/PlacePage.tsx';
import { StatePage } from '../../shell/page/StatePage.tsx';
import { isOver, sessionOf, sessionShown, tableOf } from '../event/event.ts';
import { eventFouls } from '../event/fouls.ts';
import { type ShownEvent, useEvent } from '../event/useEvent.ts';
import { eventName, handText, sessionTitle } from '../event/words.ts';
import { AppealsCard } from './AppealsCard.tsx';
import { useAlert, useTitleCount } from './alert.ts';
import { CallsCard } from './CallsCard.tsx';
import { Clock } from './Clock.tsx';
import { Desk } from './Desk.tsx';
import { EarlierSheets } from './EarlierSheets.tsx';
import { NextCall } from './NextCall.tsx';
import { TableList } from './TableList.tsx';
import { callQueue } from './tables.ts';
import { useOrders } from './useOrders.ts';
import './referee.css';

/** The umpires' page of an event: the clock, all tables, the queue of calls, and the table that is open, `<session>-<table>`. */
export default function RefereePage({ path }: { readonly path: string }) {
  const t = useT();
  const event = useEvent(path);
  const { view, refusal } = event;
  if (!view) {
    if (!refusal) return <div className="page-wait" aria-busy="true" />;
    return (
      <StatePage title={t('referee.notHere')} note={refusalText(t, refusal, {})}>
        <Go className="btn pri" href={eventPaths.events()}>
          {t('referee.events')}
        </Go>
      </StatePage>
    );
  }
  if (!view.you.rights.includes('rule')) {
    return (
      <StatePage title={t('referee.noRight')} note={t('referee.noRightNote')}>
        <Go className="btn pri" href={eventPaths.event(event.id)}>
          {t('referee.toEvent')}
        </Go>
      </StatePage>
    );
  }
  return <Referee event={event} view={view} />;
}

interface RefereeProps {
  readonly event: ShownEvent;
  readonly view: TournamentView;
}

/** Returns a table by its number, with its hand while it plays. */
const tableTitle = (t: Translate, { table, stage, hand }: TableView): string =>
  stage === 'playing' ? t('referee.tableHand', { table, hand: handText(t, hand) }) : t('referee.tableTitle', { table });

/** The page of somebody who rules: after the end of the event without its clock and its calls. */
export function Referee({ event, view }: RefereeProps) {
  const t = useT();
  const { id } = event;
  const [, openSession, openTable] = (/^(\d+)-(\d+)$/.exec(event.word ?? '') ?? []).map(Number);
  const [picked, setPicked] = useState<number>();
  const session = sessionOf(view, picked ?? openSession ?? 0) ?? sessionShown(view);
  const table = openSession && openTable ? tableOf(view, openSession, openTable) : undefined;
  const queue = callQueue(view);
  const alert = useAlert(queue.length);
  const orders = useOrders(event);
  const title = table ? tableTitle(t, table) : t('referee.title');
  useTitleCount(queue.length, title);
  return (
    <PlacePage
      title={title}
      note={table && sessionTitle(t, view, openSession ?? 1)}
      above={[
        { href: eventPaths.events(), label: t('referee.events') },
        { href: eventPaths.event(id), label: eventName(t, view.plan) },
        ...(table ? [{ href: eventPaths.event(id, 'referee'), label: t('referee.title') }] : []),
      ]}
      acts={<Acts id={id} view={view} />}
      isDeep
      className={`rf ${table ? 'is-open' : ''}`}
    >
      <Standing event={event} refusal={orders.refusal} />
      <EarlierSheets id={id} view={view} />
      {session && !isOver(view) && <Clock view={view} session={session} orders={orders} />}
      <div className="rf-cols">
        <div>
          {session && (
            <TableList
              id={id}
              view={view}
              session={session}
              open={openSession === session.session ? openTable : undefined}
              onSession={setPicked}
            />
          )}
        </div>
        <aside>
          {table && openSession !== undefined && (
            <Desk
              key={`${openSession}-${openTable}`}
              id={id}
              view={view}
              session={openSession}
              table={table}
              orders={orders}
            />
          )}
          {!isOver(view) && <CallsCard id={id} view={view} queue={queue} orders={orders} alert={alert} />}
          <AppealsCard id={id} view={view} orders={orders} />
        </aside>
      </div>
      {!table && <NextCall id={id} queue={queue} />}
    </PlacePage>
  );
}

/** The links at the right of the title: sheets and the record of fouls. */
function Acts({ id, view }: { readonly id: string; readonly view: TournamentView }) {
  const t = useT();
  const count = eventFouls(t, view).filter(({ revoked }) => revoked === undefined).length;
  return (
    <>
      <Go className="btn sm" href={eventPaths.event(id, 'tables')}>
        <Icon name="list" />
        {t('referee.sheets')}
      </Go>
      <Go className="btn sm" href={eventPaths.event(id, 'fouls')}>
        <Icon name="flag" />
        {t('referee.fouls')} <b>{t.number(count)}</b>
      </Go>
    </>
  );
}

/** What waits for the network, and why the last order was refused. */
function Standing({ event, refusal }: { readonly event: ShownEvent; readonly refusal: string | undefined }) {
  const t = useT();
  const isLost = event.refusal?.code === 'offline';
  return (
    <div className="stack rf-notes" role="status">
      {event.waiting > 0 && (
        <Note tone="amber" icon="clock" title={t('referee.waiting', { count: event.waiting })}>
          {t('referee.waitingNote')}
        </Note>
      )}
      {isLost && event.waiting === 0 && (
        <Note tone="amber" icon="warn" title={t('referee.offline')}>
          {t('referee.offlineNote')}
        </Note>
      )}
      {refusal && <Note tone="bad" icon="warn" title={refusal} />}
    </div>
  );
}
