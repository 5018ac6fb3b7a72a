import { PLAYERS, SCORED_FANS, SEATS } from '@gorrion/rules';
import { z } from 'zod';
import type { ListedGame } from '../archive.ts';
import {
  API_PROBLEMS,
  type ApiGame,
  type ApiGames,
  type ApiHand,
  type ApiHands,
  type ApiListedTable,
  type ApiMe,
  type ApiRatings,
  type ApiRefusal,
  type ApiTables,
  WHOSE,
} from '../publicApi.ts';
import { type ListedRating, RATED_KINDS } from '../ratings.ts';
import { GAME_ACCESS, type GameSummary } from '../record.ts';
import { BOT_LEVELS, type TableSettings } from '../settings.ts';
import { TOKEN_SCOPES } from '../tokens.ts';
import { gameSearchSchema } from './archive.ts';
import { describes } from './describes.ts';
import { gameIdSchema, recordedFactsSchema, sheetLineSchema, sheetSchema } from './record.ts';
import { keptSettingsSchema } from './settings.ts';

/* Schemas of what programs ask at /api/v1, and of what they are answered. The description of the API follows from them. */

const time = z.number().describe('Server time: milliseconds since 1970.');
const player = z.literal(PLAYERS).describe('A player, by their number for the whole game.');
const points = z.number();
const byPlayer = <T extends z.ZodType>(each: T) => z.tuple([each, each, each, each]);
const access = z
  .enum(GAME_ACCESS)
  .describe('Who else reads the game: nobody, people with its link, or everybody, who finds it in a list too.');
const origin = z.enum(['table', 'file']).describe('Whether it was played on this server, or brought as a file.');

const whose = z
  .enum(WHOSE)
  .default('mine')
  .describe('Those of the person of the token, or those that everybody finds.');

/** The part of an address that says which games a program looks for. */
export const apiGamesQuery = z.strictObject({
  whose,
  cursor: z
    .string()
    .regex(/^\d{1,15}\.[\w-]{1,60}$/)
    .optional()
    .describe('Where the page begins: `next` of the page before.'),
  since: gameSearchSchema.shape.since.describe('Only games that ended at this time or later (ms since 1970).'),
  text: gameSearchSchema.shape.text.describe('A part of a player’s name or of the title.'),
  fan: gameSearchSchema.shape.fan.describe('Only games in which the person won with this fan.'),
  limit: gameSearchSchema.shape.limit.describe('Games of a page.'),
});

export const apiRatingsQuery = z.strictObject({ of: z.enum(RATED_KINDS).default('people') });

export const apiTablesQuery = z.strictObject({ whose: whose.default('public') });

export const apiMe = describes<ApiMe>()(
  z
    .strictObject({
      id: z.string().describe('Public id, the same at every table; no credential.'),
      name: z
        .string()
        .describe(
          'A name that starts with `bird:` stands for one that the page makes in each language; `bot:` stands before that of a bot.',
        ),
      token: z.strictObject({
        id: z.string(),
        name: z.string(),
        scope: z.enum(TOKEN_SCOPES),
        ends: time.nullable(),
      }),
    })
    .describe('The person of the token.'),
);

const { lines: _, ...headOfSheet } = sheetSchema.shape;

const summary = describes<GameSummary>()(
  z.strictObject({
    ...headOfSheet,
    id: gameIdSchema,
    from: time,
    to: time,
    played: z.int().describe('Hands that ended with a result.'),
    wins: byPlayer(z.int()),
    dealtIn: byPlayer(z.int()).describe('How often each player discarded a winning tile.'),
    best: byPlayer(z.strictObject({ points, fans: z.array(z.enum(SCORED_FANS)) }).nullable()),
    fans: byPlayer(z.array(z.enum(SCORED_FANS))),
  }),
);

export const apiListedGame = describes<ListedGame>()(
  z
    .strictObject({
      summary,
      origin,
      access,
      player: player.nullable().describe('Who of the players the person was.'),
      isStarred: z.boolean(),
      review: z.strictObject({ hands: z.int(), mistakes: z.int() }),
      isSealed: z.literal(true).optional().describe('Others have yet to play its deals: nobody reads it until then.'),
    })
    .describe('A game in a list.'),
);

const next = z.string().nullable().describe('The cursor of the next page; null on the last one.');

export const apiGames = describes<ApiGames>()(z.strictObject({ games: z.array(apiListedGame), next }));

export const apiGame = describes<ApiGame>()(
  z
    .strictObject({
      id: gameIdSchema,
      from: time,
      to: time,
      sheet: sheetSchema,
      origin,
      access,
      player: player.nullable(),
      isStarred: z.boolean(),
      isHost: z.boolean().describe('Whether the person decides who reads it.'),
      alias: z.string().nullable().describe('The id of the link that hides the names, for who may pass it on.'),
      hidesNames: z.boolean(),
    })
    .describe('A game without its facts.'),
);

export const apiHand = describes<ApiHand>()(
  z
    .strictObject({
      hand: z.int().min(1),
      seating: z.array(player).describe('The player of each seat, East first.'),
      line: sheetLineSchema.nullable().describe('Its line in the sheet; null if it was stopped and dealt again.'),
      facts: recordedFactsSchema,
    })
    .describe('A hand with all that happened in it.'),
);

export const apiHands = describes<ApiHands>()(z.strictObject({ hands: z.array(apiHand) }));

export const apiRating = describes<ListedRating>()(
  z.strictObject({
    name: z.string(),
    value: z.number(),
    margin: z.number().describe('Half of the interval that holds the strength with 95 %.'),
    games: z.int(),
    lacking: z.int(),
    isProvisional: z.boolean(),
    you: z.literal(true).optional(),
  }),
);

export const apiRatings = describes<ApiRatings>()(
  z.strictObject({
    people: z.array(apiRating),
    mine: apiRating.nullable(),
    count: z.int(),
    bots: z.array(z.strictObject({ level: z.enum(BOT_LEVELS), value: z.number() })),
  }),
);

/** A choice of some numbers is any number to the types of settings. */
const settings: z.ZodType<TableSettings> = keptSettingsSchema;

export const apiListedTable = describes<ApiListedTable>()(
  z
    .strictObject({
      code: z.string(),
      settings,
      stage: z.enum(['gathering', 'playing', 'closed']),
      names: z.array(z.string().nullable()).describe('By player; null on a free chair.'),
      bots: z.array(player),
      again: z.array(z.string()),
      event: z.string().optional(),
      freePlaces: z.int(),
      botSeats: z.int(),
      watchers: z.int(),
      handNumber: z.int(),
      round: z.literal(SEATS),
      isPaused: z.literal(true).optional().describe('A teacher has paused it.'),
      isOver: z.boolean(),
      isMine: z.boolean(),
      teaches: z.literal(true).optional(),
    })
    .describe('A table in a list.'),
);

export const apiTables = describes<ApiTables>()(z.strictObject({ tables: z.array(apiListedTable) }));

export const apiRefusal = describes<ApiRefusal>()(
  z
    .strictObject({
      type: z.string(),
      code: z.enum(API_PROBLEMS),
      status: z.int(),
      title: z.string().describe('What is wrong and what to do, in the language of `Accept-Language`.'),
      detail: z.string().optional(),
    })
    .describe('Why a request was refused (RFC 9457).'),
);
