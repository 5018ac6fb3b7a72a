import type { Field, Tally } from '@gorrion/learn/profile';
import type { BotLevel } from '@gorrion/protocol';
import { FAN_IDS, type FanId, fanPoints, wmo2006 } from '@gorrion/rules';
import type { CSSProperties } from 'react';
import { fanName } from '../../kit/i18n/fanName.ts';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { paths } from '../../shell/links/learnPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { percent } from './text.ts';

/** Points from which on a fan makes a hand, rather than adding to one. */
const FEWEST_POINTS = 6;
/** Fans of the chart. */
const SHOWN = 11;
/** Steps (shares) of which the scale takes the smallest that keeps it at five lines. */
const STEPS = [0.02, 0.05, 0.1, 0.2, 0.25] as const;
const MOST_STEPS = 5;

/** How many of all wins scored a fan, 0 to 1. */
interface Row {
  readonly fan: FanId;
  readonly own: number;
  readonly field: number | undefined;
}

const shareIn = ({ fans, wins }: Tally, fan: FanId): number => (wins === 0 ? 0 : (fans[fan] ?? 0) / wins);

/** Returns the fans that the person or the field wins with, the most frequent of either first. */
function rowsOf(tally: Tally, field: Tally | undefined): readonly Row[] {
  const weight = ({ own, field: other = 0 }: Row) => own + other;
  return FAN_IDS.filter(fan => fanPoints(fan, wmo2006) >= FEWEST_POINTS)
    .map((fan): Row => ({ fan, own: shareIn(tally, fan), field: field && shareIn(field, fan) }))
    .filter(row => weight(row) > 0)
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, SHOWN);
}

interface FansCardProps {
  readonly tally: Tally;
  readonly field: Field | undefined;
  readonly level: BotLevel;
  readonly isTable: boolean;
}

/** What the person's wins are made of, beside those of bots. */
export function FansCard({ tally, field, level, isTable }: FansCardProps) {
  const t = useT();
  const rows = rowsOf(tally, field?.[level]);
  return (
    <Card title={t('profile.winWith')} aside={!isTable && tally.wins > 0 && <Legend />}>
      <p className="fine">{tally.wins > 0 ? t('profile.winWithNote') : t('profile.noWin')}</p>
      {tally.wins > 0 && (isTable ? <Shares rows={rows} /> : <Bars rows={rows} />)}
    </Card>
  );
}

function Legend() {
  const t = useT();
  return (
    <p className="row" aria-hidden="true">
      <span className="row tight">
        <i className="pf-bar" /> {t('profile.you')}
      </span>
      <span className="row tight">
        <i className="pf-tick" /> {t('profile.field')}
      </span>
    </p>
  );
}

/** Returns the chart in one sentence. */
function barsLine(t: Translate, rows: readonly Row[]): string {
  const said = rows.map(({ fan, own, field }) =>
    t('profile.chartRow', {
      measure: fanName(fan, t.locale),
      you: percent(t, own),
      field: field === undefined ? '–' : percent(t, field),
    }),
  );
  return t('profile.winWithChart', { rows: said.join('; ') });
}

function Bars({ rows }: { readonly rows: readonly Row[] }) {
  const t = useT();
  const most = Math.max(...rows.map(({ own, field = 0 }) => Math.max(own, field)));
  const step = STEPS.find(one => most / one <= MOST_STEPS) ?? STEPS[STEPS.length - 1]!;
  const lines = Array.from({ length: Math.ceil(most / step - 1e-9) + 1 }, (_, n) => n * step);
  const end = lines.at(-1)!;
  const at = (share: number) => (100 * share) / end;
  return (
    <div className="pf-bars" role="img" aria-label={barsLine(t, rows)}>
      {rows.map(({ fan, own, field }) => (
        <div key={fan} className="pf-row">
          <span>{fanName(fan, t.locale)}</span>
          <span className="pf-track">
            {lines.map(share => (
              <i key={share} className="pf-grid" style={{ '--at': at(share) } as CSSProperties} />
            ))}
            <i className="pf-bar" style={{ '--to': at(own) } as CSSProperties} />
            {field !== undefined && <i className="pf-tick" style={{ '--at': at(field) } as CSSProperties} />}
          </span>
          <strong>{percent(t, own)}</strong>
          <span>{field === undefined ? '–' : percent(t, field)}</span>
        </div>
      ))}
      <div className="pf-row">
        <span className="pf-axis">
          {lines.map(share => (
            <span key={share} style={{ '--at': at(share) } as CSSProperties}>
              {share.toLocaleString(t.locale, { style: 'percent' })}
            </span>
          ))}
        </span>
        <strong>{t('profile.you')}</strong>
        <span>{t('profile.field')}</span>
      </div>
    </div>
  );
}

function Shares({ rows }: { readonly rows: readonly Row[] }) {
  const t = useT();
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{t('profile.column.fan')}</th>
          <th scope="col">{t('profile.column.points')}</th>
          <th scope="col">{t('profile.you')}</th>
          <th scope="col">{t('profile.field')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ fan, own, field }) => (
          <tr key={fan}>
            <th scope="row">
              <Go href={paths.fan(fan)}>{fanName(fan, t.locale)}</Go>
            </th>
            <td>{t.number(fanPoints(fan, wmo2006))}</td>
            <td>
              <b>{percent(t, own)}</b>
            </td>
            <td>{field === undefined ? '–' : percent(t, field)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
