import { isReviewable } from '@gorrion/review';
import { useT } from '../../kit/i18n/index.ts';
import { ArchiveIcon } from '../../kit/ui/ArchiveIcon.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import type { GameRow } from './useGames.ts';

/** Says how far the review of a game is, or that it is sealed; of a game that is not reviewed and not on the server, where it is. */
export function ReviewBadge({ row }: { readonly row: GameRow }) {
  const t = useT();
  const { review, player, summary, where, uploaded } = row;
  const { hands, mistakes } = review;
  if (row.isSealed) {
    return (
      <span className="game-badge">
        <Icon name="lock" />
        {t('games.sealed')}
      </span>
    );
  }
  if (where !== 'server' && (player === null || hands === 0)) {
    return <span className="game-badge">{t(uploaded ? 'games.isUploaded' : `games.where.${where}`)}</span>;
  }
  if (player === null || !isReviewable(summary)) return null;
  // The row has a button for it.
  if (hands === 0) return null;
  if (hands < summary.played) {
    return (
      <span className="game-badge amber">
        <Icon name="clock" />
        {t('games.reviewedHands', { count: summary.played, done: t.number(hands) })}
      </span>
    );
  }
  if (mistakes === 0) {
    return (
      <span className="game-badge ok">
        <Icon name="check" />
        {t('games.noMistakes')}
      </span>
    );
  }
  return (
    <span className="game-badge bad">
      <ArchiveIcon name="mistake" />
      {t('games.mistakesFound', { count: mistakes })}
    </span>
  );
}
