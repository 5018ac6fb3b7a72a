import type { RatingList } from '@gorrion/protocol';
import { useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Card } from '../../kit/ui/Card.tsx';
import { RatingsDialog } from './RatingsDialog.tsx';
import { ratingText } from './text.ts';
import { useRatings } from './useRatings.ts';

/** The person's rating with its interval, what it means, and the way to everybody's. Left out where nothing answers. */
export function RatingCard() {
  const t = useT();
  const list = useRatings('people');
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
