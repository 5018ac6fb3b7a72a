import type { RatingList } from '@gorrion/protocol';
import { useEffect, useState } from 'react';
import { fetchRatings } from '../../client/archive/server.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Card } from '../../kit/ui/Card.tsx';
import { RatingsDialog } from './RatingsDialog.tsx';
import { ratingText } from './text.ts';

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
    <Card title={t('profile.rating')} aside={<small>{t('profile.ratingNote')}</small>}>
      <div className="row roomy">
        <Own {...list} />
        <button type="button" className="btn sm" onClick={() => setOpen(true)}>
          {t('profile.ratingAll')}
        </button>
      </div>
      {isOpen && <RatingsDialog list={list} onClose={() => setOpen(false)} />}
    </Card>
  );
}

function Own({ mine }: RatingList) {
  const t = useT();
  if (!mine) return <p className="pf-means">{t('profile.ratingNone')}</p>;
  const { value, margin, lacking, isProvisional } = mine;
  return (
    <>
      <p className="row">
        <b className="numeral pf-rating">{ratingText(t, mine)}</b>{' '}
        {isProvisional && <Badge tone="amber">{t('profile.ratingProvisional')}</Badge>}
      </p>
      <p className="pf-means">
        {t('profile.ratingMeans', { from: t.number(value - margin), to: t.number(value + margin) })}{' '}
        {isProvisional && t('profile.ratingLacking', { count: lacking })}
      </p>
    </>
  );
}
