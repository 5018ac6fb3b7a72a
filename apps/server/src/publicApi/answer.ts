import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { ApiProblem, ApiRefusal } from '@gorrion/protocol';
import { languageOf } from '../http/ahead.ts';
import { SENTENCES } from './sentences.ts';

/* How answers to programs are written: JSON or lines of JSON, with a mark by which nothing is sent twice, or a refusal. */

const compress = promisify(gzip);
/** Answers below this size (bytes) are sent as they are. */
const WORTH_COMPRESSING = 2000;
/** Ms after which an answer that nobody reads is given up. */
const PATIENCE = 30_000;

export const STATUS: Readonly<Record<ApiProblem, number>> = {
  'no-token': 401,
  'bad-token': 401,
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
const RETRY_AFTER: Partial<Record<ApiProblem, number>> = { 'too-many-requests': 2, 'too-many-wrong-codes': 60 };

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
  const isSmall =
    plain.length < WORTH_COMPRESSING || !/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const body = isSmall ? plain : await compress(plain, { level: 4 });
  response.writeHead(200, {
    'Content-Type': TYPES[form],
    'Content-Length': body.length,
    ...(!isSmall && { 'Content-Encoding': 'gzip' }),
  });
  response.setTimeout(PATIENCE, () => response.destroy());
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Sends why a request is refused. */
export function refuse(request: IncomingMessage, response: ServerResponse, code: ApiProblem, detail?: string): void {
  const language = languageOf(request.headers['accept-language']);
  const status = STATUS[code];
  const refusal: ApiRefusal = {
    type: `/api#${code}`,
    code,
    status,
    title: SENTENCES[language][code],
    ...(detail !== undefined && { detail }),
  };
  const body = Buffer.from(JSON.stringify(refusal));
  const after = RETRY_AFTER[code];
  if (status === 401)
    response.setHeader('WWW-Authenticate', code === 'no-token' ? 'Bearer' : 'Bearer error="invalid_token"');
  if (after !== undefined) response.setHeader('Retry-After', after);
  if (code === 'bad-method') response.setHeader('Allow', 'GET, HEAD, OPTIONS');
  response.writeHead(status, {
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Content-Language': language,
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
    Vary: 'Accept-Language, Authorization',
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
