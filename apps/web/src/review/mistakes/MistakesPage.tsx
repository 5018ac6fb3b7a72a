import { useReview } from '../../client/archive/useReview.ts';
import { mistakesOf, pointsLost } from '../../client/mistakes/mistakes.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { extentOf, inFull } from '../frame/extent.ts';
import { PlayerChoice } from '../frame/PlayerChoice.tsx';
import { ReviewFrame } from '../frame/ReviewFrame.tsx';
import { ReviewState } from '../frame/ReviewState.tsx';
import type { ReviewPageProps } from '../frame/reviewPage.ts';
import { useBegin } from '../frame/useBegin.ts';
import { seatQuery, usePlayer } from '../frame/usePlayer.ts';
import { pointsText } from '../frame/words.ts';
import { useAnswers } from '../retry/answers.ts';
import { foundText } from './foundText.ts';
import { KindTable } from './KindTable.tsx';
import { MistakeRows, type PlacedMistake } from './MistakeRows.tsx';
import { TryCard } from './TryCard.tsx';
import './mistakes.css';

/** The mistakes and inaccuracies of a player in one game: by kind, the dearest first, each to be tried again. */
export function MistakesPage({ id, game, name, hands, names }: ReviewPageProps) {
  const t = useT();
  const { review, run } = useReview(game);
  const [player, choose] = usePlayer(game.player);
  const answers = useAnswers();
  const extent = extentOf(review, hands, player);
  useBegin(run, extent, player);
  const mistakes = review ? mistakesOf(inFull(review), player) : [];
  const query = seatQuery(player, game.player);
  const rows = mistakes.flatMap((mistake): PlacedMistake[] => {
    const hand = hands[mistake.hand];
    return hand ? [{ id, mistake, hand, query }] : [];
  });
  const [done, all] = [extent.full, extent.all.length];
  const isWhole = done === all;
  const sum = {
    found: foundText(t, mistakes),
    points: pointsText(t, -pointsLost(mistakes)),
    done: t.number(done),
    all,
  };
  return (
    <ReviewFrame
      title={t(player === game.player ? 'mistakes.mine' : 'mistakes.title')}
      note={done === 0 ? t('mistakes.note') : t(isWhole ? 'mistakes.sum' : 'mistakes.sumSoFar', sum)}
      game={{ id, name, part: 'mistakes' }}
      choice={<PlayerChoice player={player} names={names} onChoose={choose} />}
    >
      <ReviewState review={review} run={run} hands={hands} player={player} name={names[player] ?? ''} />
      {rows.length > 0 ? (
        <div className="sides">
          <div>
            <KindTable mistakes={mistakes} />
            <Card title={t('mistakes.all')}>
              <MistakeRows rows={rows} answers={answers} />
            </Card>
          </div>
          <div className="try-side">
            <TryCard rows={rows} answers={answers} />
          </div>
        </div>
      ) : (
        done > 0 && <p className="card pad quiet">{t(isWhole ? 'mistakes.none' : 'mistakes.noneSoFar')}</p>
      )}
    </ReviewFrame>
  );
}
