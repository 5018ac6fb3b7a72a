import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Answer, QueueNews, TableCode } from '@gorrion/protocol';
import { eachOf } from '../load/crowd.ts';
import { Latencies } from '../load/latencies.ts';
import { RealServer } from '../server.ts';
import { newId, WirePage } from '../wire/page.ts';

/*
 * `npm run queue -- --people 1000`: so many people press "Play now" at once, at the real process on a real disk, and each
 * goes to the table that they are told. How long until all have a seat, whether somebody has two or none, and how long the
 * server's loop stands meanwhile. Then one who is alone presses, again and again, and waits for the first tile.
 */

const { values } = parseArgs({
  options: { people: { type: 'string', default: '1000' }, alone: { type: 'string', default: '5' } },
});

/** Longest wait (ms) for a seat or a tile, after which it counts as lost. */
const LOST_MS = 60_000;

interface Person {
  readonly page: WirePage;
  readonly codes: TableCode[];
  pressed: number;
  seatedMs: number | undefined;
}

const pause = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms));

async function until(isSo: () => boolean): Promise<boolean> {
  for (const end = performance.now() + LOST_MS; performance.now() < end; await pause(20)) if (isSo()) return true;
  return false;
}

async function arrive(port: number): Promise<Person> {
  const page = await new WirePage().connect({ port });
  const person: Person = { page, codes: [], pressed: 0, seatedMs: undefined };
  page.onTold = (name, message) => {
    const news = message as QueueNews;
    if (name !== 'queue' || news.type !== 'seated') return;
    person.seatedMs ??= performance.now() - person.pressed;
    person.codes.push(news.code);
    void page.enter(news.code);
  };
  return person;
}

function press(person: Person): Promise<Answer> {
  person.pressed = performance.now();
  const wish = { id: newId(), way: 'friends', hands: 4, level: 'regular' };
  return person.page.wire.ask<Answer>('queue:join', wish);
}

const isPlaying = ({ page }: Person): boolean => page.seen?.state.session.phase === 'playing';
const isSeated = ({ page }: Person): boolean => page.seen !== undefined && page.seen.viewer !== 'spectator';

/** Has everybody press at once, and looks who sits where. */
async function together(server: RealServer, count: number) {
  const people: Person[] = [];
  await eachOf(Array.from({ length: count }), 25, async () => people.push(await arrive(server.port)));
  await pause(2000);
  const before = server.cpuSeconds();
  // The figures of the loop begin anew when they are read.
  await server.metrics();
  const began = performance.now();
  const answers = await Promise.all(people.map(press));
  await until(() => people.every(isSeated));
  const allSeatedMs = performance.now() - began;
  await until(() => people.every(isPlaying));
  const allPlayingMs = performance.now() - began;
  const cpuSeconds = server.cpuSeconds() - before;
  const figures = await server.metrics();
  const waits = new Latencies();
  for (const { seatedMs } of people) if (seatedMs !== undefined) waits.add(seatedMs);
  const chairs = people.flatMap(({ page: { me, seen } }) => (me && seen ? [`${me.id} ${seen.code}`] : []));
  const tables = new Map<TableCode, number>();
  for (const { codes } of people) for (const code of codes) tables.set(code, (tables.get(code) ?? 0) + 1);
  for (const { page } of people) page.close();
  const loopMs = (name: string) =>
    Math.round((figures.get(`gorrion_nodejs_eventloop_lag_${name}_seconds`) ?? 0) * 1000);
  return {
    people: count,
    refused: answers.filter(({ ok }) => !ok).length,
    lost: people.filter(one => !isSeated(one)).length,
    twice: people.filter(({ codes }) => new Set(codes).size > 1).length + chairs.length - new Set(chairs).size,
    tables: tables.size,
    tablesBySize: Object.fromEntries(
      [1, 2, 3, 4].map(size => [size, [...tables.values()].filter(n => n === size).length]),
    ),
    toldMs: waits.summary(),
    allSeatedMs: Math.round(allSeatedMs),
    allPlayingMs: Math.round(allPlayingMs),
    serverCpuSeconds: Math.round(cpuSeconds * 10) / 10,
    loopMs: { p50: loopMs('p50'), p99: loopMs('p99'), max: loopMs('max') },
  };
}

/** Has one press who is alone, and measures the time to the first tile. */
async function alone(server: RealServer, times: number) {
  const waits = new Latencies();
  for (let n = 0; n < times; n++) {
    const one = await arrive(server.port);
    await press(one);
    await until(() => isPlaying(one));
    waits.add(performance.now() - one.pressed);
    one.page.close();
  }
  return waits.summary();
}

const dataDir = mkdtempSync(join(tmpdir(), 'queue-'));
try {
  const load = loadavg().map(Math.round);
  const server = await RealServer.start({ dataDir });
  const firstTileMs = await alone(server, Number(values.alone));
  const met = await together(server, Number(values.people));
  await server.kill();
  const isMet = met.lost + met.twice + met.refused === 0 && firstTileMs.max <= 10_000;
  console.log(JSON.stringify({ isMet, ...met, firstTileAloneMs: firstTileMs, load }, null, 2));
  if (!isMet) process.exitCode = 1;
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit();
