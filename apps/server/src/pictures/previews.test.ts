import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { GameId } from '@gorrion/protocol';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Archive } from '../archive/reader.ts';
import { Guesses } from '../limits/guesses.ts';
import { LIMITS } from '../limits/limits.ts';
import { OpenGames } from '../persistence/openGames.ts';
import type { Store } from '../persistence/store.ts';
import { ANA, askerOf, personOf, playGame } from '../testing/archive.ts';
import { silent, type TestServer, testServer } from '../testing/server.ts';
import { canWrite } from './fonts.ts';
import { Previews } from './previews.ts';
import { subjectOf } from './subjects.ts';

// A whole hand, and pictures that a thread makes.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const root = mkdtempSync(join(tmpdir(), 'previews-'));
let played: Awaited<ReturnType<typeof playGame>>;
let server: TestServer;
let store: Store;
beforeAll(async () => {
  const page = readFileSync(join(import.meta.dirname, '../../../web/index.html'), 'utf8');
  writeFileSync(join(root, 'index.html'), page);
  played = await playGame();
  store = await played.newStore();
  server = await testServer({ store: await played.newStore(), env: { WEB_ROOT: root } });
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

/** Fetches a page as a crawler does: without a cookie, from a network of its own. */
async function crawl(path: string, language = 'en', network = '203.0.113.9') {
  const headers = { 'accept-language': language, 'x-forwarded-for': network };
  const html = await (await fetch(`http://localhost:${server.port}${path}`, { headers })).text();
  const of = (name: string) => new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(html)?.[1];
  return {
    html,
    title: of('og:title')!,
    words: of('og:description')!,
    image: of('og:image')!,
    card: of('twitter:card'),
  };
}

const picture = (address: string) => fetch(new URL(new URL(address).pathname, `http://localhost:${server.port}`));
const clock = { now: () => 0 };

/** What previews are made of: the game that was played, and no group and no event. */
function sourcesOf(isSealed: () => Promise<boolean>) {
  const archive = new Archive(new OpenGames(store, { isSealed }), store, 0);
  const guesses = new Guesses({ limits: LIMITS, ...clock });
  const desk = { view: async () => ({ ok: false, code: 'x' }) as never, standing: async () => 'nothing' as const };
  return { archive, desk, guesses, isHome: () => true };
}

const ask = askerOf(() => server.port);

it('a link to a game, a hand and a move has a title, words and a picture, in the language of who reads it', async () => {
  const game = await crawl(`/g/${played.id}`, 'es-MX,es;q=0.9');
  expect(game.html).toMatch(/<title>(Gana .+|.+ comparten el primer puesto) · Gorrión<\/title>/);
  expect(game.html.match(/og:title/g)).toHaveLength(1);
  expect(game.words).toMatch(/1\. .*Ana .+ · 1 mano, /);
  expect(game.card).toBe('summary_large_image');
  const move = await crawl(`/g/${played.id}/e1/3`, 'pt');
  expect(move.words).toMatch(/Leste 1, turno \d+, restam \d+ pedras/);
  const png = await picture(move.image);
  expect(png.headers.get('content-type')).toBe('image/png');
  const bytes = Buffer.from(await png.arrayBuffer());
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
});

it('a program that embeds a page finds what to ask, and gets its words and its picture', async () => {
  const { html, title, image } = await crawl(`/g/${played.id}`);
  const link = /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)">/.exec(html)![1]!;
  const address = new URL(link.replaceAll('&amp;', '&'));
  const asked = async (change: (query: URLSearchParams) => void = () => {}) => {
    const url = new URL(address);
    change(url.searchParams);
    const answer = await fetch(url, { headers: { 'accept-language': 'en', 'x-forwarded-for': '203.0.113.9' } });
    return { status: answer.status, body: await answer.json() };
  };
  expect(await asked()).toEqual({
    status: 200,
    body: {
      version: '1.0',
      type: 'link',
      title,
      provider_name: 'Gorrión',
      provider_url: address.origin,
      cache_age: 3600,
      thumbnail_url: image,
      thumbnail_width: 1200,
      thumbnail_height: 630,
    },
  });
  expect((await asked(query => query.set('maxwidth', '600'))).body).not.toHaveProperty('thumbnail_url');
  expect((await asked(query => query.set('format', 'xml'))).status).toBe(501);
  for (const url of ['', 'x', 'https://elsewhere.example/g/A', `${address.origin}/api/games`])
    expect((await asked(query => query.set('url', url))).status, url).toBe(404);
});

it('a program that names no host, or none that there is, gets its page and a plain answer', async () => {
  const bytesOf = (request: string) =>
    new Promise<string>((done, fail) => {
      const socket = connect(server.port, '127.0.0.1', () => void socket.end(request));
      text(socket).then(done, fail);
    });
  const forms = [
    (path: string) => `GET ${path} HTTP/1.0\r\n\r\n`,
    (path: string) => `GET ${path} HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n`,
  ];
  for (const form of forms) {
    expect(await bytesOf(form(`/g/${played.id}`))).toMatch(/^HTTP\/1\.1 200 .*og:title/s);
    expect(await bytesOf(form('/api/oembed?url=http://here/learn'))).toMatch(/^HTTP\/1\.1 404 /);
  }
});

it('the schemas of our files stand at addresses that stay, for pages of other sites too', async () => {
  const schema = (file: string) => fetch(`http://localhost:${server.port}/api/schemas/${file}.json`);
  for (const file of ['record', 'review', 'dispute']) {
    const answer = await schema(file);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const stands = readFileSync(
      join(import.meta.dirname, `../../../../packages/protocol/docs/${file}.schema.generated.json`),
      'utf8',
    );
    expect(await answer.json(), file).toEqual(JSON.parse(stands));
  }
  expect((await schema('secret')).status).toBe(404);
});

it('a table, a group, a day and a game that is not there invite, and name nobody', async () => {
  const pages = await Promise.all(
    [`/t/${played.code}`, '/t/AAAA2222', '/c/some-group', '/d/some-evening', '/daily', '/g/AAAA2222-1'].map(path =>
      crawl(path),
    ),
  );
  for (const { title, words } of pages) expect(title + words).not.toMatch(/Ana|Bea/);
  expect(pages[0]!.title).toBe(pages[1]!.title);
  expect((await crawl('/fans/pure-straight', 'zh')).title).toBe('清龙, 16 分');
});

it('a game for its players alone looks like one that is not there, also to a picture', async () => {
  const missing = await crawl('/g/AAAA2222-1');
  expect((await ask(`/api/games/${played.id}`, ANA, { access: 'players' })).status).toBe(200);
  const closed = await crawl(`/g/${played.id}`);
  expect([closed.title, closed.words]).toEqual([missing.title, missing.words]);
  await ask(`/api/games/${played.id}`, ANA, { access: 'link' });
  expect((await crawl(`/g/${played.id}`)).title).not.toBe(missing.title);
});

it('players whose names are hidden are called by their seats', async () => {
  const { value } = (await ask(`/api/games/${played.id}`, ANA, { alias: true })) as { value: { alias: string } };
  const { title, words } = await crawl(`/g/${value.alias}`, 'zh');
  expect(title + words).toMatch(/[东南西北]/);
  expect(title + words).not.toMatch(/Ana|Bea/);
});

it('a sealed game is an invitation to everybody, its own players too, until it is open', async () => {
  let isSealed = true;
  const sources = sourcesOf(async () => isSealed);
  const who = { person: personOf(ANA), network: '203.0.113.1' };
  const paths = [`/g/${played.id as GameId}`, `/g/${played.id}/e1`, `/g/${played.id}/e1/5`];
  for (const path of paths)
    expect(await subjectOf(sources, who, path, 'en')).toEqual({ kind: 'invitation', to: 'game' });
  isSealed = false;
  for (const path of paths) expect(await subjectOf(sources, who, path, 'en')).not.toHaveProperty('to');
});

it('a network that asks for too many gets pages without a preview, and no pictures', async () => {
  const config = { origins: ['https://club.example'] };
  const previews = new Previews({ ...sourcesOf(async () => false), config, limits: LIMITS, clock, log: silent });
  const peer = { address: '', network: '203.0.113.77', isSecure: true, host: '', isStrayForward: false };
  const see = () => previews.page('<head></head>', { headers: {} } as never, peer, '/learn');
  for (let n = 0; n < LIMITS.network.previews.burst; n++)
    expect(await see()).toContain('content="https://club.example/api/pictures/en/learn.png"');
  expect(await see()).toBe('<head></head>');
  const answer = { writeHead: vi.fn(() => ({ end: () => {} })) };
  await previews.apis['/api/pictures']!({ url: '/api/pictures/en.png' } as never, answer as never, peer);
  expect(answer.writeHead).toHaveBeenCalledWith(429, expect.anything());
});

it('the fonts have names in Latin and Chinese, and say which they have not', () => {
  for (const name of ['Ana', 'Škoda Łucja', '王小明', '鹪鹩', '清龙']) expect(canWrite(name), name).toBe(true);
  for (const name of ['مريم', 'สมชาย', '🀄']) expect(canWrite(name), name).toBe(false);
});
