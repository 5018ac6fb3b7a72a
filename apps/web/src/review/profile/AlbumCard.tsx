import { FAN_IDS, type FanId, fanNumber, fanPoints, wmo2006 } from '@gorrion/rules';
import type { FanMade, madeIn } from '../../client/archive/fansMade.ts';
import { fanName } from '../../kit/i18n/fanName.ts';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { gamePath } from '../../shell/links/gamePaths.ts';
import { paths } from '../../shell/links/learnPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { dayText } from './text.ts';

type Made = ReturnType<typeof madeIn>;

/** First wins with a fan that are listed beside the album. */
const FIRSTS = 8;

const TIERS = [...new Set(FAN_IDS.map(fan => fanPoints(fan, wmo2006)))]
  .toSorted((a, b) => b - a)
  .map(points => ({ points, fans: FAN_IDS.filter(fan => fanPoints(fan, wmo2006) === points) }));

interface AlbumCardProps {
  readonly made: Made;
  readonly isTable: boolean;
}

/** The 81 fans: those that the person has won with, and since which game. */
export function AlbumCard({ made, isTable }: AlbumCardProps) {
  const t = useT();
  return (
    <Card
      title={t('profile.album')}
      aside={<span className="numeral">{t('profile.ofAll', { made: made.size, all: FAN_IDS.length })}</span>}
    >
      {isTable ? (
        <AlbumTable made={made} />
      ) : (
        <div className="sides pf-album">
          <div>
            <div className="ruled">
              {TIERS.map(({ points, fans }) => (
                <div key={points} className="row pf-tier">
                  <b className="numeral">{points}</b>
                  <ul className="row tight grow">
                    {fans.map(fan => (
                      <li key={fan}>
                        <Cell fan={fan} made={made.get(fan)} />
                      </li>
                    ))}
                  </ul>
                  <small className="fine">
                    {t('profile.ofAll', { made: fans.filter(fan => made.has(fan)).length, all: fans.length })}
                  </small>
                </div>
              ))}
            </div>
            <p className="fine">{t('profile.cellKey')}</p>
          </div>
          <Firsts made={made} />
        </div>
      )}
    </Card>
  );
}

function cellLine(t: Translate, fan: FanId, made: FanMade | undefined): string {
  const name = fanName(fan, t.locale);
  if (!made) return t('profile.cellOpen', { fan: name });
  const games = t('profile.ofGames', { count: made.games });
  return t('profile.cellMade', { fan: name, games, date: dayText(t, made.first.at) });
}

function Cell({ fan, made }: { readonly fan: FanId; readonly made: FanMade | undefined }) {
  const t = useT();
  const line = cellLine(t, fan, made);
  return (
    <Go className={`pf-cell ${made ? 'made' : ''}`} href={paths.fan(fan)} title={line}>
      <small>{fanNumber(fan)}</small> <span className="sr">{line}</span>
      {made && <b aria-hidden="true">{made.games}</b>}
    </Go>
  );
}

/** The fans that were made last for the first time. */
function Firsts({ made }: { readonly made: Made }) {
  const t = useT();
  const latest = [...made].toSorted(([, a], [, b]) => b.first.at - a.first.at).slice(0, FIRSTS);
  return (
    <div className="pf-firsts">
      <h3>{t('profile.firsts')}</h3>
      <p className="fine">{latest.length > 0 ? t('profile.firstsNote') : t('profile.firstsNone')}</p>
      <ul className="ruled">
        {latest.map(([fan, { first }]) => (
          <li key={fan}>
            <Go className="row ends" href={gamePath(first.id)}>
              <b>{fanName(fan, t.locale)}</b>
              <small className="fine">{dayText(t, first.at)}</small>
            </Go>
          </li>
        ))}
      </ul>
    </div>
  );
}

function AlbumTable({ made }: { readonly made: Made }) {
  const t = useT();
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{t('profile.column.fan')}</th>
          <th scope="col">{t('profile.column.points')}</th>
          <th scope="col">{t('profile.column.games')}</th>
          <th scope="col">{t('profile.column.first')}</th>
        </tr>
      </thead>
      <tbody>
        {FAN_IDS.map(fan => {
          const one = made.get(fan);
          return (
            <tr key={fan}>
              <th scope="row">
                <Go href={paths.fan(fan)}>{fanName(fan, t.locale)}</Go>
              </th>
              <td>{t.number(fanPoints(fan, wmo2006))}</td>
              <td>{one ? <b>{t.number(one.games)}</b> : t.number(0)}</td>
              <td>{one ? <Go href={gamePath(one.first.id)}>{dayText(t, one.first.at)}</Go> : '–'}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
