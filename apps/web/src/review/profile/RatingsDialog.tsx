import { MOST_AMONG_CLOSE } from '@gorrion/events/rating';
import type { ListedRating, RatingList } from '@gorrion/protocol';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { ratingRows } from './ratingRows.ts';
import { ratingText } from './text.ts';

interface RatingsDialogProps {
  readonly list: RatingList;
  readonly onClose: () => void;
}

/** Everybody's ratings, with the bots in between that hold the scale. */
export function RatingsDialog({ list, onClose }: RatingsDialogProps) {
  const t = useT();
  const { people, count } = list;
  return (
    <Dialog labelledBy="ratings" className="small pf-ratings" onClose={onClose}>
      <div className="dialog-body">
        <div className="row ends">
          <h1 id="ratings">{t('profile.ratings')}</h1>
          <button type="button" className="ib" data-first aria-label={t('profile.ratingClose')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        <p>
          {t('profile.ratingScale')} {count > people.length && t('profile.ratingFirst', { count: people.length })}
        </p>
        <p>{t('profile.ratingAmongClose', { points: t.number(MOST_AMONG_CLOSE) })}</p>
        {people.length === 0 && <p>{t('profile.ratingNobody')}</p>}
        <table className="table owns">
          <thead>
            <tr>
              <th scope="col">{t('profile.column.name')}</th>
              <th scope="col">{t('profile.rating')}</th>
              <th scope="col">{t('profile.column.games')}</th>
            </tr>
          </thead>
          <tbody>
            {ratingRows(list).map(row =>
              row.kind === 'bot' ? (
                <tr key={row.level} className="quiet">
                  <th scope="row">{t('profile.ratingBot', { level: t(`options.level.${row.level}`) })}</th>
                  <td>{t.number(row.value)}</td>
                  <td>–</td>
                </tr>
              ) : (
                // The order of a list that was loaded once does not change; people may have the same name.
                <Person key={`person ${row.place}`} {...row.rating} />
              ),
            )}
          </tbody>
        </table>
      </div>
    </Dialog>
  );
}

const remark = (t: Translate, { you, isProvisional }: ListedRating): string =>
  [...(you ? [t('profile.you')] : []), ...(isProvisional ? [t('profile.ratingProvisional')] : [])].join(' · ');

function Person(rating: ListedRating) {
  const t = useT();
  return (
    <tr className={rating.you ? 'own' : undefined} aria-current={rating.you ? 'true' : undefined}>
      <th scope="row">
        {t.nameOf(rating.name)} <small>{remark(t, rating)}</small>
      </th>
      <td>
        <b>{ratingText(t, rating)}</b>
      </td>
      <td>{t.number(rating.games)}</td>
    </tr>
  );
}
