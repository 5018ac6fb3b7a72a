import { MISTAKE_DRILLS } from '@gorrion/learn/deck';
import { costByKind, type Mistake } from '../../client/mistakes/mistakes.ts';
import { useT } from '../../kit/i18n/index.ts';
import { paths } from '../../shell/links/learnPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { pointsText } from '../frame/words.ts';

/** What each kind of mistake has cost: a bar from zero, how often, how many points, and the drill against it. */
export function KindTable({ mistakes }: { readonly mistakes: readonly Mistake[] }) {
  const t = useT();
  const costs = costByKind(mistakes);
  const most = costs[0]?.points ?? 1;
  return (
    <section className="card">
      <div className="rv-card-head">
        <h2>{t('mistakes.byKind')}</h2>
        <span aria-hidden="true">{t('mistakes.timesPoints')}</span>
      </div>
      <ol className="kind-rows">
        {costs.map(({ kind, count, points }) => (
          <li key={kind}>
            <div>
              <b>{t(`mistakes.kind.${kind}`)}</b>
              <span>{t(`mistakes.about.${kind}`)}</span>{' '}
              <Go
                className="kind-drill"
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
              <strong aria-hidden="true">{t.number(count)}</strong>
              <span>{t('mistakes.points', { points: pointsText(t, -points) })}</span>
            </div>
          </li>
        ))}
      </ol>
      <p className="rv-small">{t('mistakes.counted')}</p>
    </section>
  );
}
