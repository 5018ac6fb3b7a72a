import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve } from 'node:path';

/* The gallery (apps/web/gallery) as it is built, for tests and pictures: it is no part of the page's own build. */

const CHECKOUT = resolve(import.meta.dirname, '..');
const BUILD = join(import.meta.dirname, 'galleryBuild.ts');
/** Playwright empties the folder around it when a run begins, so what lies there is of this run. */
const OF_THE_RUN = join(CHECKOUT, 'test-results/gallery');
const BUILD_LIMIT_MS = 90_000;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

export interface Gallery {
  /** Without a path. */
  readonly origin: string;
  /** Returns the address of a state: `at('game=turn&theme=dark')`. */
  at(query: string): string;
  close(): Promise<void>;
}

/** Builds the gallery of a checkout into a folder. Rejects with what the build said. */
export async function buildGallery(folder: string, checkout = CHECKOUT, signal?: AbortSignal): Promise<void> {
  const building = spawn(process.execPath, [BUILD, checkout, folder], {
    cwd: checkout,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A worker of Vitest or Playwright names an environment of its own.
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
    ...(signal && { signal }),
  });
  let said = '';
  for (const stream of [building.stdout, building.stderr]) stream.on('data', part => (said += String(part)));
  // An aborted build is waited for as well: its folder may be cleared away only after it.
  const code = await new Promise<number | null>((done, fail) => {
    building.once('error', error => building.pid === undefined && fail(error));
    building.once('close', done);
  });
  signal?.throwIfAborted();
  if (code !== 0) throw new Error(`the gallery of ${checkout} was not built: ${said.trim()}`);
}

/** Serves a built gallery on a free port, from memory: its folder may go. */
export async function serveFolder(folder: string): Promise<Gallery> {
  const files = new Map<string, Buffer>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    if (statSync(path).isFile()) files.set(`/${name.replaceAll('\\', '/')}`, readFileSync(path));
  }
  const server = createServer(({ url = '/' }, answer) => {
    const { pathname } = new URL(url, 'http://gallery');
    const name = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const file = files.get(name);
    if (!file) return answer.writeHead(404).end();
    return answer.writeHead(200, { 'content-type': TYPES[extname(name)] ?? 'application/octet-stream' }).end(file);
  });
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(0, '127.0.0.1', done);
  });
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    at: query => `${origin}/gallery/?${query}`,
    close: () =>
      new Promise(done => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** Returns whether this process is the first to ask, and so has to build. */
function isFirst(): boolean {
  mkdirSync(join(OF_THE_RUN, '..'), { recursive: true });
  try {
    mkdirSync(OF_THE_RUN);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Waits for the build of another worker. */
async function untilBuilt(built: string, failed: string): Promise<void> {
  for (const end = Date.now() + BUILD_LIMIT_MS; Date.now() < end; ) {
    if (existsSync(failed)) throw new Error(readFileSync(failed, 'utf8'));
    if (existsSync(built)) return;
    await new Promise(next => setTimeout(next, 50));
  }
  throw new Error(`no gallery was built in ${BUILD_LIMIT_MS / 1000} s`);
}

/** Serves the gallery of this checkout. The first test that asks builds it, once a run for all workers. */
export async function serveBuiltGallery(): Promise<Gallery> {
  const [folder, built, failed] = ['page', 'built', 'failed'].map(name => join(OF_THE_RUN, name)) as [
    string,
    string,
    string,
  ];
  if (!isFirst()) await untilBuilt(built, failed);
  else {
    try {
      await buildGallery(folder);
      writeFileSync(built, '');
    } catch (error) {
      writeFileSync(failed, (error as Error).message);
      throw error;
    }
  }
  return serveFolder(folder);
}
