import type { ExplainedFan, Explanation, FanCount, Outcome, Ruleset } from '@gorrion/rules';
import { winnersScore } from '@gorrion/rules';
import type { ReactNode } from 'react';
import { fanName } from '../../kit/i18n/fanName.ts';
import { useT } from '../../kit/i18n/index.ts';
import { lastTileText } from '../../shell/page/lastTile.ts';
import { type PointsAt, pointing } from './fanPointing.ts';
import { fansOf, totalOf } from './handResult.ts';
import { UncountedFans } from './UncountedFans.tsx';

interface FanListProps {
  readonly won: Extract<Outcome, { kind: 'won' }>;
  readonly rules: Ruleset;
  readonly explanation: Explanation | undefined;
  readonly onPoint: PointsAt;
  /** Where the winner counted: what became of the count beside the fans that are paid. */
  readonly judged?: ReactNode;
}

/** The fans of a win, highest first. */
export function FanList({ won, rules, explanation, onPoint, judged }: FanListProps) {
  const t = useT();
  const fans = fansOf(won);
  // Where the winner counts, the sheet is about what they named.
  const lastTile = won.count ? undefined : lastTileText(t, won.claim, rules);
  const { total, flowers } = winnersScore(won);
  return (
    <section className="fans" aria-labelledby="fans">
      <h2 id="fans">{t(won.count ? 'result.counted' : 'result.fans')}</h2>
      <table>
        <tbody>
          {fans.map(fan => (
            <FanRow
              key={fan.id}
              fan={fan}
              explained={explanation?.counted.find(({ id }) => id === fan.id)}
              onPoint={onPoint}
            />
          ))}
          {flowers > 0 && (
            <tr>
              <td>
                {t('result.flowers')} <small>{t('result.flowersNote')}</small>
              </td>
              <td>{flowers}</td>
            </tr>
          )}
          <tr className="sum">
            <td>
              {flowers > 0
                ? t('result.sumFlowers', { points: total, count: flowers })
                : t('result.sum', { points: total })}
            </td>
            <td>{totalOf(won)}</td>
          </tr>
        </tbody>
      </table>
      {judged}
      {lastTile !== undefined && <p className="fine fans-note">{lastTile}</p>}
      {explanation && <UncountedFans explanation={explanation} onPoint={onPoint} />}
    </section>
  );
}

interface FanRowProps {
  readonly fan: FanCount;
  readonly explained: ExplainedFan | undefined;
  readonly onPoint: PointsAt;
}

function FanRow({ fan, explained, onPoint }: FanRowProps) {
  const t = useT();
  const name = fanName(fan.id, t.locale);
  const text = fan.times > 1 ? t('result.fanTimes', { name, times: fan.times }) : name;
  return (
    <tr {...(explained && pointing(explained, onPoint))}>
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
