import { X509Certificate } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { VirtualClock } from '@gorrion/table/testing';
import { crypto } from 'acme-client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { listen } from '../http/listen.ts';
import { PATIENCE } from '../testing/archive.ts';
import { silent } from '../testing/server.ts';
import { freePort } from '../testing/services.ts';
import { CHALLENGES, type Order } from './acme.ts';
import { openEntrance } from './entrance.ts';

/* `npm run domain` has a real authority; here it is asked for nothing but what it answers. */

const orderCertificate = vi.hoisted(() => vi.fn<(order: Order) => Promise<string>>());
vi.mock('./acme.ts', async original => ({ ...(await original<typeof import('./acme.ts')>()), orderCertificate }));

/** A certificate of a name by itself, good for a while, with its key before it; PEM. */
async function certified(name: string): Promise<string> {
  const [key, chain] = await crypto.createAlpnCertificate({ identifier: { type: 'dns', value: name } } as never, 'x');
  return `${key}${chain}`;
}

/** Returns the number of the certificate that a server shows; undefined if it shows none. */
const shownBy = (port: number): Promise<string | undefined> =>
  new Promise(done => {
    const socket = connect({ port, host: '127.0.0.1', servername: 'club.example', rejectUnauthorized: false });
    socket.on('secureConnect', () => {
      done(socket.getPeerCertificate().serialNumber);
      socket.destroy();
    });
    socket.on('error', () => done(undefined));
  });

const read = (pem: string) => new X509Certificate(pem.slice(pem.indexOf('-----BEGIN CERT')));
const numberOf = (pem: string) => read(pem).serialNumber;

/** Sets the wall clock to a share of a certificate's time (0 to 1), less some ms. */
function setClock(pem: string, share: number, less = 0): void {
  const { validFromDate: from, validToDate: to } = read(pem);
  const at = from.getTime() + (to.getTime() - from.getTime()) * share - less;
  const now = vi.spyOn(Date, 'now').mockReturnValue(at);
  onTestFinished(() => now.mockRestore());
}

async function opened(dataDir = mkdtempSync(join(tmpdir(), 'gorrion-tls-'))) {
  const [clock, http, httpPort] = [new VirtualClock(), createServer(), await freePort()];
  const port = await listen(http, 0, '127.0.0.1');
  const domain = { name: 'club.example', directory: 'https://ca.example/directory', httpPort };
  const world = { clock, log: silent, config: { dataDir, host: '127.0.0.1' } };
  const entrance = await openEntrance(http, world, domain);
  const close = () => {
    entrance.close();
    http.close();
  };
  onTestFinished(() => {
    close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { clock, port, dataDir, close, plain: `http://127.0.0.1:${httpPort}` };
}

const ask = (url: string, init: RequestInit = {}) => fetch(url, { redirect: 'manual', ...init });

it('fetches its certificate again after a failure, keeps it for itself, and shows it at once when it starts again', async () => {
  const pem = await certified('club.example');
  setClock(pem, 2 / 3, 1);
  orderCertificate.mockReset().mockRejectedValueOnce(new Error('no such host')).mockResolvedValue(pem);
  const first = await opened();
  await vi.waitFor(() => expect(orderCertificate).toHaveBeenCalledTimes(1), PATIENCE);
  await first.clock.advance(4 * 60_000);
  expect([orderCertificate.mock.calls.length, await shownBy(first.port)]).toEqual([1, undefined]);
  await first.clock.advance(60_000);
  await vi.waitFor(async () => expect(await shownBy(first.port)).toBe(numberOf(pem)), PATIENCE);
  expect(orderCertificate.mock.calls[0]![0].accountKey).toBe(orderCertificate.mock.calls[1]![0].accountKey);
  const file = join(first.dataDir, 'tls', 'club.example@ca.example.pem');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  first.close();
  const again = await opened(first.dataDir);
  expect(await shownBy(again.port)).toBe(numberOf(pem));
  expect(orderCertificate).toHaveBeenCalledTimes(2);
});

it('fetches a new one once two thirds of its time are over, and none of another name', async () => {
  const [old, fresh] = [await certified('club.example'), await certified('club.example')];
  orderCertificate
    .mockReset()
    .mockResolvedValueOnce(await certified('other.example'))
    .mockResolvedValueOnce(old);
  const { clock, port } = await opened();
  await vi.waitFor(() => expect(orderCertificate).toHaveBeenCalledTimes(1), PATIENCE);
  await clock.advance(5 * 60_000);
  await vi.waitFor(async () => expect(await shownBy(port)).toBe(numberOf(old)), PATIENCE);
  setClock(old, 2 / 3, 1);
  orderCertificate.mockResolvedValue(fresh);
  await clock.advance(6 * 3600_000);
  expect(orderCertificate).toHaveBeenCalledTimes(2);
  setClock(old, 2 / 3);
  await clock.advance(6 * 3600_000);
  await vi.waitFor(async () => expect(await shownBy(port)).toBe(numberOf(fresh)), PATIENCE);
});

it('keeps no certificate that comes once it is closed', async () => {
  let arrive = (_pem: string) => {};
  orderCertificate.mockReset().mockReturnValue(
    new Promise(done => {
      arrive = done;
    }),
  );
  const { dataDir, close } = await opened();
  await vi.waitFor(() => expect(orderCertificate).toHaveBeenCalledTimes(1), PATIENCE);
  close();
  arrive(await certified('club.example'));
  await new Promise(setImmediate);
  expect(existsSync(join(dataDir, 'tls', 'club.example@ca.example.pem'))).toBe(false);
});

it('answers the authority by http while it may ask, and leads everybody else to https', async () => {
  const heard: (string | number)[] = [];
  let plain = '';
  orderCertificate.mockReset().mockImplementation(async ({ answers }) => {
    await vi.waitFor(() => expect(plain).not.toBe(''), PATIENCE);
    answers.set('token', 'proof');
    heard.push(await (await ask(`${plain}${CHALLENGES}token`)).text());
    answers.delete('token');
    heard.push((await ask(`${plain}${CHALLENGES}token`)).status);
    throw new Error('not yet');
  });
  ({ plain } = await opened());
  await vi.waitFor(() => expect(heard).toEqual(['proof', 308]), PATIENCE);
  const led = await ask(`${plain}/t/ABCD2345?x=1`);
  expect([led.status, led.headers.get('location')]).toEqual([308, 'https://club.example/t/ABCD2345?x=1']);
  expect((await ask(`${plain}/api`, { method: 'POST' })).status).toBe(405);
});
