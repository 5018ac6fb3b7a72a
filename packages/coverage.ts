import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';

/** Files with a smaller share of covered lines are named (percent). */
const NAMED_BELOW = 60;

const root = resolve(import.meta.dirname, '..');

interface LineCounts {
  readonly total: number;
  readonly covered: number;
  readonly pct: number;
}

/* Prints the share of lines that the unit tests run, and names the files below the line: `npm run coverage`. */
const summary: Record<string, { readonly lines: LineCounts }> = JSON.parse(
  readFileSync(resolve(root, 'coverage/coverage-summary.json'), 'utf8'),
);
const { total, ...files } = summary;
const low = Object.entries(files)
  .map(([file, { lines }]) => ({ file: relative(root, file), lines }))
  .filter(({ lines }) => lines.total > 0 && lines.pct < NAMED_BELOW)
  .toSorted((a, b) => a.lines.pct - b.lines.pct || a.file.localeCompare(b.file));

console.log(`${total?.lines.pct} % of ${total?.lines.total} lines in ${Object.keys(files).length} files.`);
console.log(`Below ${NAMED_BELOW} %: ${low.length} files.`);
for (const { file, lines } of low)
  console.log(`${lines.pct.toFixed(0).padStart(4)} %  ${lines.covered} of ${lines.total}  ${file}`);
