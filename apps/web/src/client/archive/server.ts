import type {
  ArchiveRefusal,
  GameChange,
  GameId,
  GameList,
  GameRecord,
  KeptReview,
  LineId,
  LineList,
  OpenedGame,
  RatedKind,
  RatingList,
  ReviewWish,
  ServerReview,
  Talk,
} from '@gorrion/protocol';
import type { Player } from '@gorrion/rules';
import type { NewLine } from '@gorrion/table';
import { askServer, type ServerAnswer } from '../askServer.ts';

/* What the page asks the archive of its server. */

export type Answer<T> = ServerAnswer<T, ArchiveRefusal>;
/** Why there is no answer. */
export type Failure = Extract<Answer<never>, { ok: false }>['why'];

const ask = <T>(path: string, body?: unknown, method?: 'PUT'): Promise<Answer<T>> => askServer(path, body, method);

/** What a reader does to the lines of a game: adds one, or deletes one. */
export type LineChange = { readonly line: NewLine } | { readonly drop: LineId };

/** What a person looks for; the server does the same as the device. */
export interface GameQuery {
  readonly text?: string;
  readonly fan?: string;
  readonly starred?: boolean;
  readonly mistakes?: boolean;
  /** Server time (ms). */
  readonly since?: number;
  readonly before?: number;
  /** Games of an answer, 1 to 100. The server has a default. */
  readonly limit?: number;
}

function addressOf(list: 'games' | 'public', query: GameQuery): string {
  const { text, fan, starred, mistakes, since, before, limit } = query;
  const wish = {
    text,
    fan,
    starred: starred ? '1' : undefined,
    mistakes: mistakes ? '1' : undefined,
    since: since?.toString(),
    before: before?.toString(),
    limit: limit?.toString(),
  };
  const given = Object.entries(wish).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return `/api/${list}?${new URLSearchParams(given)}`;
}

export const listGames = (query: GameQuery): Promise<Answer<GameList>> => ask(addressOf('games', query));
export const listPublicGames = (query: GameQuery): Promise<Answer<GameList>> => ask(addressOf('public', query));
export const fetchGame = (id: string): Promise<Answer<OpenedGame>> => ask(`/api/games/${id}`);
export const changeGame = (id: string, change: GameChange): Promise<Answer<OpenedGame | null>> =>
  ask(`/api/games/${id}`, change);
export const uploadGame = (record: GameRecord, player: Player | null): Promise<Answer<{ readonly id: GameId }>> =>
  ask('/api/games', { record, player });
/** Returns the ratings of people who play at the server's rated tables. */
export const fetchRatings = (of: RatedKind = 'people'): Promise<Answer<RatingList>> => ask(`/api/ratings?of=${of}`);
export const fetchLines = (id: string): Promise<Answer<LineList>> => ask(`/api/games/${id}/lines`);
export const changeLines = (id: string, change: LineChange): Promise<Answer<LineList>> =>
  ask(`/api/games/${id}/lines`, change);
/** Returns what players said in a game, where it was kept. */
export const fetchTalk = (id: string): Promise<Answer<Talk>> => ask(`/api/games/${id}/talk`);
/** Returns the finished hands of a public table's game; null while there are none. */
export const fetchHands = (code: string): Promise<Answer<GameRecord | null>> => ask(`/api/tables/${code}/hands`);

/** Returns what the server knows of the review of a game, changes after a revision only. */
export const fetchReview = (id: string, since: number): Promise<Answer<ServerReview>> =>
  ask(`/api/games/${id}/review?since=${since}`);
export const askForReview = (id: string, wish: ReviewWish): Promise<Answer<ServerReview>> =>
  ask(`/api/games/${id}/review`, wish);
/** Brings the review of a hand that this device has made. */
export const bringReview = (id: string, kept: KeptReview): Promise<Answer<null>> =>
  ask(`/api/games/${id}/review/${kept.review.hand}/${kept.review.player}`, kept, 'PUT');
