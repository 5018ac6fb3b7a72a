import {
  type ApiGame,
  type ApiGames,
  type ApiHand,
  type ApiMe,
  type ApiProblem,
  type ArchiveRefusal,
  type GameRecord,
  type ListedGame,
  type Lobby,
  type OpenedGame,
  type PersonId,
  WHOSE,
} from '@gorrion/protocol';
import {
  apiGame,
  apiGames,
  apiGamesQuery,
  apiHand,
  apiHands,
  apiListedGame,
  apiListedTable,
  apiMe,
  apiRating,
  apiRatings,
  apiRatingsQuery,
  apiTables,
  apiTablesQuery,
  recordSchema,
} from '@gorrion/protocol/schemas';
import { handsOf } from '@gorrion/table';
import { z } from 'zod';
import { heard } from '../archive/api.ts';
import type { Answer, Archive } from '../archive/reader.ts';
import type { Guests } from '../identity/guests.ts';
import type { Guesser, Guesses } from '../limits/guesses.ts';
import type { GameSearch } from '../persistence/games.ts';
import type { StoredToken } from '../persistence/tokens.ts';
import type { RatingLists } from '../ratings/ratings.ts';
import type { Found } from './answer.ts';

/*
 * What there is at /api/v1. A token is answered as its person is on the pages, by the same readers, which know
 * what is sealed, late, private, or without names. The description of the API is made from these routes.
 */

export interface RouteServices {
  readonly archive: Archive;
  readonly guests: Pick<Guests, 'me'>;
  readonly guesses: Guesses;
  readonly ratings: RatingLists;
  /** Returns the tables as a person may see them. */
  readonly lobby: (person: PersonId) => Lobby;
}

/** A request whose token is accepted. */
interface Call<Query> extends Guesser {
  readonly person: PersonId;
  readonly token: StoredToken;
  readonly query: Query;
  /** The id in the path; empty where there is none. */
  readonly id: string;
}

export type Reply = Found | { readonly refusal: ApiProblem; readonly detail?: string };

export interface Route {
  /** Below /api/v1; `{id}` stands for the id of a game. */
  readonly path: string;
  readonly name: string;
  readonly about: string;
  readonly query?: z.ZodObject;
  readonly answer: z.ZodType;
  /** What each line is, where the answer can be sent as lines. */
  readonly lines?: z.ZodType;
  /** Refusals besides those of every route. */
  readonly problems: readonly ApiProblem[];
  readonly reply: (services: RouteServices, call: Call<never>) => Reply | Promise<Reply>;
}

/** Declares a route whose query has the type of its schema. */
const route = <Query extends z.ZodObject>(
  parts: Omit<Route, 'query' | 'reply'> & {
    readonly query?: Query;
    readonly reply: (services: RouteServices, call: Call<z.output<Query>>) => Reply | Promise<Reply>;
  },
): Route => parts as unknown as Route;

/** Returns the cursor of the page after a game: when it ended, and its id, by which games that ended just then are sorted. */
const cursorAfter = ({ summary }: ListedGame): string => `${summary.to}.${summary.id}`;

/** Returns where the page of a cursor begins. */
function placeOf(cursor: string): Pick<GameSearch, 'before' | 'beforeId'> {
  const dot = cursor.indexOf('.');
  return { before: Number(cursor.slice(0, dot)), beforeId: cursor.slice(dot + 1) };
}

async function listGames(
  { archive }: RouteServices,
  { person, query }: Call<z.output<typeof apiGamesQuery>>,
): Promise<Reply> {
  const { whose, cursor, limit, since, text, fan } = query;
  // Whose fan it would be is a question only among the person's own games.
  if (whose === 'public' && fan !== undefined) return { refusal: 'bad-request', detail: 'fan: only with whose=mine' };
  const search: GameSearch = {
    limit,
    ...(cursor !== undefined && placeOf(cursor)),
    ...(since !== undefined && { since }),
    ...(text !== undefined && { text }),
    ...(fan !== undefined && { fan }),
  };
  const { games, hasMore } = await (whose === 'mine'
    ? archive.list(person, search)
    : archive.listPublic(person, search));
  const last = games.at(-1);
  const next = hasMore && last ? cursorAfter(last) : null;
  const asked = Object.entries({ ...query, cursor: next }).filter(([, value]) => value !== undefined);
  return {
    value: { games, next } satisfies ApiGames,
    items: games,
    next: next === null ? undefined : new URLSearchParams(asked.map(([name, value]) => [name, String(value)])),
  };
}

const PROBLEMS: Partial<Record<ArchiveRefusal, ApiProblem>> = {
  'no-such-game': 'no-such-game',
  'game-for-players': 'game-for-players',
  'game-sealed': 'game-sealed',
  'game-damaged': 'game-damaged',
  'too-many-requests': 'too-many-wrong-codes',
};
const OF_GAMES = ['no-such-game', 'game-for-players', 'game-sealed', 'game-damaged', 'too-many-wrong-codes'] as const;

/** Replies with what `show` makes of a game, if the person may read it and has not guessed wrong too often. */
async function withGame(
  services: RouteServices,
  call: Pick<Call<unknown>, 'person' | 'network' | 'id'>,
  show: (game: OpenedGame) => Found,
): Promise<Reply> {
  const { archive } = services;
  const read = (): Promise<Answer<OpenedGame>> => archive.read(call.id, call.person);
  const answer = await heard(services, call, call.id, read);
  if ('refusal' in answer) return { refusal: PROBLEMS[answer.refusal] ?? 'server-fault' };
  return show(answer.value);
}

function gameOf({ record, ...opened }: OpenedGame): ApiGame {
  const { id, from, to, sheet } = record;
  return { id, from, to, sheet, ...opened };
}

/** Returns the hands of a game. The lines of its sheet are those of the hands that were not stopped and dealt again. */
function apiHandsOf({ facts, sheet }: GameRecord): readonly ApiHand[] {
  let scored = 0;
  return handsOf(facts).map(({ number, seating, begin, end, changes }) => ({
    hand: number,
    seating,
    line: changes ? (sheet.lines[scored++] ?? null) : null,
    facts: facts.slice(begin, end),
  }));
}

/** A record as lines: what stands in it beside the facts, then each fact. */
const linesOf = ({ facts, ...head }: GameRecord): readonly unknown[] => [head, ...facts];

export const ROUTES: readonly Route[] = [
  route({
    path: '/me',
    name: 'me',
    about: 'Returns the person of the token, and the token.',
    answer: apiMe,
    problems: [],
    async reply({ guests }, { person, token }) {
      const { id, name, scope, ends } = token;
      return { value: { ...(await guests.me(person)), token: { id, name, scope, ends } } satisfies ApiMe };
    },
  }),
  route({
    path: '/games',
    name: 'games',
    about: 'Lists finished games, the newest first: those of the person, or those that everybody finds.',
    query: apiGamesQuery,
    answer: apiGames,
    lines: apiListedGame,
    problems: [],
    reply: listGames,
  }),
  route({
    path: '/games/{id}',
    name: 'game',
    about: 'Returns a finished game without its facts: players, the result of each hand, totals.',
    answer: apiGame,
    problems: OF_GAMES,
    reply: (services, call) => withGame(services, call, game => ({ value: gameOf(game) })),
  }),
  route({
    path: '/games/{id}/hands',
    name: 'hands',
    about: 'Returns the hands of a finished game, each with all that happened in it, every tile open.',
    answer: apiHands,
    lines: apiHand,
    problems: OF_GAMES,
    reply: (services, call) =>
      withGame(services, call, ({ record }) => {
        const hands = apiHandsOf(record);
        return { value: { hands }, items: hands };
      }),
  }),
  route({
    path: '/games/{id}/record',
    name: 'record',
    about:
      'Returns the whole record of a finished game, as a saved file holds it. As lines: its head without the facts, then each fact.',
    answer: recordSchema,
    lines: z.unknown(),
    problems: OF_GAMES,
    reply: (services, call) => withGame(services, call, ({ record }) => ({ value: record, items: linesOf(record) })),
  }),
  route({
    path: '/ratings',
    name: 'ratings',
    about:
      'Returns the ratings of people who play at public rated tables, or those of bots of people, the highest first.',
    query: apiRatingsQuery,
    answer: apiRatings,
    lines: apiRating,
    problems: [],
    async reply({ ratings }, { person, query: { of } }) {
      const list = await ratings(person, of);
      return { value: list, items: list.people };
    },
  }),
  route({
    path: '/tables',
    name: 'tables',
    about: 'Lists tables: those that everybody finds, or those at which the person sits.',
    query: apiTablesQuery,
    answer: apiTables,
    lines: apiListedTable,
    problems: [],
    reply({ lobby }, { person, query: { whose } }) {
      const { mine, open } = lobby(person);
      const tables = whose === WHOSE[0] ? mine : open;
      return { value: { tables }, items: tables };
    },
  }),
];
