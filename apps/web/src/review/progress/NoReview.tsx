import { useT } from '../../kit/i18n/index.ts';

/** Says that the expert reviews only games by the competition's rules. */
export function NoReview() {
  const t = useT();
  return <p className="no-review">{t('expert.competitionOnly')}</p>;
}

/** The same in place of the card of a review. */
export function NoReviewCard() {
  const t = useT();
  return (
    <section className="card review-card">
      <h2>{t('expert.review')}</h2>
      <NoReview />
    </section>
  );
}
