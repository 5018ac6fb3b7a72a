import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { isPublicAddress } from './addresses.ts';
import { type DoorOptions, openDoor } from './door.ts';

const cleaning: (() => void)[] = [];
afterEach(() => {
  for (const clean of cleaning.splice(0)) clean();
});

/** A server on this machine that a door might be led to; counts who came. */
async function inside(answer: Parameters<typeof createServer>[1] = (_, response) => response.writeHead(201).end()) {
  const seen: { cookie: string | undefined }[] = [];
  const server = createServer((request, response) => {
    seen.push({ cookie: request.headers.cookie });
    answer!(request, response as never);
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  cleaning.push(() => void server.close().closeAllConnections());
  return { seen, port: (server.address() as AddressInfo).port };
}

const post = (url: string, options: DoorOptions = {}, body = new Uint8Array(3)) =>
  openDoor(options).post({ url, headers: { TTL: '60' }, body });

describe('the door to the internet', () => {
  it.each([
    'http://push.example/1',
    'ftp://push.example/1',
    'https://push.example:8443/1',
    'https://ana:secret@push.example/1',
    'push.example',
    '',
  ])('refuses what is not plain https: "%s"', async url => {
    expect(openDoor().faultOf(url)).toBe('not-https');
    expect(await post(url)).toEqual({ fault: 'not-https' });
  });

  it.each([
    'https://127.0.0.1/1',
    'https://2130706433/1',
    'https://0x7f.1/1',
    'https://0.0.0.0/',
    'https://10.1.2.3/',
    'https://100.64.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://172.31.255.255/',
    'https://192.168.1.1/',
    'https://224.0.0.1/',
    'https://255.255.255.255/',
    'https://[::1]/',
    'https://[::]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:8.8.8.8]/',
    'https://[fe80::1]/',
    'https://[fd00::1]/',
    'https://[ff02::1]/',
    'https://[2001:db8::1]/',
    'https://[2002:7f00:1::]/',
    'https://[64:ff9b::7f00:1]/',
  ])('refuses an address that is not public: %s', async url => {
    expect(openDoor().faultOf(url)).toBe('not-public');
    expect(await post(url)).toEqual({ fault: 'not-public' });
  });

  it('lets public addresses be', () => {
    for (const address of ['8.8.8.8', '172.15.0.1', '2a00:1450:4001:81b::200a'])
      expect(isPublicAddress(address)).toBe(true);
    expect(openDoor().faultOf('https://updates.push.services.mozilla.com/wpush/v2/x')).toBeUndefined();
  });

  it('refuses a name that leads inside, also among other addresses, and one that leads nowhere', async () => {
    const { seen, port } = await inside();
    for (const found of [['127.0.0.1'], ['8.8.8.8', '10.0.0.1'], ['::1'], ['::ffff:192.168.0.1']])
      expect(await post('https://push.example/1', { resolve: async () => found })).toEqual({ fault: 'not-public' });
    expect(await post('https://localhost/1')).toMatchObject({
      fault: expect.stringMatching(/^no(t-public|-such-host)$/),
    });
    expect(await post('https://push.example/1', { resolve: async () => [] })).toEqual({ fault: 'no-such-host' });
    expect(await post(`http://127.0.0.1:${port}/`)).toEqual({ fault: 'not-https' });
    expect(seen).toEqual([]);
  });

  it('asks for a name once, and connects to the address that it has looked at', async () => {
    const { seen, port } = await inside();
    let asked = 0;
    const rebinding = async () => (++asked === 1 ? ['127.0.0.1'] : ['127.0.0.2']);
    const url = `http://push.example:${port}/1`;
    expect(await post(url, { allowsLoopback: true, resolve: rebinding })).toEqual({ status: 201 });
    expect(asked).toBe(1);
    expect(seen).toHaveLength(1);
  });

  it('follows no redirect, and sends no cookie', async () => {
    const target = await inside();
    const { seen, port } = await inside((_, response) =>
      response
        .writeHead(307, { Location: `http://127.0.0.1:${target.port}/`, 'Set-Cookie': 'a=b' })
        .end('x'.repeat(100_000)),
    );
    const door = openDoor({ allowsLoopback: true });
    const parcel = { url: `http://127.0.0.1:${port}/`, headers: {}, body: new Uint8Array(1) };
    expect(await door.post(parcel)).toEqual({ status: 307 });
    expect(await door.post(parcel)).toEqual({ status: 307 });
    expect(seen).toEqual([{ cookie: undefined }, { cookie: undefined }]);
    expect(target.seen).toEqual([]);
  });

  it('reads a short text for who asks for it, and no long one', async () => {
    const asked: (string | undefined)[] = [];
    const { port } = await inside((request, response) => {
      asked.push(request.method);
      response.writeHead(200).end('x'.repeat(Number(request.url?.slice(1))));
    });
    const read = (bytes: number, more: object = {}) =>
      openDoor({ allowsLoopback: true }).post({
        ...{ url: `http://127.0.0.1:${port}/${bytes}`, headers: {}, body: new Uint8Array(1), reads: true },
        ...more,
      });
    expect(await read(5, { method: 'PATCH' })).toEqual({ status: 200, text: 'xxxxx' });
    expect(await read(20_000, { method: 'PUT' })).toEqual({ status: 200 });
    expect(await read(5, { reads: false })).toEqual({ status: 200 });
    expect(asked).toEqual(['PATCH', 'PUT', 'POST']);
    const broken = await inside((_, response) => void response.writeHead(200, { 'Content-Length': 9 }).write('x'));
    const late = openDoor({ allowsLoopback: true, longest: 50 });
    const parcel = { url: `http://127.0.0.1:${broken.port}/`, headers: {}, body: new Uint8Array(1), reads: true };
    expect(await late.post(parcel)).toEqual({ fault: 'timeout' });
  });

  it('gives up on who does not answer, and sends nothing that is too large', async () => {
    const { port } = await inside(() => {});
    const url = `http://127.0.0.1:${port}/`;
    expect(await post(url, { allowsLoopback: true, longest: 50 })).toEqual({ fault: 'timeout' });
    const never = { resolve: () => new Promise<never>(() => {}), longest: 50 };
    expect(await post('https://push.example/1', never)).toEqual({ fault: 'timeout' });
    expect(await post(url, { allowsLoopback: true }, new Uint8Array(8193))).toEqual({ fault: 'too-large' });
  });

  it('is not kept shut by a site that never answers, under however many names', async () => {
    const [slow, quick] = [await inside(() => {}), await inside()];
    const door = openDoor({ allowsLoopback: true, resolve: async () => ['127.0.0.1'], longest: 400 });
    const send = (host: string, port: number) =>
      door.post({ url: `http://${host}:${port}/`, headers: {}, body: new Uint8Array(1) });
    const hung = Array.from({ length: 64 }, (_, n) => send(`a${n}.evil.example`, slow.port));
    expect(await send('push.example', quick.port)).toEqual({ status: 201 });
    expect((await Promise.all(hung)).every(answer => 'fault' in answer && answer.fault === 'timeout')).toBe(true);
    // A site that is late loses its places one by one, but for the last.
    expect(slow.seen.length).toBeLessThan(20);
    expect(await send('push.example', quick.port)).toEqual({ status: 201 });
  });

  it('tells how long a service wants to be left alone', async () => {
    const { port } = await inside((_, response) => response.writeHead(429, { 'Retry-After': '120' }).end());
    expect(await post(`http://127.0.0.1:${port}/`, { allowsLoopback: true })).toEqual({ status: 429, retryAfter: 120 });
  });
});
