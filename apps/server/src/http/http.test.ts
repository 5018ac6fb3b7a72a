import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TestServer, testServer } from '../testing/server.ts';
import { FORWARDING, peerOf } from './address.ts';
import { isAllowedHost } from './host.ts';
import { listen } from './listen.ts';
import { isLoopback, networkOf, plainAddress } from './network.ts';
import { isAllowedOrigin, publicOrigin } from './origin.ts';

// Real sockets, processes and disks on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const asked = (headers: Record<string, string>) => ({ headers, socket: { remoteAddress: '10.0.0.1' } }) as never;

describe('the client of a request', () => {
  it('is taken from a proxy’s header only as far as proxies are trusted', () => {
    const headers = {
      host: 'inside',
      'x-forwarded-for': '1.1.1.1, 2.2.2.2',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'club.example',
    };
    expect(peerOf(asked(headers), 0)).toMatchObject({ address: '10.0.0.1', host: 'inside', isSecure: false });
    expect(peerOf(asked(headers), 1)).toMatchObject({ address: '2.2.2.2', host: 'club.example', isSecure: true });
    expect(peerOf(asked(headers), 2).address).toBe('1.1.1.1');
    expect(peerOf(asked({ host: 'inside' }), 1)).toMatchObject({
      address: '10.0.0.1',
      host: 'inside',
      isSecure: false,
    });
  });

  it('has one spelling, whichever kind of socket it came to', () => {
    const at = (remoteAddress: string) => peerOf({ headers: {}, socket: { remoteAddress } } as never, 0);
    expect(at('::ffff:10.0.0.1')).toMatchObject({ address: '10.0.0.1', network: '10.0.0.1' });
    expect(at('2001:DB8::1')).toMatchObject({ address: '2001:db8::1', network: '2001:db8:0:0::/56' });
    expect(at('fe80::1%eth0')).toMatchObject({ address: 'fe80::1', network: 'fe80:0:0:0::/56' });
  });

  it('reaches a server without a named address by IPv4, and by IPv6 where the machine has it', async () => {
    const http = createServer((_, response) => response.end());
    const port = await listen(http, 0, undefined);
    const local = Object.values(networkInterfaces()).flatMap(all => all ?? []);
    const hosts = ['127.0.0.1', ...(local.some(({ address }) => address === '::1') ? ['[::1]'] : [])];
    const fates = await Promise.all(hosts.map(async host => (await fetch(`http://${host}:${port}/`)).status));
    expect(fates).toEqual(hosts.map(() => 200));
    http.close();
  });

  it('is local on this machine only', () => {
    expect(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.0.0.1', '127.0.0.1.evil'].map(isLoopback)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});

const local = (headers: Record<string, string>) => ({ headers, socket: { remoteAddress: '127.0.0.1' } }) as never;

describe('a forwarded address', () => {
  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', 'nonsense', ''])('%j is never this machine', address => {
    expect(peerOf(local({ 'x-forwarded-for': address }), 1).network).toBeDefined();
    expect(peerOf(local({ 'x-forwarded-for': address }), 0)).toMatchObject({
      network: '127.0.0.1',
      isStrayForward: true,
    });
  });

  it('is this machine only over a direct connection', () => {
    expect([0, 1].map(hops => peerOf(local({}), hops))).toMatchObject(
      Array(2).fill({ network: undefined, isStrayForward: false }),
    );
    for (const header of ['forwarded', 'x-real-ip', 'x-forwarded-proto', 'x-forwarded-host'])
      expect(peerOf(local({ [header]: 'x' }), 1).network, header).toBe('127.0.0.1');
  });
});

describe('the snippet for nginx', () => {
  it('overwrites every header in which a client could name its address', () => {
    const snippet = readFileSync(join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8').toLowerCase();
    for (const header of FORWARDING) expect(snippet).toMatch(new RegExp(`proxy_set_header ${header} `));
  });
});

describe('a network', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['198.51.100.7:4711', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['::FFFF:c633:6407', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:0::/56'],
    ['2001:0DB8:0001:00ff::1', '2001:db8:1:0::/56'],
    ['2001:db8:1:100::1', '2001:db8:1:100::/56'],
    ['[2001:db8:1:abcd::1]:443', '2001:db8:1:ab00::/56'],
    ['2001:db8::1', '2001:db8:0:0::/56'],
    ['fe80::1%eth0', 'fe80:0:0:0::/56'],
    ['unknown', 'unknown'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('is not made of what is no address', () => {
    expect(['', 'a', '1.2.3', '1.2.3.4.5', '::g', '1.2.3.4/24'].map(plainAddress)).toEqual(Array(6).fill(undefined));
  });
});

describe('a host', () => {
  it.each([
    ['club.example', true],
    ['Club.Example:443', true],
    ['list.example:8080', true],
    ['localhost:3000', true],
    ['192.168.1.5:3000', true],
    ['[::1]:3000', true],
    ['evil.example', false],
    ['club.example.evil.example', false],
    ['', false],
    ['club.example@evil.example', false],
  ])('%s is answered where origins are named: %s', (host, isAllowed) => {
    expect(isAllowedHost(host, ['https://club.example', 'http://list.example'])).toBe(isAllowed);
    expect(isAllowedHost(host, [])).toBe(true);
  });
});

describe('an origin', () => {
  it.each([
    ['https://club.example', 'club.example', true],
    ['https://club.example', 'club.example:443', true],
    ['http://Club.Example:80', 'club.example', true],
    ['http://192.168.1.5:3000', '192.168.1.5:3000', true],
    ['http://list.example', 'club.example', true],
    ['https://club.example.evil', 'club.example', false],
    ['http://club.example:3001', 'club.example:3000', false],
    ['null', 'club.example', false],
    ['chrome-extension://club.example', 'club.example', false],
    [undefined, 'club.example', false],
    ['', '', false],
  ])('%s at %s: %s', (origin, host, isAllowed) => {
    expect(isAllowedOrigin(origin, { host, isSecure: false }, ['http://list.example'])).toBe(isAllowed);
  });

  it.each([
    ['https://club.example', true],
    ['https://club.example:443', true],
    ['http://club.example', false],
    ['http://club.example:443', false],
    ['https://club.example:80', false],
    ['http://list.example', true],
  ])('%s at a server that is reached over https: %s', (origin, isAllowed) => {
    for (const host of ['club.example', 'club.example:443'])
      expect(isAllowedOrigin(origin, { host, isSecure: true }, ['http://list.example'])).toBe(isAllowed);
  });

  it('is never one that a Host names, where the operator has named some', () => {
    const at = (host: string, origins: readonly string[]) => publicOrigin(origins, { host, isSecure: true });
    const own = ['https://club.example', 'https://other.example'];
    expect([at('other.example', own), at('evil.example', own)]).toEqual([own[1], own[0]]);
    expect(at('home.example:8443', [])).toBe('https://home.example:8443');
  });
});

describe('the page', () => {
  let root: string;
  let server: TestServer;
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://localhost:${server.port}${path}`, { headers });

  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'dist-'));
    mkdirSync(join(root, 'assets'));
    writeFileSync(join(root, 'index.html'), '<title>Gorrión</title>');
    writeFileSync(join(root, 'assets/app-1a2b.js'), 'export {}');
    writeFileSync(join(root, 'icon.svg'), '<svg/>');
    server = await testServer({ env: { WEB_ROOT: root } });
  });
  afterEach(async () => {
    await server.close();
    rmSync(root, { recursive: true });
  });

  it.each(['/', '/t/ABCDEFGH', '/rules/fans?x=1'])('is served uncached at %s, with a cookie', async path => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Gorrión');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('set-cookie')).toContain('HttpOnly');
  });

  it('names the files that its scripts will ask for, in the language of the browser', async () => {
    const files = (page: string) =>
      Object.fromEntries(['en', 'es', 'pt', 'zh'].map(one => [one, [`assets/${page}-${one}.js`, 'assets/all.css']]));
    expect((await get('/')).headers.get('link')).toBeNull();
    writeFileSync(join(root, '.ahead.json'), JSON.stringify({ first: files('first'), table: files('table') }));
    const linksAt = async (path: string, language: string) =>
      (await get(path, { 'accept-language': language })).headers.get('link');
    expect(await linksAt('/', 'de-DE,de;q=0.9,pt-BR;q=0.8,en;q=0.7')).toBe(
      '</assets/first-pt.js>; rel=preload; as=fetch; crossorigin, </assets/all.css>; rel=preload; as=style; crossorigin',
    );
    expect(await linksAt('/t/abcdefgh', 'zh-Hans')).toContain('</assets/table-zh.js>');
    expect(await linksAt('/learn', 'fr')).toContain('</assets/first-en.js>');
    expect((await get('/.ahead.json')).status).toBe(404);
  });

  it('keeps the cookie of a guest who comes back', async () => {
    const cookie = (await get('/')).headers.get('set-cookie')?.split(';')[0] ?? '';
    expect((await get('/', { cookie })).headers.get('set-cookie')).toBeNull();
  });

  it('is served once and for ever where its name is a hash, and without a cookie', async () => {
    const asset = await get('/assets/app-1a2b.js');
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('set-cookie')).toBeNull();
    expect((await get('/icon.svg')).headers.get('cache-control')).toBe('no-cache');
  });

  it('brings its policy with what obeys one: pages and threads, not scripts and styles', async () => {
    mkdirSync(join(root, 'assets/threads'));
    writeFileSync(join(root, 'assets/threads/judge-1a2b.js'), 'self');
    writeFileSync(join(root, 'sw.js'), 'self');
    writeFileSync(join(root, 'index.html'), '<title>Gorrión</title>\n\n\n');
    const policyOf = async (path: string) => (await get(path)).headers.get('content-security-policy');
    const own = await policyOf('/');
    expect(own).toContain("default-src 'self'");
    expect(await Promise.all(['/assets/threads/judge-1a2b.js', '/sw.js', '/icon.svg'].map(policyOf))).toEqual([
      own,
      own,
      own,
    ]);
    expect(await policyOf('/assets/app-1a2b.js')).toBeNull();
    const { headers } = await get('/assets/app-1a2b.js');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  it('can be installed: its worker and its manifest are what browsers take them for, and never old', async () => {
    writeFileSync(join(root, 'sw.js'), 'self');
    writeFileSync(join(root, 'manifest.webmanifest'), '{}');
    writeFileSync(join(root, 'index.html'), '<title>Gorrión</title>\n\n');
    for (const [path, type] of [
      ['/sw.js', 'text/javascript'],
      ['/manifest.webmanifest', 'application/manifest+json'],
    ] as const) {
      const { status, headers } = await get(path);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toContain(type);
      expect(headers.get('cache-control')).toBe('no-cache');
    }
  });

  it('may be built anew while the server runs: a file that is gone ends its request, and nothing else', async () => {
    writeFileSync(join(root, 'assets/part-1a2b.js'), 'export {};\n');
    writeFileSync(join(root, 'index.html'), '<title>Gorrión</title>\n');
    expect((await get('/assets/part-1a2b.js')).status).toBe(200);
    rmSync(join(root, 'assets/part-1a2b.js'));
    await expect(get('/assets/part-1a2b.js').then(response => response.text())).rejects.toThrow();
    expect((await get('/healthz')).status).toBe(200);
    expect((await get('/assets/part-1a2b.js')).status).toBe(404);
    writeFileSync(join(root, 'assets/part-3c4d.js'), 'export {};\n');
    writeFileSync(join(root, 'index.html'), '<title>Gorrión again</title>\n');
    utimesSync(join(root, 'index.html'), 1, 1);
    expect((await get('/assets/part-3c4d.js')).status).toBe(200);
  });

  it('is sent compressed to browsers that accept it', async () => {
    const big = 'export const a = 1;\n'.repeat(500);
    writeFileSync(join(root, 'assets/big-1a2b.js'), big);
    writeFileSync(join(root, 'assets/big-1a2b.js.br'), brotliCompressSync(big));
    writeFileSync(join(root, 'assets/big-1a2b.js.gz'), gzipSync(big));
    writeFileSync(join(root, 'index.html'), '<title>Gorrión</title>\n');
    for (const encoding of ['br', 'gzip']) {
      const response = await get('/assets/big-1a2b.js', { 'accept-encoding': encoding });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('content-type')).toContain('javascript');
      expect(response.headers.get('vary')).toContain('Accept-Encoding');
      expect(await response.text()).toBe(big);
    }
    expect(
      (await get('/assets/big-1a2b.js', { 'accept-encoding': 'identity' })).headers.get('content-encoding'),
    ).toBeNull();
  });

  it('is read again after another build', async () => {
    await get('/icon.svg');
    writeFileSync(join(root, 'assets/app-3c4d.js'), 'export {}');
    writeFileSync(join(root, 'index.html'), '<title>Gorrión, again</title>');
    expect((await get('/assets/app-3c4d.js')).status).toBe(200);
    expect(await (await get('/')).text()).toContain('again');
  });

  it('refuses missing files, and paths that leave its folder', async () => {
    expect((await get('/assets/none.js')).status).toBe(404);
    const climbed = await new Promise<number | undefined>(resolve => {
      request({ port: server.port, path: '/assets/../../../../etc/passwd.txt' }, response =>
        resolve(response.statusCode),
      ).end();
    });
    expect(climbed).toBe(404);
    expect((await fetch(`http://localhost:${server.port}/`, { method: 'POST' })).status).toBe(405);
  });

  it('runs nothing but its own scripts, and talks to nobody else', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain(`connect-src 'self' ws://localhost:${server.port} wss://localhost:${server.port}`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
  });

  it('writes no IPv6 address into its policy, which knows none', async () => {
    const policy = (await get('/', { 'x-forwarded-host': `[::1]:${server.port}` })).headers.get(
      'content-security-policy',
    );
    expect(policy).toContain("connect-src 'self';");
  });

  it('copies no invented host into its policy', async () => {
    const policy = (await get('/', { 'x-forwarded-host': "x; script-src 'unsafe-inline'" })).headers.get(
      'content-security-policy',
    );
    expect(policy).toContain("connect-src 'self';");
    expect(policy).not.toContain('unsafe');
  });

  it('sends HSTS only over https', async () => {
    expect((await get('/')).headers.get('strict-transport-security')).toBeNull();
    expect((await get('/', { 'x-forwarded-proto': 'https' })).headers.get('strict-transport-security')).toContain(
      'max-age',
    );
  });

  it('names every request, so that a line of the log can be found', async () => {
    const ids = [await get('/'), await get('/healthz'), await get('/nothing.js')].map(answer =>
      answer.headers.get('x-request-id'),
    );
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{16}$/);
  });

  it('[27] tells its figures to this machine only: from outside they would count who has passed', async () => {
    const from = (address: string) => get('/metrics', { 'x-forwarded-for': address });
    expect((await from('192.0.2.7')).status).toBe(404);
    expect((await from('192.168.1.7')).status).toBe(404);
    expect((await get('/metrics')).status).toBe(200);
    for (const invented of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '192.0.2.7, 127.0.0.1'])
      expect((await from(invented)).status, invented).toBe(404);
  });

  it('tells its figures to nobody while a proxy forwards that the configuration does not know, and warns once', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    const open = await testServer({ log, env: { TRUST_PROXY: '0', METRICS_FROM: 'any' } });
    const ask = async (headers: Record<string, string>) =>
      (await fetch(`http://localhost:${open.port}/metrics`, { headers })).status;
    expect(await ask({})).toBe(200);
    for (const header of ['X-Forwarded-For', 'X-Forwarded-Proto', 'X-Forwarded-Host', 'Forwarded'])
      expect(await ask({ [header]: '127.0.0.1' }), header).toBe(404);
    await open.close();
    expect(lines.filter(line => line.includes('TRUST_PROXY'))).toHaveLength(1);
  });

  it('counts uploads that are broken off, and logs none of them', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    const open = await testServer({ log });
    const headers = { origin: `http://localhost:${open.port}`, 'content-length': '1000' };
    const uploads = Array.from({ length: 5 }, () => {
      const upload = request({ port: open.port, path: '/api/ledgers/group', method: 'POST', headers });
      upload.on('error', () => {});
      upload.write('half', () => setTimeout(() => upload.destroy(), 50));
      return new Promise(done => upload.once('close', done));
    });
    await Promise.all(uploads);
    const figures = async () => (await fetch(`http://localhost:${open.port}/metrics`)).text();
    await vi.waitFor(async () => expect(await figures()).toContain('gorrion_requests_broken_off_total 5'), 5000);
    await open.close();
    expect(lines).toEqual([]);
  });

  it('answers to the hosts of PUBLIC_URL and ORIGINS only, and to its own machine', async () => {
    const named = await testServer({ env: { PUBLIC_URL: 'https://club.example', WEB_ROOT: root } });
    const ask = async (host: string, path = '/') =>
      (await fetch(`http://localhost:${named.port}${path}`, { headers: { 'x-forwarded-host': host } })).status;
    expect(await ask('club.example')).toBe(200);
    expect(await ask('evil.example')).toBe(421);
    expect(await ask('evil.example', '/healthz')).toBe(200);
    expect((await fetch(`http://localhost:${named.port}/`)).status).toBe(200);
    await named.close();
  });

  it('tells its figures to who is named for that, by whatever host they reach it: a monitor uses a name from inside', async () => {
    const named = await testServer({ env: { PUBLIC_URL: 'https://club.example', METRICS_FROM: '203.0.113.5' } });
    const ask = async (address: string, path: string) => {
      const headers = { 'x-forwarded-host': 'node1:3000', 'x-forwarded-for': address };
      return (await fetch(`http://localhost:${named.port}${path}`, { headers })).status;
    };
    expect(await ask('203.0.113.5', '/metrics')).toBe(200);
    expect(await ask('203.0.113.6', '/metrics')).toBe(421);
    expect(await ask('203.0.113.5', '/')).toBe(421);
    await named.close();
  });

  it('answers health, readiness and metrics requests', async () => {
    expect(await (await get('/healthz')).text()).toBe('ok\n');
    expect(await (await get('/readyz')).text()).toBe('ready\n');
    const metrics = await (await get('/metrics')).text();
    for (const name of [
      'gorrion_sockets 0',
      'gorrion_tables 0',
      'gorrion_nodejs_eventloop_lag_p99_seconds',
      'gorrion_append_seconds_bucket',
      'gorrion_commit_seconds_bucket',
      'gorrion_commit_writes_bucket',
      'gorrion_event_to_view_seconds_bucket',
      'gorrion_seats{by="person"} 0',
      'gorrion_slow_sockets_total 0',
    ])
      expect(metrics).toContain(name);
  });
});
