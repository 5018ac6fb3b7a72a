import { type Estimate, type Field, MEASURES, type Measure, rateOf, type Tally } from '@gorrion/learn/profile';
import { BOT_LEVELS, type BotLevel } from '@gorrion/protocol';
import type { CSSProperties } from 'react';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { Pick } from '../../kit/ui/Pick.tsx';
import { rangeText, valueText } from './text.ts';

/** Ends of the rail of each measure; a rail grows to what lies beyond. */
const RAILS: Readonly<Record<Measure, readonly [number, number]>> = {
  wins: [0, 0.4],
  selfDrawn: [0, 0.6],
  dealIns: [0, 0.3],
  meanWin: [8, 24],
};

/** A measure of the person and of the field. */
interface Row {
  readonly measure: Measure;
  readonly own: Estimate | undefined;
  readonly field: Estimate | undefined;
}

interface HandsCardProps {
  readonly tally: Tally;
  readonly field: Field | undefined;
  readonly level: BotLevel;
  readonly onLevel: (level: BotLevel) => void;
  /** Shows the numbers in a table, because the person wants one or because there are too few games for a chart. */
  readonly isTable: boolean;
}

/** The person's hands beside those of bots: how often they win and deal in, and what a win is worth. */
export function HandsCard({ tally, field, level, onLevel, isTable }: HandsCardProps) {
  const t = useT();
  const rows = MEASURES.map(
    (measure): Row => ({ measure, own: rateOf(measure, tally), field: field && rateOf(measure, field[level]) }),
  );
  const levels = BOT_LEVELS.map(value => [value, t(`options.level.${value}`)] as const);
  return (
    <Card title={t('profile.yours')} aside={!isTable && <Legend />}>
      <div className="stack">
        <p className="row tight fine pf-compare">
          <span aria-hidden="true">{t('profile.fieldLevel')}</span>
          <Pick label={t('profile.fieldLevel')} value={level} options={levels} onPick={onLevel} />
        </p>
        {isTable ? <Rates rows={rows} /> : <Rails rows={rows} />}
        {field && (
          <p className="fine">{t('profile.fieldLine', { count: field[level].dealt, seed: field[level].seed })}</p>
        )}
      </div>
    </Card>
  );
}

function Legend() {
  const t = useT();
  return (
    <p className="row" aria-hidden="true">
      <span className="row tight">
        <i className="pf-dot" /> {t('profile.you')}
      </span>
      <span className="row tight">
        <i className="pf-dot field" /> {t('profile.field')}
      </span>
      <span className="row tight">
        <i className="pf-band" /> {t('profile.range')}
      </span>
    </p>
  );
}

const textOf = (t: Translate, measure: Measure, estimate: Estimate | undefined): string =>
  estimate ? valueText(t, measure, estimate.value) : '–';

/** Returns the chart in one sentence. */
function railsLine(t: Translate, rows: readonly Row[]): string {
  const said = rows.map(({ measure, own, field }) =>
    t('profile.chartRow', {
      measure: t(`profile.measure.${measure}`),
      you: textOf(t, measure, own),
      field: textOf(t, measure, field),
    }),
  );
  return t('profile.chart', { rows: said.join('; ') });
}

function Rails({ rows }: { readonly rows: readonly Row[] }) {
  const t = useT();
  return (
    <div className="pf-rails" role="img" aria-label={railsLine(t, rows)}>
      {rows.map(({ measure, own, field }) => (
        <div key={measure} className="pf-row">
          <span>
            <b>{t(`profile.measure.${measure}`)}</b>
            <small>{t(`profile.unit.${measure}`)}</small>
          </span>
          <Rail measure={measure} own={own} field={field} />
          <strong>{textOf(t, measure, own)}</strong>
          <span>{textOf(t, measure, field)}</span>
        </div>
      ))}
      <div className="pf-row">
        <strong>{t('profile.you')}</strong>
        <span>{t('profile.field')}</span>
      </div>
    </div>
  );
}

function Rail({ measure, own, field }: Row) {
  const [low, usual] = RAILS[measure];
  const high = Math.max(usual, own?.value ?? 0, field?.value ?? 0);
  const at = (value: number) => Math.min(100, Math.max(0, (100 * (value - low)) / (high - low)));
  const [from, to] = (own?.range ?? [low, low]).map(at) as [number, number];
  return (
    <span className="pf-track pf-rail">
      {own?.range && <i className="pf-band" style={{ '--from': from, '--to': to } as CSSProperties} />}
      {field && <i className="pf-dot field" style={{ '--at': at(field.value) } as CSSProperties} />}
      {own && <i className="pf-dot" style={{ '--at': at(own.value) } as CSSProperties} />}
    </span>
  );
}

function Rates({ rows }: { readonly rows: readonly Row[] }) {
  const t = useT();
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{t('profile.column.measure')}</th>
          <th scope="col">{t('profile.you')}</th>
          <th scope="col">{t('profile.range')}</th>
          <th scope="col">{t('profile.column.from')}</th>
          <th scope="col">{t('profile.field')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ measure, own, field }) => (
          <tr key={measure}>
            <th scope="row">
              {t(`profile.measure.${measure}`)} <small>{t(`profile.unit.${measure}`)}</small>
            </th>
            <td>
              <b>{textOf(t, measure, own)}</b>
            </td>
            <td>{rangeText(own?.range, value => valueText(t, measure, value))}</td>
            <td>{own ? t.number(own.count) : '–'}</td>
            <td>{textOf(t, measure, field)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
