import type { TournamentView } from '@gorrion/events/tournament';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { eventPaths } from '../../shell/links/eventPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { isOver, seatsOf, standingOf } from '../event/event.ts';
import { sessionHead, sessionTitle } from '../event/words.ts';

interface MyResultsProps {
  readonly id: string;
  readonly view: TournamentView;
  readonly player: number;
}

/** Returns a place among all; while not all have a result, among those who have one. */
function placeText(t: Translate, view: TournamentView, place: number): string {
  const { standings } = view;
  const counted = standings.filter(({ sessions }) => sessions.some(one => one !== null));
  if (isOver(view)) return t('tournament.placeOf', { place, count: standings.length });
  if (counted.length === standings.length) return t('tournament.placeSoFar', { place, count: standings.length });
  const before = counted.filter(one => one.place !== null && one.place < place).length;
  return t('tournament.placeWithResult', { place: before + 1, count: counted.length });
}

/** The reader's place, table points and points, by session. */
export function MyResults({ id, view, player }: MyResultsProps) {
  const t = useT();
  const standing = standingOf(view, player);
  const seats = seatsOf(view, player);
  if (!standing?.sessions.some(one => one !== null)) return null;
  return (
    <section className="card pad" aria-labelledby="ev-results">
      <header className="card-head">
        <h2 id="ev-results">{t('tournament.myResults')}</h2>
        <p>{standing.place === null ? t('tournament.disqualified') : placeText(t, view, standing.place)}</p>
      </header>
      <table className="table ev-table">
        <thead>
          <tr>
            <th scope="col">{sessionHead(t)}</th>
            <th scope="col">
              <abbr title={t('tournament.tablePoints')}>{t('tournament.tp')}</abbr>
            </th>
            <th scope="col">{t('tournament.points')}</th>
          </tr>
        </thead>
        <tbody>
          {standing.sessions.map((result, n) => {
            const seat = seats.find(({ session }) => session.session === n + 1);
            if (!result) return null;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: sessions keep their order
              <tr key={n}>
                <th scope="row">
                  {seat ? (
                    <Go href={eventPaths.event(id, 'sheets', `${n + 1}-${seat.table.table}`)}>
                      {sessionTitle(t, view, n + 1)}
                    </Go>
                  ) : (
                    sessionTitle(t, view, n + 1)
                  )}
                  {result.isLost && <small> {t('tournament.lost')}</small>}
                </th>
                <td className="tp">{t.number(result.tablePoints)}</td>
                <td>{t.signed(result.points)}</td>
              </tr>
            );
          })}
          <tr className="sum">
            <th scope="row">{t('tournament.total')}</th>
            <td className="tp">{t.number(standing.tablePoints)}</td>
            <td>
              <b>{t.signed(standing.points)}</b>
            </td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}
