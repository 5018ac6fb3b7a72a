import type { ListedRating, RatingList } from '@gorrion/protocol';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { ratingRows } from './ratingRows.ts';
import { ratingText } from './text.ts';

interface RatingTableProps {
  readonly list: RatingList;
  /** What stands beside the lines of the reader. */
  readonly own: string;
}

/** Ratings, with the bots in between that hold the scale. */
export function RatingTable({ list, own }: RatingTableProps) {
  const t = useT();
  return (
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
            <Line key={`person ${row.place}`} rating={row.rating} own={own} />
          ),
        )}
      </tbody>
    </table>
  );
}

const remark = (t: Translate, own: string, { you, isProvisional }: ListedRating): string =>
  [...(you ? [own] : []), ...(isProvisional ? [t('profile.ratingProvisional')] : [])].join(' · ');

function Line({ rating, own }: { readonly rating: ListedRating; readonly own: string }) {
  const t = useT();
  return (
    <tr className={rating.you ? 'own' : undefined} aria-current={rating.you ? 'true' : undefined}>
      <th scope="row">
        {t.nameOf(rating.name)} <small>{remark(t, own, rating)}</small>
      </th>
      <td>
        <b>{ratingText(t, rating)}</b>
      </td>
      <td>{t.number(rating.games)}</td>
    </tr>
  );
}
