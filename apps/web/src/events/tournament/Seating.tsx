import type { SessionView, TableView, TournamentView } from '@gorrion/events/tournament';
import { PLAYERS } from '@gorrion/rules';
import { type ReactNode, useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { timeOfDay } from '../../kit/i18n/timeOfDay.ts';
import { WindGlyph, windName } from '../../kit/tiles/index.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Empty } from '../../kit/ui/Empty.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { Pick } from '../../kit/ui/Pick.tsx';
import { eventPaths } from '../../shell/links/eventPaths.ts';
import { gamePath, liveGamePath } from '../../shell/links/gamePaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { byesOf, nameIn, playerIn, sittersAt } from '../event/event.ts';
import { windAt } from '../event/winds.ts';
import { handText, isKnockOutRound, lateText, rotationTitle, sessionTitle } from '../event/words.ts';

/** Tables of the card beside the standings. */
const FIRST_TABLES = 8;

interface SeatsProps {
  readonly view: TournamentView;
  readonly table: TableView;
  /** What stands below each name. */
  readonly below?: (letter: 0 | 1 | 2 | 3) => ReactNode;
}

/** The four players of a table with the winds that they have now; a substitute is marked. */
export function Seats({ view, table, below }: SeatsProps) {
  const t = useT();
  const here = sittersAt(view, table);
  return PLAYERS.map(letter => {
    const isYou = here[letter] !== null && here[letter] === view.you.player;
    return (
      <li key={letter} className={isYou ? 'you' : undefined}>
        <span className="ev-name">
          <WindGlyph wind={windAt(view, table, letter)} />
          <span className="sr">{windName(t, windAt(view, table, letter))}</span>
          <span dir="auto">{nameIn(view, here[letter]) || t('tournament.emptyChair')}</span>
          {(table.substitutes[letter] !== null || playerIn(view, here[letter])?.isSubstitute) && (
            <abbr title={t(table.substitutes[letter] === null ? 'tournament.fillsSeat' : 'tournament.substitute')}>
              *
            </abbr>
          )}
        </span>
        {below?.(letter)}
      </li>
    );
  });
}

interface ByesProps {
  readonly view: TournamentView;
  readonly session: number;
}

/** Who goes on without playing a session. */
export function Byes({ view, session }: ByesProps) {
  const t = useT();
  const byes = byesOf(view, session);
  return byes.length > 0 && t('tournament.byes', { names: t.all(byes.map(({ name }) => name)) });
}

/** What players have to know of a session first: until it begins that its tables are others than before, and who has a bye. */
export function SeatingNotes({ view, session: { session, remadeAt, stage } }: Omit<SeatingProps, 'id'>) {
  const t = useT();
  const isRemade = remadeAt !== undefined && stage === 'waiting';
  if (!isRemade && byesOf(view, session).length === 0) return null;
  return (
    <Note
      tone={isRemade ? 'amber' : 'plain'}
      icon="info"
      title={
        isRemade
          ? t('tournament.remade', { where: sessionTitle(t, view, session), time: timeOfDay(t.locale, remadeAt) })
          : sessionTitle(t, view, session)
      }
    >
      <Byes view={view} session={session} />
    </Note>
  );
}

interface SeatingProps {
  readonly id: string;
  readonly view: TournamentView;
  readonly session: SessionView;
}

/** Who sits where in a session. */
export function Seating({ id, view, session }: SeatingProps) {
  const t = useT();
  const mine = view.you.seat?.session === session.session ? view.you.seat.table : undefined;
  const shown = session.tables.filter(({ table }, n) => n < FIRST_TABLES || table === mine);
  return (
    <section className="card pad" aria-labelledby="ev-seating">
      <header className="card-head">
        <h2 id="ev-seating">
          {isKnockOutRound(view, session.session)
            ? t('tournament.seatingRound', { round: sessionTitle(t, view, session.session) })
            : t('tournament.seating', { session: session.session })}
        </h2>
        <Go className="text-link" href={eventPaths.event(id, 'rotation')}>
          {rotationTitle(t, view)}
        </Go>
      </header>
      {shown.length === 0 && <Empty isLow note={t('tournament.noSeating')} />}
      <ol className="ruled ev-seating">
        {shown.map(table => (
          <li key={table.table}>
            <b>
              <span className="sr">{t('tournament.tableNumber', { table: table.table })}</span>
              <span aria-hidden="true">{table.table}</span>
            </b>
            <ul>
              <Seats view={view} table={table} />
            </ul>
          </li>
        ))}
      </ol>
      {session.tables.length > shown.length && (
        <Go className="text-link" href={eventPaths.event(id, 'tables', session.session)}>
          {t('tournament.allTables', { count: session.tables.length })}
        </Go>
      )}
    </section>
  );
}

interface TableLinkProps extends Pick<SeatingProps, 'id' | 'view'> {
  readonly session: number;
  readonly table: TableView;
}

/** Where the hands of a table can be read: one hand or the event's delay behind, or whole once it is over. */
export function TableLink({ id, view, session, table }: TableLinkProps) {
  const t = useT();
  const late = lateText(t, view.plan);
  if (table.game !== undefined) {
    return (
      <Go className="btn sm" href={gamePath(table.game)}>
        <Icon name="eye" />
        {t('tournament.replay')}
      </Go>
    );
  }
  if (table.stage === 'playing' && table.code !== undefined && table.hand > 1) {
    return (
      <Go className="btn sm" href={liveGamePath(table.code)}>
        <Icon name="eye" />
        {late ? t('tournament.watchLate', { late }) : t('tournament.watch')}
      </Go>
    );
  }
  return (
    <Go className="btn sm" href={eventPaths.event(id, 'sheets', `${session}-${table.table}`)}>
      <Icon name="list" />
      {t('tournament.sheet')}
    </Go>
  );
}

/** The points of a table that is played, and the way to look on. */
export function LiveTable({ id, view, session }: SeatingProps) {
  const t = useT();
  const live = session.tables.filter(({ stage }) => stage === 'playing');
  const [chosen, choose] = useState<number>();
  const first = view.you.seat?.session === session.session ? view.you.seat.table : live[0]?.table;
  const table = live.find(one => one.table === (chosen ?? first)) ?? live[0];
  if (!table) return null;
  return (
    <section className="card pad" aria-labelledby="ev-live">
      <header className="card-head">
        <h2 id="ev-live">{t('tournament.live', { table: table.table })}</h2>
        <Badge tone="ok">{handText(t, table.hand)}</Badge>
      </header>
      <ul className="ev-live">
        <Seats
          view={view}
          table={table}
          below={letter => <b className="ev-points">{t.signed(table.totals[letter])}</b>}
        />
      </ul>
      <div className="row">
        {live.length > 1 && (
          <Pick
            label={t('tournament.whichTable')}
            value={String(table.table)}
            options={live.map(one => [String(one.table), t('tournament.tableNumber', { table: one.table })] as const)}
            onPick={value => choose(Number(value))}
          />
        )}
        <TableLink id={id} view={view} session={session.session} table={table} />
      </div>
    </section>
  );
}
