import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import type { GameId, HandReview, KeptReview, PersonId } from '@gorrion/protocol';
import { PLAYERS, type Player } from '@gorrion/rules';

/* What the store keeps of reviews, beside the games that they are about, which they never change. */

/** Who has made a review. The server's own replaces what a player's device has brought. */
export type ReviewSource = 'device' | 'server';

/** A review of a hand, with the number of the change that brought it. */
export interface StoredReview extends KeptReview {
  readonly revision: number;
  readonly source: ReviewSource;
}

/** A run that was started and is not over; it goes on after a restart. */
export interface StoredRun {
  readonly game: GameId;
  /** Who has started it. */
  readonly person: PersonId;
  readonly players: readonly Player[];
  /** Server time (ms). */
  readonly at: number;
}

export interface ReviewStore {
  /**
   * Keeps the review of a hand. It replaces one by an older evaluator, an overview, and as a server's own one of a
   * device; any other that is kept stays. Keeps nothing of a game that is not kept.
   */
  keepReview(game: GameId, kept: KeptReview, source: ReviewSource): Promise<void>;
  /** Returns the reviews of a game that have changed after a revision, oldest first; damaged ones are left out. */
  reviewsOf(game: GameId, after?: number): Promise<readonly StoredReview[]>;
  /** Keeps a run in the place of the game's earlier one. */
  keepRun(run: StoredRun): Promise<void>;
  endRun(game: GameId): Promise<void>;
  /** Returns all runs, the oldest first. */
  reviewRuns(): Promise<readonly StoredRun[]>;
}

/** A review as a row of the database. */
export interface ReviewRow {
  readonly game: GameId;
  readonly hand: number;
  readonly player: Player;
  /** A row takes the place of one with a lower rank. */
  readonly rank: number;
  /** Null for an overview, which tells no mistake. */
  readonly mistakes: number | null;
  readonly body: Uint8Array;
  readonly checksum: number;
}

/** A run as a row of the database. */
export interface RunRow extends Omit<StoredRun, 'players'> {
  /** A digit for each player. */
  readonly players: string;
}

const isPlayer = (value: number): value is Player => PLAYERS.includes(value as Player);

export const runOfRow = ({ players, ...run }: RunRow): StoredRun => ({
  ...run,
  players: [...players].map(Number).filter(isPlayer),
});

const RANKS = 4;

/** Orders reviews of one hand: by evaluator, then by stage, then by who has made it. */
const rankOf = ({ evaluator, review }: KeptReview, source: ReviewSource): number =>
  evaluator * RANKS + (review.stage === 'full' ? 2 : 0) + (source === 'server' ? 1 : 0);

const checksumOf = (game: string, rank: number, body: Uint8Array): number => crc32(body, crc32(`${rank}\n${game}\n`));

export function encodeReview(game: GameId, kept: KeptReview, source: ReviewSource): ReviewRow {
  const { review } = kept;
  const body = deflateRawSync(JSON.stringify(review));
  const rank = rankOf(kept, source);
  const mistakes = review.decisions.filter(({ verdict }) => verdict === 'mistake').length;
  return {
    game,
    hand: review.hand,
    player: review.player,
    rank,
    mistakes: review.stage === 'full' ? mistakes : null,
    body,
    checksum: checksumOf(game, rank, body),
  };
}

/** Returns the review in a row; undefined if the row was damaged. */
export function decodeReview(
  row: Pick<ReviewRow, 'game' | 'rank' | 'body' | 'checksum'> & { readonly revision: number },
): StoredReview | undefined {
  const { game, rank, body, checksum, revision } = row;
  if (checksum !== checksumOf(game, rank, body)) return undefined;
  const review = JSON.parse(inflateRawSync(body).toString('utf8')) as HandReview;
  return { evaluator: Math.floor(rank / RANKS), review, revision, source: rank % 2 === 1 ? 'server' : 'device' };
}
