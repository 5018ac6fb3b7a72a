import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Difference } from './compare.ts';
import { BadUse } from './options.ts';

/* The folder that a run leaves: one page with the pairs that differ, and their pictures. */

/** A picture that one of the commits lacks, a pair that differs, or a picture that could not be drawn. */
export type Finding =
  | { readonly kind: 'differs'; readonly name: string; readonly difference: Difference }
  | { readonly kind: 'new' | 'gone'; readonly name: string }
  | { readonly kind: 'failed'; readonly name: string; readonly why: string };

const FOLDERS = ['before', 'after', 'difference'] as const;
type Folder = (typeof FOLDERS)[number];
/** By this a later run knows that the folder is its own. */
const MARK = '<meta name="generator" content="npm run visual">';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Empties the folder. Throws `BadUse` if anything else than an earlier report lies in it. */
export function emptyReport(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const names = readdirSync(folder);
  if (names.length === 0) return;
  if (!names.includes('index.html') || !readFileSync(join(folder, 'index.html'), 'utf8').includes(MARK))
    throw new BadUse(`${folder} holds other files than an earlier report: name an empty folder with --out`);
  for (const name of ['index.html', ...FOLDERS]) rmSync(join(folder, name), { recursive: true, force: true });
}

export function keepPicture(folder: string, side: Folder, name: string, png: Buffer): void {
  mkdirSync(join(folder, side), { recursive: true });
  writeFileSync(join(folder, side, `${name}.png`), png);
}

/** Returns a share in percent; never 0 for what is more. */
export const percent = (share: number): string => (share < 0.0001 ? 'under 0.01 %' : `${(100 * share).toFixed(2)} %`);

/** Returns a finding as a line for the terminal. */
export function lineOf(finding: Finding): string {
  const { kind, name } = finding;
  if (kind === 'differs') return `${name}: ${percent(finding.difference.share)} of the pixels differ`;
  if (kind === 'failed') return `${name}: not drawn: ${finding.why}`;
  return `${name}: ${kind}`;
}

const image = (side: Folder, name: string): string =>
  `<figure><figcaption>${side}</figcaption><a href="${side}/${name}.png"><img src="${side}/${name}.png" alt="${name}, ${side}" loading="lazy"></a></figure>`;

function section(finding: Finding): string {
  const name = escaped(finding.name);
  const [note, sides] = {
    differs: () => [lineOf(finding).slice(finding.name.length + 2), FOLDERS] as const,
    new: () => ['new: the older commit does not know it', ['after']] as const,
    gone: () => ['gone: the newer commit does not have it', ['before']] as const,
    failed: () => [lineOf(finding).slice(finding.name.length + 2), []] as const,
  }[finding.kind]();
  const images = sides.map(side => image(side, name)).join('');
  return `<section id="${name}"><h2>${name}</h2><p>${escaped(note)}</p><div class="row">${images}</div></section>`;
}

const STYLE = `
  body { margin: 0; padding: 24px; background: #f4f4f2; color: #1c1c1c; font: 16px/1.5 system-ui, sans-serif }
  h2 { margin: 40px 0 0; font-size: 18px }
  p { margin: 0 0 8px }
  .row { display: flex; gap: 12px; align-items: flex-start }
  figure { flex: 1 1 0; min-width: 0; max-width: 720px; margin: 0 }
  img { max-width: 100%; border: 1px solid #bbb; background: #fff }
`;

export interface Summary {
  /** The two commits in words. */
  readonly before: string;
  readonly after: string;
  /** Pairs that were compared. */
  readonly compared: number;
  readonly findings: readonly Finding[];
}

/** Returns the page. */
export function pageOf({ before, after, compared, findings }: Summary): string {
  const list = findings.length
    ? findings.map(section).join('\n')
    : `<p class="empty">No picture differs (${compared} compared).</p>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${MARK}
<title>${findings.length} of ${compared} pictures</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Pictures of two commits</h1>
<p>Before: ${escaped(before)}<br>After: ${escaped(after)}<br>${compared} compared, ${findings.length} to look at</p>
${list}
</body>
</html>
`;
}

/** Writes the page and returns its path. */
export function writeReport(folder: string, summary: Summary): string {
  const file = join(folder, 'index.html');
  writeFileSync(file, pageOf(summary));
  return file;
}
