import type { ApiProblem } from '@gorrion/protocol';
import { apiRefusal } from '@gorrion/protocol/schemas';
import { STATUS } from './answer.ts';
import { type JsonSchema, jsonSchemaOf, namedSchemas, refOf } from './described.ts';
import { ROUTES, type Route } from './routes.ts';
import { SENTENCES } from './sentences.ts';

/* The description of /api/v1 for programs that write programs (OpenAPI 3.1). It is made from the routes that are served. */

export const API_VERSION = '1.0.0';

/** What every route may refuse. */
const COMMON: readonly ApiProblem[] = [
  'no-token',
  'bad-token',
  'too-many-wrong-codes',
  'too-many-requests',
  'not-acceptable',
  'server-fault',
];

/** Returns all refusals of a route, by their status. */
export function problemsOf({ problems, query }: Route): ReadonlyMap<number, readonly ApiProblem[]> {
  const all = new Set([...COMMON, ...(query ? (['bad-request'] as const) : []), ...problems]);
  const byStatus = new Map<number, ApiProblem[]>();
  for (const code of all) byStatus.set(STATUS[code], [...(byStatus.get(STATUS[code]) ?? []), code]);
  return new Map([...byStatus].toSorted(([a], [b]) => a - b));
}

function parametersOf({ path, query }: Route): readonly JsonSchema[] {
  const id = {
    name: 'id',
    in: 'path',
    required: true,
    description: 'Id of a game, as in its link; or of its link that hides the names.',
    schema: { type: 'string', pattern: '^[A-Za-z0-9-]{1,60}$' },
  };
  const asked = Object.entries(query?.shape ?? {}).map(([name, field]) => {
    const { description, ...schema } = jsonSchemaOf(field);
    return { name, in: 'query', required: false, ...(description !== undefined && { description }), schema };
  });
  return [...(path.includes('{id}') ? [id] : []), ...asked];
}

const refusals = (route: Route) =>
  [...problemsOf(route)].map(([status, codes]) => [
    String(status),
    {
      description: codes.map(code => `\`${code}\`: ${SENTENCES.en[code]}`).join('\n\n'),
      ...(status === 429 && { headers: { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } } } }),
      content: { 'application/problem+json': { schema: refOf(apiRefusal) } },
    },
  ]);

const HEADERS = {
  ETag: {
    description: 'Send it as If-None-Match, and what is the same is not sent again.',
    schema: { type: 'string' },
  },
};
const LINK = {
  Link: { description: 'The next page, as rel="next"; absent on the last one.', schema: { type: 'string' } },
};

function operationOf(route: Route): JsonSchema {
  const { name, about, answer, lines } = route;
  return {
    operationId: name,
    summary: about,
    parameters: parametersOf(route),
    responses: {
      200: {
        description: about,
        headers: { ...HEADERS, ...(name === 'games' && LINK) },
        content: {
          'application/json': { schema: refOf(answer) },
          ...(lines && {
            'application/x-ndjson': { schema: { type: 'string', description: 'One JSON value a line.' } },
          }),
        },
      },
      304: { description: 'Nothing has changed since the ETag that was sent.' },
      ...Object.fromEntries(refusals(route)),
    },
  };
}

/** Returns the description. */
export const openApi = (): JsonSchema => ({
  openapi: '3.1.0',
  info: {
    title: 'Gorrión',
    version: API_VERSION,
    description:
      'Games, hands, ratings and tables of a Gorrión server. A token of a person reads what that person may read on the pages.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '/api/v1' }],
  security: [{ token: [] }],
  paths: Object.fromEntries(ROUTES.map(route => [route.path, { get: operationOf(route) }])),
  components: {
    securitySchemes: {
      token: { type: 'http', scheme: 'bearer', description: 'A token from the page /settings/programs.' },
    },
    schemas: namedSchemas(),
  },
});
