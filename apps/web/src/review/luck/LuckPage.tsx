import { useMemo } from 'react';
import { useReview } from '../../client/archive/useReview.ts';
import { useT } from '../../kit/i18n/index.ts';
import { inFull } from '../frame/extent.ts';
import { PlayerChoice } from '../frame/PlayerChoice.tsx';
import { ReviewFrame } from '../frame/ReviewFrame.tsx';
import { ReviewState } from '../frame/ReviewState.tsx';
import type { ReviewPageProps } from '../frame/reviewPage.ts';
import { seatQuery, usePlayer } from '../frame/usePlayer.ts';
import { DecisionTable } from './DecisionTable.tsx';
import { HindsightBody } from './HindsightBody.tsx';
import { LuckBody } from './LuckBody.tsx';
import type { ReviewedProps } from './reviewedProps.ts';
import './luck.css';

interface LuckPageProps extends ReviewPageProps {
  readonly part: 'decisions' | 'luck' | 'hindsight';
}

/** Where the points of a game came from: what one decided, what one could not choose, and what one could not know. */
export function LuckPage({ part, ...page }: LuckPageProps) {
  const t = useT();
  const { id, game, name, hands, names } = page;
  const { review, run } = useReview(game);
  const [player, choose] = usePlayer(game.player);
  const query = seatQuery(player, game.player);
  const certain = useMemo(() => review && inFull(review), [review]);
  const hasReview = certain?.hands.some(one => one.player === player);
  return (
    <ReviewFrame
      title={t(`review.part.${part}`)}
      note={t(`luck.note.${part}`)}
      game={{ id, name, part }}
      choice={<PlayerChoice player={player} names={names} onChoose={choose} />}
    >
      {part === 'hindsight' ? (
        <HindsightBody {...page} player={player} query={query} />
      ) : (
        <>
          <ReviewState review={review} run={run} hands={hands} player={player} name={names[player] ?? ''} />
          {certain && hasReview && <Reviewed part={part} review={certain} player={player} page={page} query={query} />}
        </>
      )}
    </ReviewFrame>
  );
}

function Reviewed({ part, ...reviewed }: ReviewedProps & { readonly part: 'decisions' | 'luck' }) {
  return part === 'luck' ? <LuckBody {...reviewed} /> : <DecisionTable {...reviewed} />;
}
