import type { GameId, GameRecord, GameReview } from '@gorrion/protocol';
import type { Player } from '@gorrion/rules';
import { KeptReviews } from '../archive/gameReviews.ts';
import { fetchGame, fetchReview, listGames } from '../archive/server.ts';
import { shelvedGame, shelvedGames } from '../solo/gameShelf.ts';
import { countOf, shelvedReviews } from '../solo/reviewShelf.ts';
import type { ShelvedGame } from '../solo/shelfDatabase.ts';
import { type Mistake, mistakesOf } from './mistakes.ts';

/* One's mistakes in all games, from what this device and the server keep. */

/** A game that the reader played. */
export interface PlayedGame {
  readonly id: GameId;
  readonly player: Player;
  /** When it ended (ms since 1970). */
  readonly at: number;
  /** Whether the server has a review of the reader's decisions. */
  readonly isReviewedOnline: boolean;
  readonly isOnline: boolean;
}

/** A reviewed game of the reader with its mistakes. */
export interface GameMistakes {
  readonly game: PlayedGame;
  readonly mistakes: readonly Mistake[];
  /** The record; undefined if there is no mistake, and it was not needed. */
  readonly record: GameRecord | undefined;
}

/** Games that the server is asked for at once: the most that it answers with. */
const PAGE = 100;

/** Where games come from: the list of the server, and what this device keeps. */
export interface Sources {
  readonly list: typeof listGames;
  readonly shelf: () => Promise<readonly ShelvedGame[]>;
}

/** Yields the games on the server page by page; returns whether the server has answered to the end. */
async function* gamesOnline({ list }: Sources): AsyncGenerator<PlayedGame, boolean, void> {
  for (let before: number | undefined; ; ) {
    const answer = await list({ limit: PAGE, ...(before !== undefined && { before }) });
    if (!answer.ok) return false;
    const { games, hasMore } = answer.value;
    for (const { summary, player, review } of games)
      if (player !== null)
        yield { id: summary.id, player, at: summary.to, isReviewedOnline: review.hands > 0, isOnline: true };
    before = games.at(-1)?.summary.to;
    if (!hasMore || before === undefined) return true;
  }
}

/** Returns the games that were played on this device, the newest first, and the ids that they have on the server. */
async function gamesHere({ shelf }: Sources) {
  const copies = new Set<GameId>();
  const games = (await shelf()).flatMap(({ id, origin, summary, uploaded, reviewed }): PlayedGame[] => {
    const player = summary.players.findIndex(({ bot }) => bot === undefined) as Player | -1;
    if (origin !== 'device' || player < 0) return [];
    if (uploaded) {
      // One of the two counts: that of this device where it is reviewed, or else that of the server.
      if (!reviewed?.[player as Player]?.hands) return [];
      copies.add(uploaded);
    }
    return [{ id, player: player as Player, at: summary.to, isReviewedOnline: false, isOnline: false }];
  });
  return { games: games.toSorted((a, b) => b.at - a.at), copies };
}

/**
 * Yields the games that the reader played, the newest first, each once, and asks the server for more only as they are
 * taken. Returns whether the server has answered to the end.
 */
export async function* ownGames(
  sources: Sources = { list: listGames, shelf: shelvedGames },
): AsyncGenerator<PlayedGame, boolean, void> {
  const { games, copies } = await gamesHere(sources);
  const online = gamesOnline(sources);
  let next = await online.next();
  for (const game of [...games, undefined]) {
    for (; !next.done && (!game || next.value.at > game.at); next = await online.next())
      if (!copies.has(next.value.id)) yield next.value;
    if (game) yield game;
  }
  return next.done === true && next.value;
}

/** Returns what this device and the server know of the review of a game. */
async function reviewOf({ id, isReviewedOnline }: PlayedGame): Promise<GameReview | undefined> {
  const kept = new KeptReviews();
  for (const one of await shelvedReviews(id)) kept.add(one);
  if (isReviewedOnline) {
    const answer = await fetchReview(id, 0);
    if (answer.ok) for (const one of answer.value.hands) kept.add(one, true);
  }
  return kept.reviewOf(id);
}

async function recordOf({ id, isOnline }: PlayedGame): Promise<GameRecord | undefined> {
  const shelved = await shelvedGame(id);
  if (shelved || !isOnline) return shelved?.record;
  const answer = await fetchGame(id);
  return answer.ok ? answer.value.record : undefined;
}

/** Returns the mistakes of the reader in a game; undefined if no hand of it is reviewed in full for them. */
export async function mistakesIn(game: PlayedGame): Promise<GameMistakes | undefined> {
  const review = await reviewOf(game);
  if (!review || countOf(review.hands, game.player).hands === 0) return undefined;
  const mistakes = mistakesOf(review, game.player);
  return { game, mistakes, record: mistakes.length > 0 ? await recordOf(game) : undefined };
}
