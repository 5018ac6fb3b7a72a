import { useT } from '../../kit/i18n/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import type { HandOfGame } from '../frame/gameHands.ts';
import { pointsText } from '../frame/words.ts';
import { HandLink } from './HandLink.tsx';
import { LuckBar } from './LuckBar.tsx';
import { LuckiestHand } from './LuckiestHand.tsx';
import { type HandLuck, luckOf, scaleOf, totalLuck } from './luck.ts';
import type { ReviewedProps } from './reviewedProps.ts';

/** Draws, others and decisions of every reviewed hand and of all together. They sum to the result. */
export function LuckBody({ review, player, page, query }: ReviewedProps) {
  const t = useT();
  const rows = luckOf(review, player);
  return (
    <div className="sides">
      <div>
        <Sums rows={rows} />
        <Card title={t('luck.byHand')} aside={<Legend />}>
          <LuckTable rows={rows} id={page.id} hands={page.hands} query={query} />
        </Card>
      </div>
      <div>
        <HowCounted rows={rows} evaluator={review.evaluator} />
        <LuckiestHand rows={rows} player={player} page={page} query={query} />
        <Note icon="info" title={t('luck.noShare')}>
          {t('luck.noShareNote')}
        </Note>
      </div>
    </div>
  );
}

const COLUMNS = ['draws', 'others', 'decisions'] as const;

const lossClass = (points: number) => (Math.round(points * 10) < 0 ? 'loss' : undefined);

function Sums({ rows }: { readonly rows: readonly HandLuck[] }) {
  const t = useT();
  const total = totalLuck(rows);
  return (
    <dl className="sums">
      {COLUMNS.map(column => (
        <div key={column}>
          <dd className={`numeral ${lossClass(total[column]) ?? ''}`}>{pointsText(t, total[column])}</dd>
          <dt className="fine">
            <b>{t(`luck.${column}`)}</b>
            {t(`luck.about.${column}`)}
          </dt>
        </div>
      ))}
      <div className="own">
        <dd className="numeral">{pointsText(t, total.result)}</dd>
        <dt className="fine">
          <b>{t('luck.result')}</b>
          {t('luck.about.result', { count: rows.length })}
        </dt>
      </div>
    </dl>
  );
}

function Legend() {
  const t = useT();
  return (
    <ul className="row fine" aria-hidden="true">
      {COLUMNS.map(column => (
        <li key={column} className="row tight">
          <i className={`luck-key bar-${column}`} />
          {t(`luck.${column}`)}
        </li>
      ))}
    </ul>
  );
}

interface LuckTableProps {
  readonly rows: readonly HandLuck[];
  readonly id: string;
  readonly hands: readonly HandOfGame[];
  readonly query: string;
}

function LuckTable({ rows, id, hands, query }: LuckTableProps) {
  const t = useT();
  const scale = scaleOf(rows);
  return (
    <div className="scroller">
      <table className="table luck-table">
        <thead>
          <tr>
            <th scope="col">{t('games.hand')}</th>
            <th scope="col" className="words bars">
              {t('luck.scale', { low: t.signed(scale.low), high: t.signed(scale.high) })}
            </th>
            {COLUMNS.map(column => (
              <th key={column} scope="col">
                {t(`luck.${column}`)}
              </th>
            ))}
            <th scope="col">{t('luck.result')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => {
            const hand = hands[row.hand];
            return (
              <tr key={row.hand}>
                <th scope="row">{hand && <HandLink t={t} id={id} hand={hand} query={query} />}</th>
                <td className="words bars">
                  <LuckBar luck={row} scale={scale} />
                </td>
                {COLUMNS.map(column => (
                  <td key={column} className={column === 'decisions' ? lossClass(row.decisions) : undefined}>
                    {pointsText(t, row[column])}
                  </td>
                ))}
                <td>
                  <b>{pointsText(t, row.result)}</b>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function HowCounted({ rows, evaluator }: { readonly rows: readonly HandLuck[]; readonly evaluator: number }) {
  const t = useT();
  const total = totalLuck(rows);
  const perHand = total.plusMinus / Math.sqrt(Math.max(1, rows.length));
  const between = (points: number) => `± ${t.number(Math.round(points * 10) / 10)}`;
  return (
    <Card title={t('luck.how')} foot={<p className="fine">{t('luck.plusMinusNote')}</p>}>
      <p className="quiet">{t('luck.howNote')}</p>
      <dl className="facts luck-facts">
        <dt>{t('luck.uncertainHand')}</dt>
        <dd>{between(perHand)}</dd>
        <dt>{t('luck.uncertainAll', { count: rows.length })}</dt>
        <dd>{between(total.plusMinus)}</dd>
        <dt>{t('luck.evaluator')}</dt>
        <dd>{t.number(evaluator)}</dd>
      </dl>
    </Card>
  );
}
