import { type IncomingMessage, request, type ServerResponse } from 'node:http';
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
  'transfer-encoding',
  'upgrade',
  PEER_HEADER,
]);

/** Passes a request to a node and its answer back. Resolves once that is done; answers 503 if the node is gone. */
export function forward(
  node: NodeRecord,
  key: Readonly<Record<string, string>>,
  incoming: IncomingMessage,
  response: ServerResponse,
  peer: Peer,
): Promise<void> {
  const address = node.address ?? '';
  const at = address.lastIndexOf(':');
  const kept = Object.entries(incoming.headers).filter(([name]) => !OF_CONNECTION.has(name));
  const headers = { ...Object.fromEntries(kept), ...key, [PEER_HEADER]: JSON.stringify(peer) };
  const options = { host: address.slice(0, at).replace(/^\[|\]$/g, ''), port: address.slice(at + 1), timeout: SILENCE };
  return new Promise(done => {
    const asking = request({ ...options, method: incoming.method, path: incoming.url, headers }, answer => {
      const passed = Object.entries(answer.headers).filter(([name]) => !OF_CONNECTION.has(name));
      for (const [name, value] of passed) if (value !== undefined) response.setHeader(name, value);
      response.writeHead(answer.statusCode ?? 502);
      answer.pipe(response);
      answer.on('end', done);
      answer.on('error', () => response.destroy());
    });
    asking.on('timeout', () => asking.destroy(new Error('the other node is silent')));
    asking.on('error', () => {
      if (response.headersSent) response.destroy();
      else response.writeHead(503, { 'Retry-After': '1' }).end();
      done();
    });
    response.on('close', () => asking.destroy());
    incoming.pipe(asking);
  });
}

/** Returns the client of a request that another node has passed on. */
export const peerPassedOn = ({ headers }: IncomingMessage): Peer => {
  const peer = JSON.parse(String(headers[PEER_HEADER])) as Omit<Peer, 'network'> & { network?: string };
  return { ...peer, network: peer.network };
};
