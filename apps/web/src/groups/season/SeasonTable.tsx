import { type GroupGame, type GroupView, type SeasonRow, seasonTable } from '@gorrion/events/groups';
import { useMemo } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Face } from '../Face.tsx';
import { SampleSeason } from '../GroupSamples.tsx';
import { averageText, memberName, tablePointsText } from '../text.ts';

interface SeasonTableProps {
  readonly view: GroupView;
  readonly games: readonly GroupGame[] | undefined;
}

/** The table of a season: table points, then points. */
export function SeasonTable({ view, games }: SeasonTableProps) {
  const t = useT();
  const rows = useMemo(() => games && seasonTable(games), [games]);
  return (
    <section className="card pad" aria-labelledby="gp-table" aria-busy={rows === undefined}>
      <div className="card-head">
        <h2 id="gp-table">{t('groups.seasonTable')}</h2>
        {rows && rows.length > 0 && <Legend />}
      </div>
      {rows && rows.length > 0 && <Rows view={view} rows={rows} />}
      {rows?.length === 0 && (
        <div className="stack">
          <p>{t('groups.noGames')}</p>
          <SampleSeason />
          <p className="fine">{t('groups.sample')}</p>
        </div>
      )}
      {rows && rows.length > 0 && <p className="fine">{t('groups.tableNote')}</p>}
      {games?.some(({ family }) => family !== undefined) && <p className="fine">{t('groups.olderNote')}</p>}
    </section>
  );
}

function Legend() {
  const t = useT();
  return (
    <span className="row tight fine" aria-hidden="true">
      <i className="gp-place p1">1</i>
      {t('groups.first')}
      <i className="gp-place p2">2</i>
      <i className="gp-place p3">3</i>
      <i className="gp-place p4">4</i>
      {t('groups.fourth')}
    </span>
  );
}

function Rows({ view, rows }: { readonly view: GroupView; readonly rows: readonly SeasonRow[] }) {
  const t = useT();
  const most = Math.max(...rows.map(({ games }) => games));
  return (
    <table className="table owns gp-table">
      <thead>
        <tr>
          <th scope="col">{t('groups.column.player')}</th>
          <th scope="col" className="wide">
            {t('groups.column.games')}
          </th>
          <th scope="col" className="wide">
            {t('groups.column.places')}
          </th>
          <th scope="col">{t('groups.column.tablePoints')}</th>
          <th scope="col">{t('groups.column.points')}</th>
          <th scope="col" className="wide">
            {t('groups.column.average')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row.member} className={row.member === view.you ? 'own' : undefined}>
            <th scope="row">
              <span className="row gp-player">
                <span className="quiet">{t.number(row.place)}</span>
                <Face view={view} member={row.member} />
                <span dir="auto">{memberName(t, view, row.member)}</span>
              </span>
            </th>
            <td className="wide">{t.number(row.games)}</td>
            <td className="wide">
              <Places row={row} most={most} />
            </td>
            <td className="big">{tablePointsText(t, row.tablePoints)}</td>
            <td>{t.signed(row.points)}</td>
            <td className="wide quiet">{averageText(t, row.average)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How often each place was reached: a bar of four parts whose length is the number of games. */
function Places({ row: { places, games }, most }: { readonly row: SeasonRow; readonly most: number }) {
  const t = useT();
  const [first, second, third, fourth] = places;
  return (
    <span className="gp-places" role="img" aria-label={t('groups.placesAre', { first, second, third, fourth })}>
      <span style={{ width: `${(100 * games) / most}%` }}>
        {places.map((times, n) =>
          times > 0 ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the four places
            <i key={n} className={`gp-place p${n + 1}`} style={{ flexGrow: times }}>
              {times}
            </i>
          ) : null,
        )}
      </span>
    </span>
  );
}
