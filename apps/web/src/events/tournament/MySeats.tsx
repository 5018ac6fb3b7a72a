import type { TournamentView } from '@gorrion/events/tournament';
import { PLAYERS, startingSeat } from '@gorrion/rules';
import { useT } from '../../kit/i18n/index.ts';
import { WindGlyph, windName } from '../../kit/tiles/index.ts';
import { Empty } from '../../kit/ui/Empty.tsx';
import { eventPaths } from '../../shell/links/eventPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { isOver, nameIn, type OwnSeat, sessionShown, sittersAt } from '../event/event.ts';
import { sessionStageText, sessionTitle, tableStageText } from '../event/words.ts';
import { SeatingNotes } from './Seating.tsx';

interface MySeatsProps {
  readonly id: string;
  readonly view: TournamentView;
  readonly seats: readonly OwnSeat[];
}

/** Where the reader sits in every session, and with whom. */
export function MySeats({ id, view, seats }: MySeatsProps) {
  const t = useT();
  const shown = sessionShown(view);
  // A player who is gone sits nowhere in the sessions to come, nor anybody once the event is over.
  const kept = seats.filter(
    ({ session, table, letter }) =>
      sittersAt(view, table)[letter] !== null && !(isOver(view) && session.stage === 'waiting'),
  );
  if (kept.length === 0 && (isOver(view) || view.sessions.some(({ tables }) => tables.length > 0))) return null;
  return (
    <section className="card pad" aria-labelledby="ev-seats">
      <header className="card-head">
        <h2 id="ev-seats">{t('tournament.mySeats')}</h2>
        {view.rotation && (
          <Go className="text-link" href={eventPaths.event(id, 'rotation')}>
            {t('tournament.part.rotation')}
          </Go>
        )}
      </header>
      {shown && <SeatingNotes view={view} session={shown} />}
      {kept.length === 0 && <Empty isLow note={t('tournament.noSeatYet')} />}
      {kept.length > 0 && <p className="fine">{t('event.firstWinds')}</p>}
      <ol className="ruled ev-seats">
        {kept.map(({ session, table, letter }) => {
          const here = sittersAt(view, table);
          const others = PLAYERS.filter(other => other !== letter).map(other => nameIn(view, here[other]));
          return (
            <li key={`${session.session} ${table.table}`} className={session.stage}>
              <b>
                {sessionTitle(t, view, session.session)}
                <small>
                  {/* Other tables may play on. */}
                  {session.stage === 'playing' && table.stage !== 'playing'
                    ? tableStageText(t, view, table)
                    : sessionStageText(t, view, session)}
                </small>
              </b>
              <span>
                {t('tournament.tableNumber', { table: table.table })} ·{' '}
                <span className="ev-wind">
                  <WindGlyph wind={startingSeat(letter)} />
                  {windName(t, startingSeat(letter))}
                </span>
                <small>{t.all(others.filter(name => name !== ''))}</small>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
