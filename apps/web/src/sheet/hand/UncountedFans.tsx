import type { Explanation, UncountedFan } from '@gorrion/rules';
import { fanName } from '../../kit/i18n/fanName.ts';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { RuleLink } from '../../shell/links/RuleLink.tsx';
import { PRINCIPLE_ARTICLES } from '../../shell/links/sections.ts';
import { uncountedRows } from '../../shell/page/uncounted.ts';
import { type PointsAt, pointing } from './fanPointing.ts';

interface UncountedFansProps {
  readonly explanation: Explanation;
  readonly onPoint: PointsAt;
}

/** The fans that the hand contains but does not count, each with its reason. Players ask for them at every table. */
export function UncountedFans({ explanation, onPoint }: UncountedFansProps) {
  const t = useT();
  const rows = uncountedRows(explanation.uncounted);
  const { otherReading } = explanation;
  if (rows.length === 0 && !otherReading) return null;
  return (
    <details className="fine fans-not">
      <summary>{rows.length > 0 ? t('result.notCounted', { count: rows.length }) : t('result.otherWay')}</summary>
      {rows.length > 0 && (
        <table>
          <tbody>
            {rows.map(({ fan, times }) => (
              <tr key={`${fan.id} ${fan.principle} ${fan.by}`} {...pointing(fan, onPoint)}>
                <td>
                  <button type="button" className="fan-name" title={t('result.showTiles')}>
                    <s>{called(t, fan, times)}</s>
                  </button>
                  <small>
                    {reason(t, fan)} <RuleLink article={PRINCIPLE_ARTICLES[fan.principle]} />
                  </small>
                </td>
                <td>
                  <s>{fan.points * times}</s>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {otherReading && <p>{t('result.otherReading', { count: otherReading.total })}</p>}
    </details>
  );
}

function called(t: Translate, { id }: UncountedFan, times: number): string {
  const name = fanName(id, t.locale);
  return times > 1 ? t('result.fanTimes', { name, times }) : name;
}

const reason = (t: Translate, { principle, by }: UncountedFan): string =>
  t(`result.not.${principle}`, { fan: fanName(by, t.locale) });
