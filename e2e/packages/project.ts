import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/* A project of somebody else, with our packages as they come from npm. */

/** Versions of Node that the packages promise to run under. */
export const NODES = ['22', '24', '26'] as const;

const TOOLS = [
  'typescript@5.9',
  'vite@8',
  'publint@0.3.25',
  '@arethetypeswrong/cli@0.18.5',
  ...NODES.map(version => `node${version}@npm:node-${process.platform}-${process.arch}@${version}`),
];

/** Runs a program in a folder; returns what it printed. Throws with that if it fails. */
export function run(
  folder: string,
  program: string,
  words: readonly string[],
  env: Record<string, string> = {},
): string {
  try {
    return execFileSync(program, words, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${words.join(' ')}\n${stdout}${stderr}`);
  }
}

/** Packs the package of a folder as npm would send it; returns its file. */
export function pack(folder: string, into: string): string {
  mkdirSync(into, { recursive: true });
  const packed = JSON.parse(run(folder, 'npm', ['pack', '--json', '--pack-destination', into]));
  const [{ filename }] = Array.isArray(packed) ? packed : (Object.values(packed) as [{ filename: string }]);
  return join(into, filename);
}

/** What stands in a stage beside the packages for programs. */
const OTHERS = ['types', 'docs', 'gorrion', 'programs'];

/** The packages of a stage by their folders, each packed. */
export function packAll(stage: string, into: string): ReadonlyMap<string, string> {
  const folders = readdirSync(stage).filter(name => !OTHERS.includes(name));
  return new Map(folders.map(folder => [folder, pack(join(stage, folder), into)]));
}

/** Names the examples of a README: the text of each of its fences. */
const examplesIn = (readme: string): readonly string[] =>
  [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, text]) => text!);

const write = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

const typesBy = (module: string, moduleResolution: string) =>
  JSON.stringify({
    compilerOptions: {
      module,
      moduleResolution,
      target: 'ES2022',
      lib: ['ES2024', 'DOM'],
      types: [],
      strict: true,
      noUncheckedIndexedAccess: true,
      noEmit: true,
      allowImportingTsExtensions: true,
    },
    include: ['examples', 'check.ts', 'page.ts'],
  });

export const RESOLUTIONS = { bundler: 'ESNext', node16: 'Node16', nodenext: 'NodeNext' } as const;

const isClients = (text: string): boolean => text.includes("from '@gorrion/client'");

/** Runs all examples: what they export is what they return, and those of the client play at a server. */
function checkText(names: readonly string[], clients: readonly string[]): string {
  const imports = [...names, ...clients].map(name => `import * as ${name} from './examples/${name}.ts';`);
  const [play, watch] = ['playGame', 'watchGame'].map(job => `clients.find(one => '${job}' in one) as any`);
  return `${imports.join('\n')}

const clients = [${clients.join(', ')}];

export async function check(url: string) {
  const exported = { ${names.join(', ')} };
  let watching: Promise<unknown> = Promise.resolve();
  const facts: string[] = [];
  const played = await (${play}).playGame(url, (code: string) => {
    watching = (${watch}).watchGame(url, code, (fact: string) => facts.push(fact));
  });
  return { exported, played, watched: await watching, facts: facts.length };
}
`;
}

/**
 * Makes a project with packed packages, the examples of their READMEs, and a program that runs them all: under Node as
 * `node.ts URL`, in a browser as a page.
 */
export function makeProject(folder: string, tarballs: ReadonlyMap<string, string>): void {
  write(join(folder, 'package.json'), JSON.stringify({ name: 'somebody', private: true, type: 'module' }));
  run(folder, 'npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...tarballs.values(), ...TOOLS]);
  const examples = [...tarballs.keys()].flatMap(name =>
    examplesIn(readFileSync(join(folder, 'node_modules/@gorrion', name, 'README.md'), 'utf8')).map((text, n) => ({
      name: `${name}${n + 1}`,
      text,
    })),
  );
  for (const { name, text } of examples) write(join(folder, 'examples', `${name}.ts`), text);
  const namesOf = (areClients: boolean) =>
    examples.filter(({ text }) => isClients(text) === areClients).map(({ name }) => name);
  write(join(folder, 'check.ts'), checkText(namesOf(false), namesOf(true)));
  write(join(folder, 'node.ts'), NODE);
  write(join(folder, 'begin.ts'), beginBy('./examples/client1.ts', './examples/client2.ts'));
  write(join(folder, 'page.ts'), PAGE);
  write(
    join(folder, 'index.html'),
    '<!doctype html><meta charset="utf-8"><title>waiting</title><script type="module" src="./page.ts"></script>',
  );
  write(join(folder, 'scorer.ts'), SCORER);
  for (const [resolution, module] of Object.entries(RESOLUTIONS))
    write(join(folder, `tsconfig.${resolution}.json`), typesBy(module, resolution));
}

const NODE = `import { check } from './check.ts';
console.log(JSON.stringify(await check(process.argv[2]!)));
`;

/**
 * A program that plays the beginning of a game at the address that is its last word, by the examples of the client in two
 * files, and ends while the game goes on: bots take their time.
 */
export const beginBy = (play: string, watch: string): string => `
const [{ playGame }, { watchGame }] = await Promise.all([import(${JSON.stringify(play)}), import(${JSON.stringify(watch)})]);
const url = process.argv.at(-1);
const facts = [];
playGame(url, code => {
  watchGame(url, code, fact => {
    if (facts.push(fact) < 30) return;
    console.log(facts.length + ' facts of a game, ' + facts.filter(one => one === 'discarded').length + ' discards among them');
    process.exit();
  });
});
`;

const PAGE = `import { check } from './check.ts';
const done = (title: string) => { document.title = title; };
check(new URLSearchParams(location.search).get('server')!).then(
  result => done(JSON.stringify(result)),
  error => done('failed: ' + error),
);
`;

/** What somebody bundles who only counts hands. */
const SCORER = `import { parseHand, PLAIN_WIN, pointsPaid, scoreWin, wmo2006 } from '@gorrion/rules';
export const points = (text: string, winningTile: number) => {
  const hand = parseHand(text);
  if (!hand.ok) return undefined;
  const claim = { ...PLAIN_WIN, ...hand.value, seatWind: 0, prevalentWind: 0, winningTile, selfDrawn: true };
  const score = scoreWin(claim as never, wmo2006);
  return score && pointsPaid(score);
};
`;
