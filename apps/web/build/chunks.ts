import { resolve } from 'node:path';

/** What the page cannot be shown without, by who wrote it. The service worker is a file of its own. */
const isPage = (id: string): boolean => !/\/offline\/worker\/|\/storage\/fileCaches\.ts$/.test(id);
const isReact = (id: string): boolean => /\/node_modules\/(react|react-dom|scheduler)\//.test(id);

/** What other pages need of the game itself. */
const isRules = /\/packages\/(rules|table)\//;

/** The page of a table, which the first page fetches ahead, so that a press leads straight to a game. */
const TABLE_PAGE = resolve(import.meta.dirname, '../src/play/game/TablePage.tsx');

/** What a bundler knows of its modules. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** Returns a module with all that it imports. */
function closure(root: string, modules: Modules): ReadonlySet<string> {
  const found = new Set([root]);
  for (const id of found) for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

/** What the doors of packages name, but a table does not use before it is played. */
const isElsewhere =
  /\/packages\/((bots|review|learn|events)\/|table\/src\/(imports|lines|dispute|record|shuffle\/verify)|rules\/src\/(scoring\/(plain|explain|judged|fans\/(names|articles))|hand\/decide))/;

let table: ReadonlySet<string> | undefined;

/** Names the file of what the page of a table needs. */
function tableFile(id: string, modules: Modules): string | null {
  table ??= closure(TABLE_PAGE, modules);
  return table.has(id) && !isElsewhere.test(id) ? 'table' : null;
}

/**
 * The first page in two files instead of a dozen, and the table in one: every file costs its headers and a turn on the way,
 * and small files compress badly. What is fetched later keeps the files that follow from how it is imported. React changes
 * seldom, so it is kept on the device while the page around it changes.
 */
export const CHUNKS = {
  groups: [
    { name: 'react', test: isReact, tags: ['$initial' as const], priority: 3 },
    { name: 'page', test: isPage, tags: ['$initial' as const], priority: 2 },
    { name: tableFile, debugName: 'table', priority: 1 },
    { name: 'game', test: isRules, minShareCount: 3 },
  ],
};
