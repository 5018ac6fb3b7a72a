import type { ByPlayer, FanId, HandState, ScoredFan, Seat, Tile } from '@gorrion/rules';

/* What pictures show: plain data of finished hands and games, and of places to which a link invites. */

/** A name as it is stored, and the seat by whose wind the person is called where the name cannot be written. */
export interface PictureName {
  readonly name: string;
  readonly seat: Seat;
}

export interface PictureHand {
  readonly round: Seat;
  /** Hands of the round, from 1. */
  readonly inRound: number;
}

/** Tiles that lie together; `won` is the index of the winning one, -1 for none. */
export interface TileGroup {
  readonly tiles: readonly Tile[];
  readonly won: number;
}

export interface WonPicture {
  readonly kind: 'won';
  readonly hand: PictureHand;
  readonly winner: PictureName;
  /** Who discarded the winning tile; undefined if it was self-drawn. */
  readonly from: PictureName | undefined;
  readonly isRobbed: boolean;
  readonly groups: readonly TileGroup[];
  /** By points, the dearest first; none by the older ways. */
  readonly fans: readonly { readonly id: ScoredFan; readonly points: number }[];
  readonly flowers: number;
  /** Points of the hand; what the winner gained by the older ways. */
  readonly points: number;
}

/** A moment of a hand, as the player saw it who had to move. */
export interface PositionPicture {
  readonly kind: 'position';
  readonly hand: PictureHand;
  readonly turn: number;
  readonly tilesLeft: number;
  readonly viewer: PictureName;
  /** Whether the viewer has to discard. */
  readonly isAsked: boolean;
  /** What the viewer's seat knew. */
  readonly seen: HandState;
}

export interface ResultsPicture {
  readonly kind: 'results';
  readonly title: string | undefined;
  readonly players: ByPlayer<PictureName>;
  readonly totals: ByPlayer<number>;
  /** The totals of each player from the start on, one a hand. */
  readonly runs: ByPlayer<readonly number[]>;
  readonly hands: number;
  /** Time (ms) at which it ended; undefined if that is not known. */
  readonly at: number | undefined;
}

/** Places that say nothing of their people; of an event that is open to all its name. */
export type Invitation = 'site' | 'table' | 'game' | 'group' | 'event' | 'duplicate' | 'daily' | 'learn' | 'fans';

export type Picture =
  | WonPicture
  | { readonly kind: 'drawn'; readonly hand: PictureHand; readonly isVoid: boolean }
  | PositionPicture
  | ResultsPicture
  | { readonly kind: 'fan'; readonly id: FanId; readonly points: number; readonly definition: string }
  | { readonly kind: 'invitation'; readonly to: Invitation; readonly name?: string };
