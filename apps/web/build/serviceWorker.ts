import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const WORKER = 'sw.js';
const SOURCE = 'src/client/offline/worker/worker.ts';
/** Public files that the page itself shows; the others are for the system and for robots. */
const SHOWN = /\.(svg|png|webmanifest)$/;

/** What only some readers ask for, data and the operator's page: kept from its first use on, and not fetched with the page. */
const DATA = /\/packages\/learn\/pool\/[^/]+\.json$|\/src\/operator\/(OperatorPage\.tsx|words\/\w+\/index\.ts)$/;

type Bundle = Rolldown.OutputBundle;

/** Returns the hashed files of a build that hold data for later, by name. */
const dataIn = (bundle: Bundle): readonly string[] =>
  Object.values(bundle)
    .filter(file => file.type === 'chunk' && DATA.test(file.facadeModuleId ?? ''))
    .map(({ fileName }) => fileName)
    .sort();

/** Every address that an installed page may need: the page, its hashed files without data for later, its icons. */
export const filesOf = (
  built: readonly string[],
  shared: readonly string[],
  data: readonly string[] = [],
): readonly string[] => [
  '/',
  ...built
    .filter(name => name.startsWith('assets/') && !name.endsWith('.map') && !data.includes(name))
    .map(name => `/${name}`),
  ...shared.map(name => `/${name}`),
];

/** Another page or another file is another version: hashed names stand for their content, the others are read. */
function versionOf(bundle: Bundle, files: readonly string[], unhashed: readonly string[]): string {
  const page = bundle['index.html'];
  const hash = createHash('sha256').update(files.join('\n'));
  hash.update(page?.type === 'asset' ? page.source : '');
  for (const path of unhashed) hash.update(readFileSync(path));
  return hash.digest('hex').slice(0, 12);
}

/** Builds the worker beside the page and writes into it what the page consists of. */
export function serviceWorker(): Plugin {
  let root = '';
  let folder = '';
  let shared: readonly string[] = [];
  return {
    name: 'gorrion-service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
      folder = config.publicDir;
      shared = folder
        ? readdirSync(folder)
            .filter(name => SHOWN.test(name))
            .sort()
        : [];
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: resolve(root, SOURCE), fileName: WORKER });
    },
    generateBundle(_options, bundle) {
      const worker = bundle[WORKER];
      if (worker?.type !== 'chunk') return this.error('the service worker was not built');
      if (worker.imports.length > 0 || worker.exports.length > 0) this.error('the service worker must be one file');
      const data = dataIn(bundle);
      const files = filesOf(Object.keys(bundle).sort(), shared, data);
      const later = data.map(file => `/${file}`);
      const unhashed = shared.map(name => join(folder, name));
      worker.code = worker.code
        .replace('__VERSION__', versionOf(bundle, [...files, ...later], unhashed))
        .replace('__FILES__', JSON.stringify(files))
        .replace('__LATER__', JSON.stringify(later));
    },
  };
}
