import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { GameServer } from '../server.ts';
import { addTree, CHECKOUT, commitOf, removeTree, titleOf } from '../visual/trees.ts';
import type { Figure } from './figures.ts';
import type { Part } from './report.ts';

/*
 * Measures the page of the working tree beside that of a commit, in turn, so that a ratio holds on a machine that does other
 * work too. Both are served by the server of the working tree: what is compared is the page.
 */

type Measure = (url: string) => Promise<Part>;

/** What was measured of one figure, once in each turn. */
export interface Compared {
  readonly figure: Figure;
  readonly before: readonly number[];
  readonly after: readonly number[];
}

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;

/** Returns the table of figures: the spread of each side, and how the mean of the new side stands to that of the old one. */
export function versusTable(compared: readonly Compared[]): string {
  const spread = (values: readonly number[], { unit, digits = 0 }: Figure) => {
    const ends = [Math.min(...values), Math.max(...values)].map(value => value.toFixed(digits));
    return `${[...new Set(ends)].join(' to ')} ${unit}`.trim();
  };
  const rows = compared.map(({ figure, before, after }) => {
    const ratio = mean(before) === 0 ? '' : (mean(after) / mean(before)).toFixed(2);
    return `| ${figure.name} | ${spread(before, figure)} | ${spread(after, figure)} | ${ratio} |`;
  });
  return ['| Figure | Before | Now | Ratio |', '|---|---|---|---|', ...rows].join('\n');
}

/** Puts the turns of both sides together, by the names of the figures. One that a turn lacks is left out. */
export function comparedOf(before: readonly Part[], after: readonly Part[]): readonly Compared[] {
  const valuesOf = (turns: readonly Part[], name: string) =>
    turns.flatMap(({ figures }) => figures.find(figure => figure.name === name)?.value ?? []);
  return (after[0]?.figures ?? [])
    .map(figure => ({ figure, before: valuesOf(before, figure.name), after: valuesOf(after, figure.name) }))
    .filter(one => one.before.length === before.length && one.after.length === after.length);
}

const build = (tree: string, folder: string) =>
  promisify(execFile)('npx', ['--no-install', 'vite', 'build', '--logLevel', 'error', '--outDir', folder], {
    cwd: tree,
  });

/** Builds both pages, takes each measure of them in turn and tells its table, by the title of the measure. */
export async function versus(
  name: string,
  turns: number,
  measures: Readonly<Record<string, Measure>>,
  tell: (title: string, table: string) => void,
): Promise<void> {
  const commit = await commitOf(name);
  const folder = mkdtempSync(join(tmpdir(), 'gorrion-versus-'));
  const [tree, older, newer] = ['tree', 'before', 'now'].map(part => join(folder, part)) as [string, string, string];
  const servers: GameServer[] = [];
  try {
    await addTree(commit, tree, console.log, new AbortController().signal);
    await build(tree, older);
    await build(CHECKOUT, newer);
    for (const page of [older, newer]) servers.push(await GameServer.start({ WEB_ROOT: page }));
    const [before, after] = servers as [GameServer, GameServer];
    const sides = `Before: ${await titleOf(commit)}. Now: the working tree. Turns: ${turns}.`;
    for (const [title, measure] of Object.entries(measures)) {
      const [was, is]: [Part[], Part[]] = [[], []];
      for (let turn = 0; turn < turns; turn++) {
        was.push(await measure(before.url));
        is.push(await measure(after.url));
      }
      tell(title, `${sides}\n\n${versusTable(comparedOf(was, is))}`);
    }
  } finally {
    await Promise.all(servers.map(server => server.stop()));
    await removeTree(tree);
    rmSync(folder, { recursive: true, force: true });
  }
}
