import { type FanFrequencies, shareOfWins } from '@gorrion/learn/fanbook';
import { type FanId, fanPoints, wmo2006 } from '@gorrion/rules';
import { fanName } from '../../kit/i18n/fanName.ts';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { paths } from '../../shell/links/learnPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { useTableKey } from '../../shell/page/useTableKey.ts';
import { dotsOf, placeOf, rankOfFan, sharesFor } from './chart.ts';
import { pointsIn } from './filter.ts';
import { percent } from './shares.ts';

const [WIDTH, HEIGHT] = [430, 250];
/** Edges of the plot; the row of the highest points lies at `TOP`. */
const [LEFT, RIGHT, TOP, ROW] = [46, 420, 14, 18.4];
const ROWS = pointsIn(wmo2006);

interface HowOftenProps {
  readonly fan: FanId;
  readonly frequencies: FanFrequencies;
}

/** How often fans are made, one dot each; the same numbers as a table at one press. */
export function HowOften({ fan, frequencies }: HowOftenProps) {
  const t = useT();
  const { isTable, toggle, hasKeys } = useTableKey();
  const { wins, hands } = frequencies;
  return (
    <Card
      title={t('fanbook.often')}
      aside={
        <button type="button" className="btn sm ghost" aria-pressed={isTable} onClick={toggle}>
          {t('fanbook.asTable')} {hasKeys && <kbd className="kbd">T</kbd>}
        </button>
      }
    >
      <p className="fine">{t('fanbook.oftenNote')}</p>
      {isTable ? (
        <Table fan={fan} frequencies={frequencies} />
      ) : (
        <>
          <Chart fan={fan} frequencies={frequencies} />
          <p className="row tight fine fb-key" aria-hidden="true">
            <i className="own" /> {fanName(fan, t.locale)} <i /> {t('fanbook.others')}
          </p>
        </>
      )}
      <p className="fine">{t('fanbook.oftenSource', { wins, hands })}</p>
    </Card>
  );
}

/** Returns the chart in one sentence. */
function chartLine(t: Translate, fan: FanId, frequencies: FanFrequencies): string {
  const share = shareOfWins(frequencies, fan);
  const name = fanName(fan, t.locale);
  if (share === 0) return t('fanbook.chartNever', { fan: name, wins: frequencies.wins });
  const { place, count } = rankOfFan(frequencies, fan, wmo2006);
  return t('fanbook.chart', { fan: name, share: percent(t, share), place, count });
}

const y = (points: number) => TOP + ROWS.indexOf(points) * ROW;

function Chart({ fan, frequencies }: HowOftenProps) {
  const t = useT();
  const own = { points: fanPoints(fan, wmo2006), share: shareOfWins(frequencies, fan) };
  const x = (share: number) => LEFT + placeOf(share, frequencies.wins) * (RIGHT - LEFT);
  const at = own.share > 0 ? x(own.share) : LEFT;
  const isAtEnd = at > RIGHT - 60;
  return (
    <svg className="fb-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={chartLine(t, fan, frequencies)}>
      {sharesFor(frequencies.wins).map(share => (
        <g key={share}>
          <line x1={x(share)} x2={x(share)} y1={6} y2={HEIGHT - 26} />
          <text x={x(share)} y={HEIGHT - 8} textAnchor={share === 1 ? 'end' : 'middle'}>
            {percent(t, share)}
          </text>
        </g>
      ))}
      <rect x={LEFT - 4} y={y(own.points) - 9} width={RIGHT - LEFT + 8} height={18} rx={4} />
      {ROWS.map(points => (
        <text
          key={points}
          className={points === own.points ? 'own' : undefined}
          x={LEFT - 12}
          y={y(points) + 4}
          textAnchor="end"
        >
          {points}
        </text>
      ))}
      {dotsOf(frequencies, wmo2006)
        .filter(dot => dot.fan !== fan)
        .map(dot => (
          <circle key={dot.fan} cx={x(dot.share)} cy={y(dot.points)} r={4} />
        ))}
      {own.share > 0 && <circle className="own" cx={at} cy={y(own.points)} r={6.5} />}
      <text
        className="own"
        x={isAtEnd ? at - 11 : at + 11}
        y={y(own.points) + 4}
        textAnchor={isAtEnd ? 'end' : 'start'}
      >
        {own.share > 0 ? percent(t, own.share) : t('fanbook.neverSeen', { wins: frequencies.wins })}
      </text>
    </svg>
  );
}

function Table({ fan, frequencies }: HowOftenProps) {
  const t = useT();
  const rows = dotsOf(frequencies, wmo2006).toSorted((a, b) => b.share - a.share);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
    <section className="scroller learn-inline fb-table" tabIndex={0} aria-label={t('fanbook.often')}>
      <table className="table owns">
        <thead>
          <tr>
            <th scope="col">{t('fanbook.fanColumn')}</th>
            <th scope="col">{t('fanbook.pointsFilter')}</th>
            <th scope="col">{t('fanbook.shareColumn')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ fan: other, points, share }) => (
            <tr key={other} className={other === fan ? 'own' : undefined} aria-current={other === fan || undefined}>
              <th scope="row">
                <Go href={paths.fan(other)}>{fanName(other, t.locale)}</Go>
              </th>
              <td>{points}</td>
              <td>{percent(t, share)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
