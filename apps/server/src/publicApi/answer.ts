import { createHash } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ApiProblem, ApiRefusal } from '@gorrion/protocol';
import { languageOf } from '../http/ahead.ts';
import { bodyFor } from '../http/json.ts';
import { SENTENCES } from './sentences.ts';

/* How answers to programs are written: JSON or lines of JSON, with a mark by which nothing is sent twice, or a refusal. */

/** Ms after which an answer that nobody reads is given up. */
const PATIENCE = 30_000;

export const STATUS: Readonly<Record<ApiProblem, number>> = {
  'no-token': 401,
  'bad-token': 401,
  'token-only-reads': 403,
  'too-many-pages': 429,
  'too-many-pages-nearby': 429,
  'too-many-wrong-codes': 429,
  'too-many-requests': 429,
  'no-such-route': 404,
  'bad-method': 405,
  'not-acceptable': 406,
  'bad-request': 400,
  'no-such-game': 404,
  'game-for-players': 403,
  'game-sealed': 403,
  'game-damaged': 409,
  'server-fault': 500,
};

/** Seconds after which a request that came too often may be tried again. */
const RETRY_AFTER: Partial<Record<ApiProblem, number>> = {
  'too-many-pages': 30,
  'too-many-pages-nearby': 30,
  'too-many-requests': 2,
  'too-many-wrong-codes': 60,
};

export type Form = 'json' | 'lines';
const TYPES: Readonly<Record<Form, string>> = {
  json: 'application/json; charset=utf-8',
  lines: 'application/x-ndjson; charset=utf-8',
};

/** What a route answers: a value, and as lines its items. */
export interface Found {
  readonly value: unknown;
  readonly items?: readonly unknown[];
  /** The part of an address that asks for the next page; undefined on the last one. */
  readonly next?: URLSearchParams | undefined;
}

/** Returns the form that a request asks for; undefined if it takes none that there is. */
export function formOf(accepted: string | undefined, hasItems: boolean): Form | undefined {
  if (accepted === undefined) return 'json';
  const asked = accepted.split(',').map(part => part.trim().split(';', 1)[0]!.toLowerCase());
  if (hasItems && asked.includes('application/x-ndjson')) return 'lines';
  return asked.some(type => ['*/*', 'application/*', 'application/json'].includes(type)) ? 'json' : undefined;
}

/** Lets programs in the pages of any site read. They bring a token, and no cookie is ever heeded. */
export function openToAll(response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Expose-Headers', 'Content-Language, ETag, Link, Retry-After');
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
}

/** Answers what a browser asks before it sends a token. */
export function allowAll(response: ServerResponse): void {
  response.writeHead(204, {
    'Access-Control-Allow-Methods': 'GET, HEAD',
    'Access-Control-Allow-Headers': 'Authorization, If-None-Match',
    'Access-Control-Max-Age': '86400',
  });
  response.end();
}

const isSame = (known: string | undefined, tag: string): boolean =>
  known !== undefined &&
  known.split(',').some(one => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag.replace(/^W\//, ''));

/** Sends what was found, or that it is what the program has already. */
export async function send(
  request: IncomingMessage,
  response: ServerResponse,
  form: Form,
  found: Found,
): Promise<void> {
  const { value, items = [], next } = found;
  const text = form === 'json' ? JSON.stringify(value) : items.map(item => `${JSON.stringify(item)}\n`).join('');
  const plain = Buffer.from(text);
  const tag = `W/"${createHash('sha256').update(form).update(plain).digest('base64url').slice(0, 22)}"`;
  response.setHeader('ETag', tag);
  response.setHeader('Cache-Control', 'private, no-cache');
  response.setHeader('Vary', 'Accept, Accept-Encoding, Authorization');
  if (next) response.setHeader('Link', `<?${next}>; rel="next"`);
  if (isSame(request.headers['if-none-match'], tag)) return void response.writeHead(304).end();
  const { body, headers } = await bodyFor(request, plain);
  response.writeHead(200, { 'Content-Type': TYPES[form], ...headers });
  response.setTimeout(PATIENCE, () => response.destroy());
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Returns how a request is refused: by a body (RFC 9457), and the headers that belong to it. */
function refusalOf(
  { headers }: IncomingMessage,
  code: ApiProblem,
  detail: string | undefined,
  after = RETRY_AFTER[code],
) {
  const language = languageOf(headers['accept-language']);
  const status = STATUS[code];
  const refusal: ApiRefusal = {
    type: `/api#${code}`,
    code,
    status,
    title: SENTENCES[language][code],
    ...(detail !== undefined && { detail }),
  };
  const body = Buffer.from(JSON.stringify(refusal));
  return {
    status,
    body,
    headers: {
      'Content-Type': 'application/problem+json; charset=utf-8',
      'Content-Language': language,
      'Content-Length': body.length,
      'Cache-Control': 'no-store',
      Vary: 'Accept-Language, Authorization',
      ...(status === 401 && {
        'WWW-Authenticate': code === 'no-token' ? 'Bearer' : 'Bearer error="invalid_token"',
      }),
      ...(after !== undefined && { 'Retry-After': after }),
      ...(code === 'bad-method' && { Allow: 'GET, HEAD, OPTIONS' }),
    },
  };
}

/** Sends why a request is refused. */
export function refuse(request: IncomingMessage, response: ServerResponse, code: ApiProblem, detail?: string): void {
  const { status, headers, body } = refusalOf(request, code, detail);
  response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body);
}

/** Sends why a request gets no websocket. `after`: seconds after which it may come again. */
export function refuseSocket(request: IncomingMessage, socket: Duplex, code: ApiProblem, after?: number): void {
  const { status, headers, body } = refusalOf(request, code, undefined, after);
  const lines = Object.entries({ Connection: 'close', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  // The other side may keep its half open for ever: nothing else ends a connection that left HTTP.
  socket.once('finish', () => socket.destroy());
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`);
  socket.end(body);
}
