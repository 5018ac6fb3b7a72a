import { resolve } from 'node:path';

/** What the page cannot be shown without, by who wrote it. The service worker is a file of its own. */
const isPage = (id: string): boolean => !/\/offline\/worker\/|\/storage\/fileCaches\.ts$/.test(id);
const isReact = (id: string): boolean => /\/node_modules\/(react|react-dom|scheduler)\//.test(id);

/** What other pages need of the game itself. */
const isRules = /\/packages\/(rules|table)\//;

/** The page of a table, which the first page fetches ahead, so that a press leads straight to a game. */
const TABLE_PAGE = resolve(import.meta.dirname, '../src/play/table/TablePage.tsx');

/** What a bundler knows of its modules. */
interface Modules {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly importers: readonly string[];
    readonly dynamicImporters: readonly string[];
  } | null;
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

/** The room of a table before its game, which a friend sees first who opens its link. */
const ROOM_PAGE = resolve(import.meta.dirname, '../src/play/room/RoomPage.tsx');

let table: ReadonlySet<string> | undefined;
let room: ReadonlySet<string> | undefined;

/** Names the file of what the page of a table needs. */
function tableFile(id: string, modules: Modules): string | null {
  table ??= closure(TABLE_PAGE, modules);
  return table.has(id) && !isElsewhere.test(id) ? 'table' : null;
}

/** Returns what a page alone needs: of all that it imports what nothing else does. */
function ownOf(root: string, modules: Modules): ReadonlySet<string> {
  const own = new Set(closure(root, modules));
  const isShared = (id: string) => {
    const info = modules.getModuleInfo(id);
    return info?.importers.some(user => !own.has(user)) || (id !== root && (info?.dynamicImporters.length ?? 0) > 0);
  };
  for (let size = 0; size !== own.size; ) {
    size = own.size;
    for (const id of own) if (isShared(id)) own.delete(id);
  }
  return own;
}

/** Names the file of what the room alone needs. */
function roomFile(id: string, modules: Modules): string | null {
  room ??= ownOf(ROOM_PAGE, modules);
  return room.has(id) ? 'room' : null;
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
    { name: roomFile, debugName: 'room', priority: 1 },
    { name: 'game', test: isRules, minShareCount: 3 },
  ],
};
