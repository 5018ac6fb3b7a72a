import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@gorrion/rules';

/* Files that the server names with a page, so that they come beside its scripts: apps/web/build/ahead.ts lists them. */

type Ahead = Readonly<Record<'first' | 'table', Readonly<Record<Language, readonly string[]>>>>;

const isLanguage = (tag: string): tag is Language => LANGUAGES.some(language => language === tag);

/** Returns the first language of an Accept-Language header that the page speaks, or English, as the page itself chooses. */
export const languageOf = (accepted = ''): Language =>
  accepted
    .split(',')
    .map(tag => tag.trim().toLowerCase().split(/[-;]/, 1)[0]!)
    .find(isLanguage) ?? 'en';

/** As `fetch` asks for a script, or a style sheet as the page adds it. */
const linkTo = (file: string): string =>
  file.endsWith('.css')
    ? `</${file}>; rel=preload; as=style; crossorigin`
    : `</${file}>; rel=preload; as=fetch; crossorigin`;

/** Returns what a build needs after its first scripts; undefined if it does not say. */
export function readAhead(webRoot: string): Ahead | undefined {
  const file = join(webRoot, '.ahead.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Ahead) : undefined;
}

/** Returns the Link header of the page at an address. */
export const linksOf = (ahead: Ahead, path: string, accepted: string | undefined): string =>
  ahead[/^\/[th]\//i.test(path) ? 'table' : 'first'][languageOf(accepted)].map(linkTo).join(', ');
