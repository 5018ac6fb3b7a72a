import type { Catalogues } from '../../kit/i18n/choice.ts';

/** What fetches each part: a file here, or the index of a place's words. */
const FILES = import.meta.glob(
  ['./*/*.ts', '!./*/{app,index}.ts', '../../{shell,learn,play,review,events,groups,operator}/words/*/index.ts'],
  { import: 'words' },
);

/** Returns the language and the part of a file: of `./en/first.ts` English and first, of `../../learn/words/en/index.ts` learn. */
function partOf(path: string): readonly [language: string, part: string] {
  const [file = '', language = '', , place = ''] = path.split('/').reverse();
  return [language, file === 'index.ts' ? place : file.replace('.ts', '')];
}

function catalogues(): Catalogues {
  const all: Record<string, Record<string, () => Promise<unknown>>> = {};
  for (const [path, load] of Object.entries(FILES)) {
    const [language, part] = partOf(path);
    all[language] = { ...all[language], [part]: load };
  }
  return all as Catalogues;
}

/** The catalogue of each language, in parts that are fetched when a page first needs them. */
export const CATALOGUES: Catalogues = catalogues();
