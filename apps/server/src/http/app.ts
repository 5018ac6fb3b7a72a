import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Log } from '../config/log.ts';
import type { Guests } from '../identity/guests.ts';
import { isLocal, peerOf } from './address.ts';
import { protect } from './headers.ts';
import type { Metrics } from './metrics.ts';
import { pages } from './page.ts';

interface Parts {
  readonly webRoot: string;
  readonly trustedProxies: number;
  readonly metricsFrom: readonly string[];
  readonly guests: Guests;
  readonly metrics: Metrics;
  readonly log: Log;
  /** False while tables are being restored and once the server stops. */
  readonly isReady: () => boolean;
}

const text = (response: ServerResponse, status: number, body: string) =>
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end(body);

const pathOf = (request: IncomingMessage): string => (request.url ?? '/').split(/[?#]/, 1)[0] ?? '/';

export function createApp({ webRoot, trustedProxies, metricsFrom, guests, metrics, log, isReady }: Parts): Server {
  const sendPage = pages(webRoot, guests);

  /** Whoever else counts the messages of a quiet server sees that somebody was asked, and passed. */
  const mayReadMetrics = (address: string): boolean =>
    isLocal(address) || metricsFrom.includes('any') || metricsFrom.includes(address.replace('::ffff:', ''));

  async function sendMetrics(response: ServerResponse): Promise<void> {
    const body = await metrics.registry.metrics();
    response.writeHead(200, { 'Content-Type': metrics.registry.contentType, 'Cache-Control': 'no-store' }).end(body);
  }

  function answer(request: IncomingMessage, response: ServerResponse): unknown {
    const peer = peerOf(request, trustedProxies);
    protect(request, response, peer);
    if (request.method !== 'GET' && request.method !== 'HEAD') return text(response, 405, 'method not allowed\n');
    switch (pathOf(request)) {
      case '/healthz':
        return text(response, 200, 'ok\n');
      case '/readyz':
        return isReady() ? text(response, 200, 'ready\n') : text(response, 503, 'not ready\n');
      case '/metrics':
        return mayReadMetrics(peer.address) ? sendMetrics(response) : text(response, 404, 'not found\n');
      default:
        return sendPage(request, response, peer, pathOf(request));
    }
  }

  /** One line a request, without address, names or codes; whoever reports a fault can name it by its header. */
  function logged(request: IncomingMessage, response: ServerResponse, requestId: string): void {
    const started = performance.now();
    response.once('finish', () => {
      const { statusCode: status } = response;
      const line = { requestId, method: request.method, status, ms: Math.round(performance.now() - started) };
      if (status >= 500) log.warn(line, 'a request');
      else log.debug(line, 'a request');
    });
  }

  const server = createServer(async (request, response) => {
    const requestId = randomBytes(8).toString('hex');
    response.setHeader('X-Request-Id', requestId);
    logged(request, response, requestId);
    try {
      await answer(request, response);
    } catch (error) {
      log.error({ err: error, requestId }, 'a request failed');
      if (!response.headersSent) text(response, 500, 'something went wrong\n');
    }
  });
  server.requestTimeout = 30_000;
  server.headersTimeout = 10_000;
  return server;
}
