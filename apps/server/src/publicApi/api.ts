import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApiProblem } from '@gorrion/protocol';
import type { Log } from '../config/log.ts';
import type { HttpApi } from '../http/apis.ts';
import { isBrokenOff } from '../http/json.ts';
import type { ByAddress } from '../limits/byAddress.ts';
import type { Requests } from '../limits/requests.ts';
import { actorOf, type StoredToken } from '../persistence/tokens.ts';
import { bearerOf, nobodyOf } from '../tokens/bearer.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { allowAll, formOf, openToAll, refuse, send } from './answer.ts';
import { ROUTES, type Route, type RouteServices } from './routes.ts';

/*
 * What programs ask at /api/v1, with a token of their person in `Authorization: Bearer …` and nowhere else. No cookie is heeded,
 * so that a page of another site gets nothing by its visitor's.
 */

const ROOT = '/api/v1';
const GAME_ID = '([A-Za-z0-9-]{1,60})';

interface PublicApiOptions extends RouteServices {
  readonly tokens: Pick<Tokens, 'accepted'>;
  /** Limits the requests of a person and a network, and of one token. */
  readonly rate: Requests;
  readonly tokenRate: ByAddress;
  readonly log: Log;
}

const PATTERNS = ROUTES.map(route => ({ route, pattern: new RegExp(`^${route.path.replace('{id}', GAME_ID)}$`) }));

function routeAt(path: string): { readonly route: Route; readonly id: string } | undefined {
  for (const { route, pattern } of PATTERNS) {
    const [, id = ''] = pattern.exec(path) ?? [];
    if (pattern.test(path)) return { route, id };
  }
  return undefined;
}

/** Returns the token of a request, or why it is refused. A right one is never refused for what others have guessed. */
async function tokenOf(
  { tokens, guesses }: PublicApiOptions,
  { headers }: IncomingMessage,
  network: string | undefined,
): Promise<StoredToken | ApiProblem> {
  const text = bearerOf(headers);
  if (text === undefined && headers.authorization === undefined) return 'no-token';
  const token = text && (await tokens.accepted(text));
  if (token) return token;
  return guesses.mayHear(nobodyOf(network), 'nothing') ? 'bad-token' : 'too-many-wrong-codes';
}

/** Returns what is wrong with the part of an address that says what is looked for. */
const faultIn = (error: {
  readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
}) => error.issues.map(({ path, message }) => [...path, message].join(': ')).join('; ');

async function answer(
  options: PublicApiOptions,
  request: IncomingMessage,
  response: ServerResponse,
  network: string | undefined,
): Promise<void> {
  const { rate, tokenRate } = options;
  const refused = (code: ApiProblem, detail?: string) => refuse(request, response, code, detail);
  const token = await tokenOf(options, request, network);
  if (typeof token === 'string') return refused(token);
  const person = actorOf(token);
  if (network !== undefined && !tokenRate.take(token.id)) return refused('too-many-requests');
  if (!rate.take({ person, network })) return refused('too-many-requests');
  const url = new URL(request.url ?? '', 'http://here');
  const at = routeAt(url.pathname.slice(ROOT.length));
  if (!at) return refused('no-such-route');
  if (request.method !== 'GET' && request.method !== 'HEAD') return refused('bad-method');
  const { route, id } = at;
  const form = formOf(request.headers.accept, route.lines !== undefined);
  if (!form) return refused('not-acceptable');
  const query = route.query?.safeParse(Object.fromEntries(url.searchParams));
  if (query?.success === false) return refused('bad-request', faultIn(query.error));
  const reply = await route.reply(options, { person, network, token, id, query: query?.data as never });
  if ('refusal' in reply) return refused(reply.refusal, reply.detail);
  await send(request, response, form, reply);
}

/** Creates the function that answers requests below /api/v1. */
export const publicApi =
  (options: PublicApiOptions): HttpApi =>
  async (request, response, { network }) => {
    openToAll(response);
    if (request.method === 'OPTIONS') return allowAll(response);
    try {
      await answer(options, request, response, network);
    } catch (error) {
      if (isBrokenOff(request, error)) throw error;
      options.log.error({ err: error }, 'a request of a program failed');
      if (!response.headersSent) refuse(request, response, 'server-fault');
    }
  };
