import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkSample, readChecked, writeChecked } from './check.ts';
import { confirm, PLAYED_KINDS, type PlayedKind, readAttempts } from './confirm.ts';
import { frequenciesOf } from './frequencies.ts';
import { playGames, readGames } from './play.ts';
import { gathered, WANTED, writePool } from './write.ts';

/*
 * Makes the pool of drills and the frequencies of fans: plays hands, plays out what stands out, writes the files. Steps:
 * play, discard, claim, route, check, write; all of them without a step. Each goes on where it was broken off.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    folder: { type: 'string', default: 'data/pool' },
    hands: { type: 'string', default: '1328' },
    seed: { type: 'string', default: 'drills' },
  },
});
const { folder, seed } = values;
const hands = Number(values.hands);
const POOL = join(import.meta.dirname, '../pool');
const FREQUENCIES = join(import.meta.dirname, '../src/fanbook/frequencies.json');
const file = (name: string) => join(folder, `${name}.jsonl`);

const games = () => readGames(file('games')).slice(0, hands);

/** Seconds of processor by step, summed over all runs. */
function secondsOf(): Readonly<Record<string, number>> {
  const seconds: Record<string, number> = {};
  const lines = existsSync(file('seconds')) ? readFileSync(file('seconds'), 'utf8').split('\n').filter(Boolean) : [];
  for (const line of lines) {
    const { step, taken } = JSON.parse(line) as { step: string; taken: number };
    seconds[step] = (seconds[step] ?? 0) + taken;
  }
  return seconds;
}

const attemptsOf = (kind: PlayedKind) => readAttempts(file(kind)).filter(({ hand }) => hand < hands);

function write(): void {
  const played = games();
  const attempts = { discard: attemptsOf('discard'), claim: attemptsOf('claim'), route: attemptsOf('route') };
  const found = { ...gathered(played, attempts, seed), checked: readChecked(file('check')) };
  writePool(POOL, found, { seed, hands: played.length, seconds: secondsOf() });
  writeFileSync(FREQUENCIES, `${JSON.stringify(frequenciesOf(played, seed), undefined, 2)}\n`);
}

function run(step: string): void {
  const kind = PLAYED_KINDS.find(each => each === step);
  if (step === 'play') playGames(file('games'), hands, seed);
  else if (step === 'check') writeChecked(file('check'), checkSample(PLAYED_KINDS.flatMap(attemptsOf), games(), seed));
  else if (step === 'write') write();
  else if (kind) confirm(kind, file(kind), games(), WANTED[kind], seed);
  else throw new RangeError(`no step ${step}`);
}

mkdirSync(folder, { recursive: true });
for (const step of positionals.length > 0 ? positionals : ['play', ...PLAYED_KINDS, 'check', 'write']) {
  const before = process.cpuUsage();
  run(step);
  const { user, system } = process.cpuUsage(before);
  appendFileSync(file('seconds'), `${JSON.stringify({ step, taken: Math.round((user + system) / 1e4) / 100 })}\n`);
}
