import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { loadavg, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { RealServer } from '../server.ts';
import type { Counts } from './attacker.ts';
import { Bystander } from './bystander.ts';

/*
 * `npm run attacks`: one address against a real server, attack by attack, and how a bystander at another address does
 * meanwhile. Each attack has a server of its own, and ends by itself. `--only events,views` runs some of them,
 * `--program PATH` another version of the server. Prints the bystander's p95 quiet and beside the attack, and their ratio.
 * It is to stay below 2, and the command ends with 1 if it does not. Everything runs on one machine: the ratio beside `nothing`
 * shows what other work there is worth, and on a busy machine only the p50 and the events at the bystander's table tell anything.
 */

const ATTACKS = ['nothing', 'events', 'tables', 'sockets', 'bytes', 'bots', 'views', 'guesses', 'reviews'];
const MOST = 2;
/** Niceness of the attacker, who would be another machine and take no processor time of the server. */
const LOW_PRIORITY = 10;
/** Time (ms) after which an attack that does not end is ended. */
const LONGEST_END = 30_000;
/** Time (ms) in which a server and the bystander's game warm up. */
const SETTLING = 4000;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: ATTACKS.join(',') },
    seconds: { type: 'string', default: '15' },
    program: { type: 'string' },
  },
});
const seconds = Number(values.seconds);
const pause = (ms: number) => new Promise(done => setTimeout(done, ms));
const ratioOf = (beside: number, quiet: number) => Math.round((beside / Math.max(quiet, 0.1)) * 100) / 100;

/** Starts an attack in a process of its own. Resolves once it begins, with what will become of it. */
async function begin(attack: string, port: number): Promise<{ child: ChildProcess; over: Promise<Counts> }> {
  const options = ['--attack', attack, '--port', String(port), '--seconds', String(seconds)];
  const child = fork(join(import.meta.dirname, 'run.ts'), options, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  setPriority(child.pid!, LOW_PRIORITY);
  await once(child, 'message');
  const gone = once(child, 'exit').then((): Counts => ({ 'ended without an answer': 1 }));
  const told = once(child, 'message').then(([counts]) => counts as Counts);
  return { child, over: Promise.race([told, gone]) };
}

const coresOf = (cpuSeconds: number): number => Math.round((cpuSeconds / seconds) * 100) / 100;

const bytesIn = (dataDir: string): number =>
  ['gorrion.sqlite', 'gorrion.sqlite-wal'].reduce(
    (sum, file) => sum + (statSync(join(dataDir, file), { throwIfNoEntry: false })?.size ?? 0),
    0,
  );

/** Runs one attack beside a bystander. */
async function measured(attack: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'gorrion-attacks-'));
  const env = { TRUST_PROXY: '1', LOG_LEVEL: 'info' };
  const server = await RealServer.start({ dataDir, env, ...(values.program && { program: values.program }) });
  const bystander = await Bystander.come(server.port);
  await pause(SETTLING);
  const began = server.cpuSeconds();
  const quiet = await bystander.look(seconds);
  const between = server.cpuSeconds();
  const before = { bytes: bytesIn(dataDir), rss: server.rssKb() };
  const { child, over } = await begin(attack, server.port);
  const ready = server.cpuSeconds();
  const beside = await bystander.look(seconds);
  const after = server.cpuSeconds();
  const counts = await Promise.race([over, pause(LONGEST_END).then((): Counts => ({ 'did not end': 1 }))]);
  child.kill('SIGKILL');
  const figures = {
    p95: { quiet: quiet.p95, beside: beside.p95, ratio: ratioOf(beside.p95, quiet.p95) },
    p50: { quiet: quiet.p50, beside: beside.p50, ratio: ratioOf(beside.p50, quiet.p50) },
    eventsASecond: { quiet: quiet.events, beside: beside.events, ratio: ratioOf(quiet.events, beside.events) },
    serverCores: { quiet: coresOf(between - began), beside: coresOf(after - ready) },
    diskMegabytes: Math.round((bytesIn(dataDir) - before.bytes) / 1e5) / 10,
    memoryMegabytes: { before: Math.round(before.rss / 1024), after: Math.round(server.rssKb() / 1024) },
    attack: counts,
  };
  bystander.leave();
  await server.kill();
  rmSync(dataDir, { recursive: true });
  return figures;
}

const result: Record<string, unknown> = { seconds, load: loadavg().map(Math.round) };
let isMet = true;
for (const attack of values.only.split(',')) {
  if (!ATTACKS.includes(attack)) throw new Error(`unknown: ${attack}`);
  const figures = await measured(attack);
  isMet &&= figures.p95.ratio < MOST;
  result[attack] = figures;
  process.stderr.write(`${attack} ${JSON.stringify(figures)}\n`);
}
const text = `${JSON.stringify({ isMet, ...result }, null, 2)}\n`;
process.stdout.write(text);
if (!values.program && values.only === ATTACKS.join(',')) writeFileSync(join(import.meta.dirname, 'result.json'), text);
process.exit(isMet ? 0 : 1);
