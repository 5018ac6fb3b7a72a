import type { Player, Seat, SeatCommand, Tile } from '@gorrion/rules';
import type { Refusal } from './refusals.ts';

/*
 * A finished game that several people look at together. The server keeps who is there, who leads, where each one is,
 * pointers and votes in memory, and the messages with the game. It moves nobody: each page decides for itself.
 */

/** Most people in one review. */
export const MOST_REVIEWERS = 24;
/** Most messages that are kept with one game. */
export const MOST_REVIEW_MESSAGES = 500;

/** A person in one review. The number says nothing about them elsewhere. */
export type ReviewerId = number;

/** A moment of a game, as its address names it. */
export interface ReviewPlace {
  /** Index among the hands of the record, from 0. */
  readonly hand: number;
  /** Number of moves of the hand, or of the branch. */
  readonly move: number;
  /** The branch, as "b2"; null for what was played. */
  readonly line: string | null;
}

/** From where a page looks at a game: whose side is below, and whose tiles lie open. */
export interface ReviewView {
  readonly player: Player;
  readonly opens: 'all' | 'own' | 'none';
}

/** Where tiles lie on a table. */
export const TILE_ZONES = ['hand', 'meld', 'flower', 'river'] as const;

/** A tile on the table by its owner and kind, so that it is the same tile in every layout and from every seat. */
export interface TileSpot {
  readonly zone: (typeof TILE_ZONES)[number];
  readonly seat: Seat;
  readonly tile: Tile;
  /** Which of the copies of the kind there, from 0. */
  readonly copy: number;
}

/** A person in a review, as the others see them. */
export interface Reviewer {
  readonly who: ReviewerId;
  readonly name: string;
  /** The player of the game that they were; null if they were none. */
  readonly player: Player | null;
  readonly isHere: boolean;
  /** Null until their page has said it. */
  readonly at: ReviewPlace | null;
  /** From where they look; null until their page has said it. */
  readonly view: ReviewView | null;
  /** Whether their page goes where the leader goes. */
  readonly isFollowing: boolean;
  readonly pointsAt: TileSpot | null;
}

/** What would you play? Nobody is sent a vote of another before the votes are shown. */
export interface ReviewVote {
  readonly at: ReviewPlace;
  /** Events of the hand before the decision. */
  readonly events: number;
  readonly seat: Seat;
  /** All that the seat could do. */
  readonly choices: readonly SeatCommand[];
  /** Who has voted, in the order of `people`, whatever they voted for. */
  readonly voted: readonly ReviewerId[];
  /** The reader's own vote, as an index of `choices`; null if they have not voted. */
  readonly own: number | null;
  /** Null while the votes are hidden. */
  readonly shown: readonly { readonly who: ReviewerId; readonly choice: number }[] | null;
}

/** A review as one reader sees it. */
export interface ReviewRoom {
  /** The id by which the reader's page has joined. */
  readonly game: string;
  readonly self: ReviewerId;
  readonly people: readonly Reviewer[];
  readonly leader: ReviewerId | null;
  /** To whom the leader offers the lead. */
  readonly offeredTo: ReviewerId | null;
  readonly vote: ReviewVote | null;
}

/** A message about a moment. */
export interface ReviewMessage {
  /** Number in the game, from 1; later messages have higher numbers. */
  readonly number: number;
  readonly name: string;
  readonly player: Player | null;
  readonly isOwn: boolean;
  readonly text: string;
  readonly at: ReviewPlace;
  /** Server time (ms). */
  readonly time: number;
}

/** What a person does in a review. */
export type ReviewCommand =
  /** Reports where the person's page is and from where it looks, whether it follows, and at what the person points. */
  | {
      readonly type: 'be';
      readonly at: ReviewPlace;
      readonly view: ReviewView;
      readonly isFollowing: boolean;
      readonly pointsAt: TileSpot | null;
    }
  /** Leads, if nobody does, if the leader is not here, or if the leader has offered it. */
  | { readonly type: 'take-lead' }
  /** Leader only: offers the lead to somebody; null takes the offer back. */
  | { readonly type: 'offer-lead'; readonly to: ReviewerId | null }
  /** Leader only: leads no more. */
  | { readonly type: 'end-lead' }
  /** Asks all what they would play. Leader only; if nobody leads, the asker leads from then on. */
  | { readonly type: 'ask-vote'; readonly at: ReviewPlace; readonly events: number; readonly seat: Seat }
  /** Votes, or votes for something else: an index of the choices. */
  | { readonly type: 'vote'; readonly choice: number }
  /** Leader only: shows the votes. They are shown by themselves once all who are here have voted. */
  | { readonly type: 'show-votes' }
  /** Leader only: ends the vote. */
  | { readonly type: 'end-vote' }
  /** Says something about a moment. */
  | { readonly type: 'say'; readonly text: string; readonly at: ReviewPlace };

export const REVIEW_REFUSALS = [
  'no-such-game',
  'game-for-players',
  'game-damaged',
  'only-with-link',
  'not-in-review',
  'review-full',
  'too-many-reviews',
  'lead-taken',
  'not-leader',
  'nobody-there',
  'nothing-to-decide',
  'asked-too-often',
  'no-vote',
  'votes-shown',
  'not-possible-there',
  'messages-full',
] as const;
/** Refusals in a review; the server has others for all messages. */
export type ReviewRefusal = (typeof REVIEW_REFUSALS)[number];

export type ReviewAnswer<T = Record<never, never>> =
  | ({ readonly ok: true } & T)
  | { readonly ok: false; readonly code: Refusal | ReviewRefusal };
