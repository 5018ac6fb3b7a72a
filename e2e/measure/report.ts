import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { type Figure, tableOf } from './figures.ts';

/** The figures of one part of the measurement, with notes. An indented note belongs to the note before it. */
export interface Part {
  readonly figures: readonly Figure[];
  readonly notes: readonly string[];
}

const RESULTS = join(import.meta.dirname, 'results.md');
const TITLE = '# Figures of the page';
const END = 'Made by `npm run measure`.';

/** Returns the lines about date, browser and machine. `before` is the load average at the start of the measurement. */
export function machine(version: string, before: readonly number[]): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const load = (some: readonly number[]) => some.map(value => value.toFixed(1)).join(' ');
  return [
    `${new Date().toISOString().slice(0, 10)}, commit ${commit}, Chromium ${version} headless, drawing in software,`,
    `${cpus().length} shared virtual CPUs (${cpus()[0]?.model}), Node ${process.versions.node}.`,
    `Load of the machine (1, 5, 15 minutes) before ${load(before)}, after ${load(loadavg())}: with other work beside it, times are upper limits.`,
  ].join('\n');
}

export const sectionOf = (title: string, where: string, { figures, notes }: Part): string =>
  [
    `## ${title}`,
    where,
    tableOf(figures),
    notes.map(note => (note.startsWith('  ') ? `  - ${note.trim()}` : `- ${note}`)).join('\n'),
  ].join('\n\n');

/** Returns the text with one section replaced, in the order of `titles`. The other sections stay as they are. */
export function withSection(text: string, titles: readonly string[], title: string, section: string): string {
  const body = text.replace(END, '').trim();
  const known = new Map(
    body
      .split(/^(?=## )/m)
      .filter(part => part.startsWith('## '))
      .map(part => [part.slice(3, part.indexOf('\n')), part.trim()]),
  );
  known.set(title, section);
  const sections = titles.flatMap(name => known.get(name) ?? []);
  return `${[TITLE, ...sections, END].join('\n\n')}\n`;
}

/** Writes a section into results.md. */
export function keep(titles: readonly string[], title: string, section: string): void {
  const text = existsSync(RESULTS) ? readFileSync(RESULTS, 'utf8') : '';
  writeFileSync(RESULTS, withSection(text, titles, title, section));
}
