import type { GameId, PersonId, ReviewPlace } from '@gorrion/protocol';
import type { Player } from '@gorrion/rules';

/*
 * What the store keeps of what people said about a game that is over. It goes with the game, and with the person: who
 * is forgotten loses their messages at once.
 */

export interface StoredReviewMessage {
  /** Number in the game, from 1. */
  readonly number: number;
  /** The client's id of the message. */
  readonly id: string;
  readonly person: PersonId;
  /** The name of the person as it was. */
  readonly name: string;
  /** The player of the game that the person was. */
  readonly player: Player | null;
  readonly text: string;
  readonly at: ReviewPlace;
  /** Server time (ms). */
  readonly time: number;
}

export interface ReviewMessageStore {
  /** Returns the messages about a game, the oldest first. */
  reviewMessages(game: GameId): Promise<readonly StoredReviewMessage[]>;
  /** Keeps a message. A number that is taken rejects; a game that is gone keeps nothing. */
  sayInReview(game: GameId, message: StoredReviewMessage): Promise<void>;
}
