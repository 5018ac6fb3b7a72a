import { useMemo } from 'react';
import { useReview } from '../../client/archive/useReview.ts';
import { type Mistake, mistakesOf } from '../../client/mistakes/mistakes.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Empty } from '../../kit/ui/Empty.tsx';
import { tryPath } from '../../shell/links/gamePaths.ts';
import { goTo } from '../../shell/page/router.ts';
import { inFull } from '../frame/extent.ts';
import { moveOf } from '../frame/gameHands.ts';
import { ReviewFrame } from '../frame/ReviewFrame.tsx';
import { ReviewState } from '../frame/ReviewState.tsx';
import type { ReviewPageProps } from '../frame/reviewPage.ts';
import { seatQuery, usePlayer } from '../frame/usePlayer.ts';
import { QuestionPage } from './QuestionPage.tsx';

interface RetryPageProps extends ReviewPageProps {
  readonly hand: string;
  readonly step: number;
}

/** The mistakes of a game as questions, the dearest first; the address names the one that is asked. */
export function RetryPage({ hand: key, step, ...page }: RetryPageProps) {
  const t = useT();
  const { id, game, name, hands, names } = page;
  const { review, run } = useReview(game);
  const [player] = usePlayer(game.player);
  const questions = useMemo(() => (review ? mistakesOf(inFull(review), player) : []), [review, player]);
  const isAt = (mistake: Mistake) => {
    const hand = hands[mistake.hand];
    return hand?.key === key && moveOf(hand, mistake.decision) === step;
  };
  const at = questions.findIndex(isAt);
  const question = questions[at];
  const hand = question && hands[question.hand];
  if (!question || !hand) {
    return (
      <ReviewFrame title={t('retry.title')} note={t('retry.noneNote')} game={{ id, name, part: 'mistakes' }}>
        <ReviewState review={review} run={run} hands={hands} player={player} name={names[player] ?? ''} />
        {review && (
          <div className="card">
            <Empty note={t('retry.none')} />
          </div>
        )}
      </ReviewFrame>
    );
  }
  const goOn = (to: number) => {
    const next = questions[to];
    const place = next && hands[next.hand];
    if (next && place) goTo(tryPath(id, place.key, moveOf(place, next.decision)) + seatQuery(player, game.player));
  };
  return (
    <QuestionPage
      key={`${question.hand}/${question.decision.before}`}
      {...page}
      mistake={question}
      hand={hand}
      questions={questions}
      at={at}
      query={seatQuery(player, game.player)}
      onNext={() => goOn((at + 1) % questions.length)}
    />
  );
}
