import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/* What is published on npm: which packages, and which of their files others may import. */

export const ROOT = join(import.meta.dirname, '../..');
/** Where the packages are made ready; git ignores it. */
export const STAGE = join(import.meta.dirname, 'dist');

interface Published {
  readonly about: string;
  readonly keywords: readonly string[];
  /** Files below `src` by the entry under which others import them. `./internal` is for the other packages here alone. */
  readonly entries: Readonly<Record<string, string>>;
}

const KEYWORDS = ['mahjong', 'mcr', 'wmo'];

/** By folder of `packages`, each after what it needs. */
export const PUBLISHED: Readonly<Record<string, Published>> = {
  rules: {
    about: 'Rules of mahjong for four as pure functions: scorer, waits, explanations, hands; MCR and three older ways',
    keywords: [...KEYWORDS, 'scorer', 'rules'],
    entries: {
      '.': 'public.ts',
      './definitions/en': 'scoring/fans/definitions.ts',
      './definitions/es': 'scoring/fans/definitions.es.ts',
      './definitions/pt': 'scoring/fans/definitions.pt.ts',
      './definitions/zh': 'scoring/fans/definitions.zh.ts',
      './internal': 'index.ts',
    },
  },
  bots: {
    about: 'Mahjong players of five levels: each gets a view of a hand and returns a legal action',
    keywords: [...KEYWORDS, 'bot'],
    entries: { '.': 'public.ts', './internal': 'index.ts' },
  },
  protocol: {
    about: 'What crosses the wire between a Gorrión server and its clients: types, refusals, Zod schemas',
    keywords: [...KEYWORDS, 'protocol'],
    entries: { '.': 'public.ts', './schemas': 'schemas/public.ts', './internal': 'index.ts' },
  },
  client: {
    about: 'A typed client for the tables of a Gorrión server: open, seek, sit, act and watch',
    keywords: [...KEYWORDS, 'client'],
    entries: { '.': 'index.ts' },
  },
};

/** Packages of this repository that a published one brings along in its own files. */
export const BUNDLED = ['table'];

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

export const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(ROOT, 'packages', folder, 'package.json'), 'utf8'));
