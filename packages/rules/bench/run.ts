import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { bench, do_not_optimize, run } from 'mitata';
import { countHand } from '../src/classical/count.ts';
import { CLASSICAL_FLAVOURS, randomClassicalClaim } from '../src/classical/plain/randomClaim.ts';
import { completesHand } from '../src/classical/shape.ts';
import { countWin } from '../src/classical/win.ts';
import { MCR } from '../src/family/mcr.ts';
import { type Distances, distanceOf, readDistances } from '../src/melds/shanten.ts';
import { type KindMasks, readWaits, waitsOf } from '../src/melds/waits.ts';
import { macau, wmo2006 } from '../src/rulesets/presets.ts';
import { explain } from '../src/scoring/explain.ts';
import { seededNumbers } from '../src/scoring/plain/randomClaim.ts';
import { readWaitingRecord, readWinningRecord } from '../src/scoring/record.ts';
import { scorer, scoreWin } from '../src/scoring/score.ts';
import { countsOf } from '../src/tiles/counts.ts';
import { RED } from '../src/tiles/tile.ts';
import { seeded } from '../src/wall/random.ts';
import { type FreshFigures, neverSeenShape } from './neverSeen.ts';
import { randomHand } from './randomHand.ts';

/** `npm run bench -w packages/rules`: how many hands a second, over the fixtures. Figures are kept in results.md. */

const read = (name: string): string =>
  gunzipSync(readFileSync(new URL(`../fixtures/${name}`, import.meta.url))).toString();
const records = (name: string): unknown[] =>
  read(name)
    .trim()
    .split('\n')
    .map(line => JSON.parse(line));

const claims = records('winning-dev.jsonl.gz').flatMap(record => {
  const claim = readWinningRecord(record);
  return claim.ok ? [claim.value] : [];
});
const waiting = records('waits-dev.jsonl.gz').flatMap(record => {
  const tiles = readWaitingRecord(record);
  return tiles.ok
    ? [{ tiles: tiles.value, counts: countsOf(tiles.value.concealed), melds: tiles.value.melds.length }]
    : [];
});

const started = process.cpuUsage();
const fast = scorer(wmo2006);
fast.total(claims[0]!);
const start = process.cpuUsage(started);

const masks: KindMasks = { suits: 0, honours: 0 };
const distances: Distances = {
  regular: 0,
  sevenPairs: 0,
  thirteenOrphans: 0,
  honorsAndKnitted: 0,
  knittedStraight: 0,
  min: 0,
};

/** Each name with the number of hands that one run takes. */
const sizes = new Map<string, number>();
const CHUNK = 1000;
const WARM_PASSES = 5;
/** All hands in turn, a thousand a run: short enough that other work on the machine spoils few runs. */
function over<Hand>(name: string, hands: readonly Hand[], one: (hand: Hand) => unknown, chunk = CHUNK): void {
  sizes.set(name, chunk);
  // Compile the code and fill the tables before the measurement.
  for (let pass = 0; pass < WARM_PASSES; pass++)
    for (const hand of hands.slice(0, 20 * chunk)) do_not_optimize(one(hand));
  let from = 0;
  bench(name, () => {
    for (let at = from; at < from + chunk; at++) do_not_optimize(one(hands[at]!));
    from = from + 2 * chunk > hands.length ? 0 : from + chunk;
  });
}

over('total points, the same 30,000 hands again', claims, claim => fast.total(claim));
over('score with fans', claims, claim => scoreWin(claim, wmo2006));
over('waits, five forms, from counts', waiting, ({ counts, melds }) => readWaits(counts, melds, masks));
over('waits, five forms, from a list of tiles', waiting, ({ tiles }) => waitsOf(tiles.concealed, tiles.melds));
over('distance, five forms, from counts', waiting, ({ counts, melds }) => readDistances(counts, melds, distances));
over('distance, five forms, from a list of tiles', waiting, ({ tiles }) => distanceOf(tiles.concealed, tiles.melds));

const olderRandom = seededNumbers(2003);
/** Winning hands of the older ways, special hands among them; without their last tile they stand for those that did not win. */
const older = Array.from({ length: 5 * CHUNK }, (_, n) =>
  randomClassicalClaim(olderRandom, CLASSICAL_FLAVOURS[n % CLASSICAL_FLAVOURS.length]!),
);
over('does a tile complete a hand', waiting, ({ tiles }) => MCR.completes(tiles.concealed, tiles.melds, RED, wmo2006));
over('older ways: does a tile complete a hand', waiting, ({ tiles }) =>
  completesHand(tiles.concealed, tiles.melds, RED),
);
over('older ways: the count of a winner', older, claim => countWin(claim, macau));
over('older ways: the count of another hand', older, ({ concealed, melds }) =>
  countHand({ concealed, melds, flowers: 1, seat: 1, opener: 2 }, macau),
);
over('explain', claims, claim => explain(claim, wmo2006), 100);

const random = seeded('random hands');
over('random hands, decide and evolve', [undefined], () => randomHand(random), 1);

const { benchmarks } = await run({ format: 'quiet' });

const aSecond = (nanoseconds: number): string =>
  nanoseconds > 10_000 ? (1e9 / nanoseconds).toFixed(0) : `${(1000 / nanoseconds).toFixed(2)} M`;

const rows = benchmarks.flatMap(({ alias, runs }) =>
  runs.flatMap(({ stats }) => {
    const hands = sizes.get(alias);
    if (!stats || hands === undefined) return [];
    const nanoseconds = (time: number) => time / hands;
    return [
      `| ${alias} | ${aSecond(nanoseconds(stats.p50))} | ${aSecond(nanoseconds(stats.min))} | ${nanoseconds(stats.p50).toFixed(0)} ns |`,
    ];
  }),
);

function wholeProcess(): number {
  const input = read('winning-dev.jsonl.gz');
  const bin = fileURLToPath(new URL('../bin/score.js', import.meta.url));
  const before = performance.now();
  spawnSync(process.execPath, [bin], { input, maxBuffer: 1 << 28 });
  return performance.now() - before;
}
const whole = [wholeProcess(), wholeProcess(), wholeProcess(), wholeProcess(), wholeProcess()].sort((a, b) => a - b);

/** Returns the figures of five fresh processes, the fastest first: tables that are full and compiled code outlive a run. */
function neverSeen(): readonly FreshFigures[] {
  const program = fileURLToPath(new URL('./neverSeen.ts', import.meta.url));
  const runs = Array.from({ length: 5 }, () => {
    const { stdout } = spawnSync(process.execPath, [program], { encoding: 'utf8' });
    return neverSeenShape(JSON.parse(stdout));
  });
  return runs.sort((a, b) => a.all - b.all);
}
const fresh = neverSeen();
const freshRow = (what: string, of: (run: FreshFigures) => number): string =>
  `| ${what} | ${aSecond(of(fresh[2]!))} | ${aSecond(of(fresh[0]!))} | ${of(fresh[2]!).toFixed(0)} ns |`;
rows.push(
  freshRow('total points, 300,000 hands never seen, a fresh process', run => run.all),
  freshRow('the first 30,000 of them', run => run.first),
  freshRow('the last 200,000 of them', run => run.last),
);

process.stdout.write(`Node ${process.version}, one thread\n\n`);
process.stdout.write(
  `| what | hands/s (median) | hands/s (best) | a hand (median) |\n|---|---|---|---|\n${rows.join('\n')}\n\n`,
);
process.stdout.write(`Tables at the first hand: ${((start.user + start.system) / 1000).toFixed(0)} ms of CPU\n`);
process.stdout.write(
  `score on 30,000 hands, whole process: ${whole[2]!.toFixed(0)} ms (best ${whole[0]!.toFixed(0)} ms)\n`,
);
