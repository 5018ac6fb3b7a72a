import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/* JSON in the bodies of requests and answers. */

const compress = promisify(gzip);
/** Bytes beyond the limit that are read all the same, so that the sender gets the refusal. */
const PATIENCE = 4_000_000;
/** Answers below this size (bytes) are sent as they are. */
const WORTH_COMPRESSING = 2000;

/** Reads the body of a request as JSON; undefined if it is longer than `most` (bytes) or no JSON. */
export async function readJson(request: IncomingMessage, most: number): Promise<unknown> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    // A body that is somewhat too long is read to its end, so that its sender gets the refusal.
    if (length > most + PATIENCE) return undefined;
    if (length <= most) parts.push(part);
  }
  if (length > most) return undefined;
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Whether an error is that the client went away before its request had ended. */
export const isBrokenOff = (request: IncomingMessage, error: unknown): boolean => error === request.errored;
/** JSON as it is sent: bytes that are made, and compressed, once for all to whom they are sent. */
export class PackedJson {
  readonly plain: Buffer;
  #compressed: Promise<Buffer> | undefined;

  constructor(value: unknown) {
    this.plain = Buffer.from(JSON.stringify(value));
  }

  compressed(): Promise<Buffer> {
    this.#compressed ??= compress(this.plain, { level: 4 });
    return this.#compressed;
  }
}

/** Returns bytes as a request takes them, compressed where that is worth it, with the headers that say so. */
export async function bodyFor(
  request: IncomingMessage,
  plain: Buffer,
  compressed = (): Promise<Buffer> => compress(plain, { level: 4 }),
): Promise<{ readonly body: Buffer; readonly headers: OutgoingHttpHeaders }> {
  const takesGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const isSmall = plain.length < WORTH_COMPRESSING || !takesGzip;
  const body = isSmall ? plain : await compressed();
  return { body, headers: { 'Content-Length': body.length, ...(!isSmall && { 'Content-Encoding': 'gzip' }) } };
}

/** Answers with JSON, compressed where that is worth it. */
export async function sendJson(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  value: unknown,
): Promise<void> {
  const packed = value instanceof PackedJson ? value : new PackedJson(value);
  const { body, headers } = await bodyFor(request, packed.plain, () => packed.compressed());
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    Vary: 'Accept-Encoding, Cookie',
    ...headers,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
