import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { findChromium } from '../chromium.ts';
import { GameServer } from '../server.ts';
import { checkGorrion, checkOldNode, Gorrion } from './gorrion.ts';
import { makeProject, NODES, pack, packAll, RESOLUTIONS, run } from './project.ts';

/*
 * Proves the packages as others get them: packed, installed into a project outside of this repository, type-checked in all
 * three ways to resolve modules, and run with all examples of their READMEs under several versions of Node and in Chromium.
 * `npm run packages` builds them before.
 */

const STAGE = resolve(import.meta.dirname, '../../packages/publish/dist');

/** Most that somebody loads who only counts hands (bytes, gzip). */
const SCORER_BUDGET = 32 * 1024;

/** How many times as fast as real time the server runs: bots take their time. */
const SPEED = 60;

interface Checked {
  readonly exported: Readonly<Record<string, unknown>>;
  readonly played: readonly number[];
  readonly watched: readonly number[];
  readonly facts: number;
}

const say = (text: string): void => console.log(text);

/** Throws unless a whole game was played, and a spectator saw the same end. */
function assertWhole(where: string, { exported, played, watched, facts }: Checked): void {
  const isWhole = played.length === 4 && played.reduce((sum, points) => sum + points, 0) === 0 && facts > 50;
  if (!isWhole || JSON.stringify(played) !== JSON.stringify(watched))
    throw new Error(`${where}: played ${played}, watched ${watched}, ${facts} facts`);
  say(`${where}: ${Object.keys(exported).length} examples, a game of ${facts} facts, ${played.join(' ')}`);
}

function checkPackages(folder: string, tarballs: ReadonlyMap<string, string>): void {
  for (const [name, tarball] of tarballs) {
    run(folder, 'npx', ['--no-install', 'publint', tarball, '--strict']);
    run(folder, 'npx', ['--no-install', 'attw', tarball, '--profile', 'esm-only', '--format', 'ascii']);
    say(`@gorrion/${name}: publint and attw find nothing`);
  }
}

function checkTypes(folder: string): void {
  const compilers = {
    '5.9': join(folder, 'node_modules/typescript/bin/tsc'),
    '7': resolve('node_modules/typescript/bin/tsc'),
  };
  for (const [version, compiler] of Object.entries(compilers))
    for (const resolution of Object.keys(RESOLUTIONS)) {
      run(folder, process.execPath, [compiler, '-p', `tsconfig.${resolution}.json`]);
      say(`types under ${resolution}: TypeScript ${version} finds nothing`);
    }
}

async function checkSize(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: folder,
    logLevel: 'warn',
    build: { outDir: 'scorer', lib: { entry: 'scorer.ts', formats: ['es'], fileName: 'scorer' }, minify: 'oxc' },
  });
  const bytes = gzipSync(readFileSync(join(folder, 'scorer/scorer.js')), { level: 9 }).length;
  if (bytes > SCORER_BUDGET) throw new Error(`the scorer has ${bytes} bytes of ${SCORER_BUDGET}`);
  say(`the scorer alone: ${bytes} bytes of ${SCORER_BUDGET} (gzip)`);
}

function checkNodes(folder: string, url: string): void {
  for (const version of NODES) {
    const program = join(folder, `node_modules/node${version}/bin/node`);
    const exact = run(folder, program, ['--version']).trim();
    assertWhole(`Node ${exact}`, JSON.parse(run(folder, program, ['--no-warnings', 'node.ts', url])));
  }
}

async function checkChromium(folder: string, server: (origin: string) => Promise<GameServer>): Promise<void> {
  await build({ configFile: false, root: folder, logLevel: 'warn' });
  const page = await preview({ configFile: false, root: folder, preview: { port: 0, host: '127.0.0.1' } });
  const origin = page.resolvedUrls!.local[0]!.replace(/\/$/, '');
  const { url } = await server(origin);
  const browser = await chromium.launch({ executablePath: findChromium().full });
  try {
    const tab = await browser.newPage();
    await tab.goto(`${origin}/?server=${encodeURIComponent(url)}`);
    await tab.waitForFunction(() => document.title !== 'waiting', undefined, { timeout: 300_000 });
    const title = await tab.title();
    if (title.startsWith('failed')) throw new Error(title);
    assertWhole(`Chromium ${browser.version()}`, JSON.parse(title));
  } finally {
    await browser.close();
    await page.close();
  }
}

/** Proves the package of the server under the Node that it needs, and under those that are too old. */
async function checkServer(folder: string, tarball: string): Promise<void> {
  const home = join(folder, 'server');
  mkdirSync(home);
  writeFileSync(join(home, 'package.json'), JSON.stringify({ name: 'club', private: true }));
  run(home, 'npm', ['install', '--no-audit', '--no-fund', tarball]);
  run(folder, 'npx', ['--no-install', 'publint', tarball, '--strict']);
  const script = join(home, 'node_modules/gorrion/dist/gorrion.js');
  const programOf = (version: string) => join(folder, `node_modules/node${version}/bin/node`);
  const calls = NODES.map(version => ({ version, gorrion: new Gorrion(programOf(version), script) }));
  try {
    for (const { version, gorrion } of calls) {
      if (version !== NODES.at(-1)) checkOldNode(gorrion);
      else {
        const play = (url: string) => run(folder, programOf(version), ['--no-warnings', 'begin.ts', url]).trim();
        const seen = await checkGorrion(gorrion, manifestOf(home).version, play);
        say(`gorrion under Node ${version}, ${statSync(tarball).size} bytes packed: ${seen}`);
      }
    }
  } finally {
    for (const { gorrion } of calls) gorrion.remove();
  }
}

const manifestOf = (home: string): { readonly version: string } =>
  JSON.parse(readFileSync(join(home, 'node_modules/gorrion/package.json'), 'utf8'));

const folder = mkdtempSync(join(tmpdir(), 'gorrion-packages-'));
const servers: GameServer[] = [];
const startServer = async (origin = ''): Promise<GameServer> => {
  const server = await GameServer.start({ TEST_BOTS: 'plain', ...(origin && { ORIGINS: origin }) });
  servers.push(server);
  await server.run(SPEED);
  return server;
};
try {
  const tarballs = packAll(STAGE, join(folder, 'tarballs'));
  const project = join(folder, 'project');
  makeProject(project, tarballs);
  await checkServer(project, pack(join(STAGE, 'gorrion'), join(folder, 'tarballs')));
  checkPackages(project, tarballs);
  checkTypes(project);
  await checkSize(project);
  checkNodes(project, (await startServer()).url);
  await checkChromium(project, startServer);
} finally {
  await Promise.all(servers.map(server => server.stop()));
  rmSync(folder, { recursive: true, force: true });
}
