import { ratingsOf } from '@gorrion/events/groups';
import { useMemo } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Empty } from '../../kit/ui/Empty.tsx';
import { eventPaths } from '../../shell/links/eventPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { Face } from '../Face.tsx';
import { memberName } from '../text.ts';
import type { PartProps } from '../useGroup.ts';

/** The rating within the group, over all its games, with its interval. */
export default function RatingPart({ id, view, allGames }: PartProps) {
  const t = useT();
  const ratings = useMemo(() => allGames && ratingsOf(allGames), [allGames]);
  if (!ratings) return <div className="page-wait" aria-busy="true" />;
  return (
    <section className="card pad" aria-labelledby="gp-rating">
      <h2 id="gp-rating">{t('groups.part.rating')}</h2>
      {ratings.length === 0 && (
        <Empty isLow title={t('groups.ratingNoneTitle')} note={t('groups.ratingNone')}>
          <Go className="btn sm pri" href={eventPaths.group(id)}>
            {t('groups.toSeason')}
          </Go>
        </Empty>
      )}
      {ratings.length > 0 && <p className="fine">{t('groups.ratingNote')}</p>}
      {ratings.length > 0 && (
        <table className="table owns gp-table">
          <thead>
            <tr>
              <th scope="col">{t('groups.column.player')}</th>
              <th scope="col">{t('groups.column.games')}</th>
              <th scope="col">{t('groups.part.rating')}</th>
            </tr>
          </thead>
          <tbody>
            {ratings.map(({ member, value, margin, games, isProvisional }) => (
              <tr key={member} className={member === view.you ? 'own' : undefined}>
                <th scope="row">
                  <span className="row gp-player">
                    <Face view={view} member={member} />
                    <span dir="auto">{memberName(t, view, member)}</span>
                  </span>
                </th>
                <td>{t.number(games)}</td>
                <td>
                  <b>{t.number(value)}</b> ± {t.number(margin)}
                  {isProvisional && <small className="fine gp-provisional">{t('groups.provisional')}</small>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
