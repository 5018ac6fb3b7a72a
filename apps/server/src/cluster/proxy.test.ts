import { createServer, type IncomingHttpHeaders, type RequestListener, request, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Peer } from '../http/address.ts';
import type { NodeRecord } from '../persistence/ownership.ts';
import { forward, peerPassedOn } from './proxy.ts';

/* Requests that a node forwards to another, over real sockets of a machine that may be busy. */

vi.setConfig({ testTimeout: 30_000 });
const PATIENCE = 10_000;

const PEER: Peer = {
  address: '203.0.113.9',
  network: '203.0.113.9',
  isSecure: true,
  host: 'club.example',
  isStrayForward: false,
};
const KEY = { 'x-gorrion-node': 'the key' };

const opened: Server[] = [];
afterEach(async () => {
  for (const server of opened.splice(0)) {
    server.closeAllConnections();
    await new Promise(done => server.close(done));
  }
});

async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  opened.push(server);
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Opens a node that answers as `home` says, and one that forwards to it. Returns the port of that, and what is done. */
async function opens(home: RequestListener, peer = PEER) {
  const node: NodeRecord = { id: 'home', address: `127.0.0.1:${await listen(home)}` };
  return { node, ...(await forwarding(node, peer)) };
}

async function forwarding(node: NodeRecord, peer = PEER) {
  let done = 0;
  const port = await listen(async (incoming, response) => {
    await forward(node, KEY, incoming, response, peer);
    done++;
  });
  return { port, url: `http://127.0.0.1:${port}`, done: () => done };
}

/** Sends bytes as they are; resolves with all that comes back until the connection ends. */
function raw(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let got = '';
  socket.on('data', part => {
    got += part;
  });
  socket.write(text);
  return new Promise((resolve, reject) => {
    socket.on('close', () => resolve(got));
    socket.on('error', reject);
  });
}

/** A node that answers with an empty page, and keeps what it was asked. */
function noting() {
  const asked: { readonly headers: IncomingHttpHeaders; readonly body: string }[] = [];
  const listener: RequestListener = async (incoming, response) => {
    const body = String(Buffer.concat(await incoming.toArray()));
    asked.push({ headers: incoming.headers, body });
    response.end();
  };
  return { asked, listener };
}

describe('a request that is forwarded', () => {
  it('reaches the node as it was, and its answer comes back as it was', async () => {
    const { url } = await opens(async (incoming, response) => {
      const body = String(Buffer.concat(await incoming.toArray()));
      response.writeHead(418, { 'x-seen': `${incoming.method} ${incoming.url}`, 'set-cookie': ['a=1', 'b=2'] });
      response.end(`${incoming.headers.cookie} ${incoming.headers['x-gorrion-node']} ${body}`);
    });
    const body = 'ñ'.repeat(200_000);
    const answer = await fetch(`${url}/api/games?n=1`, { method: 'POST', body, headers: { cookie: 'gorrion=x' } });
    expect(answer.status).toBe(418);
    expect(answer.headers.get('x-seen')).toBe('POST /api/games?n=1');
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(await answer.text()).toBe(`gorrion=x the key ${body}`);
  });

  it('carries its client, in the place of what the client has written itself', async () => {
    const peers: Peer[] = [];
    const { url } = await opens((incoming, response) => {
      peers.push(peerPassedOn(incoming));
      response.end();
    });
    const forged = JSON.stringify({ ...PEER, address: '127.0.0.1', network: undefined });
    await fetch(url, { headers: { 'x-gorrion-peer': forged, 'x-gorrion-node': 'guessed' } });
    expect(peers).toEqual([PEER]);
  });

  it('carries a client whose network is not limited, and a host of any letters', async () => {
    const near: Peer = { ...PEER, network: undefined, host: 'caf\u00e9' };
    const peers: Peer[] = [];
    const { url } = await opens((incoming, response) => {
      peers.push(peerPassedOn(incoming));
      response.end();
    }, near);
    await fetch(url);
    expect(peers).toEqual([near]);
    expect(peers[0]).toHaveProperty('network', undefined);
  });

  it('leaves out what belongs to one connection, both ways', async () => {
    const { asked, listener } = noting();
    const { port } = await opens((incoming, response) => {
      response.setHeader('keep-alive', 'timeout=77');
      response.setHeader('proxy-authenticate', 'Basic');
      listener(incoming, response);
    });
    const sent = ['te: trailers', 'trailer: x-sum', 'keep-alive: timeout=77', 'proxy-authorization: Basic eA=='];
    const lines = ['GET / HTTP/1.1', 'host: club.example', ...sent, 'connection: close, te', '', ''];
    const answer = await raw(port, lines.join('\r\n'));
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
    expect(answer).not.toMatch(/timeout=77|proxy-authenticate/i);
    for (const name of ['te', 'trailer', 'keep-alive', 'proxy-authorization'])
      expect(asked[0]?.headers).not.toHaveProperty(name);
    expect(asked[0]?.headers.connection).not.toContain('close');
  });

  it('stays one request, whatever body its method has', async () => {
    const { asked, listener } = noting();
    const { port } = await opens(listener);
    const second = 'GET /second HTTP/1.1\r\nhost: x\r\n\r\n';
    const head = 'GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ntransfer-encoding: chunked\r\n\r\n';
    await raw(port, `${head}${second.length.toString(16)}\r\n${second}\r\n0\r\n\r\n`);
    await new Promise(done => setTimeout(done, 100));
    expect(asked.map(({ body }) => body)).toEqual([second]);
  });
});

describe('a node that forwards', () => {
  it('asks the client to try again if the other is gone', async () => {
    const { url, done } = await forwarding({ id: 'home', address: '127.0.0.1:1' });
    const answer = await fetch(url);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('1');
    await vi.waitFor(() => expect(done()).toBe(1), PATIENCE);
  });

  it('breaks off an answer that the other breaks off, and is done with it', async () => {
    const { url, done } = await opens((_, response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('half');
      setTimeout(() => response.destroy(), 50);
    });
    const answer = await fetch(url);
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow();
    await vi.waitFor(() => expect(done()).toBe(1), PATIENCE);
  });

  it.each(['before the answer', 'within the answer'])('ends the request if its client goes %s', async when => {
    let ended = 0;
    const asked = Promise.withResolvers<void>();
    const { port, done } = await opens((_, response) => {
      response.on('close', () => ended++);
      if (when === 'within the answer') response.write('half');
      asked.resolve();
    });
    const client = request({ port, host: '127.0.0.1' });
    client.on('error', () => {});
    const answered = new Promise(resolve => client.on('response', resolve));
    client.end();
    await asked.promise;
    if (when === 'within the answer') await answered;
    client.destroy();
    await vi.waitFor(() => expect([ended, done()]).toEqual([1, 1]), PATIENCE);
  });

  it('asks nothing for a client who is gone already', async () => {
    const { asked, listener } = noting();
    const { node } = await opens(listener);
    const gone = Promise.withResolvers<void>();
    const port = await listen((incoming, response) => {
      response.on('close', () => gone.resolve(forward(node, KEY, incoming, response, PEER)));
      client.destroy();
    });
    const client = request({ port, host: '127.0.0.1', method: 'POST' });
    client.on('error', () => {});
    client.end('body');
    await gone.promise;
    expect(asked).toEqual([]);
  });
});
