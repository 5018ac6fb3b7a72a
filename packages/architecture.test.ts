import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

/** What each part of the house may import of the others (dependencies point one way). */
const ALLOWED: Record<string, readonly string[]> = {
  'packages/rules': [],
  'packages/protocol': ['rules'],
  'packages/bots': ['rules'],
  'packages/table': ['rules', 'bots', 'protocol'],
  'packages/review': ['rules', 'bots', 'protocol', 'table'],
  'packages/pictures': ['rules', 'protocol', 'table'],
  'packages/learn': ['rules', 'bots', 'protocol', 'review'],
  'packages/events': ['rules', 'bots', 'protocol'],
  'packages/client': ['rules', 'bots', 'protocol', 'table'],
  'apps/server': ['client', 'events', 'pictures', 'review', 'table', 'protocol', 'rules', 'bots'],
  'apps/web': ['client', 'events', 'pictures', 'learn', 'review', 'table', 'protocol', 'rules', 'bots'],
  e2e: ['rules', 'protocol', 'table', 'review', 'events', 'learn', 'client'],
};

/** Folders of the rules from the ground up: each may import only what lies before it, or itself. */
const STOREYS = [
  'result',
  'languages',
  'tiles',
  'rulesets',
  'wall',
  'melds',
  'scoring',
  'classical',
  'family',
  'fouls',
  'hand',
  'session',
  'sheet',
];

/** Parts whose folders import each other one way; a folder is the first below the part, and what lies beside it is another. */
const FOLDED = [
  'apps/server/src',
  'apps/web/src',
  'packages/bots/src',
  'packages/rules/src',
  'packages/table/src',
  'packages/review/src',
  'packages/events/src',
];

/** The rooms of the page that know no place, from the ground up: each may import only from those before it. */
const FLOORS = ['kit', 'board', 'client', 'shell', 'sheet'];

/** The five places above them, and the operator's page. They reach each other by links only, and `app` enters them by `index.ts`, their door. */
const PLACES = ['learn', 'play', 'review', 'events', 'groups', 'operator'];

const root = resolve(import.meta.dirname, '..');
const isTest = (file: string) => /\.test\.tsx?$|\/testing\/|\/fixtures\//.test(file);
const sources = globSync('{apps,packages,e2e}/**/*.{ts,tsx}', { cwd: root })
  .filter(file => !file.includes('node_modules') && !file.includes('/dist/'))
  .map(file => file.replaceAll('\\', '/'));

const IMPORT = /(?:import|export)\s(?:[^'";]*?\sfrom\s)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;
const textOf = new Map(sources.map(file => [file, readFileSync(join(root, file), 'utf8')]));
const importsOf = (file: string): string[] =>
  [...(textOf.get(file) ?? '').matchAll(IMPORT)].map(match => match[1] ?? match[2] ?? '');

/** Names what a file imports when it runs: not what it needs for its types. */
const runningImportsOf = (file: string): string[] =>
  [...(textOf.get(file) ?? '').matchAll(IMPORT)]
    .filter(([text]) => !/^(?:import|export)\s+type\s/.test(text))
    .map(match => match[1] ?? match[2] ?? '');

const partOf = (file: string) => Object.keys(ALLOWED).find(part => file.startsWith(`${part}/`));

/** The file that a relative import names, from the repository's root. */
function target(file: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const path = join(dirname(file), specifier).replaceAll('\\', '/');
  return existsSync(join(root, path)) ? path : undefined;
}

/** Finds the ways by which what is imported comes back to where it began; each names its members in their order. */
function cyclesIn(nodes: Iterable<string>, nextOf: (node: string) => readonly string[]): string[] {
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (node: string, path: readonly string[]): void => {
    if (path.includes(node)) {
      cycles.push([...path.slice(path.indexOf(node)), node].join(' > '));
      return;
    }
    if (done.has(node)) return;
    for (const next of nextOf(node)) visit(next, [...path, node]);
    done.add(node);
  };
  for (const node of nodes) visit(node, []);
  return cycles;
}

/** The folders that each folder of a part imports from; tests and their helpers do not count. */
function foldersOf(part: string, files: readonly string[]): Map<string, string[]> {
  const folderOf = (file: string) => file.slice(part.length + 1).match(/^(.+?)\//)?.[1] ?? '.';
  const folders = new Map<string, Set<string>>();
  for (const file of files.filter(file => file.startsWith(`${part}/`) && !isTest(file))) {
    const from = folderOf(file);
    const reached = folders.get(from) ?? new Set();
    folders.set(from, reached);
    for (const name of importsOf(file)) {
      const path = target(file, name);
      const to = path?.startsWith(`${part}/`) ? folderOf(path) : from;
      if (to !== from) reached.add(to);
    }
  }
  return new Map([...folders].map(([folder, reached]) => [folder, [...reached]]));
}

const PAGE = 'apps/web/src/';

/** The imports of the page that point up, or into a place, as `file imports file`. */
function wrongImportsOfPage(files: readonly string[]): string[] {
  const roomOf = (file: string) => file.split('/')[0] ?? '';
  const height = (room: string) => {
    if (PLACES.includes(room)) return FLOORS.length;
    const floor = FLOORS.indexOf(room);
    return floor >= 0 ? floor : FLOORS.length + 1;
  };
  const isWrong = (from: string, to: string): boolean => {
    const [above, below] = [roomOf(from), roomOf(to)];
    if (above === below) return false;
    if (PLACES.includes(below)) return height(above) <= FLOORS.length || !/^[a-z]+\/(index\.ts$|words\/)/.test(to);
    return height(below) > height(above);
  };
  return files
    .filter(file => file.startsWith(PAGE) && !isTest(file))
    .flatMap(file =>
      importsOf(file)
        .map(name => target(file, name))
        .filter(path => path?.startsWith(PAGE) && isWrong(file.slice(PAGE.length), path.slice(PAGE.length)))
        .map(path => `${file} imports ${path}`),
    );
}

/** What lies in the top folder. What runs leave there is ignored by git, and dotfiles say what they are for. */
const TOP = [
  'apps',
  'e2e',
  'packages',
  'LICENSE',
  'README.md',
  'biome.json',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
];

describe('the house', () => {
  it('has nothing in its top folder but what belongs there', () => {
    const ignored = readFileSync(join(root, '.gitignore'), 'utf8').split('\n');
    const found = readdirSync(root).filter(
      name => !name.startsWith('.') && !ignored.includes(`${name}/`) && !name.endsWith('.log'),
    );
    expect(found.toSorted()).toEqual(TOP.toSorted());
  });

  it('has something to look at', () => {
    expect(sources.length).toBeGreaterThan(50);
  });

  it('keeps dependencies pointing one way', () => {
    const wrong = sources.flatMap(file => {
      const part = partOf(file);
      const allowed = part === undefined ? [] : ALLOWED[part]!.map(name => `@gorrion/${name}`);
      const own = part && `@gorrion/${part.split('/')[1]}`;
      return importsOf(file)
        .filter(name => name.startsWith('@gorrion/'))
        .filter(name => ![...allowed, own].some(door => name === door || name.startsWith(`${door}/`)))
        .map(name => `${file} imports ${name}`);
    });
    expect(wrong).toEqual([]);
  });

  it('lets nobody pass an index by, or reach into another part by a relative path', () => {
    const wrong = sources.flatMap(file =>
      importsOf(file)
        .filter(name => {
          const path = target(file, name);
          return /^@gorrion\/[a-z]+\/src/.test(name) || (path !== undefined && partOf(path) !== partOf(file));
        })
        .map(name => `${file} imports ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it('builds the rules from the ground up', () => {
    const storey = (file: string) => STOREYS.indexOf(file.split('/')[3] ?? '');
    const wrong = sources
      .filter(file => file.startsWith('packages/rules/src/') && !isTest(file) && storey(file) >= 0)
      .flatMap(file =>
        importsOf(file)
          .map(name => target(file, name))
          .filter(path => path !== undefined && storey(path) > storey(file))
          .map(path => `${file} imports ${path}`),
      );
    expect(wrong).toEqual([]);
  });

  it('builds the page from the ground up, and enters a place by its door only', () => {
    expect(wrongImportsOfPage(sources)).toEqual([]);
  });

  it('keeps clocks, chance and the machine out of the rules, the bots, the review, the lessons, the events and the pictures', () => {
    // A date of a given time asks no clock.
    const forbidden =
      /\bMath\.random\b|(?<!\bnew )\bDate\b|\bnew Date\b(?!\(\w)|\bperformance\.|from 'node:|\bprocess\.|\bsetTimeout\b/;
    const wrong = sources
      .filter(file => /^packages\/(rules|bots|review|learn|events|pictures)\/src\//.test(file) && !isTest(file))
      .filter(file => forbidden.test((textOf.get(file) ?? '').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')));
    expect(wrong).toEqual([]);
  });

  it('makes the names of the page without what plain http lacks: a club plays by the address of a machine at home', () => {
    const onPage = /^(apps\/web|packages\/(client|protocol|table|learn|events))\/src\//;
    const wrong = sources
      .filter(file => onPage.test(file) && !isTest(file))
      .filter(file => /\brandomUUID\(|\bcrypto\.subtle\b/.test(textOf.get(file) ?? ''));
    expect(wrong).toEqual([]);
  });

  it('has no cycle', () => {
    const nextOf = (file: string) =>
      importsOf(file)
        .map(name => target(file, name))
        .filter(path => path !== undefined && textOf.has(path)) as string[];
    expect(cyclesIn(sources, nextOf)).toEqual([]);
  });

  it('starts the thread that writes without a package, so that it writes at once', () => {
    const reached = new Set<string>();
    const visit = (file: string): string[] => {
      if (reached.has(file)) return [];
      reached.add(file);
      return runningImportsOf(file).flatMap(name => {
        const path = target(file, name);
        return path ? visit(path) : name.startsWith('node:') ? [] : [`${file} imports ${name}`];
      });
    };
    expect(visit('apps/server/src/persistence/sqlite/writer.ts')).toEqual([]);
    expect(reached.size).toBeGreaterThan(5);
  });

  it('has one handler for each message of a client, on the server and on a device alike', () => {
    const HANDLERS = 'packages/table/src/hosting/handlers.ts';
    const KEY = /'([a-z]+:[a-z]+)':\s/g;
    const keysOf = (text: string) => [...text.matchAll(KEY)].map(([, name]) => name!);
    const declared = (textOf.get('packages/protocol/src/messages.ts') ?? '').split('interface ClientToServer')[1] ?? '';
    const names = keysOf(declared.slice(0, declared.indexOf('\n}')));
    const handled = sources
      .filter(file => /^(apps|packages\/table)\//.test(file) && !isTest(file))
      .flatMap(file => [...new Set(keysOf(textOf.get(file) ?? ''))].map(name => ({ name, file })));
    expect(names.length).toBeGreaterThan(5);
    expect(handled.filter(({ name, file }) => names.includes(name) && file !== HANDLERS)).toEqual([]);
    for (const name of names) expect(handled).toContainEqual({ name, file: HANDLERS });
  });

  it('has no room of the page but those', () => {
    const inside = readdirSync(join(root, PAGE), { withFileTypes: true }).filter(entry => entry.isDirectory());
    expect(inside.map(({ name }) => name).sort()).toEqual([...FLOORS, ...PLACES, 'app', 'testing'].sort());
  });

  it('is drawn in the architecture as it is', () => {
    const text = readFileSync(join(root, 'packages/ARCHITECTURE.md'), 'utf8');
    const rows = [...text.matchAll(/^\| (?:\[`|`)((?:packages|apps)\/\w+|e2e)`.*\| ([^|]+) \|$/gm)];
    const all = Object.keys(ALLOWED).flatMap(part => part.match(/^packages\/(.*)/)?.[1] ?? []);
    const named = (list: string) => {
      const [, but] = /^all packages(?: but (.+))?$/.exec(list) ?? [];
      if (list.startsWith('all packages')) return all.filter(name => !but?.split(', ').includes(name));
      return list === 'nothing' ? [] : list.split(', ');
    };
    const drawn = Object.fromEntries(rows.map(([, part, list]) => [part, named(list!).sort()]));
    expect(drawn).toEqual(Object.fromEntries(Object.entries(ALLOWED).map(([part, list]) => [part, [...list].sort()])));
    const rooms = text.slice(text.indexOf('## Rooms of the page'), text.indexOf('## The way of one discard'));
    const drawnRooms = [...rooms.matchAll(/^\| (`\w+`(?:, `\w+`)*) \|/gm)].flatMap(([, list]) => list!.match(/\w+/g)!);
    expect(drawnRooms.sort()).toEqual([...FLOORS, ...PLACES, 'app'].sort());
  });

  it('has every folder of the page that its README names, and names every one', () => {
    const text = readFileSync(join(root, 'apps/web/README.md'), 'utf8');
    for (const [, room, what] of text.matchAll(/^\| `(\w+)` \| (.+) \|$/gm)) {
      const folders = readdirSync(join(root, PAGE, room!), { withFileTypes: true })
        .filter(entry => entry.isDirectory() && entry.name !== 'words')
        .map(({ name }) => name);
      const said = [...what!.matchAll(/`(\w+)`/g)].map(([, name]) => name!).filter(name => name !== 'words');
      expect(
        said.filter(name => !folders.includes(name)),
        room,
      ).toEqual([]);
      expect(
        folders.filter(name => !said.includes(name)),
        room,
      ).toEqual([]);
    }
  });

  it.each(['kit', 'client', 'shell', 'sheet', 'learn', 'play', 'review', 'events'])(
    'lets no folder of the room %s import another in a circle',
    room => {
      const folders = foldersOf(`${PAGE}${room}`, sources);
      expect(cyclesIn(folders.keys(), folder => folders.get(folder) ?? [])).toEqual([]);
    },
  );

  it.each(FOLDED)('lets no folder of %s import another in a circle', part => {
    const folders = foldersOf(part, sources);
    expect(folders.size).toBeGreaterThan(5);
    expect(cyclesIn(folders.keys(), folder => folders.get(folder) ?? [])).toEqual([]);
  });
});
