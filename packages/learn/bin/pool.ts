import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { confirm, PLAYED_KINDS, type PlayedKind } from './confirm.ts';
import { frequenciesOf } from './frequencies.ts';
import { playGames, readGames } from './play.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    folder: { type: 'string', default: 'pool' },
    hands: { type: 'string', default: '1600' },
    seed: { type: 'string', default: 'drills' },
  },
});
/** Questions of each kind that is played out. */
const WANTED: Readonly<Record<PlayedKind, number>> = { discard: 750, claim: 450, route: 300 };

const FREQUENCIES = join(import.meta.dirname, '../src/fanbook/frequencies.json');
const file = (name: string) => join(values.folder, `${name}.jsonl`);
const steps = positionals.length > 0 ? positionals : ['play', ...PLAYED_KINDS, 'frequencies'];
for (const step of steps) {
  if (step === 'play') playGames(file('games'), Number(values.hands), values.seed);
  if (step === 'frequencies') {
    const frequencies = frequenciesOf(readGames(file('games')), values.seed);
    writeFileSync(FREQUENCIES, `${JSON.stringify(frequencies, undefined, 2)}\n`);
  }
  const kind = PLAYED_KINDS.find(each => each === step);
  if (kind) confirm(kind, file(kind), readGames(file('games')), WANTED[kind], values.seed);
}
