import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { build, type Plugin } from 'vite';
import { ROOT, STAGE } from './packages.ts';

/*
 * Makes the package `gorrion`: the server with its threads in a few scripts, the built page, and the files that the server
 * reads. `npx gorrion` runs it, and `onefile.ts` makes executables of it.
 */

const SERVER = join(ROOT, 'apps/server');
/** Where the package is made ready. */
export const SERVER_STAGE = join(STAGE, 'gorrion');
const PAGE = 'apps/web/dist';

/** What the server reads from beside its sources, below the root of the repository. */
const READ = [
  'apps/server/examples',
  'apps/server/src/persistence/postgres/migrations',
  'apps/server/src/persistence/pack/dictionary.txt',
  'apps/server/src/pictures/fonts',
  'apps/web/src/kit/tiles/tiles.generated.svg',
  ...globSync('packages/protocol/docs/*.schema.generated.json', { cwd: ROOT }),
];
/** Files of other packages that it reads, by the name that they get here. */
const READ_OF_OTHERS: Readonly<Record<string, string>> = { '@resvg/resvg-wasm/index_bg.wasm': 'resvg.wasm' };

/** Used by others where somebody has installed them; the server does not. */
const OPTIONAL = ['pg-native', 'bufferutil', 'utf-8-validate'];

/** All scripts lie side by side, and the files below `files` as in the repository. */
const beside = (file: string): string =>
  `import.meta.dirname + ${JSON.stringify(`/files/${file.split(sep).join('/')}`)}`;

const NEAR = /new URL\('(\.\/[\w.]+)', import\.meta\.url\)/g;
const REQUIRED = /createRequire\(import\.meta\.url\)\('@gorrion\/(\w+)'\)/g;
const RESOLVED = /createRequire\(import\.meta\.url\)\.resolve\('([^']+)'\)/g;
const LED =
  /import\.meta\.dirname \+|\('\.\/[\w-]+\.js', import\.meta\.url\)|createRequire\(import\.meta\.url\)\('\.\//g;

/**
 * Leads what looks beside its source to where it lies in the package, and makes a script of each thread. Throws if a source
 * looks beside itself in a way that is not known here.
 */
const led: Plugin = {
  name: 'gorrion-led',
  enforce: 'pre',
  transform(code, id) {
    if (!id.startsWith(ROOT + sep) || id.includes('node_modules') || !code.includes('import.meta.')) return null;
    const script = (file: string, fileName: string) => {
      this.emitFile({ type: 'chunk', id: file, fileName });
      return `'./${fileName}'`;
    };
    const written = code
      .replaceAll('import.meta.dirname', `(${beside(relative(ROOT, dirname(id)))})`)
      .replace(NEAR, (_all, near: string) => {
        const file = resolve(dirname(id), near);
        if (!near.endsWith('.ts')) return `(${beside(relative(ROOT, file))})`;
        const name = relative(join(SERVER, 'src'), file).slice(0, -'.ts'.length).replaceAll(sep, '-');
        return `new URL(${script(file, `${name}.js`)}, import.meta.url)`;
      })
      .replace(REQUIRED, (_all, name: string) => {
        const entry = join(ROOT, 'packages', name, 'src/index.ts');
        return `createRequire(import.meta.url)(${script(entry, `${name}.js`)})`;
      })
      .replace(RESOLVED, (_all, name: string) => {
        const file = READ_OF_OTHERS[name];
        if (file === undefined) throw new Error(`${id} reads ${name}, which is not taken along`);
        return `(${beside(file)})`;
      });
    if (/import\.meta\.(dirname|filename|url|resolve)/.test(written.replaceAll(LED, '')))
      throw new Error(`${id} looks beside itself in a way that packages/publish/server.ts does not know`);
    return { code: written, map: null };
  },
};

async function writeScripts(): Promise<void> {
  await build({
    configFile: false,
    root: SERVER,
    logLevel: 'warn',
    plugins: [led],
    // The sentences of the server name the command that somebody has who runs the package.
    define: { 'process.env.GORRION_COMMAND': JSON.stringify('gorrion') },
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: true,
      target: 'node26',
      // Stacks in the log keep the names of functions.
      minify: false,
      emptyOutDir: true,
      outDir: join(SERVER_STAGE, 'dist'),
      license: { fileName: 'licences.txt' },
      rolldownOptions: {
        input: { gorrion: join(SERVER, 'bin/gorrion.ts') },
        external: OPTIONAL,
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'part-[name]-[hash].js' },
      },
    },
  });
}

function copyFiles(): void {
  const files = join(SERVER_STAGE, 'dist/files');
  const isSent = (file: string): boolean => !file.endsWith('.made-of');
  for (const path of [...READ, PAGE]) cpSync(join(ROOT, path), join(files, path), { recursive: true, filter: isSent });
  const { resolve: find } = createRequire(join(SERVER, 'package.json'));
  for (const [name, file] of Object.entries(READ_OF_OTHERS)) copyFileSync(find(name), join(files, file));
}

function writeManifest(): void {
  const { version } = JSON.parse(readFileSync(join(SERVER, 'package.json'), 'utf8'));
  const root = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const { GITHUB_REPOSITORY: repository } = process.env;
  const manifest = {
    name: 'gorrion',
    version,
    description: root.description,
    keywords: ['mahjong', 'mcr', 'wmo', 'game', 'server'],
    license: 'MIT',
    ...(repository && {
      repository: { type: 'git', url: `git+https://github.com/${repository}.git`, directory: 'apps/server' },
    }),
    type: 'module',
    engines: root.engines,
    bin: { gorrion: 'dist/gorrion.js' },
    files: ['dist'],
    publishConfig: { access: 'public', provenance: true },
  };
  writeFileSync(join(SERVER_STAGE, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
}

/** Builds the package into a folder, ready for `npm publish`. It needs no other package: all are in its scripts. */
export async function buildServer(): Promise<void> {
  execFileSync(process.execPath, [join(ROOT, 'apps/web/build/ensure.ts')], { cwd: ROOT, stdio: 'inherit' });
  rmSync(SERVER_STAGE, { recursive: true, force: true });
  await writeScripts();
  chmodSync(join(SERVER_STAGE, 'dist/gorrion.js'), 0o755);
  copyFiles();
  writeManifest();
  copyFileSync(join(import.meta.dirname, 'gorrion.md'), join(SERVER_STAGE, 'README.md'));
  copyFileSync(join(ROOT, 'LICENSE'), join(SERVER_STAGE, 'LICENSE'));
}

if (import.meta.main) await buildServer();
