import { isReviewable } from '@gorrion/review';
import { useT } from '../../kit/i18n/index.ts';
import { gamePath, type ReviewPart } from '../../shell/links/gamePaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { StatePage } from '../../shell/page/StatePage.tsx';
import type { ReviewPageProps } from '../frame/reviewPage.ts';
import { LuckPage } from '../luck/LuckPage.tsx';
import { MistakesPage } from '../mistakes/MistakesPage.tsx';
import { RetryPage } from '../retry/RetryPage.tsx';

interface ReviewPagesProps extends ReviewPageProps {
  readonly part: ReviewPart | 'try';
  readonly hand: string | undefined;
  readonly step: number | undefined;
}

/** The pages about the decisions of one game, by address. */
export default function ReviewPages({ part, hand, step, ...page }: ReviewPagesProps) {
  if (!isReviewable(page.game.record.sheet)) return <NoReviewPage id={page.id} name={page.name} />;
  if (part === 'mistakes') return <MistakesPage {...page} />;
  if (part === 'try') return <RetryPage {...page} hand={hand ?? ''} step={step ?? 0} />;
  return <LuckPage key={part} {...page} part={part} />;
}

/** Says that a game has no review, and leads back to it. */
function NoReviewPage({ id, name }: Pick<ReviewPageProps, 'id' | 'name'>) {
  const t = useT();
  return (
    <StatePage title={name} note={t('expert.competitionOnly')}>
      <Go className="btn pri" href={gamePath(id)}>
        {t('expert.toGame')}
      </Go>
    </StatePage>
  );
}
