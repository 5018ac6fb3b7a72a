import type { Player } from '@gorrion/rules';
import type { GameAccess, GameRecord, GameSummary } from './record.ts';

/* What the archive of a server answers. Its requests are plain HTTP, so that a file can be fetched, kept and cached. */

/** `table`: played on this server. `file`: somebody uploaded it, and nobody here saw it being played. */
export type GameOrigin = 'table' | 'file';

/** A game in a list of the person who asks. */
export interface ListedGame {
  readonly summary: GameSummary;
  readonly origin: GameOrigin;
  readonly access: GameAccess;
  /** The player that the person was; null if they were none. */
  readonly player: Player | null;
  readonly isStarred: boolean;
  /** How far the review of the person's own decisions is: hands reviewed in full, and mistakes in them. */
  readonly review: { readonly hands: number; readonly mistakes: number };
  /** Others have yet to play its deals; until then nobody reads it. */
  readonly isSealed?: true;
}

export interface GameList {
  readonly games: readonly ListedGame[];
  /** Whether there are older games that match. */
  readonly hasMore: boolean;
  /** All games of the person, whatever they search for. */
  readonly counts: { readonly all: number; readonly starred: number };
  /** Days after which a game without a star is deleted; 0 = never. */
  readonly keptDays: number;
}

/** A game as one reader gets it. */
export interface OpenedGame {
  readonly record: GameRecord;
  readonly origin: GameOrigin;
  readonly access: GameAccess;
  readonly player: Player | null;
  readonly isStarred: boolean;
  /** Whether the person decides who reads it. */
  readonly isHost: boolean;
  /** The id of the link that hides the names, for those who may pass it on. */
  readonly alias: string | null;
  readonly hidesNames: boolean;
}

export const ARCHIVE_REFUSALS = [
  'no-such-game',
  /** Only its players may read it. */
  'game-for-players',
  'game-sealed',
  'game-damaged',
  'not-the-host',
  'bad-request',
  'bad-file',
  'too-many-games',
  'no-such-line',
  'bad-line',
  'too-many-lines',
  /** Only its players may have the server review it, or bring a review. */
  'review-for-players',
  /** The review is none of this game, or not whole. */
  'bad-review',
  /** It was made by another version of the evaluator than the server's. */
  'other-evaluator',
  /** The server has as many runs as it takes on, or the person has. */
  'too-many-reviews',
  /** The game is of the older ways, which the expert does not know. */
  'review-of-competition-only',
  /** The server does not review. */
  'reviews-off',
  'too-many-requests',
  'no-room-left',
] as const;
export type ArchiveRefusal = (typeof ARCHIVE_REFUSALS)[number];

/** What a reader changes: who may read the game, whether it is starred, whether it has a link without names. */
export type GameChange =
  | { readonly access: GameAccess }
  | { readonly isStarred: boolean }
  | { readonly alias: true }
  | { readonly isDropped: true };
