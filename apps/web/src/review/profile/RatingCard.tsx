import type { RatingList } from '@gorrion/protocol';
import { useEffect, useState } from 'react';
import { fetchRatings } from '../../client/archive/server.ts';
import { useT } from '../../kit/i18n/index.ts';
import { RatingsDialog } from './RatingsDialog.tsx';
import { ratingText } from './text.ts';
import './rating.css';

/** The ratings of the server; undefined while they are loaded, null if they could not be. */
function useRatings(): RatingList | null | undefined {
  const [list, setList] = useState<RatingList | null>();
  useEffect(() => {
    let isCurrent = true;
    void fetchRatings().then(answer => isCurrent && setList(answer.ok ? answer.value : null));
    return () => {
      isCurrent = false;
    };
  }, []);
  return list;
}

/** The person's rating with its interval, what it means, and the way to everybody's. Left out where nothing answers. */
export function RatingCard() {
  const t = useT();
  const list = useRatings();
  const [isOpen, setOpen] = useState(false);
  if (!list) return null;
  return (
    <section className="card pf-rating" aria-labelledby="pf-rating">
      <div className="pf-head">
        <h2 id="pf-rating">{t('profile.rating')}</h2>
        <small>{t('profile.ratingNote')}</small>
      </div>
      <div className="pf-rating-row">
        <Own {...list} />
        <button type="button" className="btn sm" onClick={() => setOpen(true)}>
          {t('profile.ratingAll')}
        </button>
      </div>
      {isOpen && <RatingsDialog list={list} onClose={() => setOpen(false)} />}
    </section>
  );
}

function Own({ mine }: RatingList) {
  const t = useT();
  if (!mine) return <p>{t('profile.ratingNone')}</p>;
  const { value, margin, lacking, isProvisional } = mine;
  return (
    <>
      <p className="pf-rating-value">
        <b>{ratingText(t, mine)}</b>{' '}
        {isProvisional && <span className="pf-provisional">{t('profile.ratingProvisional')}</span>}
      </p>
      <p>
        {t('profile.ratingMeans', { from: t.number(value - margin), to: t.number(value + margin) })}{' '}
        {isProvisional && t('profile.ratingLacking', { count: lacking })}
      </p>
    </>
  );
}
