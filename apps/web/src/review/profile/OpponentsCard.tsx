import { FAIR_MEAN, MOST_TABLE_POINTS, tablePointsByOpponents } from '@gorrion/learn/profile';
import type { CSSProperties } from 'react';
import type { OwnGame } from '../../client/archive/ownGames.ts';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { FEWEST_GAMES, opponentsText, rangeText, tablePointsText } from './text.ts';

type Row = ReturnType<typeof tablePointsByOpponents>[number];

const LINES = [0, 1, 2, 3, 4] as const;
const placeOf = (points: number): number => (100 * points) / MOST_TABLE_POINTS;

interface OpponentsCardProps {
  readonly games: readonly OwnGame[];
  readonly isTable: boolean;
}

/** The person's mean table points by whom they played against. */
export function OpponentsCard({ games, isTable }: OpponentsCardProps) {
  const t = useT();
  const rows = tablePointsByOpponents(games.map(({ summary, player }) => ({ ...summary, player })));
  const brokenOff = games.filter(({ summary }) => summary.end === 'abandoned' || summary.end === null).length;
  const hasChart = rows.some(({ points }) => points.count >= FEWEST_GAMES);
  return (
    <Card title={t('profile.against')} aside={<small>{t('profile.againstNote')}</small>}>
      {rows.length === 0 && <p className="fine">{t('profile.noneFinished')}</p>}
      {rows.length > 0 && (isTable || !hasChart ? <Means rows={rows} /> : <Ranges rows={rows} />)}
      {brokenOff > 0 && <p className="fine">{t('profile.unfinished', { count: brokenOff })}</p>}
    </Card>
  );
}

/** Returns the games of a row, and how many more it takes until its mean is drawn. */
function gamesText(t: Translate, { points }: Row): string {
  const games = t('profile.ofGames', { count: points.count });
  const lacking = FEWEST_GAMES - points.count;
  return lacking > 0 ? `${games} · ${t('profile.more', { count: lacking })}` : games;
}

/** Returns the chart in one sentence. */
function rangesLine(t: Translate, rows: readonly Row[]): string {
  const said = rows.map(({ opponents, points }) =>
    t('profile.againstRow', {
      opponents: opponentsText(t, opponents),
      points: tablePointsText(t, points.value),
      games: t('profile.ofGames', { count: points.count }),
    }),
  );
  return t('profile.againstChart', { rows: said.join('; ') });
}

function Ranges({ rows }: { readonly rows: readonly Row[] }) {
  const t = useT();
  return (
    <div className="pf-ranges" role="img" aria-label={rangesLine(t, rows)}>
      {rows.map(row => (
        <div key={row.opponents} className="pf-row">
          <b>{opponentsText(t, row.opponents)}</b>
          <Track {...row} />
          <span>
            <strong>{tablePointsText(t, row.points.value)}</strong> {gamesText(t, row)}
          </span>
        </div>
      ))}
      <div className="pf-row">
        <span className="pf-axis">
          {LINES.map(points => (
            <span key={points} style={{ '--at': placeOf(points) } as CSSProperties}>
              {t.number(points)}
            </span>
          ))}
          <b style={{ '--at': placeOf(FAIR_MEAN) } as CSSProperties}>
            {t('profile.average', { points: tablePointsText(t, FAIR_MEAN) })}
          </b>
        </span>
      </div>
    </div>
  );
}

function Track({ points: { value, range, count } }: Row) {
  const [from, to] = (range ?? [value, value]).map(placeOf) as [number, number];
  return (
    <span className="pf-track">
      {LINES.map(points => (
        <i key={points} className="pf-grid" style={{ '--at': placeOf(points) } as CSSProperties} />
      ))}
      <i className="pf-mean" style={{ '--at': placeOf(FAIR_MEAN) } as CSSProperties} />
      {count >= FEWEST_GAMES && (
        <>
          <i className="pf-span" style={{ '--from': from, '--to': to } as CSSProperties} />
          <i className="pf-dot" style={{ '--at': placeOf(value) } as CSSProperties} />
        </>
      )}
    </span>
  );
}

function Means({ rows }: { readonly rows: readonly Row[] }) {
  const t = useT();
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{t('profile.column.opponents')}</th>
          <th scope="col">{t('profile.column.games')}</th>
          <th scope="col">{t('profile.column.mean')}</th>
          <th scope="col">{t('profile.range')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ opponents, points }) => (
          <tr key={opponents}>
            <th scope="row">{opponentsText(t, opponents)}</th>
            <td>{t.number(points.count)}</td>
            <td>
              <b>{tablePointsText(t, points.value)}</b>
            </td>
            <td>{rangeText(points.range, value => tablePointsText(t, value))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
