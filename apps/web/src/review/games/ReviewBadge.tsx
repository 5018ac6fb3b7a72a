import { isReviewable } from '@gorrion/review';
import { useT } from '../../kit/i18n/index.ts';
import { ArchiveIcon } from '../../kit/ui/ArchiveIcon.tsx';
import { Badge } from '../../kit/ui/Badge.tsx';
import type { GameRow } from './useGames.ts';

/** Says how far the review of a game is, or that it is sealed; of a game that is not reviewed and not on the server, where it is. */
export function ReviewBadge({ row }: { readonly row: GameRow }) {
  const t = useT();
  const { review, player, summary, where, uploaded } = row;
  const { hands, mistakes } = review;
  if (row.isSealed) {
    return <Badge icon="lock">{t('games.sealed')}</Badge>;
  }
  if (where !== 'server' && (player === null || hands === 0)) {
    return <Badge>{t(uploaded ? 'games.isUploaded' : `games.where.${where}`)}</Badge>;
  }
  if (player === null || !isReviewable(summary)) return null;
  // The row has a button for it.
  if (hands === 0) return null;
  if (hands < summary.played) {
    return (
      <Badge tone="amber" icon="clock">
        {t('games.reviewedHands', { count: summary.played, done: t.number(hands) })}
      </Badge>
    );
  }
  if (mistakes === 0) {
    return (
      <Badge tone="ok" icon="check">
        {t('games.noMistakes')}
      </Badge>
    );
  }
  return (
    <Badge tone="bad">
      <ArchiveIcon name="mistake" />
      {t('games.mistakesFound', { count: mistakes })}
    </Badge>
  );
}
