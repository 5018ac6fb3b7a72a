import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import type { Guests } from '../identity/guests.ts';
import type { Peer } from './address.ts';
import { linksOf, readAhead } from './ahead.ts';
import { protectPart } from './headers.ts';

const UNBUILT =
  '<!doctype html><title>Gorrión</title><p>The page is not built yet: run <code>npx vite build</code>.</p>';
/** Vite writes a hash of the content into these names: they never change. */
const isHashed = (path: string): boolean => path.startsWith('/assets/');
/** A thread obeys the policy that its script comes with. */
const isThread = (path: string): boolean => path.startsWith('/assets/threads/');

/** Marks the page that lies over a stream: it must have no ground before its first script runs either. */
const CLEAR = '<html data-overlay ';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Files of the built page. A build that appears or changes while the server runs is served as it is then. */
function builtFiles(webRoot: string): Handler {
  let served: { readonly stamp: number; readonly handle: Handler } | undefined;
  return (request, response, next) => {
    const index = join(webRoot, 'index.html');
    if (!existsSync(index)) return next();
    const stamp = statSync(index).mtimeMs;
    if (served?.stamp !== stamp) served = { stamp, handle: openFiles(webRoot) };
    // A file that is gone since the folder was read ends this request; the page asks again. The next one reads anew.
    const end = () => {
      served = undefined;
      response.destroy();
    };
    response.once('pipe', file => file.once('error', end));
    served.handle(request, response, next);
  };
}

function openFiles(webRoot: string): Handler {
  return sirv(webRoot, {
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders(response, path) {
      if (isHashed(path) && !isThread(path)) protectPart(response);
      response.setHeader('Cache-Control', isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}

/** The page for every address that is not a file: the address is the page's own to understand. */
function indexOf(webRoot: string) {
  const index = join(webRoot, 'index.html');
  return existsSync(index)
    ? { status: 200, html: readFileSync(index, 'utf8'), ahead: readAhead(webRoot) }
    : { status: 503, html: UNBUILT, ahead: undefined };
}

/** Puts what is shown of an address where it is shared into the page of a visitor; undefined: into none. */
export type Previewer = (html: string, request: IncomingMessage, peer: Peer, path: string) => Promise<string>;

export function pages(webRoot: string, guests: Guests, preview?: Previewer) {
  const files = builtFiles(webRoot);

  async function sendIndex(
    request: IncomingMessage,
    response: ServerResponse,
    peer: Peer,
    path: string,
  ): Promise<void> {
    const { setCookie } = await guests.welcome(request.headers.cookie, peer.isSecure);
    if (setCookie) response.setHeader('Set-Cookie', setCookie);
    const { status, html: built, ahead } = indexOf(webRoot);
    // Who comes with a cookie has the page already, and reads no preview.
    const shown = preview && setCookie && status === 200 ? await preview(built, request, peer, path) : built;
    const html = path === '/o' ? shown.replace('<html ', CLEAR) : shown;
    if (ahead) response.setHeader('Link', linksOf(ahead, path, request.headers['accept-language']));
    response.writeHead(status, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      Vary: 'Accept-Language, Cookie',
      'Content-Length': Buffer.byteLength(html),
    });
    response.end(request.method === 'HEAD' ? undefined : html);
  }

  return (request: IncomingMessage, response: ServerResponse, peer: Peer, path: string): Promise<void> | void => {
    const isPage = path === '/' || path === '/index.html' || !/\.[a-z0-9]+$/i.test(path);
    if (isPage) return sendIndex(request, response, peer, path);
    files(request, response, () => response.writeHead(404, { 'Content-Type': 'text/plain' }).end('not found\n'));
  };
}
