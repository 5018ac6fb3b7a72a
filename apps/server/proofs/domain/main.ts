import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { parseArgs } from 'node:util';
import { PROTOCOL_VERSION } from '@gorrion/protocol';
import { io } from 'socket.io-client';
import { freePort } from '../../src/testing/services.ts';
import { RealServer } from '../server.ts';
import { startPebble } from './pebble.ts';

/*
 * `npm run domain -- [--program FILE]`: the real server, or a built one, with a name of its own gets its certificate from Pebble (`apt-get install pebble`), serves
 * page and sockets by https, keeps the certificate over a restart without the authority, waits for an authority that is not
 * there yet, and renews what is due. Exits with 1 if one of these fails.
 */

const { values } = parseArgs({ options: { program: { type: 'string' } } });
const NAME = 'mahjong.test';
const YEAR = 365 * 24 * 3600_000;
const SHIFT = resolve(import.meta.dirname, '../shiftClock.ts');

const folder = mkdtempSync(join(tmpdir(), 'gorrion-domain-'));
const authority = await startPebble(folder);
const root = await authority.root();
const httpPort = String(authority.httpPort);

/** Reaches the name at this machine. */
const agentFor = () =>
  new Agent({
    ca: root,
    keepAlive: false,
    lookup: (_name, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
  });

interface Fetched {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Number of the certificate. */
  readonly serial: string;
}

/** Fetches by https, and rejects unless the authority has certified the name. */
const fetchPage = (port: number, path: string): Promise<Fetched> =>
  new Promise((done, failed) => {
    request(`https://${NAME}:${port}${path}`, { agent: agentFor() }, response => {
      const { statusCode: status, headers, socket } = response;
      response.resume();
      done({ status, headers, serial: (socket as TLSSocket).getPeerCertificate().serialNumber });
    })
      .on('error', failed)
      .end();
  });

/** Resolves once a look succeeds; rejects with its last error after half a minute. */
async function soon<T>(look: () => Promise<T>): Promise<T> {
  for (const until = performance.now() + 30_000; ; )
    try {
      return await look();
    } catch (error) {
      if (performance.now() > until) throw error;
      await new Promise(next => setTimeout(next, 100));
    }
}

const start = async (more: Readonly<Record<string, string>> = {}, flags: readonly string[] = []) =>
  RealServer.start({
    dataDir: folder,
    ...(values.program && { program: resolve(values.program) }),
    port: await freePort(),
    flags,
    env: {
      DOMAIN: NAME,
      HTTP_PORT: httpPort,
      ACME_DIRECTORY: authority.directory,
      NODE_EXTRA_CA_CERTS: authority.caFile,
      WEB_ROOT: resolve(import.meta.dirname, '../../../web'),
      ...more,
    },
  });

/** Connects a page of somebody new, and resolves with their name. */
async function nameOfNew(port: number): Promise<string> {
  const { headers } = await fetchPage(port, '/');
  const cookie = String(headers['set-cookie']).split(';')[0]!;
  const origin = `https://${NAME}:${port}`;
  const socket = io(origin, {
    transports: ['websocket'],
    agent: agentFor() as never,
    auth: { version: PROTOCOL_VERSION },
    extraHeaders: { cookie, origin },
  });
  try {
    return await new Promise<string>((done, failed) => {
      socket.once('me', (me: { readonly name: string }) => done(me.name));
      socket.once('connect_error', failed);
    });
  } finally {
    socket.close();
  }
}

const said: string[] = [];
const say = (line: string) => said.push(line);

let server = await start();
const began = performance.now();
const first = await soon(() => fetchPage(server.port, '/'));
say(`a certificate after ${Math.round(performance.now() - began)} ms`);
assert.equal(first.status, 200);
assert.match(String(first.headers['set-cookie']), /^__Host-gorrion=.*; Secure/);
assert.match(String(first.headers['strict-transport-security']), /max-age=31536000/);
assert.ok(await nameOfNew(server.port));
say('page and socket by https, with a cookie of its own');
const plain = await fetch(`http://127.0.0.1:${httpPort}/t/ABCD2345?x=1`, { redirect: 'manual' });
assert.deepEqual([plain.status, plain.headers.get('location')], [308, `https://${NAME}/t/ABCD2345?x=1`]);
say('http leads to https');
assert.equal(await server.kill('SIGTERM'), 0);

server = await start({ ACME_DIRECTORY: authority.directory, NODE_EXTRA_CA_CERTS: '' });
const kept = await fetchPage(server.port, '/healthz');
assert.equal(kept.serial, first.serial);
say('the same certificate at once after a restart, without the authority');
await server.kill('SIGTERM');

server = await start({ CLOCK_SHIFT: String(4 * YEAR) }, ['--import', SHIFT]);
const renewed = await soon(async () => {
  const now = await fetchPage(server.port, '/healthz');
  assert.notEqual(now.serial, first.serial);
  return now;
});
say(`renewed once it is due: ${first.serial.slice(0, 8)} became ${renewed.serial.slice(0, 8)}`);
await server.kill('SIGTERM');

await authority.stop();
rmSync(join(folder, 'tls'), { recursive: true });
server = await start();
await soon(async () => assert.ok(server.lines.some(line => line.includes('could not be fetched'))));
assert.equal((await fetch(`http://127.0.0.1:${httpPort}/`, { redirect: 'manual' })).status, 308);
say('an authority that does not answer is waited for');
await server.kill('SIGTERM');
rmSync(folder, { recursive: true, force: true });
process.stdout.write(`${said.map(line => `ok: ${line}`).join('\n')}\n`);
