import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { Log } from '../config/log.ts';
import type { Guests } from '../identity/guests.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import { type Peer, peerOf } from './address.ts';
import { protect } from './headers.ts';
import { isAllowedHost } from './host.ts';
import { isBrokenOff } from './json.ts';
import { plainAddress } from './network.ts';
import { type Previewer, pages } from './page.ts';

interface HttpOptions {
  readonly webRoot: string;
  readonly trustedProxies: number;
  /** The server's own name, for which it speaks https itself. */
  readonly domain?: unknown;
  readonly origins: readonly string[];
  readonly metricsFrom: readonly string[];
  readonly guests: Guests;
  readonly metrics: Metrics;
  readonly log: Log;
  /** Returns false before the server listens and once it drains or stops. */
  readonly isReady: () => boolean;
  /** Returns a notice for the operator of a server that is ready; undefined if there is none. */
  readonly notice?: () => string | undefined;
  readonly preview?: Previewer;
  /** Answers requests below /api. */
  readonly api: (request: IncomingMessage, response: ServerResponse, peer: Peer) => Promise<void>;
}

const text = (response: ServerResponse, status: number, body: string) =>
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end(body);

const pathOf = (request: IncomingMessage): string => (request.url ?? '/').split(/[?#]/, 1)[0] ?? '/';

const READS = ['GET', 'HEAD'];
/** Before it sends a token, a browser asks for a page of another site whether it may. */
const OF_PROGRAMS = [...READS, 'POST', 'PUT', 'OPTIONS'];
const OF_APIS = [...READS, 'POST', 'PUT'];

const methodsAt = (path: string): readonly string[] =>
  path.startsWith('/api/v1/') ? OF_PROGRAMS : path.startsWith('/api/') ? OF_APIS : READS;

/**
 * Returns who may read the metrics beside this machine: the addresses named, by whatever host name they reach it. Anybody
 * else who counts the messages of a quiet server sees that a player was asked, and passed.
 */
function metricsGate(metricsFrom: readonly string[]): (peer: Peer) => boolean {
  const allowed = metricsFrom.map(address => plainAddress(address) ?? address);
  return ({ address, isStrayForward }) =>
    !isStrayForward && (allowed.includes('any') || allowed.includes(plainAddress(address) ?? address));
}

const isThisMachine = ({ network, isStrayForward }: Peer): boolean => network === undefined && !isStrayForward;

/** Returns a function that logs, once, that a proxy is in front which the configuration does not name. */
function proxyWarner(log: Log): (peer: Peer) => void {
  let isWarned = false;
  return ({ isStrayForward }) => {
    if (!isStrayForward || isWarned) return;
    isWarned = true;
    log.warn(
      'a proxy forwards requests, but TRUST_PROXY is 0: all visitors count as one address, and metrics are refused; set TRUST_PROXY to the number of proxies',
    );
  };
}

/** Logs one line a request, without address, names or codes; a report of a fault can name the line by its header. */
function logRequest(log: Log, request: IncomingMessage, response: ServerResponse, requestId: string): void {
  const started = performance.now();
  response.once('finish', () => {
    const { statusCode: status } = response;
    const line = { requestId, method: request.method, status, ms: Math.round(performance.now() - started) };
    if (status >= 500) log.warn(line, 'a request');
    else log.debug(line, 'a request');
  });
}

async function sendMetrics(response: ServerResponse, { registry }: Metrics): Promise<void> {
  const body = await registry.metrics();
  response.writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }).end(body);
}

export function createApp({
  webRoot,
  trustedProxies,
  domain,
  origins,
  metricsFrom,
  guests,
  metrics,
  log,
  isReady,
  notice,
  preview,
  api,
}: HttpOptions): Server {
  const sendPage = pages(webRoot, guests, preview);

  const mayReadMetrics = metricsGate(metricsFrom);
  const warnOf = proxyWarner(log);

  const readyText = (): string => ['ready', notice?.() ?? [], ''].flat().join('\n');

  function answer(request: IncomingMessage, response: ServerResponse): unknown {
    const peer = peerOf(request, trustedProxies);
    protect(request, response, peer);
    warnOf(peer);
    const path = pathOf(request);
    const isApi = path === '/api' || path.startsWith('/api/');
    if (!methodsAt(path).includes(request.method ?? '')) return text(response, 405, 'method not allowed\n');
    if (path === '/healthz') return text(response, 200, 'ok\n');
    if (path === '/readyz') return isReady() ? text(response, 200, readyText()) : text(response, 503, 'not ready\n');
    if (path === '/metrics' && mayReadMetrics(peer)) return sendMetrics(response, metrics);
    if (!isAllowedHost(peer.host, origins)) return text(response, 421, 'this server does not answer to that host\n');
    if (isApi) return api(request, response, peer);
    if (path !== '/metrics') return sendPage(request, response, peer, path);
    return isThisMachine(peer) ? sendMetrics(response, metrics) : text(response, 404, 'not found\n');
  }

  const onRequest = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const requestId = randomBytes(8).toString('hex');
    response.setHeader('X-Request-Id', requestId);
    logRequest(log, request, response, requestId);
    try {
      await answer(request, response);
    } catch (error) {
      if (isBrokenOff(request, error)) return metrics.brokenOffRequests.inc();
      log.error({ err: error, requestId }, 'a request failed');
      if (!response.headersSent) text(response, 500, 'something went wrong\n');
    }
  };
  const server: Server = domain ? createSecureServer({ handshakeTimeout: 10_000 }, onRequest) : createServer(onRequest);
  server.requestTimeout = 30_000;
  server.headersTimeout = 10_000;
  return server;
}
