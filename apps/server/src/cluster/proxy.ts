import { type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { Peer } from '../http/address.ts';
import type { NodeRecord } from '../persistence/ownership.ts';

/*
 * Requests below /api go to the node that is their home. What this node knows of the client behind a request travels in a
 * header that only nodes can write.
 */

const PEER_HEADER = 'x-gorrion-peer';
/** Ms without a byte after which a forwarded request is given up. */
const SILENCE = 30_000;

/** Headers that belong to one connection, and are not passed on. */
const OF_CONNECTION: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  PEER_HEADER,
]);

const passedOn = (headers: IncomingHttpHeaders) => Object.entries(headers).filter(([name]) => !OF_CONNECTION.has(name));

/**
 * Returns the headers of a request that is forwarded. A body of unknown length stays in chunks: Node would send that of a
 * GET without any, and the node would take it for the next request.
 */
const headersFor = ({ headers }: IncomingMessage, key: Readonly<Record<string, string>>, peer: Peer) => ({
  ...Object.fromEntries(passedOn(headers)),
  ...(headers['transfer-encoding'] && { 'transfer-encoding': 'chunked' }),
  ...key,
  [PEER_HEADER]: JSON.stringify(peer),
});

/**
 * Passes a request to a node and its answer back; answers 503 if the node is gone. Resolves once the response has ended,
 * also if its client went away.
 */
export function forward(
  node: NodeRecord,
  key: Readonly<Record<string, string>>,
  incoming: IncomingMessage,
  response: ServerResponse,
  peer: Peer,
): Promise<void> {
  const address = node.address ?? '';
  const at = address.lastIndexOf(':');
  const headers = headersFor(incoming, key, peer);
  const options = { host: address.slice(0, at).replace(/^\[|\]$/g, ''), port: address.slice(at + 1), timeout: SILENCE };
  return new Promise(done => {
    if (response.closed) return done();
    const asking = request({ ...options, method: incoming.method, path: incoming.url, headers }, answer => {
      for (const [name, value] of passedOn(answer.headers)) if (value !== undefined) response.setHeader(name, value);
      response.writeHead(answer.statusCode ?? 502);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    asking.on('timeout', () => asking.destroy(new Error('the other node is silent')));
    asking.on('error', () => {
      if (response.headersSent) response.destroy();
      else response.writeHead(503, { 'Retry-After': '1' }).end();
    });
    response.on('close', () => {
      asking.destroy();
      done();
    });
    incoming.pipe(asking);
  });
}

/** Returns the client of a request that another node has passed on. */
export const peerPassedOn = ({ headers }: IncomingMessage): Peer => {
  const peer = JSON.parse(String(headers[PEER_HEADER])) as Omit<Peer, 'network'> & { network?: string };
  return { ...peer, network: peer.network };
};
