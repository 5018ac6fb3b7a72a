import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { ROOT, STAGE } from './packages.ts';
import { buildServer, SERVER_STAGE } from './server.ts';

/*
 * Makes programs of one file, which need no Node: that of the repository's version with the package `gorrion` inside, by
 * Node's own support for single executables. Each is packed with its licences:
 *   npm run onefile
 */

export const PROGRAMS = join(STAGE, 'programs');
const ARCHS = ['x64', 'arm64'] as const;
type Arch = (typeof ARCHS)[number];

const SCRIPT = join(PROGRAMS, 'program.cjs');
/** Most that somebody downloads (bytes). */
const BUDGET = 60_000_000;

/** What each program is started with, as `npm start` does. */
function flagsOfStart(): readonly string[] {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const [, flags] = /\bnode ((?:--\S+ )+)apps\/server\/src\/main\.ts$/.exec(scripts.start) ?? [];
  if (flags === undefined) throw new Error(`the server is started otherwise: ${scripts.start}`);
  return flags.split(' ').filter(Boolean);
}

/** The first script of a program, in one file: it must be CommonJS, and finds nothing beside it. */
async function writeFirstScript(): Promise<void> {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: true,
      target: 'node26',
      minify: false,
      emptyOutDir: false,
      outDir: PROGRAMS,
      rolldownOptions: {
        input: { program: join(ROOT, 'apps/server/bin/program.ts') },
        output: { format: 'cjs', entryFileNames: 'program.cjs' },
      },
    },
  });
}

/** Fetches Node for a processor from npm, at the version that runs the repository; returns its folder. */
function nodeFor(arch: Arch): string {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'node_modules/node/package.json'), 'utf8'));
  const folder = join(ROOT, 'node_modules/.cache/gorrion-nodes', `${version}-${arch}`);
  if (existsSync(join(folder, 'bin/node'))) return folder;
  mkdirSync(join(folder, '..'), { recursive: true });
  const unfinished = mkdtempSync(`${folder}-`);
  const packed = execFileSync(
    'npm',
    ['pack', `node-linux-${arch}@${version}`, '--silent', '--pack-destination', unfinished],
    {
      encoding: 'utf8',
    },
  );
  execFileSync('tar', ['xzf', packed.trim(), '--strip-components=1', 'package/bin/node', 'package/LICENSE'], {
    cwd: unfinished,
  });
  rmSync(join(unfinished, packed.trim()));
  renameSync(unfinished, folder);
  return folder;
}

/** The files of the package by their paths in it, and a name that changes with them. */
function inside(version: string) {
  const dist = join(SERVER_STAGE, 'dist');
  const isInside = (path: string) => path !== 'licences.txt' && statSync(join(dist, path)).isFile();
  const paths = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(isInside).toSorted();
  const hash = createHash('sha256');
  for (const path of paths) hash.update(`${path}\n`).update(readFileSync(join(dist, path)));
  const id = `${version}-${hash.digest('hex').slice(0, 12)}`;
  // Node reads the kind of the scripts from the package.json beside them.
  const kind = { 'package.json': join(SERVER_STAGE, 'package.json') };
  return { id, assets: { ...kind, ...Object.fromEntries(paths.map(path => [path, join(dist, path)])) } };
}

function makeProgram(arch: Arch, version: string): string {
  const name = `gorrion-${version}-linux-${arch}`;
  const folder = join(PROGRAMS, name);
  mkdirSync(folder, { recursive: true });
  const { id, assets } = inside(version);
  writeFileSync(join(PROGRAMS, 'id'), id);
  const node = nodeFor(arch);
  const config = {
    main: SCRIPT,
    mainFormat: 'commonjs',
    executable: join(node, 'bin/node'),
    output: join(folder, 'gorrion'),
    disableExperimentalSEAWarning: true,
    // It is made on another processor, too.
    useSnapshot: false,
    useCodeCache: false,
    execArgv: flagsOfStart(),
    execArgvExtension: 'env',
    assets: { id: join(PROGRAMS, 'id'), ...assets },
  };
  const file = join(PROGRAMS, `${name}.json`);
  writeFileSync(file, JSON.stringify(config));
  execFileSync(process.execPath, ['--build-sea', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  chmodSync(config.output, 0o755);
  rmSync(file);
  copyFileSync(join(node, 'LICENSE'), join(folder, 'LICENSE-of-Node'));
  for (const one of ['LICENSE', 'dist/licences.txt', 'README.md'])
    copyFileSync(join(SERVER_STAGE, one), join(folder, basename(one)));
  return folder;
}

/** Packs a folder into an archive beside it; throws if it is too much to download. */
function pack(folder: string): string {
  const archive = `${folder}.tar.xz`;
  const words = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '-cJf', archive, basename(folder)];
  execFileSync('tar', words, { cwd: PROGRAMS, env: { ...process.env, XZ_OPT: '-3 -T0' }, stdio: 'inherit' });
  const { size } = statSync(archive);
  if (size > BUDGET) throw new Error(`${basename(archive)} has ${size} bytes of ${BUDGET}`);
  console.log(`${basename(archive)}: ${size} bytes of ${BUDGET}, ${statSync(join(folder, 'gorrion')).size} unpacked`);
  return archive;
}

/** Builds all programs, their archives and a list of the sums of these. */
async function buildPrograms(): Promise<void> {
  await buildServer();
  rmSync(PROGRAMS, { recursive: true, force: true });
  mkdirSync(PROGRAMS, { recursive: true });
  await writeFirstScript();
  const { version } = JSON.parse(readFileSync(join(SERVER_STAGE, 'package.json'), 'utf8'));
  const archives = ARCHS.map(arch => pack(makeProgram(arch, version)));
  const sums = archives.map(
    file => `${createHash('sha256').update(readFileSync(file)).digest('hex')}  ${basename(file)}\n`,
  );
  writeFileSync(join(PROGRAMS, 'SHA256SUMS'), sums.join(''));
  for (const left of ['program.cjs', 'id']) rmSync(join(PROGRAMS, left));
}

if (import.meta.main) await buildPrograms();
