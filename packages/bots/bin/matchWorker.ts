import { parentPort, workerData } from 'node:worker_threads';
import { RULESETS } from '@gorrion/rules';
import { type Clocks, playWall, type WallOptions } from '../src/arena/duplicate.ts';
import { entrantName, type MatchArguments } from '../src/arena/matchArguments.ts';
import type { WallRecord } from '../src/arena/records.ts';
import { playBotzoneWall } from '../src/botzone/wall.ts';
import { ExternalProgram } from './externalProgram.ts';

/** Runs a thread of a match: each message is the number of a wall to play, the answer its record. */
const match = workerData as MatchArguments;
const port = parentPort!;
const { entrants, seed, permutations } = match;

const clocks: Clocks = {
  clock: () => performance.now(),
  processor: () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  },
};

const programs = new Map<number, ExternalProgram>();

/** Returns the external program at a place. As on Botzone it plays one hand, unless the match keeps programs. */
function externalOf(place: number): ExternalProgram {
  const entrant = entrants[place]!;
  if (entrant.kind !== 'command') throw new RangeError(`place ${place} is no program`);
  const before = programs.get(place);
  if (before && match.keepsPrograms) return before;
  before?.close();
  const program = new ExternalProgram(entrant.command);
  programs.set(place, program);
  return program;
}

const ours = entrants.filter(({ kind }) => kind === 'level');

function play(wall: number): WallRecord | Promise<WallRecord> {
  if (match.rules === 'table') {
    const players = ours as unknown as WallOptions['players'];
    return playWall(wall, { players, seed, permutations, rules: RULESETS[match.ruleset], clocks });
  }
  return playBotzoneWall(wall, {
    entrants,
    seed,
    permutations,
    clocks,
    externalOf,
    onMistake: ({ request, answer }, place, where) =>
      process.stderr.write(`wall ${where}, ${entrantName(entrants[place]!)}: "${answer}" to "${request}"\n`),
  });
}

port.on('message', async (wall: number | 'end') => {
  if (wall !== 'end') return port.postMessage(await play(wall));
  for (const program of programs.values()) program.close();
  port.close();
});
port.postMessage('ready');
