import { readdirSync, readFileSync } from 'node:fs';
import { seeded } from '@gorrion/rules';
import { eachOf } from '../load/crowd.ts';
import { drive, type MeasuringPeriod, Tally } from '../load/drive.ts';
import { Latencies } from '../load/latencies.ts';
import { LoadTable } from '../load/loadTable.ts';
import { withServer } from '../load/scenarios.ts';
import type { RealServer } from '../server.ts';
import type { Fleet } from './fleet.ts';
import { partiesAt } from './kills.ts';

/* What several nodes cost: the way of a command through a node that does not own the table, and processor time. */

const TICKS_A_SECOND = 100;
const TABLES = 120;
/** Until the programs run as they do after a day: what is called often is compiled in the first minute. */
const WARMING = { perSecond: 800, seconds: 45 };
const LOADS = [
  { perSecond: 400, seconds: 15 },
  { perSecond: 800, seconds: 15 },
] as const;
const ROUNDS = 2;
const COMMANDS = 300;

const pause = (ms: number) => new Promise(done => setTimeout(done, ms));

/** Returns the processor time (s) of all processes with a name. */
function secondsOf(name: string): number {
  const pids = readdirSync('/proc').filter(pid => /^\d+$/.test(pid));
  return pids.reduce((sum, pid) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      if (!stat.includes(`(${name})`)) return sum;
      const fields = stat.split(') ')[1]!.split(' ');
      return sum + (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
    } catch {
      return sum;
    }
  }, 0);
}

/** Sends the same command in turn by a page at the owner and by one at another node, and measures until its answer. */
async function addedLatency(fleet: Fleet) {
  const source = seeded('latency');
  const [party] = await partiesAt(fleet, 1, () => source() / 2 ** 32);
  await pause(3000);
  const owners = await Promise.all(fleet.running.map(node => fleet.tablesOf(node)));
  const owner = fleet.running[owners.findIndex(codes => codes.includes(party!.code))]!;
  // The first page is where the table was opened; the second is at another node.
  const [near, far] = [new Latencies(), new Latencies()];
  const turns = [
    { page: party!.pages[0]!, latencies: near },
    { page: party!.pages[1]!, latencies: far },
  ];
  for (let n = 0; n < COMMANDS; n++)
    for (const { page, latencies } of turns) {
      const began = performance.now();
      const answer = await page.say({ type: 'ask-end', isWanted: n % 2 === 0 });
      if (answer.ok) latencies.add(performance.now() - began);
      // Below what one page may send.
      await pause(90);
    }
  const [direct, forwarded] = [near.summary(), far.summary()];
  const added = Math.round(10 * (near.count > 0 ? far.quantile(0.5) - near.quantile(0.5) : 0)) / 10;
  return { ownerPort: owner.port, direct, forwarded, addedP50: added };
}

export async function tablesAt(
  portOf: (n: number) => number,
  outcome: () => Tally,
  count: number,
): Promise<LoadTable[]> {
  const source = seeded('costs');
  const random = () => source() / 2 ** 32;
  const all = {
    shown: (kind: string, ms: number) => outcome().shown(kind, ms),
    refused: (code: string) => outcome().refused(code),
  };
  const tables = Array.from({ length: count }, () => new LoadTable(all, random));
  await eachOf(tables, 10, (table, n) => table.begin(page => portOf(n + page)));
  await pause(3000);
  return tables;
}

/** Measures the processor time of a command at several nodes and at one process on SQLite, in turn. */
async function processor(fleet: Fleet) {
  return withServer({}, async alone => {
    let tally = new Tally();
    const outcome = () => tally;
    const ports = fleet.running.map(({ port }) => port);
    const [one, many] = [
      await tablesAt(() => alone.port, outcome, TABLES),
      await tablesAt(n => ports[n % ports.length]!, outcome, TABLES),
    ];
    const nodes = { cpuSeconds: () => fleet.running.reduce((sum, { server }) => sum + server!.cpuSeconds(), 0) };
    const measure = async (server: Pick<RealServer, 'cpuSeconds'>, tables: LoadTable[], load: MeasuringPeriod) => {
      tally = new Tally();
      const others = secondsOf('postgres') + secondsOf('redis-server');
      const { cpuMicrosPerCommand, latency, refusals } = await drive(server, tables, tally, load);
      const stores = secondsOf('postgres') + secondsOf('redis-server') - others;
      const sent = load.perSecond * load.seconds;
      return { cpuMicrosPerCommand, storesMicrosPerCommand: Math.round((stores * 1e6) / sent), latency, refusals };
    };
    for (const [server, tables] of [
      [alone, one],
      [nodes, many],
    ] as const)
      await measure(server, tables, WARMING);
    const lines = [];
    for (const load of LOADS)
      for (let round = 0; round < ROUNDS; round++) {
        const [single, several] = [await measure(alone, one, load), await measure(nodes, many, load)];
        const ratio = Math.round((100 * several.cpuMicrosPerCommand) / single.cpuMicrosPerCommand) / 100;
        lines.push({ ...load, single, several, ratio });
      }
    for (const table of [...one, ...many]) for (const page of table.pages) page.close();
    return { tables: TABLES, lines };
  });
}

export async function costs(fleet: Fleet) {
  return { latency: await addedLatency(fleet), processor: await processor(fleet) };
}
