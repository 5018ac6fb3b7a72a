import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { TableCode } from '@gorrion/protocol';
import { legalActions, type SeatCommand, seatOf } from '@gorrion/rules';
import { eachOf } from '../load/crowd.ts';
import { Latencies } from '../load/latencies.ts';
import { RealServer } from '../server.ts';
import { WirePage } from '../wire/page.ts';

/*
 * `npm run daily -- --people 5000 --whole 40`: so many people begin today's deal, at the real process on a real disk, and
 * some of them play all four hands. What a play costs in time of the processor, memory and on disk, how soon the first tile
 * comes, and how long a page of the day takes when so many have begun it.
 */

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '5000' },
    whole: { type: 'string', default: '40' },
    'at-once': { type: 'string', default: '25' },
  },
});
const AT_ONCE = Number(values['at-once']);

/** Longest wait (ms) for a tile, or for a whole play, after which it counts as lost. */
const LOST_MS = { tile: 60_000, play: 900_000 };
/** Time (ms) that the server has for its own bots after the last play. */
const BOTS_MS = 120_000;

const pause = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms));

async function until(isSo: () => boolean, ms: number): Promise<boolean> {
  for (const end = performance.now() + ms; performance.now() < end; await pause(20)) if (isSo()) return true;
  return false;
}

const bytesIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);

/** Asks the server for the day, or begins it. */
async function ask(server: RealServer, page: WirePage, isChange = false) {
  const address = `http://localhost:${server.port}`;
  const { today } = isChange ? await ask(server, page) : { today: '' };
  const response = await fetch(`${address}/api/daily${isChange ? `/${today}` : ''}`, {
    headers: { cookie: page.cookie ?? '', origin: address, 'content-type': 'application/json' },
    ...(isChange && { method: 'POST', body: '{}' }),
  });
  const told = (await response.json()) as { code: TableCode; today: string };
  if (!response.ok) throw new Error(`the day was refused: ${told.code}`);
  return told;
}

const phaseOf = ({ seen }: WirePage) => seen?.state.session.phase;

/** Begins the day for somebody new, and waits for the first tile. */
async function begin(server: RealServer, waits: Latencies): Promise<WirePage | undefined> {
  const page = await new WirePage().connect({ port: server.port });
  const began = performance.now();
  const { code } = await ask(server, page, true);
  await page.enter(code);
  const isDealt = await until(() => phaseOf(page) === 'playing', LOST_MS.tile);
  if (isDealt) waits.add(performance.now() - began);
  return isDealt ? page : undefined;
}

/** Chooses flowers first, passes, and never wins, so that each hand goes to its end. */
const choiceOf = (actions: readonly SeatCommand[]): SeatCommand | undefined =>
  actions.find(({ type }) => type === 'expose-flower') ??
  actions.find(action => action.type === 'claim' && action.claim.kind === 'pass') ??
  actions.findLast(({ type }) => type === 'discard');

/** Says what is due, once for each state. */
function answer(page: WirePage): void {
  const { viewer, state } = page.seen!;
  if (typeof viewer === 'string') return;
  if (state.session.phase === 'between' && !state.ready[viewer]) page.shout({ type: 'ready' }, () => {});
  if (state.session.phase !== 'playing') return;
  const chosen = choiceOf(legalActions(state.session.hand, seatOf(state.session, viewer)));
  if (!chosen) return;
  const { seat: _seat, ...action } = chosen;
  page.shout({ type: 'act', action }, () => {});
}

/** Plays all four hands. Resolves with whether they came to their end. */
async function playOn(page: WirePage): Promise<boolean> {
  let answered = -1;
  const isOver = await until(() => {
    if (page.seen!.seq !== answered) {
      answered = page.seen!.seq;
      answer(page);
    }
    return phaseOf(page) === 'over';
  }, LOST_MS.play);
  page.close();
  return isOver;
}

/** What the server has used so far. */
const usedBy = (server: RealServer, dataDir: string) => ({
  cpu: server.cpuSeconds(),
  rssKb: server.rssKb(),
  bytes: bytesIn(dataDir),
});
const tenths = (n: number): number => Math.round(n * 10) / 10;

async function measure(server: RealServer, dataDir: string) {
  const [people, whole] = [Number(values.people), Number(values.whole)];
  const firstTile = new Latencies();
  const players: WirePage[] = [];
  let lost = 0;
  const before = usedBy(server, dataDir);
  const began = performance.now();
  await eachOf(Array.from({ length: people }), AT_ONCE, async (_, n) => {
    const page = await begin(server, firstTile);
    if (!page) lost++;
    else if (n < whole) players.push(page);
    else page.close();
  });
  const beginSeconds = (performance.now() - began) / 1000;
  const begun = usedBy(server, dataDir);
  const ended = (await Promise.all(players.map(playOn))).filter(Boolean).length;
  await pause(BOTS_MS);
  const played = usedBy(server, dataDir);
  const figures = await server.metrics();
  const shown = new Latencies();
  const reader = await new WirePage().connect({ port: server.port });
  for (let n = 0; n < 20; n++) {
    const asked = performance.now();
    await ask(server, reader);
    shown.add(performance.now() - asked);
  }
  const lag = (name: string) => Math.round((figures.get(`gorrion_nodejs_eventloop_lag_${name}_seconds`) ?? 0) * 1000);
  return {
    isMet: lost === 0 && ended === players.length,
    people,
    lost,
    begunEachSecond: tenths(people / beginSeconds),
    firstTileMs: firstTile.summary(),
    aBegin: {
      cpuMs: tenths(((begun.cpu - before.cpu) * 1000) / people),
      memoryKb: tenths((begun.rssKb - before.rssKb) / people),
      diskKb: tenths((begun.bytes - before.bytes) / 1024 / people),
    },
    whole: { wanted: players.length, ended },
    allPlays: { cpuSeconds: tenths(played.cpu - begun.cpu), diskKb: tenths((played.bytes - begun.bytes) / 1024) },
    pageOfTheDayMs: shown.summary(),
    rssMb: { before: tenths(before.rssKb / 1024), begun: tenths(begun.rssKb / 1024), end: tenths(played.rssKb / 1024) },
    loopMs: { p50: lag('p50'), p99: lag('p99'), max: lag('max') },
  };
}

const dataDir = mkdtempSync(join(tmpdir(), 'daily-'));
try {
  const load = loadavg().map(Math.round);
  const server = await RealServer.start({ dataDir });
  const result = await measure(server, dataDir);
  await server.kill();
  console.log(JSON.stringify({ ...result, load }, null, 2));
  if (!result.isMet) process.exitCode = 1;
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit();
