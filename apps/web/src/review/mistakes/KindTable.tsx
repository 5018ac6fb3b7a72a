import { MISTAKE_DRILLS } from '@gorrion/learn/deck';
import { costByKind, type Mistake } from '../../client/mistakes/mistakes.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { paths } from '../../shell/links/learnPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { pointsText } from '../frame/words.ts';

/** What each kind of mistake has cost: a bar from zero, how often, how many points, and the drill against it. */
export function KindTable({ mistakes }: { readonly mistakes: readonly Mistake[] }) {
  const t = useT();
  const costs = costByKind(mistakes);
  const most = costs[0]?.points ?? 1;
  return (
    <Card
      title={t('mistakes.byKind')}
      aside={
        <span className="fine" aria-hidden="true">
          {t('mistakes.timesPoints')}
        </span>
      }
      foot={<p className="fine">{t('mistakes.counted')}</p>}
    >
      <ol className="ruled kind-rows">
        {costs.map(({ kind, count, points }) => (
          <li key={kind}>
            <div>
              <b>{t(`mistakes.kind.${kind}`)}</b>
              <span className="fine">{t(`mistakes.about.${kind}`)}</span>{' '}
              <Go
                className="rv-link"
                href={paths.drills(MISTAKE_DRILLS[kind])}
                aria-label={t('mistakes.drillOf', { kind: t(`mistakes.kind.${kind}`) })}
              >
                {t('mistakes.drill')}
              </Go>
            </div>
            <div className="kind-bar" aria-hidden="true">
              <i className="hatch" style={{ width: `${(points / most) * 100}%` }} />
            </div>
            <div className="kind-sum">
              <span className="sr">{t('mistakes.times', { count })}</span>
              <strong className="numeral" aria-hidden="true">
                {t.number(count)}
              </strong>
              <span className="fine">{t('mistakes.points', { points: pointsText(t, -points) })}</span>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
