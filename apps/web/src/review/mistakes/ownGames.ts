import type { GameId, GameRecord, GameReview } from '@gorrion/protocol';
import type { Player } from '@gorrion/rules';
import { KeptReviews } from '../../archive/gameReviews.ts';
import { fetchGame, fetchReview, listGames } from '../../archive/server.ts';
import { shelvedGame, shelvedGames } from '../../solo/gameShelf.ts';
import { shelvedReviews } from '../../solo/reviewShelf.ts';
import { type Mistake, mistakesOf } from './mistakes.ts';

/* One's mistakes in all games, from what this device and the server keep. */

/** A game that the reader played. */
export interface OwnGame {
  readonly id: GameId;
  readonly player: Player;
  /** When it ended (ms since 1970). */
  readonly at: number;
  readonly isOnline: boolean;
}

/** A reviewed game of the reader with its mistakes. */
export interface GameMistakes {
  readonly game: OwnGame;
  /** Hands that are reviewed for the reader. */
  readonly reviewed: number;
  readonly mistakes: readonly Mistake[];
  /** The record; undefined if there is no mistake, and it was not needed. */
  readonly record: GameRecord | undefined;
}

/** Returns the games that the reader played, the newest first: those of the server's newest page, and of this device. */
export async function ownGames(): Promise<readonly OwnGame[]> {
  const [answer, shelved] = await Promise.all([listGames({}), shelvedGames()]);
  const online = (answer.ok ? answer.value.games : []).flatMap(({ summary, player }): OwnGame[] =>
    player === null ? [] : [{ id: summary.id, player, at: summary.to, isOnline: true }],
  );
  const here = shelved.flatMap(({ id, origin, summary }): OwnGame[] => {
    const player = summary.players.findIndex(({ bot }) => bot === undefined);
    return origin === 'device' && player >= 0
      ? [{ id, player: player as Player, at: summary.to, isOnline: false }]
      : [];
  });
  return [...online, ...here].toSorted((a, b) => b.at - a.at);
}

/** Returns what this device and the server know of the review of a game. */
async function reviewOf({ id, isOnline }: OwnGame): Promise<GameReview | undefined> {
  const kept = new KeptReviews();
  for (const one of await shelvedReviews(id)) kept.add(one);
  if (isOnline) {
    const answer = await fetchReview(id, 0);
    if (answer.ok) for (const one of answer.value.hands) kept.add(one, true);
  }
  return kept.reviewOf(id);
}

async function recordOf({ id, isOnline }: OwnGame): Promise<GameRecord | undefined> {
  const shelved = await shelvedGame(id);
  if (shelved || !isOnline) return shelved?.record;
  const answer = await fetchGame(id);
  return answer.ok ? answer.value.record : undefined;
}

/** Returns the mistakes of the reader in a game; undefined if nothing of it is reviewed for them. */
export async function mistakesIn(game: OwnGame): Promise<GameMistakes | undefined> {
  const review = await reviewOf(game);
  const reviewed = review?.hands.filter(({ player }) => player === game.player).length ?? 0;
  if (!review || reviewed === 0) return undefined;
  const mistakes = mistakesOf(review, game.player);
  return { game, reviewed, mistakes, record: mistakes.length > 0 ? await recordOf(game) : undefined };
}
