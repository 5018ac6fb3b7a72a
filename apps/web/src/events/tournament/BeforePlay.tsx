import type { SessionView, TableView, TournamentView } from '@gorrion/events/tournament';
import { useT } from '../../kit/i18n/index.ts';
import { eventPaths } from '../../shell/links/eventPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { atTable, playerIn } from '../event/event.ts';
import { plannedText } from '../event/words.ts';
import { Seats } from './Seating.tsx';
import './mine.css';

interface BeforePlayProps {
  readonly view: TournamentView;
  readonly session: SessionView;
  readonly table: TableView;
}

/** What players have to know of a table whose session has not begun: who is expected, when, and where to go. */
export function BeforePlay({ view, session: { planned }, table }: BeforePlayProps) {
  const t = useT();
  const here = atTable(table);
  return (
    <>
      <ul className="ev-live">
        <Seats
          view={view}
          table={table}
          below={letter =>
            here[letter] !== null && (
              <small>{t(playerIn(view, here[letter])?.isHere ? 'tournament.isHere' : 'tournament.isExpected')}</small>
            )
          }
        />
      </ul>
      <p>
        {planned ? t('tournament.beginsPlanned', { time: plannedText(t, planned) }) : t('tournament.beginsLater')}{' '}
        {t(table.isReal ? 'tournament.playedInHall' : 'tournament.playedHere', { table: table.table })}
      </p>
    </>
  );
}

/** A table whose session has not begun, for who has opened its link: where the sheet will stand. */
export function TableBefore({ id, ...props }: BeforePlayProps & { readonly id: string }) {
  const t = useT();
  const { view, table } = props;
  const { player } = view.you;
  return (
    <section className="card pad">
      <BeforePlay {...props} />
      {player === null ? (
        <p className="fine">{t('tournament.joinFirst')}</p>
      ) : (
        <Go className={`btn ${atTable(table).includes(player) ? 'pri' : ''}`} href={eventPaths.event(id, 'me')}>
          {t('tournament.part.me')}
        </Go>
      )}
    </section>
  );
}
