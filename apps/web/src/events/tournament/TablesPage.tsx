import type { SessionView, TableView, TournamentView } from '@gorrion/events/tournament';
import { useT } from '../../kit/i18n/index.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Empty } from '../../kit/ui/Empty.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { eventPaths } from '../../shell/links/eventPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { sessionOf, sessionShown } from '../event/event.ts';
import { useEvent } from '../event/useEvent.ts';
import { handText, sessionStageText, sessionTitle, tableStageText } from '../event/words.ts';
import { EventFrame, SumLine } from './EventFrame.tsx';
import { Making } from './Making.tsx';
import { SeatingNotes, Seats, TableLink } from './Seating.tsx';

/** All tables of a session: who plays, how the table stands, its sheet. */
export default function TablesPage({ path }: { readonly path: string }) {
  const t = useT();
  const event = useEvent(path);
  return (
    <EventFrame event={event} title={() => t('tournament.part.tables')}>
      {view => {
        const session = sessionOf(view, Number(event.word)) ?? sessionShown(view);
        if (!session) return <Empty isLow note={t('tournament.noTables')} />;
        return (
          <>
            <SeatingNotes view={view} session={session} />
            <SessionTabs id={event.id} view={view} chosen={session.session} />
            <Making view={view} session={session} />
            <Tables id={event.id} view={view} session={session} />
            <SumLine view={view} />
          </>
        );
      }}
    </EventFrame>
  );
}

/** Links to the sessions, of which one is shown. */
export function SessionTabs({ id, view, chosen }: { id: string; view: TournamentView; chosen: number }) {
  const t = useT();
  return (
    <ol className="ev-strip" aria-label={t('tournament.sessions')}>
      {view.sessions.map(session => (
        <li key={session.session}>
          <Go
            className={`${session.stage} ${session.session === chosen ? 'shown' : ''}`}
            href={eventPaths.event(id, 'tables', session.session)}
            aria-current={session.session === chosen ? 'page' : undefined}
          >
            {sessionTitle(t, view, session.session)}
            <small>{sessionStageText(t, view, session)}</small>
          </Go>
        </li>
      ))}
    </ol>
  );
}

interface TablesProps {
  readonly id: string;
  readonly view: TournamentView;
  readonly session: SessionView;
}

function Tables({ id, view, session }: TablesProps) {
  const t = useT();
  if (session.tables.length === 0) return <Empty isLow note={t('tournament.noSeating')} />;
  return (
    <ul className="cards ev-tables">
      {session.tables.map(table => (
        <li key={table.table} className="card">
          <header className="card-head">
            <h2>{t('tournament.tableNumber', { table: table.table })}</h2>
            <Badge tone={table.stage === 'playing' ? 'ok' : 'plain'}>
              {table.stage === 'playing' ? handText(t, table.hand) : tableStageText(t, view, table)}
            </Badge>
          </header>
          <ul className="ev-live">
            <Seats view={view} table={table} below={letter => <Points table={table} letter={letter} />} />
          </ul>
          <div className="row">
            {(table.hands.length > 0 || table.result) && (
              <Go className="btn sm ghost" href={eventPaths.event(id, 'sheets', `${session.session}-${table.table}`)}>
                <Icon name="list" />
                {t('tournament.sheet')}
              </Go>
            )}
            {(table.game !== undefined ||
              (table.code !== undefined && table.stage === 'playing' && table.hand > 1)) && (
              <TableLink id={id} view={view} session={session.session} table={table} />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Points({ table, letter }: { readonly table: TableView; readonly letter: 0 | 1 | 2 | 3 }) {
  const t = useT();
  if (table.stage === 'waiting' || table.stage === 'not-played') return null;
  return (
    <>
      <b className="ev-points">{t.signed(table.totals[letter])}</b>
      {table.result && (
        <small>
          {table.result.lost.includes(letter)
            ? t('tournament.lost')
            : t('tournament.tpOf', { points: t.number(table.result.tablePoints[letter]) })}
        </small>
      )}
    </>
  );
}
