import { useT } from '../../kit/i18n/index.ts';
import { Card } from '../../kit/ui/Card.tsx';

/** Says that the expert reviews only games by the competition's rules. */
export function NoReview() {
  const t = useT();
  return <p className="quiet">{t('expert.competitionOnly')}</p>;
}

/** The same in place of the card of a review. */
export function NoReviewCard() {
  const t = useT();
  return (
    <Card title={t('expert.review')}>
      <NoReview />
    </Card>
  );
}
