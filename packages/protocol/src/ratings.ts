import type { BotLevel } from './settings.ts';

/*
 * What the server answers about ratings of its public rated tables. It names people, and bots of people, by their chosen
 * names alone.
 */

/** Who is rated: people, or apart from them the bots that their programs play. */
export const RATED_KINDS = ['people', 'bots'] as const;
export type RatedKind = (typeof RATED_KINDS)[number];
export const isRatedKind = (word: string): word is RatedKind => (RATED_KINDS as readonly string[]).includes(word);

/** A person, or a bot of a person, with a rating. */
export interface ListedRating {
  readonly name: string;
  readonly value: number;
  /** Half of the interval that holds the strength with 95 %. */
  readonly margin: number;
  /** Rated games. */
  readonly games: number;
  /** Games that it still takes until the rating is no longer provisional. */
  readonly lacking: number;
  /** Whether it rests on so few games that it will still move much. */
  readonly isProvisional: boolean;
  /** Whether it is the rating of the person who asks, or of a bot of theirs. */
  readonly you?: true;
}

/** Ratings, the highest first, those that are provisional behind the others. */
export interface RatingList {
  readonly people: readonly ListedRating[];
  /** The rating of the person who asks, or of the best of their bots, in the list or not; null without a rated game. */
  readonly mine: ListedRating | null;
  /** How many have a rating, in the list or not. */
  readonly count: number;
  /** The bots that hold the scale, weakest first. */
  readonly bots: readonly { readonly level: BotLevel; readonly value: number }[];
}
