import { parseArgs } from 'node:util';
import { isClaimed, PLAYING_KINDS, viewFor } from '@gorrion/rules';
import { entrantOf } from '../src/arena/matchArguments.ts';
import type { Candidate } from '../src/candidate/candidate.ts';
import { evaluate } from '../src/index.ts';
import { lookAround } from '../src/sight/sight.ts';
import { SAVED } from '../src/worth/worth.ts';
import { type Game, momentsOf, readGames } from './selfPlay.ts';

/*
 * Compares estimated values of hands with what they brought, by missing tiles and draws left, at one in `every`
 * discards of games of `selfPlay.ts`: node packages/bots/bench/calibrateValues.ts --games games.jsonl --every 17 --seat
 * expert:fears.hazardShare=0.65. Decisions of one hand depend on each other, so the intervals are too narrow.
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: 'games.jsonl' },
    seat: { type: 'string', default: 'expert' },
    every: { type: 'string', default: '17' },
  },
});
const entrant = entrantOf(values.seat);
if (!entrant.ok || entrant.value.kind !== 'level') throw new RangeError(`no bot of ours: ${values.seat}`);
const { level, ...manner } = entrant.value;

const cells = new Map<string, { count: number; foretold: number; came: number; squares: number }>();

function add(key: string, foretold: number, came: number): void {
  const cell = cells.get(key) ?? { count: 0, foretold: 0, came: 0, squares: 0 };
  cell.count++;
  cell.foretold += foretold;
  cell.came += came;
  cell.squares += came * came;
  cells.set(key, cell);
}

const best = (candidates: readonly Candidate[]): Candidate | undefined =>
  candidates.find(({ action, value }) => action.type === 'discard' && Number.isFinite(value));

let count = 0;
function read(game: Game): void {
  const end = game.events.at(-1)!;
  for (const { event, before } of momentsOf(game)) {
    if (event.type !== 'discarded' || event.tile >= PLAYING_KINDS || before.phase.name !== 'turn') continue;
    if (++count % Number(values.every) !== 0) continue;
    const view = viewFor(before, event.seat);
    const chosen = best(evaluate(level, view, event.seat, manner));
    if (!chosen) continue;
    // The zero of all values is another seat's win.
    const came = SAVED + (end.type === 'won' ? end.payments[event.seat] : 0);
    const form = before.seats[event.seat].melds.some(isClaimed) ? 'open' : 'concealed';
    const { drawsLeft } = lookAround(view, event.seat);
    const missing = Math.min(5, chosen.missing ?? 5);
    add(`${missing} ${form}`, chosen.value, came);
    add(`${missing} ${form}, ${4 * Math.floor(drawsLeft / 4)} draws left`, chosen.value, came);
  }
}

for (const game of readGames(values.games)) read(game);
for (const [key, { count: size, foretold, came, squares }] of [...cells].sort()) {
  const mean = came / size;
  const within = 1.96 * Math.sqrt((squares / size - mean * mean) / size);
  process.stdout.write(
    `${key.padEnd(30)} ${size} decisions, foretold ${(foretold / size).toFixed(1)}, came ${mean.toFixed(1)} ± ${within.toFixed(1)}\n`,
  );
}
