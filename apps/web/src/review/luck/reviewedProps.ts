import type { GameReview } from '@gorrion/protocol';
import type { Player } from '@gorrion/rules';
import type { ReviewPageProps } from '../frame/reviewPage.ts';

/** What a page about the reviewed hands of one player gets. */
export interface ReviewedProps {
  readonly review: GameReview;
  readonly player: Player;
  readonly page: ReviewPageProps;
  /** What addresses add to name the player. */
  readonly query: string;
}
