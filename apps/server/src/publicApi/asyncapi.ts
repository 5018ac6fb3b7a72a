import { answerSchema, clientSchemas, type PROGRAM_MESSAGES, toldSchemas } from '@gorrion/protocol/schemas';
import { z } from 'zod';
import { type JsonSchema, jsonSchemaOf } from './described.ts';
import { API_VERSION } from './openapi.ts';

/* The description of how programs play (AsyncAPI 3.0). It is made from the schemas with which their messages are checked. */

/** What each message does, and what its answer holds beside `ok`. */
export const SAID: readonly (readonly [name: (typeof PROGRAM_MESSAGES)[number], about: string])[] = [
  ['lobby:watch', 'Follows the open tables and the own ones. Answer: `lobby`.'],
  ['lobby:unwatch', 'Stops following them.'],
  [
    'queue:join',
    'Queues for a game at once, or keeps the place in the queue: send it again every 5 s. `queue` tells what comes of it.',
  ],
  ['queue:leave', 'Leaves the queue.'],
  [
    'table:open',
    'Opens a table once per `id`; with `against` three bots sit down and the game begins. Answer: `code`.',
  ],
  [
    'table:enter',
    'Follows a table; with `since` and `viewer` from an entry on. Answer: `snapshot`, or `entries` if none is missing.',
  ],
  ['table:watching', 'Answer: `people`, the spectators by name.'],
  ['table:transcript', 'Answer: `transcript`, the newest finished hand as the program saw it.'],
  ['table:exit', 'Stops following a table. A seat stays taken.'],
  [
    'table:command',
    'Asks the table for something: `sit`, `start`, `act`, `ready`, `leave` and so on. `id` is 32 hex digits, made by the program: the same id has one effect. `answers` is the newest entry that it has seen. Answer: `seq`.',
  ],
  ['table:say', 'Says something in the chat, once per `id`.'],
  ['time', 'Answer: `now`, the server’s time (ms), from which clocks count.'],
];

/** A name as the keys of the description may have it. */
const keyOf = (name: string): string => name.replaceAll(':', '-');

const refs = (keys: readonly string[]) => keys.map(key => ({ $ref: `#/channels/play/messages/${key}` }));

/** Returns what a message of a program holds. Casts are set by people. */
const messageOf = (name: (typeof PROGRAM_MESSAGES)[number]): z.ZodType =>
  name === 'table:enter' ? clientSchemas[name].omit({ asCaster: true }) : clientSchemas[name];

const said = SAID.map(([name, summary]) => {
  const payload = z.strictObject({
    id: z.union([z.string().max(64), z.number()]).describe('Comes back with the answer.'),
    name: z.literal(name),
    message: messageOf(name),
  });
  return [keyOf(name), { name, summary, payload: jsonSchemaOf(payload) }] as const;
});

const told = Object.entries(toldSchemas).map(([name, message]) => {
  const payload = z.strictObject({ name: z.literal(name), message });
  return [
    `told-${keyOf(name)}`,
    { name, summary: message.description ?? name, payload: jsonSchemaOf(payload) },
  ] as const;
});

const answer = {
  name: 'answer',
  summary: 'The answer to a message, with its `id`.',
  payload: jsonSchemaOf(z.strictObject({ id: z.union([z.string(), z.number()]).nullable(), answer: answerSchema })),
};

/** Returns the description. */
export const asyncApi = (): JsonSchema => ({
  asyncapi: '3.0.0',
  info: {
    title: 'Gorrión',
    version: API_VERSION,
    description:
      'How a program plays on a Gorrión server, by a websocket with one JSON value a message. Socket.IO has the same names and messages: connect with `program=1` in the query and `{ version, token }` as `auth`.',
    license: { name: 'MIT' },
  },
  servers: {
    here: {
      host: '{host}',
      protocol: 'wss',
      variables: { host: { description: 'Host of the server.', default: 'localhost:3000' } },
      security: [{ $ref: '#/components/securitySchemes/token' }],
    },
  },
  channels: {
    play: {
      address: '/api/v1/play',
      description:
        'A message is at most 16 KB. A program that does not read, or does not answer a ping, is cut. A connection that is refused is answered as a request is: `Problem` of OpenAPI.',
      messages: Object.fromEntries([...said, ...told, ['answer', answer]]),
      bindings: { ws: { method: 'GET' } },
    },
  },
  operations: {
    say: {
      action: 'receive',
      channel: { $ref: '#/channels/play' },
      summary: 'The program says something, and is answered.',
      messages: refs(said.map(([key]) => key)),
      reply: { channel: { $ref: '#/channels/play' }, messages: refs(['answer']) },
    },
    hear: {
      action: 'send',
      channel: { $ref: '#/channels/play' },
      summary: 'The program is told what happens.',
      messages: refs(told.map(([key]) => key)),
    },
  },
  components: {
    securitySchemes: {
      token: {
        type: 'http',
        scheme: 'bearer',
        description: 'A token that may play, from the page /settings/programs.',
      },
    },
  },
});
