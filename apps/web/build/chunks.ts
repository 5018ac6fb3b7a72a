/** What the page cannot be shown without, by who wrote it. The service worker is a file of its own. */
const isPage = (id: string): boolean => !/\/offline\/worker\/|\/storage\/fileCaches\.ts$/.test(id);
const isReact = (id: string): boolean => /\/node_modules\/(react|react-dom|scheduler)\//.test(id);

/** The table, which game and replay share: one file, so that the first page need not name each of its parts. */
const isTable = /\/apps\/web\/src\/(board|kit\/tiles|client\/preferences|play\/game)\//;

/** What table, sheet and replay need of the game itself. */
const isRules = /\/packages\/(rules|table)\//;

/**
 * The first page in two files instead of a dozen: every file costs its headers and a turn on the way, and small files
 * compress badly. What is fetched later keeps the files that follow from how it is imported. React changes seldom, so it is
 * kept on the device while the page around it changes.
 */
export const CHUNKS = {
  groups: [
    { name: 'react', test: isReact, tags: ['$initial' as const], priority: 2 },
    { name: 'page', test: isPage, tags: ['$initial' as const], priority: 1 },
    { name: 'table', test: isTable, minShareCount: 2 },
    { name: 'game', test: isRules, minShareCount: 3 },
  ],
};
