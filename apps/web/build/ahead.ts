import { LANGUAGES, type Language } from '@gorrion/rules';
import type { Plugin, Rolldown } from 'vite';

/** The file of a build from which the server reads what it names ahead. */
const AHEAD = '.ahead.json';

/** What an address needs, by language: addresses of files below the page's origin. */
type Ahead = Readonly<Record<'first' | 'table', Readonly<Record<string, readonly string[]>>>>;

/** Modules of each page whose files the browser learns of only once the scripts before them run. */
const modulesOf = (language: Language) => {
  const first = [`/src/app/words/${language}/first.ts`];
  const words = [
    ...['ground', 'sheet', 'options', 'room'].map(part => `/src/app/words/${language}/${part}.ts`),
    `/src/play/words/${language}/index.ts`,
  ];
  return { first, table: [...first, ...words, '/src/play/table/TablePage.tsx', '/src/play/room/RoomPage.tsx'] };
};

type Bundle = Rolldown.OutputBundle;

/** Returns the files that a module needs beside the first page, its own among them; none if it is no file of its own. */
function filesOf(bundle: Bundle, module: string, initial: ReadonlySet<string>): readonly string[] {
  const all = Object.values(bundle);
  const root = all.find(file => file.type === 'chunk' && file.facadeModuleId?.endsWith(module));
  if (!root) return [];
  const names = new Set([root.fileName]);
  for (const name of names) {
    const file = bundle[name];
    if (file?.type !== 'chunk') continue;
    for (const part of [...file.imports, ...(file.viteMetadata?.importedCss ?? [])])
      if (!initial.has(part)) names.add(part);
  }
  return [...names];
}

/** Returns what the browser may fetch ahead of the scripts that ask for it. */
function aheadIn(bundle: Bundle): Ahead {
  const page = bundle['index.html'];
  const html = page?.type === 'asset' ? String(page.source) : '';
  const initial = new Set(Object.keys(bundle).filter(name => html.includes(`"/${name}"`)));
  const of = (page: 'first' | 'table') => {
    const listed = (language: Language) => [
      ...new Set(modulesOf(language)[page].flatMap(module => filesOf(bundle, module, initial))),
    ];
    return Object.fromEntries(LANGUAGES.map(language => [language, listed(language)]));
  };
  return { first: of('first'), table: of('table') };
}

/**
 * Lists what a page fetches once its first scripts run: its sentences, and at the address of a table the table. The server
 * names these files with the page, so that they come beside the scripts and not after them.
 */
export function namedAhead(): Plugin {
  return {
    name: 'gorrion-ahead',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const ahead = aheadIn(bundle);
      for (const [page, byLanguage] of Object.entries(ahead))
        for (const [language, files] of Object.entries(byLanguage))
          if (files.length === 0) this.error(`no file is known that the ${page} page needs in ${language}`);
      this.emitFile({ type: 'asset', fileName: AHEAD, source: JSON.stringify(ahead) });
    },
  };
}
