import type { SessionView, TournamentView } from '@gorrion/events/tournament';
import { useState } from 'react';
import { clockText } from '../../kit/i18n/clockText.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Choice } from '../../kit/ui/Choice.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Pick as PickList } from '../../kit/ui/Pick.tsx';
import { eventPaths } from '../../shell/links/eventPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { useServerTime } from '../event/clock.ts';
import { handText, sessionTitle } from '../event/words.ts';
import { FILTERS, type Filter, filtered, type TableRow, tableRows } from './tables.ts';

interface TableListProps {
  readonly id: string;
  readonly view: TournamentView;
  readonly session: SessionView;
  /** The table that is open beside the list. */
  readonly open: number | undefined;
  readonly onSession: (session: number) => void;
}

/** The tables of a session with hand, spread and state. Those that call stand first. */
export function TableList({ id, view, session, open, onSession }: TableListProps) {
  const t = useT();
  const [filter, setFilter] = useState<Filter>('all');
  const rows = tableRows(view, session);
  const shown = filtered(rows, filter);
  const sessions = view.sessions.filter(({ stage }) => stage !== 'waiting');
  return (
    <section className="card pad stack" aria-labelledby="rf-tables">
      <header className="rf-head">
        <h2 id="rf-tables">{t('referee.tables')}</h2>
        {sessions.length > 1 && (
          <PickList
            label={t('referee.whichSession')}
            value={String(session.session)}
            options={sessions.map(one => [String(one.session), sessionTitle(t, view, one.session)])}
            onPick={value => onSession(Number(value))}
          />
        )}
        <Choice
          isSlim
          label={t('referee.show')}
          value={filter}
          options={FILTERS.map(one => ({
            value: one,
            label: `${t(`referee.filter.${one}`)} ${t.number(filtered(rows, one).length)}`,
          }))}
          onChoose={setFilter}
        />
      </header>
      {shown.length === 0 ? (
        <p className="fine">{t(`referee.none.${filter}`)}</p>
      ) : (
        <Rows id={id} session={session} open={open} rows={shown} />
      )}
    </section>
  );
}

interface RowsProps extends Pick<TableListProps, 'id' | 'session' | 'open'> {
  readonly rows: readonly TableRow[];
}

function Rows({ id, session, open, rows }: RowsProps) {
  const t = useT();
  return (
    <table className="rf-tables">
      <thead>
        <tr>
          <th scope="col">{t('referee.table')}</th>
          <th scope="col">{t('referee.hand')}</th>
          <th scope="col" className="hm">
            {t('referee.spread')}
          </th>
          <th scope="col">{t('referee.state')}</th>
          <th scope="col">
            <span className="sr">{t('referee.open')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <Row
            key={row.table.table}
            row={row}
            href={eventPaths.event(id, 'referee', `${session.session}-${row.table.table}`)}
            isOpen={open === row.table.table}
            isPaused={session.pausedWith !== undefined}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly row: TableRow;
  readonly href: string;
  readonly isOpen: boolean;
  readonly isPaused: boolean;
}

function Row({ row, href, isOpen, isPaused }: RowProps) {
  const t = useT();
  const { table, call, spread, isOwn } = row;
  const number = table.table;
  return (
    <tr className={call ? 'calls' : isOpen ? 'is-open' : ''}>
      <th scope="row">{number}</th>
      <td>
        <b>{table.stage === 'playing' ? handText(t, table.hand) : '–'}</b>
        <small>{t(table.isReal ? 'referee.real' : 'referee.online')}</small>
      </td>
      <td className="hm">
        {t.signed(spread[0])} / {t.signed(spread[1])}
      </td>
      <td>
        <State row={row} isPaused={isPaused} />
        {isOwn && <small>{t('referee.youPlay')}</small>}
      </td>
      <td>
        <Go
          className={call ? 'btn sm pri' : 'ib solid'}
          href={href}
          aria-label={t('referee.openTable', { table: number })}
          aria-current={isOpen ? 'true' : undefined}
        >
          {call ? t('referee.open') : <Icon name="eye" />}
        </Go>
      </td>
    </tr>
  );
}

/** How a table stands: an icon and words, never a colour alone. */
function State({ row: { table, call, behind }, isPaused }: { readonly row: TableRow; readonly isPaused: boolean }) {
  const t = useT();
  const { stage } = table;
  if (call?.takenBy !== undefined) {
    return (
      <Badge tone="amber" icon="person">
        {t('referee.takenBy', { name: call.takenBy })}
      </Badge>
    );
  }
  if (call) return <Called at={call.at} />;
  if (stage !== 'playing') return <Badge icon={STAGE_ICONS[stage]}>{t(`referee.stage.${stage}`)}</Badge>;
  if (isPaused) return <Badge icon="pause">{t('referee.paused')}</Badge>;
  if (behind > 0) return <Badge icon="clock">{t('referee.behind', { count: behind })}</Badge>;
  return (
    <Badge tone="ok" icon="check">
      {t('referee.stage.playing')}
    </Badge>
  );
}

/** How long a call waits, second by second. */
function Called({ at }: { readonly at: number }) {
  const t = useT();
  const time = clockText(Math.max(0, useServerTime() - at));
  return (
    <Badge tone="amber" icon="flag">
      {t('referee.called', { time })}
    </Badge>
  );
}

const STAGE_ICONS = { waiting: 'clock', ended: 'info', final: 'lock', 'not-played': 'close' } as const;
