import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Peer } from './address.ts';

/** The answer to each request of an API. */
export type HttpApi = (request: IncomingMessage, response: ServerResponse, peer: Peer) => Promise<void>;

/** APIs by the beginnings of their paths. */
export type HttpApis = Readonly<Record<`/api/${string}`, HttpApi>>;

/** Has each API answer the requests whose path begins with its name, and `others` all others. */
export function withApis(others: HttpApi, apis: HttpApis): HttpApi {
  const all = Object.entries(apis);
  return (request, ...rest) => {
    const asked = (request.url ?? '').split('?', 1)[0]!;
    const path = asked === '/api' ? '/api/' : asked;
    const [, api = others] = all.find(([begins]) => path === begins || path.startsWith(`${begins}/`)) ?? [];
    return api(request, ...rest);
  };
}
