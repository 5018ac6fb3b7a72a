import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Bots } from '@gorrion/table';
import { SeededEntropy } from '@gorrion/table/testing';
import type { Asker } from '../../src/bots/fairQueue.ts';
import { openThinkers, type Thinkers } from '../../src/bots/thinkers.ts';
import { realClock } from '../../src/config/realClock.ts';
import { silent } from '../../src/testing/server.ts';
import { BusyTable } from './busyTable.ts';

/*
 * Measures how far the tables of some guests slow another guest's bots: `npm run bots:fair -- --seconds 90`. One guest plays three
 * experts in real time, first alone, then beside 108 such tables of 36 guests at three addresses, then beside the same tables
 * in one queue for all, as a comparison. Prints milliseconds from discard to discard at the guest's table and from a
 * bot's question to its answer. Ends with 1 if the crowd slows the guest by more than 20 %.
 */

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '90' } } });
const seconds = Number(values.seconds);
const CROWD = 108;
const TABLES_A_GUEST = 3;
const ADDRESSES = 3;
const MOST_SLOWED = 1.2;
/** Time (ms) after which every table has a hand and the crowd has spent its budgets. */
const SETTLING = 30_000;

const clock = realClock(silent);
const alone: Asker = { guest: 'alone', network: '192.0.2.1' };
const crowdAsker = (n: number): Asker => ({
  guest: `crowd ${Math.floor(n / TABLES_A_GUEST)}`,
  network: `198.51.100.${Math.floor(n / TABLES_A_GUEST) % ADDRESSES}`,
});

interface TimedBots extends Bots {
  readonly waits: number[];
}

/** The bots of one table, with the time of each answer. */
function timed(bots: Bots): TimedBots {
  const waits: number[] = [];
  return {
    waits,
    async decide(question) {
      const asked = performance.now();
      const answer = await bots.decide(question);
      waits.push(performance.now() - asked);
      return answer;
    },
  };
}

const rounded = (value: number) => Math.round(value * 10) / 10;
function summary(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => rounded(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
  const mean = sorted.reduce((sum, value) => sum + value, 0) / sorted.length;
  return { count: sorted.length, mean: rounded(mean), p50: at(0.5), p95: at(0.95) };
}

const pause = (ms: number) => new Promise(done => setTimeout(done, ms));

/** Plays the guest's table beside a crowd. With a shared asker all questions stand in one line. */
async function played(crowd: number, shared?: Asker) {
  const thinkers: Thinkers = openThinkers(silent);
  const bots = timed(thinkers.for(shared ?? alone));
  const mine = await BusyTable.open({ id: 'alone', clock, bots, entropy: new SeededEntropy('alone') });
  const others: BusyTable[] = [];
  for (let n = 0; n < crowd; n++) {
    const theirs = timed(thinkers.for(shared ?? crowdAsker(n)));
    others.push(await BusyTable.open({ id: `${n}`, clock, bots: theirs, entropy: new SeededEntropy(`${n}`) }));
  }
  await pause(SETTLING);
  const [gapsBefore, waitsBefore] = [mine.gaps.length, bots.waits.length];
  const othersBefore = others.reduce((sum, { gaps }) => sum + gaps.length, 0);
  await pause(seconds * 1000);
  const figures = {
    tables: crowd,
    betweenDiscardsMs: summary(mine.gaps.slice(gapsBefore)),
    answerMs: summary(bots.waits.slice(waitsBefore)),
    crowdDiscardsASecond: rounded((others.reduce((sum, { gaps }) => sum + gaps.length, 0) - othersBefore) / seconds),
  };
  for (const table of [mine, ...others]) table.close();
  await thinkers.close();
  return figures;
}

const undisturbed = await played(0);
console.error(undisturbed);
const crowded = await played(CROWD);
console.error(crowded);
const inOneQueue = await played(CROWD, alone);
const slowedBy = (figures: typeof crowded) =>
  Math.round((figures.betweenDiscardsMs.mean / undisturbed.betweenDiscardsMs.mean) * 1000) / 1000;
const result = {
  seconds,
  undisturbed,
  crowded,
  inOneQueue,
  slowed: { byTurns: slowedBy(crowded), inOneQueue: slowedBy(inOneQueue) },
};
const text = `${JSON.stringify(result, null, 2)}\n`;
console.log(text);
writeFileSync(join(import.meta.dirname, 'result.json'), text);
process.exit(result.slowed.byTurns > MOST_SLOWED ? 1 : 0);
