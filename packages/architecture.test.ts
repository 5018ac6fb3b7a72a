import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

/** What each part of the house may import of the others (dependencies point one way). */
const ALLOWED: Record<string, readonly string[]> = {
  'packages/rules': [],
  'packages/protocol': ['rules'],
  'packages/bots': ['rules'],
  'packages/table': ['rules', 'bots', 'protocol'],
  'packages/review': ['rules', 'bots', 'protocol', 'table'],
  'packages/learn': ['rules', 'bots', 'protocol', 'review'],
  'packages/events': ['rules', 'bots', 'protocol'],
  'apps/server': ['events', 'review', 'table', 'protocol', 'rules', 'bots'],
  'apps/web': ['events', 'learn', 'review', 'table', 'protocol', 'rules', 'bots'],
  e2e: ['rules', 'protocol', 'table', 'review', 'events', 'learn'],
};

/** Folders of the rules from the ground up: each may import only what lies before it, or itself. */
const STOREYS = ['result', 'tiles', 'rulesets', 'wall', 'melds', 'scoring', 'fouls', 'hand', 'session'];

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

/** Folders of the page from the ground up: each may import only from those before it. */
const PAGE_LAYERS = [
  ['storage', 'theme', 'i18n', 'tiles', 'ui', 'board', 'preferences', 'progress', 'store'],
  ['connection', 'solo', 'archive', 'client', 'ledgers', 'sound', 'settings', 'page'],
].flat();

/** Screens and their parts, above the layers of the page; one reaches another only through the files named for it. */
const FEATURE_DOORS: Readonly<Record<string, readonly string[]>> = {
  atlas: ['AtlasPage.tsx'],
  attention: ['useAttention.ts'],
  bigscreen: ['BigScreenPage.tsx'],
  calculator: ['CalculatorPage.tsx', 'OpenInCalculator.tsx'],
  ceremony: ['RoundEnd.tsx', 'SeatDraw.tsx', 'SeatThrows.tsx', 'round.ts'],
  chat: ['ChatButton.tsx', 'ChatCard.tsx', 'ChatLive.tsx', 'ChatPanel.tsx', 'useBubbles.ts', 'useChat.ts'],
  compass: ['Compass.tsx', 'useRoutes.ts'],
  count: ['CountOver.tsx', 'fans.ts'],
  deck: ['DeckPage.tsx'],
  devices: ['AddDeviceDialog.tsx', 'DeviceIcon.tsx', 'DevicesPages.tsx'],
  dispute: ['DisputePage.tsx', 'SaveHand.tsx'],
  drills: [
    'AskedQuestion.tsx',
    'DrillsPages.tsx',
    'KeysCard.tsx',
    'RoundSteps.tsx',
    'drills.css',
    'own.ts',
    'source.ts',
    'useAsked.ts',
    'useDrillKeys.ts',
    'words.ts',
  ],
  duplicate: ['DuplicatePage.tsx', 'Evenings.tsx'],
  event: [
    'Appeals.tsx',
    'Winner.tsx',
    'appealRefusals.ts',
    'clock.ts',
    'draw.ts',
    'event.ts',
    'fouls.ts',
    'rotation.ts',
    'sheet.ts',
    'upheld.ts',
    'useEvent.ts',
    'useHands.ts',
    'words.ts',
  ],
  facts: ['level.ts', 'questions.ts', 'unseen.ts', 'useFacts.ts'],
  fanbook: ['FansPages.tsx', 'HandTiles.tsx', 'fanbook.css', 'won.ts'],
  forms: ['AppealNews.tsx', 'SheetDialog.tsx', 'SheetForms.tsx', 'notes.ts', 'sessionSheet.css', 'sheetRows.ts'],
  game: ['useTablePreferences.ts', 'useWakeLock.ts'],
  games: [],
  groups: ['GroupPages.tsx'],
  home: ['WaitingGames.tsx'],
  learn: [],
  lessons: ['LessonList.tsx', 'LessonsPages.tsx'],
  lines: ['BranchList.tsx', 'PlayOn.tsx', 'lineWords.ts', 'refusal.ts'],
  newGroup: ['Invitations.tsx', 'MakeGroup.tsx', 'NewGroup.tsx'],
  offline: [],
  organiser: ['OrganiserPages.tsx'],
  practice: ['PracticeCard.tsx', 'PracticeNext.tsx', 'useOpenPractice.ts'],
  prints: ['PrintPage.tsx'],
  profile: ['ProfilePage.tsx'],
  referee: ['RefereePage.tsx'],
  replay: ['PlayHandPage.tsx', 'ReplayPage.tsx', 'replay.ts'],
  result: ['GameEnd.tsx', 'HandSheet.tsx', 'ResultSheet.tsx', 'WinnerTray.tsx', 'handResult.ts'],
  review: [
    'ReviewPages.tsx',
    'expert/ExpertPanel.tsx',
    'expert/marks.ts',
    'expert/placed.ts',
    'game/moves.ts',
    'game/words.ts',
    'mistakes/AllMistakesPage.tsx',
    'mistakes/mistakes.ts',
    'mistakes/ownGames.ts',
    'progress/NoReview.tsx',
    'progress/ReviewCard.tsx',
    'reasonText.ts',
  ],
  room: [
    'Invite.tsx',
    'InviteDialog.tsx',
    'OptionGroups.tsx',
    'OptionsPage.tsx',
    'RoomPage.tsx',
    'RulesDialog.tsx',
    'RulesEditor.tsx',
    'SettingsLines.tsx',
    'SharedSettings.tsx',
    'kept.ts',
    'options.ts',
    'ways.ts',
  ],
  rulebook: ['RuleLink.tsx', 'RulebookPage.tsx', 'sections.ts'],
  scorer: ['PlayerPick.tsx', 'ScorerPage.tsx', 'Signatures.tsx', 'mine.ts'],
  together: [
    'GoOn.tsx',
    'LeaderBar.tsx',
    'TogetherPanel.tsx',
    'Veil.tsx',
    'asked.ts',
    'lastPlace.ts',
    'places.ts',
    'useTogether.ts',
    'veil.ts',
    'votes.ts',
  ],
  tournament: [],
  umpire: [
    'InviteUmpire.tsx',
    'Proposal.tsx',
    'RulingDialog.tsx',
    'Rulings.tsx',
    'TakeUmpire.tsx',
    'UmpireOver.tsx',
    'draft.ts',
    'rulingText.ts',
    'umpireText.ts',
  ],
  watchers: ['Watchers.tsx'],
};

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

/** The imports of the page that point up, or into a feature past its door, as `file imports file`. */
function wrongImportsOfPage(files: readonly string[]): string[] {
  const height = (folder: string) => {
    if (folder in FEATURE_DOORS) return PAGE_LAYERS.length;
    const layer = PAGE_LAYERS.indexOf(folder);
    return layer >= 0 ? layer : PAGE_LAYERS.length + 1;
  };
  const isWrong = (from: string, to: string): boolean => {
    const [below = '', file = ''] = [to.split('/')[0], to.slice(to.indexOf('/') + 1)];
    const above = from.split('/')[0] ?? '';
    if (above === below) return false;
    if (height(above) === PAGE_LAYERS.length && below in FEATURE_DOORS) return !FEATURE_DOORS[below]?.includes(file);
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

describe('the house', () => {
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

  it('builds the page from the ground up, and reaches a feature only through its door', () => {
    expect(wrongImportsOfPage(sources)).toEqual([]);
  });

  it('keeps clocks, chance and the machine out of the rules, the bots, the review, the lessons and the events', () => {
    const forbidden = /\bMath\.random\b|\bDate\b|\bperformance\.|from 'node:|\bprocess\.|\bsetTimeout\b/;
    const wrong = sources
      .filter(file => /^packages\/(rules|bots|review|learn|events)\/src\//.test(file) && !isTest(file))
      .filter(file => forbidden.test((textOf.get(file) ?? '').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')));
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

  it.each(FOLDED)('lets no folder of %s import another in a circle', part => {
    const folders = foldersOf(part, sources);
    expect(folders.size).toBeGreaterThan(5);
    expect(cyclesIn(folders.keys(), folder => folders.get(folder) ?? [])).toEqual([]);
  });
});
