import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build, type Plugin } from 'vite';
import { BUNDLED, type Manifest, manifestOf, PUBLISHED, ROOT, STAGE } from './packages.ts';
import { packageReadme } from './readme.ts';
import { buildServer } from './server.ts';

/*
 * Makes the packages ready in folders of their own, with the package.json that others get: JavaScript and types in the
 * place of the sources, which the workspace runs as they are.
 */

const OWN = /^@gorrion\/(\w+)$/;
const isPublished = (folder: string | undefined): folder is string => folder !== undefined && folder in PUBLISHED;

/** Where the other published packages import a package of this repository from. */
const internal = (folder: string): string => `@gorrion/${folder}/internal`;

/** Leaves published packages outside, under the entry that is for them, and takes bundled ones in. */
const siblings: Plugin = {
  name: 'gorrion-siblings',
  enforce: 'pre',
  async resolveId(id, importer) {
    const folder = OWN.exec(id)?.[1];
    if (isPublished(folder)) return { id: internal(folder), external: true, moduleSideEffects: false };
    if (folder !== undefined && !BUNDLED.includes(folder))
      throw new Error(`${importer} imports ${id}, which is private`);
    return null;
  },
};

const stemOf = (file: string): string => file.replace(/\.ts$/, '');

/** Writes the JavaScript of a package, a file for each module, so that others take only what they use. */
async function writeScripts(folder: string): Promise<void> {
  const source = join(ROOT, 'packages', folder, 'src');
  const files = Object.values(PUBLISHED[folder]!.entries);
  await build({
    configFile: false,
    root: source,
    logLevel: 'warn',
    plugins: [siblings],
    build: {
      target: 'es2022',
      minify: false,
      sourcemap: true,
      emptyOutDir: true,
      outDir: join(STAGE, folder, 'dist'),
      lib: { entry: Object.fromEntries(files.map(file => [stemOf(file), join(source, file)])), formats: ['es'] },
      rolldownOptions: {
        external: id => !/^[./\0]|^@gorrion\//.test(id),
        output: { preserveModules: true, preserveModulesRoot: source, entryFileNames: '[name].js' },
      },
    },
  });
}

const IMPORTED = /(?<=\bfrom |\bimport\(|\bimport )(['"])([^'"]+)\1/g;

/**
 * Makes the types of a package's own files. A package at a time: types of what comes from another one are not written.
 * They are not checked here, which `npm run types` does.
 */
function makeTypes(folder: string): string {
  const source = join(ROOT, 'packages', folder, 'src');
  const outDir = join(STAGE, 'types', folder);
  mkdirSync(outDir, { recursive: true });
  const config = {
    extends: join(import.meta.dirname, 'tsconfig.json'),
    compilerOptions: { rootDir: source, outDir },
    include: [],
    files: Object.values(PUBLISHED[folder]!.entries).map(file => join(source, file)),
  };
  writeFileSync(join(outDir, 'tsconfig.json'), JSON.stringify(config));
  execFileSync(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', outDir], { stdio: 'inherit' });
  return outDir;
}

/** Copies the types that can be reached from the entries of a package; throws if they lead to a package that is private. */
function writeTypes(folder: string): void {
  const types = makeTypes(folder);
  const left = Object.values(PUBLISHED[folder]!.entries).map(stemOf);
  const seen = new Set(left);
  for (const stem of left) {
    const text = readFileSync(join(types, `${stem}.d.ts`), 'utf8');
    const written = text.replace(IMPORTED, (_all, quote: string, id: string) => {
      const sibling = OWN.exec(id)?.[1];
      if (sibling !== undefined) {
        if (!isPublished(sibling)) throw new Error(`the types of ${folder}/${stem} need ${id}, which is private`);
        return `${quote}${internal(sibling)}${quote}`;
      }
      if (!id.startsWith('.')) return `${quote}${id}${quote}`;
      const reached = relative(types, join(types, dirname(stem), id)).replace(/\.[jt]s$/, '');
      if (!seen.has(reached)) left.push(reached);
      seen.add(reached);
      return `${quote}${id.replace(/\.ts$/, '.js')}${quote}`;
    });
    const target = join(STAGE, folder, 'dist', `${stem}.d.ts`);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, written);
  }
}

/** Returns what a package needs of others: exactly the version of its siblings, which share what is internal. */
function dependenciesOf(folder: string): Record<string, string> {
  const scripts = JSON.stringify(importsOf(folder));
  const all = [folder, ...BUNDLED].flatMap(name => Object.entries(manifestOf(name).dependencies ?? {}));
  const needed = all.filter(([name]) => scripts.includes(`"${name}`));
  return Object.fromEntries(
    needed
      .map(([name, range]) => {
        const sibling = OWN.exec(name)?.[1];
        return [name, sibling === undefined ? range : manifestOf(sibling).version] as const;
      })
      .toSorted(([a], [b]) => a.localeCompare(b)),
  );
}

/** Names what the files of a built package import from other packages. */
function importsOf(folder: string): readonly string[] {
  const dist = join(STAGE, folder, 'dist');
  const texts = execFileSync('find', [dist, '-name', '*.js', '-o', '-name', '*.d.ts'], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(file => readFileSync(file, 'utf8'));
  return [...new Set(texts.flatMap(text => [...text.matchAll(IMPORTED)].map(([, , id]) => id!)))].filter(
    id => !id.startsWith('.'),
  );
}

/** The repository on GitHub as `owner/name`, where a package is published from; npm compares it with the provenance. */
const { GITHUB_REPOSITORY: repository } = process.env;

function manifestFor(folder: string, { name, version }: Manifest) {
  const { about, keywords, entries } = PUBLISHED[folder]!;
  const exported = Object.entries(entries).map(([entry, file]) => {
    const stem = `./dist/${stemOf(file)}`;
    return [entry, { types: `${stem}.d.ts`, default: `${stem}.js` }] as const;
  });
  return {
    name,
    version,
    description: about,
    keywords,
    license: 'MIT',
    ...(repository && {
      repository: { type: 'git', url: `git+https://github.com/${repository}.git`, directory: `packages/${folder}` },
    }),
    type: 'module',
    sideEffects: false,
    engines: { node: '>=22' },
    exports: { ...Object.fromEntries(exported), './package.json': './package.json' },
    files: ['dist', 'CHANGELOG.md'],
    dependencies: dependenciesOf(folder),
    publishConfig: { access: 'public', provenance: true },
  };
}

/** Builds all packages into folders of `dist`, each ready for `npm publish`. */
export async function buildPackages(): Promise<void> {
  rmSync(STAGE, { recursive: true, force: true });
  for (const folder of Object.keys(PUBLISHED)) {
    await writeScripts(folder);
    writeTypes(folder);
    const source = join(ROOT, 'packages', folder);
    const stage = join(STAGE, folder);
    const manifest = manifestOf(folder);
    const write = (file: string, text: string) => writeFileSync(join(stage, file), text);
    write('package.json', `${JSON.stringify(manifestFor(folder, manifest), undefined, 2)}\n`);
    const home = repository && `https://github.com/${repository}/blob/main`;
    write('README.md', packageReadme(manifest.name, readFileSync(join(source, 'README.md'), 'utf8'), folder, home));
    copyFileSync(join(ROOT, 'LICENSE'), join(stage, 'LICENSE'));
    copyFileSync(join(source, 'CHANGELOG.md'), join(stage, 'CHANGELOG.md'));
  }
  if (!existsSync(join(STAGE, 'rules/dist/public.js'))) throw new Error('nothing was built');
}

if (import.meta.main) {
  await buildPackages();
  await buildServer();
}
