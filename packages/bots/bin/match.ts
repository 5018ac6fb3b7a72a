import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { entrantName, MATCH_USAGE, type MatchArguments, readMatchArguments } from '../src/arena/matchArguments.ts';
import type { WallRecord } from '../src/arena/records.ts';
import { reportOf } from '../src/arena/report.ts';
import { summarize } from '../src/arena/summary.ts';

/*
 * Plays duplicate matches: every wall in all seatings, by threads that take the walls one by one. With --raw each
 * finished wall is a line of a file, so a match can be stopped, read and continued.
 */

/** Returns the walls that the file already holds. Refuses the file of another match. */
function readRaw(file: string, heading: string): WallRecord[] {
  if (!existsSync(file)) {
    appendFileSync(file, `${heading}\n`);
    return [];
  }
  const [found, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  if (found !== heading) throw new RangeError(`${file} holds another match: ${found}`);
  return lines.map(line => JSON.parse(line) as WallRecord);
}

const headingOf = ({ entrants, permutations, seed, rules, ruleset }: MatchArguments): string =>
  JSON.stringify({ seats: entrants.map(entrantName), permutations, seed, rules, ruleset });

/** Plays the walls that are missing. */
async function play(match: MatchArguments, played: WallRecord[]): Promise<void> {
  const done = new Set(played.map(({ wall }) => wall));
  const todo = Array.from({ length: match.walls }, (_, n) => match.first + n).filter(wall => !done.has(wall));
  const runThread = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('./matchWorker.ts', import.meta.url), { workerData: match });
      const next = () => worker.postMessage(todo.shift() ?? 'end');
      worker.on('message', (record: WallRecord | 'ready') => {
        if (record !== 'ready') {
          played.push(record);
          if (match.raw !== undefined) appendFileSync(match.raw, `${JSON.stringify(record)}\n`);
        }
        next();
      });
      worker.on('error', reject);
      worker.on('exit', () => resolve());
    });
  await Promise.all(Array.from({ length: Math.min(match.jobs, todo.length) }, runThread));
}

function print(match: MatchArguments, played: readonly WallRecord[]): void {
  const summary = summarize(match.entrants.map(entrantName), played);
  const { seed, permutations, rules, ruleset } = match;
  const settings = { seed, permutations, rules, ...(rules === 'table' ? { ruleset } : {}) };
  process.stdout.write(
    `${match.isJson ? JSON.stringify({ ...settings, ...summary }, undefined, 2) : reportOf(summary)}\n`,
  );
}

const read = readMatchArguments(process.argv.slice(2));
if (read.ok) {
  const match = read.value;
  const played = match.raw === undefined ? [] : readRaw(match.raw, headingOf(match));
  await play(match, played);
  print(match, played);
} else {
  process.stderr.write(`${read.error}\n${MATCH_USAGE}\n`);
  process.exitCode = 2;
}
