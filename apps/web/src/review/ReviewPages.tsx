import type { ReviewPart } from '../page/gamePaths.ts';
import type { ReviewPageProps } from './game/reviewPage.ts';
import { LuckPage } from './luck/LuckPage.tsx';
import { MistakesPage } from './mistakes/MistakesPage.tsx';
import { RetryPage } from './retry/RetryPage.tsx';

interface ReviewPagesProps extends ReviewPageProps {
  readonly part: ReviewPart | 'try';
  readonly hand: string | undefined;
  readonly step: number | undefined;
}

/** The pages about the decisions of one game, by address. */
export default function ReviewPages({ part, hand, step, ...page }: ReviewPagesProps) {
  if (part === 'mistakes') return <MistakesPage {...page} />;
  if (part === 'try') return <RetryPage {...page} hand={hand ?? ''} step={step ?? 0} />;
  return <LuckPage key={part} {...page} part={part} />;
}
