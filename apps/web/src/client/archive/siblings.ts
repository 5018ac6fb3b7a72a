import type { GameId, HandProgress, KeptReview } from '@gorrion/protocol';
import type { Player } from '@gorrion/rules';
import { joinChannel } from '../../kit/storage/channels.ts';

/* What the pages of one browser tell each other about the review of a game. */

export type SiblingNews =
  | { readonly kind: 'started'; readonly players: readonly Player[] }
  | { readonly kind: 'reviewed'; readonly kept: KeptReview }
  | { readonly kind: 'progress'; readonly hands: readonly HandProgress[] }
  | { readonly kind: 'cancelled' };

export interface Siblings {
  tell(news: SiblingNews): void;
  close(): void;
}

/** Joins the pages that show a game. */
export function joinSiblings(game: GameId, hear: (news: SiblingNews) => void): Siblings {
  const channel = joinChannel(`gorrion-review ${game}`);
  channel.onmessage = ({ data }: MessageEvent<SiblingNews>) => hear(data);
  return { tell: news => channel.postMessage(news), close: () => channel.close() };
}
