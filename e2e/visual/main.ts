import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { buildGallery, type Gallery, serveFolder } from '../gallery.ts';
import { difference } from './compare.ts';
import { draw, startChromium } from './draw.ts';
import { BadUse, type Options, parseOptions, USAGE } from './options.ts';
import { type Pairs, pairsOf } from './pairs.ts';
import type { Picture } from './pictures.ts';
import { emptyReport, type Finding, keepPicture, lineOf, writeReport } from './report.ts';
import { addTree, CHECKOUT, commitOf, removeTree, sideOf, titleOf, usualBefore } from './trees.ts';

/*
 * `npm run visual`: builds the gallery of two commits, draws both with the same Chromium and shows the pairs that differ.
 * Nothing is kept from one run to the next: pixels differ between machines, and pictures that are kept grow old.
 */

/** Pages that draw at the same time. */
const PAGES = 2;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** One of the two, built and served. */
interface Source {
  readonly title: string;
  readonly tree: string;
  readonly gallery: Gallery;
}

/** Does last what was begun first, also after a failure. */
class Undo {
  readonly #steps: (() => Promise<void> | void)[] = [];

  add(step: () => Promise<void> | void): void {
    this.#steps.push(step);
  }

  async all(): Promise<void> {
    for (const step of this.#steps.splice(0).reverse()) {
      try {
        await step();
      } catch (error) {
        console.error(`could not clear away: ${(error as Error).message}`);
      }
    }
  }
}

/** Builds and serves a commit, or the working tree if it is undefined. */
async function prepareSource(
  name: 'before' | 'after',
  commit: string | undefined,
  folder: string,
  undo: Undo,
  signal: AbortSignal,
): Promise<Source> {
  const title = commit === undefined ? 'the working tree' : await titleOf(commit);
  say(`${name}: ${title}`);
  const tree = commit === undefined ? CHECKOUT : join(folder, name);
  if (commit !== undefined) {
    undo.add(() => removeTree(tree));
    await addTree(commit, tree, line => say(`${name}: ${line}`), signal);
  }
  const built = join(folder, `${name}-built`);
  await buildGallery(built, tree, signal);
  const gallery = await serveFolder(built);
  undo.add(() => gallery.close());
  return { title, tree, gallery };
}

/** Draws one picture of every side that has it, keeps what is worth a look and returns the finding. */
async function look(
  { name, ...picture }: Picture,
  kind: keyof Pairs,
  browser: Browser,
  sources: readonly [before: Source, after: Source],
  out: string,
): Promise<Finding | undefined> {
  const drawn = ({ gallery }: Source) => draw(browser, gallery, { name, ...picture });
  if (kind !== 'both') {
    const [side, source] = kind === 'gone' ? (['before', sources[0]] as const) : (['after', sources[1]] as const);
    keepPicture(out, side, name, await drawn(source));
    return { kind: kind === 'gone' ? 'gone' : 'new', name };
  }
  const [before, after] = [await drawn(sources[0]), await drawn(sources[1])];
  const found = difference(before, after);
  if (!found) return undefined;
  keepPicture(out, 'before', name, before);
  keepPicture(out, 'after', name, after);
  keepPicture(out, 'difference', name, found.picture);
  return { kind: 'differs', name, difference: found };
}

/** Draws all with a pool of pages. Returns what was found, in the order of the list. */
async function lookAtAll(
  pairs: Pairs,
  browser: Browser,
  sources: readonly [before: Source, after: Source],
  out: string,
  signal: AbortSignal,
): Promise<readonly Finding[]> {
  const kinds = ['both', 'added', 'gone'] as const;
  const work = kinds.flatMap(kind => pairs[kind].map(picture => ({ kind, picture })));
  const findings: (Finding | undefined)[] = [];
  let [next, done] = [0, 0];
  const page = async () => {
    while (next < work.length) {
      signal.throwIfAborted();
      const at = next++;
      const { kind, picture } = work[at]!;
      const finding = await look(picture, kind, browser, sources, out).catch((error: Error): Finding => {
        signal.throwIfAborted();
        return { kind: 'failed', name: picture.name, why: error.message.split('\n')[0]! };
      });
      findings[at] = finding;
      done++;
      if (finding) say(`${done}/${work.length} ${lineOf(finding)}`);
      else if (process.stdout.isTTY) process.stdout.write(`${done}/${work.length}\r`);
      else if (done % 10 === 0) say(`${done}/${work.length}`);
    }
  };
  await Promise.all(Array.from({ length: PAGES }, page));
  return findings.filter(finding => finding !== undefined);
}

async function compare(options: Options, undo: Undo, signal: AbortSignal): Promise<number> {
  const before = await commitOf(options.before ?? (await usualBefore()));
  const after = options.after === undefined ? undefined : await commitOf(options.after);
  const out = resolve(options.out);
  emptyReport(out);
  const browser = await startChromium();
  undo.add(() => browser.close());
  const folder = mkdtempSync(join(tmpdir(), 'gorrion-visual-'));
  undo.add(() => rmSync(folder, { recursive: true, force: true }));
  say('building both galleries');
  // Both end before anything is cleared away, also if one fails.
  const prepared = await Promise.allSettled([
    prepareSource('before', before, folder, undo, signal),
    prepareSource('after', after, folder, undo, signal),
  ]);
  for (const one of prepared) if (one.status === 'rejected') throw one.reason;
  const sources = prepared.map(one => (one as PromiseFulfilledResult<Source>).value) as [Source, Source];
  const [older, newer] = [await sideOf(sources[0].tree), await sideOf(sources[1].tree)];
  const pairs = pairsOf(older, newer, options.only);
  const count = pairs.both.length + pairs.added.length + pairs.gone.length;
  if (count === 0) throw new BadUse(`no picture has a name like ${options.only.source}`);
  say(`pictures to draw: ${count}`);
  const findings = await lookAtAll(pairs, browser, sources, out, signal);
  const [beforeTitle, afterTitle] = sources.map(({ title }) => title) as [string, string];
  const summary = { before: beforeTitle, after: afterTitle, compared: pairs.both.length, findings };
  const page = writeReport(out, summary);
  say(findings.length === 0 ? `no picture differs (${count} compared)` : `${findings.length} to look at: ${page}`);
  return findings.length === 0 ? 0 : 1;
}

async function main(): Promise<number> {
  const stop = new AbortController();
  const undo = new Undo();
  for (const name of ['SIGINT', 'SIGTERM'] as const)
    process.on(name, () => {
      if (!stop.signal.aborted) say('\nstopping');
      stop.abort();
    });
  try {
    const options = parseOptions(process.argv.slice(2));
    if (options.isHelp) {
      say(USAGE);
      return 0;
    }
    return await compare(options, undo, stop.signal);
  } catch (error) {
    if (stop.signal.aborted) return 130;
    console.error((error as Error).message);
    if (error instanceof BadUse) console.error('npm run visual -- --help says more');
    return 2;
  } finally {
    await undo.all();
  }
}

process.exitCode = await main();
