import type { ExplainedFan, Explanation, FanCount, Outcome, Ruleset } from '@gorrion/rules';
import { winnersScore } from '@gorrion/rules';
import type { ReactNode } from 'react';
import { fanName } from '../../kit/i18n/fanName.ts';
import { useT } from '../../kit/i18n/index.ts';
import { lastTileText } from '../../shell/page/lastTile.ts';
import { type PointsAt, pointing } from './fanPointing.ts';
import { fansOf, totalOf } from './handResult.ts';
import { UncountedFans } from './UncountedFans.tsx';
import { useReveal } from './useReveal.ts';

interface FanListProps {
  readonly won: Extract<Outcome, { kind: 'won' }>;
  readonly rules: Ruleset;
  readonly explanation: Explanation | undefined;
  readonly isAll: boolean;
  readonly onAll: () => void;
  readonly onPoint: PointsAt;
  /** Where the winner counted: what became of the count beside the fans that are paid. */
  readonly judged?: ReactNode;
}

/** The fans of a win, highest first, revealed one by one. A press reveals the rest; a screen reader has the whole list at once. */
export function FanList({ won, rules, explanation, isAll, onAll, onPoint, judged }: FanListProps) {
  const t = useT();
  const fans = fansOf(won);
  // Where the winner counts, the sheet is about what they named.
  const lastTile = won.count ? undefined : lastTileText(t, won.claim, rules);
  const { total, flowers } = winnersScore(won);
  const rows = fans.length + (flowers > 0 ? 1 : 0) + 1;
  const shown = useReveal(rows, isAll);
  const waits = (row: number) => (row < shown ? '' : 'waits');
  return (
    <section className="fans" aria-labelledby="fans">
      <div className="row ends fans-head">
        <h2 id="fans">{t(won.count ? 'result.counted' : 'result.fans')}</h2>
        {shown < rows && (
          <button type="button" className="fans-all" onClick={onAll}>
            {t('result.showAll')}
          </button>
        )}
      </div>
      <table>
        <tbody>
          {fans.map((fan, row) => (
            <FanRow
              key={fan.id}
              fan={fan}
              explained={explanation?.counted.find(({ id }) => id === fan.id)}
              className={waits(row)}
              onPoint={onPoint}
            />
          ))}
          {flowers > 0 && (
            <tr className={waits(fans.length)}>
              <td>
                {t('result.flowers')} <small>{t('result.flowersNote')}</small>
              </td>
              <td>{flowers}</td>
            </tr>
          )}
          <tr className={`sum ${waits(rows - 1)}`}>
            <td>
              {flowers > 0
                ? t('result.sumFlowers', { points: total, count: flowers })
                : t('result.sum', { points: total })}
            </td>
            <td>{totalOf(won)}</td>
          </tr>
        </tbody>
      </table>
      {shown >= rows && judged}
      {shown >= rows && lastTile !== undefined && <p className="fine fans-note">{lastTile}</p>}
      {explanation && shown >= rows && <UncountedFans explanation={explanation} onPoint={onPoint} />}
    </section>
  );
}

interface FanRowProps {
  readonly fan: FanCount;
  readonly explained: ExplainedFan | undefined;
  readonly className: string;
  readonly onPoint: PointsAt;
}

function FanRow({ fan, explained, className, onPoint }: FanRowProps) {
  const t = useT();
  const name = fanName(fan.id, t.locale);
  const text = fan.times > 1 ? t('result.fanTimes', { name, times: fan.times }) : name;
  return (
    <tr className={className} {...(explained && pointing(explained, onPoint))}>
      <td>
        {explained ? (
          <button type="button" className="fan-name" title={t('result.showTiles')}>
            {text}
          </button>
        ) : (
          text
        )}
      </td>
      <td>{fan.points * fan.times}</td>
    </tr>
  );
}
